//! A digit of one house is left only where the house crosses another.
use crate::notation;
use crate::scene::Scene;
use qedoku_core::{Digit, House, Slot, Step, Truth};

/// Says where the digit is left, what the other house loses, and what that leaves to a third.
pub(super) fn why(scene: &Scene<'_>, digit: Digit, (from, to): (House, House), step: &Step) -> String {
    let layout = scene.layout;
    let left = scene.board.plane(digit) & layout.cells(from);
    let last = step.conclusion.place.plane(digit).first().map(|cell| {
        let other = |truth: &Truth| match truth.slot() {
            Some(Slot::House(house, _)) if house != from => Some(format!(" in {}", layout.house_title(house))),
            _ => None,
        };
        format!("; {cell} is the only place left for it{}", step.truths.iter().find_map(other).unwrap_or_default())
    });
    let (from, to, last) = (layout.house_title(from), layout.house_title(to), last.unwrap_or_default());
    format!(
        "in {from} the {digit} is left in {} only, all in {to}, so {digit} goes from the rest of {to}{last}",
        notation::cells(left)
    )
}
