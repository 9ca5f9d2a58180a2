//! The English text of hints.
use crate::advice::AdviceText;
use crate::diagnose::AdviseText;
use qedoku_explain::{En, language};

language! {
    en: En;

    AdviceText<'_> {
        Full => "Every cell is filled, and rightly so.";
        There => "What is asked for is there already.";
        RestsOn => "On the board:";
        CellIs { cell, digits } => "{cell} is {digits}";
        HouseHas { digit, house, cells } => "the {digit} of {house} is in {cells}";
        AsClosed { truth, closed } => "{truth} ({closed})";
        Guards { guards, cells } => "{guards}, or else {cells} would allow a second solution";
        Symmetric { cell, digits } => "{cell} is {digits}, as the givens are symmetric";
    }

    AdviseText {
        NoStep => "the techniques allowed find no step";
        Parted => "nothing more follows: every candidate that is left is in one of the solutions";
    }
}
