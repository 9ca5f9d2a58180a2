//! English texts for beginners.
use crate::language;
use crate::message::En;
use crate::words::describe::TellText;

language! {
    en: En;

    TellText<'_> {
        Idea { told, idea } => "{told}. The idea: {idea}";
    }
}
