//! Sentences about what truths leave.
use crate::language;
use crate::message::Zh;
use crate::words::truths::TruthsText;

language! {
    zh: Zh;

    TruthsText<'_> {
        Together => "从每一项各取其一，没有别的可能";
        InHouse { house, digit, cells } => "{house}的 {digit} 只能在 {cells}";
        Guarded { holds, reason } => "{holds}（{reason}）";
        BySymmetry { holds } => "{holds}（由提示数的对称性）";
    }
}
