//! Two base cells and their targets.
use super::marks::Marks;
use super::role::Role;
use super::truths::members_in;
use qedoku_core::{CellSet, Exocet, Step};

impl Marks {
    pub(super) fn exocet(&mut self, it: &Exocet, step: &Step) {
        self.cells(Role::Base, it.base);
        self.cells(Role::Pincer, it.targets);
        self.cells(Role::Guard, it.mirrors.iter().fold(CellSet::EMPTY, |all, &cells| all | cells));
        self.candidates(Role::Base, members_in(step, it.base));
        self.candidates(Role::Pincer, members_in(step, it.targets));
        self.houses(Role::Cover, it.lines);
    }
}
