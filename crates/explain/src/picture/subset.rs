//! As many cells as digits.
use super::marks::Marks;
use super::role::Role;
use super::truths::members;
use qedoku_core::{Step, Subset};

impl Marks {
    pub(super) fn subset(&mut self, it: &Subset, step: &Step) {
        self.candidates(Role::Base, members(step));
        self.slots(Role::Base, &it.base());
        self.slots(Role::Cover, &it.cover());
    }
}
