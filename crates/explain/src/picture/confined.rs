//! A digit confined to where two houses cross.
use super::marks::Marks;
use super::role::Role;
use super::truths::members;
use qedoku_core::{Confined, HouseSet, Step};

impl Marks {
    pub(super) fn confined(&mut self, it: &Confined, step: &Step) {
        self.houses(Role::Base, HouseSet::of(it.from));
        self.houses(Role::Cover, HouseSet::of(it.to));
        self.candidates(Role::Base, members(step));
    }
}
