//! A digit confined to where two houses cross.
use super::highlight::Highlight;
use super::marks::Marks;
use super::truths::members;
use qedoku_core::{Confined, HouseSet, Step};

impl Marks {
    pub(super) fn confined(&mut self, it: &Confined, step: &Step) {
        self.houses(Highlight::Base, HouseSet::of(it.from));
        self.houses(Highlight::Cover, HouseSet::of(it.to));
        self.candidates(Highlight::Base, members(step));
    }
}
