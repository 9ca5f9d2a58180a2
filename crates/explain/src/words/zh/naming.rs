//! Names of cells, digits and houses in sentences.
use crate::language;
use crate::message::Zh;
use crate::notation::NotationText;
use crate::notation::reason::ReasonText;
use crate::words::naming::NamingText;
use crate::words::noun::{Compact, DigitList};
use qedoku_core::OutcomeKind;

language! {
    zh: Zh;

    NamingText<'_> {
        CellIs { cell, digits, scope } => "{cell} {scope}是 {digits}";
        IsIn { digits, cells, scope } => "{digits} {scope}在 {cells}";
        DigitsIn { digits, house } => "{house}的 {digits}";
        SoughtAt { digits, cells } => "{cells} 的 {digits}";
        Along { digits, cells } => "{cells} 的 {digits}";
        SoughtIn { digits, house } => "{house}的 {digits}";
        Loses { cells, digits }, with all = DigitList(*digits) => "{cells} 删去 {all}";
        Is { cell, digit, scope } => "{cell} {scope}是 {digit}";
        AllPlaced { cells, digit } => "{cells} 是 {digit}";
        Placed { cell, digit } => "{cell}={digit}";
        Holding { digits } => "（候选数 {digits}）";
        Braces { cells, digits } => "{cells}{{{digits}}}";
        Between { cells, digits }, with these = zh.counted(*cells), held = Compact(*digits) => "{these}{{{held}}}";
    }

    OutcomeKind {
        Solved => "已解出";
        Stuck => "无法继续";
        Contradiction => "矛盾";
        Reached => "已得出所问";
        Hypothesis => "由假设填满";
        Guessed => "含有猜测";
    }

    NotationText {
        DigitIn { digit, cell } => "{cell} 的 {digit}";
    }

    ReasonText<'_> {
        TwoSolutions { cells, digits } => "否则 {cells}{digits} 会有两个解";
        XWing => "二阶鱼";
        Swordfish => "三阶鱼";
        Jellyfish => "四阶鱼";
        Fish => "鱼";
        OneFish { name } => "{name}";
    }
}
