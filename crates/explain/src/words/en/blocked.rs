//! Sentences about what closes other places.
use super::grammar::plural;
use crate::language;
use crate::message::En;
use crate::words::blocked::BlockedText;

language! {
    en: En;

    BlockedText<'_> {
        InBrackets { reasons } => " ({reasons})";
        Filled { filled }, with are = plural(filled.len(), "is", "are") => "{filled} {are} filled";
        OthersFilled => "its other cells are filled";
    }
}
