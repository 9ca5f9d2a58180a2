//! Words about what excludes candidates.
use crate::language;
use crate::message::Zh;
use crate::words::excluders::ExcluderText;

language! {
    zh: Zh;

    ExcluderText<'_> {
        NoX => "无 X";
        NoV => "无 V";
        NoWhiteDot => "无白点";
        NoBlackDot => "无黑点";
        RenbanOf { count } => "{count} 格的连续数线";
        BetweenEnds => "介值线的两端";
        Elsewhere { gone, cell, digit, places } => "若 {cell} 为 {gone}，则 {digit} 只能在 {places}，而两者不能同时成立";
    }
}
