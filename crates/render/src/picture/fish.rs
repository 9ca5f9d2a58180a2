//! One digit in as many houses as hold it elsewhere.
use super::highlight::Highlight;
use super::marks::Marks;
use super::truths::members;
use qedoku_core::{CandidateSet, Fish, Step};

impl Marks {
    pub(super) fn fish(&mut self, it: &Fish, step: &Step) {
        self.candidates(Highlight::Fin, CandidateSet::of_digit(it.digit, it.fins()));
        self.candidates(Highlight::Base, members(step));
        self.houses(Highlight::Base, it.base);
        self.houses(Highlight::Cover, it.cover());
    }
}
