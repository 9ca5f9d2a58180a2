//! Sentences about what an assumption leads to.
use crate::language;
use crate::message::Zh;
use crate::words::hypothesis::HypothesisText;

language! {
    zh: Zh;

    HypothesisText<'_> {
        CellWouldBeEmpty { cell } => "{cell} 就没有候选数了";
        HouseWouldLack { house, digit } => "{house}就没有 {digit} 的位置了";
        NotDigit { cell, digit } => "{cell} 不是 {digit}";
        SupposedTrue { cell, digit } => "{cell} 是 {digit}";
        SupposedFalse { cell, digit } => "{cell} 不是 {digit}";
        AtOnce { supposed, end, so } => "假设 {supposed}，{end}，所以 {so}";
        AfterOne { supposed, end, so } => "假设 {supposed}，一步之后 {end}，所以 {so}";
        AfterSteps { supposed, end, count, so } => "假设 {supposed}，{count} 步之后 {end}，所以 {so}";
        Asked { assumed } => "{assumed}？";
        CellEmpty { cell } => "{cell} 没有候选数了";
        HouseLacks { house, digit } => "{house}没有 {digit} 的位置了";
    }
}
