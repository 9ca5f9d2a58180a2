//! One digit in as many houses as hold it elsewhere.
use super::marks::Marks;
use super::role::Role;
use super::truths::members;
use qedoku_core::{CandidateSet, Fish, Step};

impl Marks {
    pub(super) fn fish(&mut self, it: &Fish, step: &Step) {
        self.candidates(Role::Fin, CandidateSet::of_digit(it.digit, it.fins()));
        self.candidates(Role::Base, members(step));
        self.houses(Role::Base, it.base);
        self.houses(Role::Cover, it.cover());
    }
}
