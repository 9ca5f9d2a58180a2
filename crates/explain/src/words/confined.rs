//! A digit of one house is left only where the house crosses another.
use crate::notation;
use crate::scene::Scene;
use qedoku_core::{Digit, House};

/// Says where the digit is left and what the other house loses.
pub(super) fn why(scene: &Scene<'_>, digit: Digit, (from, to): (House, House)) -> String {
    let layout = scene.layout;
    let left = scene.board.plane(digit) & layout.cells(from);
    let (from, to) = (layout.house_title(from), layout.house_title(to));
    format!(
        "in {from} the {digit} is left in {} only, all in {to}, so {digit} goes from the rest of {to}",
        notation::cells(left)
    )
}
