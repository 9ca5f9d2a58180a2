//! Cells that cannot be filled with a candidate.
use super::marks::Marks;
use super::role::Role;
use super::truths::members_in;
use qedoku_core::{Exclusion, Step};

impl Marks {
    pub(super) fn exclusion(&mut self, it: &Exclusion, step: &Step) {
        self.cells(Role::Base, it.base);
        self.candidates(Role::Base, members_in(step, it.base));
        self.slots(Role::Cover, &it.excluders);
    }
}
