//! Chinese texts for beginners.
use crate::language;
use crate::message::Zh;
use crate::words::describe::IdeaText;

language! {
    zh: Zh;

    IdeaText<'_> {
        Idea { reason, idea } => "{reason}。道理：{idea}";
    }
}
