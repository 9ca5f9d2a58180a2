//! Cells that cannot be filled with a candidate.
use super::highlight::Highlight;
use super::marks::Marks;
use super::truths::members_in;
use qedoku_core::{Exclusion, Step};

impl Marks {
    pub(super) fn exclusion(&mut self, it: &Exclusion, step: &Step) {
        self.cells(Highlight::Base, it.base);
        self.candidates(Highlight::Base, members_in(step, it.base));
        self.slots(Highlight::Cover, &it.excluders);
    }
}
