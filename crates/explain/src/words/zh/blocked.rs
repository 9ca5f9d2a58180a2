//! Sentences about what closes other places.
use crate::language;
use crate::message::Zh;
use crate::words::blocked::BlockedText;

language! {
    zh: Zh;

    BlockedText<'_> {
        InBrackets { reasons } => "（{reasons}）";
        Filled { filled } => "{filled} 已填";
        OthersFilled => "其余各格已填";
    }
}
