//! Few cells around a pivot.
use super::marks::Marks;
use super::role::Role;
use super::truths::members_in;
use qedoku_core::{Step, Wing};

impl Marks {
    pub(super) fn wing(&mut self, it: &Wing, step: &Step) {
        // What the cells share, and what goes elsewhere, is told from the digits that tie them to the pivot.
        let shared = members_in(step, it.pivot | it.pincers)
            .iter()
            .filter(|candidate| it.digits.contains(candidate.digit))
            .collect();
        self.candidates(Role::Shared, shared);
        for (role, cells) in [(Role::Pivot, it.pivot), (Role::Pincer, it.pincers)] {
            self.cells(role, cells);
            self.candidates(role, members_in(step, cells));
        }
    }
}
