//! Sentences about what an assumption leads to.
use crate::language;
use crate::message::En;
use crate::words::emptied::EmptiedText;
use crate::words::hypothesis::HypothesisText;

language! {
    en: En;

    HypothesisText<'_> {
        Suppose { assumed } => "suppose {assumed}";
        Besides { assumed } => "suppose besides that {assumed}";
        Then { first } => "then {first}";
        AfterSteps { count, end } if count.0 == 1 => "then after one step {end}";
        AfterSteps { count, end } => "then after {count} steps {end}";
        True { cell, digit } => "{cell} is {digit}";
        False { cell, digit } => "{cell} is not {digit}";
        Asked { assumed } => "{assumed}?";
    }

    EmptiedText<'_> {
        CellEmpty { cell } => "{cell} has no candidate left";
        HouseLacks { house, digit } => "{house} has no place for {digit}";
    }
}
