//! The English text on what closes the slot that a refutation leaves empty.
use super::plural;
use crate::ladder::NothingLeftText;
use qedoku_explain::{En, language};

language! {
    en: En;

    NothingLeftText<'_> {
        All { parts } => "{parts}.";
        DigitAt { digit, cell } => "{digit} at {cell}";
        CellSees { cell, list } => "{cell} sees {list}";
        CellRuled { cell, digits, rule } => "{cell} cannot be {digits}, for {rule}";
        NorRuled { digits, rule } => "it cannot be {digits}, for {rule}";
        CellLost { cell, digits, number } => "{cell} lost {digits} in step {number}";
        CellGone { digits, cell }, with was = plural(digits.len(), "was", "were") =>
            "{digits} {was} gone from {cell} already at this position";
        See { cells, digit, by }, with see = plural(cells.len(), "sees", "see") => "{cells} {see} the {digit} at {by}";
        Ruled { cells, digit, rule } => "{cells} cannot be {digit}, for {rule}";
        Lost { cells, digit, number } => "{cells} lost {digit} in step {number}";
        OthersFilled { house } => "the other cells of {house} are filled";
        Gone { cells, digit } => "{digit} was gone from {cells} already at this position";
    }
}
