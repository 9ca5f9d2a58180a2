//! Sentences about arguments by cases.
use crate::language;
use crate::message::Zh;
use crate::words::forcing::ForcingText;

language! {
    zh: Zh;

    ForcingText<'_> {
        CellIs { cell, options } => "{cell} 是 {options}";
        HouseHas { house, digit, options } => "{house}的 {digit} 在 {options}";
        OrNot { cell, digit } => "{cell} 要么是 {digit}，要么不是 {digit}";
        If { assumed, then } => "若 {assumed}，则 {then}";
        Suppose { assumed } => "假设 {assumed}";
        AtOnce { assumed } => "若 {assumed}，则立即成立";
        Folded { assumed, count, below, reached } => "若 {assumed}，则 {count} 步之后{below}{reached}";
        Below { step, case } => "（见下面的 {step}.{case}）";
        Whichever { then } => "无论是哪一格，{then}";
        EveryCase { all } => "无论哪种情况，{all}";
        OneCase { all } => "只有一种情况可能，这时 {all}";
        OtherCases { all } => "无论哪种情况，{all}";
        NoCase => "每种情况都不可能，所以什么都能推出";
        AfterSteps { count, reached } => "{count} 步之后 {reached}";
        Then { text } => "则 {text}";
    }
}
