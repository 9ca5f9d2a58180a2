//! Wings of three cells.
use crate::Context;
use qedoku_core::{Cell, CellSet, Digit, DigitSet, Pattern, Slot, Truth, Wing};

/// The pattern and the truths of a pivot and two pincers that leave no room for a digit where all its places are seen.
pub fn evidence(cx: &Context<'_>, pivot: Cell, pincers: [Cell; 2], digit: Digit) -> (Pattern, Vec<Truth>) {
    let [one, other] = pincers;
    let wing = Wing::new(CellSet::of(pivot), pincers.into_iter().collect(), DigitSet::of(digit));
    (Pattern::of(wing), cx.truths(&[pivot, one, other].map(Slot::Cell)))
}
