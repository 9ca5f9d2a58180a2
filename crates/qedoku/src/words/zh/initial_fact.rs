//! The Chinese text on initial facts: why a position has a fact before any step.
use crate::initial_fact::InitialFactText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    InitialFactText<'_> {
        Given => "提示数";
        Entered => "已填入";
        IsFromStart { cell, digit, kind } => "{cell} 一开始就是 {digit}（{kind}）。";
        IsOther { cell, digit, other, kind } => "{cell} 不是 {digit}：它是 {other}（{kind}）。";
        Seen { cell, digit, house, by, kind } => "{cell} 不是 {digit}：{house}的 {digit} 在 {by}（{kind}）。";
        Removed { cell, digit } => "{cell} 不是 {digit}：录入局面时已删去该候选数。";
    }
}
