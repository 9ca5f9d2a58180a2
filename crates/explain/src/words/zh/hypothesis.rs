//! Sentences about what an assumption leads to.
use crate::language;
use crate::message::Zh;
use crate::words::emptied::EmptiedText;
use crate::words::hypothesis::HypothesisText;

language! {
    zh: Zh;

    HypothesisText<'_> {
        Suppose { assumed } => "假设 {assumed}";
        Besides { assumed } => "再假设 {assumed}";
        Then { first } => "{first}";
        AfterSteps { count, end } => "{count} 步之后 {end}";
        True { cell, digit } => "{cell} 是 {digit}";
        False { cell, digit } => "{cell} 不是 {digit}";
        Asked { assumed } => "{assumed}？";
    }

    EmptiedText<'_> {
        CellEmpty { cell } => "{cell} 没有候选数了";
        HouseLacks { house, digit } => "{house}没有 {digit} 的位置了";
    }
}
