//! The English text on initial facts: why a position has a fact before any step.
use crate::initial_fact::InitialFactText;
use qedoku_explain::{En, language};

language! {
    en: En;

    InitialFactText<'_> {
        Given => "a given";
        Entered => "which was entered";
        IsFromStart { cell, digit, kind } => "{cell} is {digit} from the start, {kind}.";
        IsOther { cell, digit, other, kind } => "{cell} is not {digit}: it is {other}, {kind}.";
        Seen { cell, digit, house, by, kind } => "{cell} is not {digit}: {house} has its {digit} at {by}, {kind}.";
        Removed { cell, digit } => "{cell} is not {digit}: the candidate was taken out when the position was entered.";
    }
}
