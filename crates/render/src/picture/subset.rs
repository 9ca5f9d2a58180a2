//! Marks of subsets: as many cells as digits.
use super::highlight::Highlight;
use super::marks::Marks;
use super::truths::members;
use qedoku_core::{Step, Subset};

impl Marks {
    pub(super) fn subset(&mut self, it: &Subset, step: &Step) {
        self.candidates(Highlight::Base, members(step));
        self.slots(Highlight::Base, &it.base());
        self.slots(Highlight::Cover, &it.cover());
    }
}
