//! The English text on what closes the slot that a refutation leaves empty.
use super::plural;
use crate::ladder::NothingLeftText;
use qedoku_explain::{En, language};

language! {
    en: En;

    NothingLeftText<'_> {
        All { parts } => "{parts}.";
        Then { parts } => "Then {parts}.";
        DigitAt { digit, cell } => "{digit} at {cell}";
        CellSees { cell, list } => "{cell} sees {list}";
        CellRuled { cell, digits, rule } => "{cell} cannot be {digits}, for {rule}";
        NorRuled { digits, rule } => "it cannot be {digits}, for {rule}";
        CellLost { cell, digits, number } => "{cell} lost {digits} in step {number}";
        CellEntered { digits, cell } => "{cell} has lost {digits} by this entry";
        CellGone { digits, cell }, with was = plural(digits.len(), "was", "were") =>
            "{digits} {was} taken out of {cell} before";
        See { cells, digit, by }, with see = plural(cells.len(), "sees", "see") => "{cells} {see} the {digit} at {by}";
        Ruled { cells, digit, rule } => "{cells} cannot be {digit}, for {rule}";
        Lost { cells, digit, number } => "{cells} lost {digit} in step {number}";
        OthersFilled { house } => "the other cells of {house} are filled";
        Entered { cells, digit } => "{cells} has lost {digit} by this entry";
        Gone { cells, digit } => "{digit} was taken out of {cells} before";
    }
}
