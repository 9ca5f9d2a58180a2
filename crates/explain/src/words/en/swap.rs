//! Sentences about cells that could change their digits.
use crate::language;
use crate::message::En;
use crate::words::swap::SwapText;

language! {
    en: En;

    SwapText<'_> {
        Rectangle { cells } => "{cells} are in two rows, two columns and two boxes";
        Swap { digits, count }, with each = one_of_each(*digits) =>
            "with only {digits} in all {count}, swapping them breaks nothing, as each row, column and box has {each} in these cells";
        SwapIn { cells, digits }, with each = one_of_each(*digits) =>
            "with only {digits} in {cells}, swapping them breaks nothing, as each row, column and box has {each} in these cells, or none";
        Change { cells, digits } => "with only {digits} in {cells}, these digits could change places";
        TwoSolutions => "there would be two solutions, but the puzzle has only one";
        So { holds } => "so {holds}";
    }
}

/// One of each of some digits: `one 4 and one 8`.
fn one_of_each(digits: qedoku_core::DigitSet) -> String {
    digits.iter().map(|digit| format!("one {digit}")).collect::<Vec<_>>().join(" and ")
}
