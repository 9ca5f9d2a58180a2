//! Sentences about what truths leave.
use crate::language;
use crate::message::Zh;
use crate::words::truths::TruthsText;

language! {
    zh: Zh;

    TruthsText<'_> {
        AllLeft { left, gone } => "只剩这些可能：{left}；无论怎样组合，{gone}";
        InHouse { house, digit, cells } => "{house}的 {digit} 在 {cells}";
        Guarded { holds, reason } => "{holds}（{reason}）";
        BySymmetry { holds } => "{holds}（由提示数的对称性）";
    }
}
