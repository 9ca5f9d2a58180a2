//! Cells that would allow two solutions, or none.
use super::highlight::Highlight;
use super::marks::{Marks, TieKind};
use qedoku_core::{CandidateSet, Deadly, Slot, Step, Truth};

impl Marks {
    /// The pattern, its guards, and the houses and cells that it is joined with.
    pub(super) fn deadly(&mut self, it: &Deadly, step: &Step) {
        self.candidates(Highlight::Guard, it.guards);
        self.candidates(Highlight::Deadly, it.deadly);
        self.cells(Highlight::Deadly, it.deadly.cells());
        let beside: Vec<Slot> = step.truths.iter().filter_map(Truth::slot).collect();
        self.slots(Highlight::Looked, &beside);
        // Two places of a digit in a house: one of them takes it.
        let in_houses = step.truths.iter().filter(|truth| matches!(truth, Truth::House { .. }));
        for places in in_houses.map(Truth::members) {
            let [first, second] = [places.iter().next(), places.iter().nth(1)];
            if let (Some(first), Some(second), 2) = (first, second, places.len()) {
                self.link(CandidateSet::of(first), CandidateSet::of(second), TieKind::Conjugate);
            }
        }
    }
}
