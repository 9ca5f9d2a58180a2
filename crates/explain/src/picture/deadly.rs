//! Cells that would allow two solutions, or none.
use super::marks::Marks;
use super::role::Role;
use qedoku_core::Deadly;

impl Marks {
    pub(super) fn deadly(&mut self, it: &Deadly) {
        self.candidates(Role::Guard, it.guards);
        self.candidates(Role::Deadly, it.deadly);
        self.cells(Role::Deadly, it.deadly.cells());
    }
}
