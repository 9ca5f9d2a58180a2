//! Sentences about what an assumption leads to.
use crate::language;
use crate::message::En;
use crate::words::hypothesis::HypothesisText;

language! {
    en: En;

    HypothesisText<'_> {
        CellWouldBeEmpty { cell } => "{cell} would have no candidate left";
        HouseWouldLack { house, digit } => "{house} would have no place for {digit}";
        NotDigit { cell, digit } => "{cell} is not {digit}";
        SupposedTrue { cell, digit } => "{cell} were {digit}";
        SupposedFalse { cell, digit } => "{cell} were not {digit}";
        AtOnce { supposed, end, so } => "if {supposed}, {end} at once, so {so}";
        AfterOne { supposed, end, so } => "if {supposed}, {end} after one step, so {so}";
        AfterSteps { supposed, end, count, so } => "if {supposed}, {end} after {count} steps, so {so}";
        Asked { assumed } => "{assumed}?";
        CellEmpty { cell } => "{cell} has no candidate left";
        HouseLacks { house, digit } => "{house} has no place for {digit}";
    }
}
