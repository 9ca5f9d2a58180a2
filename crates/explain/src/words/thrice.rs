//! What a grave has too much.
use super::noun::Houses;
use crate::step_context::StepContext;
use qedoku_core::{Candidate, Deadly, Digit, House, HouseSet};

/// The digit that has three places in houses of the one cell with a third candidate, and these houses.
pub(super) fn thrice<'a>(context: &'a StepContext<'_>, deadly: &Deadly) -> Option<(Digit, Houses<'a>)> {
    let Candidate { cell, digit } = deadly.guards.single()?;
    let has_three = |&house: &House| (context.board.plane(digit) & context.layout.cells(house)).len() == 3;
    let houses: HouseSet = context.layout.houses_of(cell).iter().filter(has_three).collect();
    (!houses.is_empty()).then(|| (digit, context.named(houses)))
}
