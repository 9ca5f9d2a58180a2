//! Few cells around a pivot.
use super::highlight::Highlight;
use super::marks::Marks;
use super::truths::members_in;
use qedoku_core::{Step, Wing};

impl Marks {
    pub(super) fn wing(&mut self, it: &Wing, step: &Step) {
        // What the cells share, and what goes elsewhere, is told from the digits that tie them to the pivot.
        let shared = members_in(step, it.pivot | it.pincers)
            .iter()
            .filter(|candidate| it.digits.contains(candidate.digit))
            .collect();
        self.candidates(Highlight::Shared, shared);
        for (role, cells) in [(Highlight::Pivot, it.pivot), (Highlight::Pincer, it.pincers)] {
            self.cells(role, cells);
            self.candidates(role, members_in(step, cells));
        }
    }
}
