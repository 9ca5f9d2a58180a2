//! Chinese texts for beginners.
use crate::language;
use crate::message::Zh;
use crate::words::describe::TellText;

language! {
    zh: Zh;

    TellText<'_> {
        Idea { told, idea } => "{told}。道理：{idea}";
    }
}
