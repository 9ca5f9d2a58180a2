//! English texts for beginners.
use crate::language;
use crate::message::En;
use crate::words::describe::IdeaText;

language! {
    en: En;

    IdeaText<'_> {
        Idea { reason, idea } => "{reason}. The idea: {idea}";
    }
}
