//! Two base cells and their targets.
use super::highlight::Highlight;
use super::marks::Marks;
use super::truths::members_in;
use qedoku_core::{CellSet, Exocet, Step};

impl Marks {
    pub(super) fn exocet(&mut self, it: &Exocet, step: &Step) {
        self.cells(Highlight::Base, it.base);
        self.cells(Highlight::Pincer, it.targets);
        self.cells(Highlight::Guard, it.mirrors.iter().fold(CellSet::EMPTY, |all, &cells| all | cells));
        self.candidates(Highlight::Base, members_in(step, it.base));
        self.candidates(Highlight::Pincer, members_in(step, it.targets));
        self.houses(Highlight::Cover, it.lines);
    }
}
