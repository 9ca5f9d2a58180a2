//! The Chinese text on what closes the slot that a refutation leaves empty.
use crate::ladder::NothingLeftText;
use qedoku_explain::{Zh, language};

language! {
    zh: Zh;

    NothingLeftText<'_> {
        All { parts } => "{parts}。";
        Then { parts } => "这时{parts}。";
        DigitAt { digit, cell } => "{cell} 的 {digit}";
        CellSees { cell, list } => "{cell} 受 {list} 排除";
        CellRuled { cell, digits, rule } => "{cell} 不能是 {digits}：{rule}";
        NorRuled { digits, rule } => "也不能是 {digits}：{rule}";
        CellLost { cell, digits, number } => "{cell} 的 {digits} 已由第 {number} 步删去";
        CellEntered { digits, cell } => "{cell} 的 {digits} 由这次改动删去";
        CellGone { digits, cell } => "{cell} 的 {digits} 先前已经删去";
        See { cells, digit, by } => "{cells} 被 {by} 的 {digit} 排除";
        Ruled { cells, digit, rule } => "{cells} 不能是 {digit}：{rule}";
        Lost { cells, digit, number } => "{cells} 的 {digit} 已由第 {number} 步删去";
        OthersFilled { house } => "{house}的其他格已填";
        Entered { cells, digit } => "{cells} 的 {digit} 由这次改动删去";
        Gone { cells, digit } => "{cells} 的 {digit} 先前已经删去";
    }
}
