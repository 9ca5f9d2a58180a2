//! Finds the digits that have too many places in houses of a grave.
use super::noun::Houses;
use crate::step_context::StepContext;
use qedoku_core::{Candidate, Deadly, Digit, House, HouseSet};

/// A digit of the guards with the houses that have more than two places for it, as many each.
pub(super) struct ManyPlaces<'a> {
    pub(super) digit: Digit,
    pub(super) count: usize,
    pub(super) houses: Houses<'a>,
}

/// The digit that has three places in houses of the one cell with a third candidate, and these houses.
pub(super) fn thrice<'a>(context: &'a StepContext<'_>, deadly: &Deadly) -> Option<(Digit, Houses<'a>)> {
    deadly.guards.single()?;
    many_places(context, deadly).into_iter().find(|it| it.count == 3).map(|it| (it.digit, it.houses))
}

/// The digits that have more than two places in houses of the cells with a third candidate, by digits and places.
pub(super) fn many_places<'a>(context: &'a StepContext<'_>, deadly: &Deadly) -> Vec<ManyPlaces<'a>> {
    let mut found: Vec<ManyPlaces<'a>> = Vec::new();
    for digit in deadly.guards.all_digits() {
        let plane = context.board.plane(digit);
        let places = |house: House| (plane & context.layout.cells(house)).len();
        let of = |houses: HouseSet, it: Candidate| houses | context.layout.houses_of(it.cell);
        let houses = deadly.guards.iter().filter(|it| it.digit == digit).fold(HouseSet::EMPTY, of);
        let mut counts: Vec<usize> = houses.iter().map(places).filter(|&count| count > 2).collect();
        counts.sort_unstable();
        counts.dedup();
        for count in counts {
            let houses = context.named(houses.iter().filter(|&house| places(house) == count));
            found.push(ManyPlaces { digit, count, houses });
        }
    }
    found
}
