//! Candidates in two colors.
use super::marks::Marks;
use super::role::Role;
use qedoku_core::Colors;

impl Marks {
    pub(super) fn colors(&mut self, it: &Colors) {
        for (color, index) in it.clusters.iter().flatten().zip(0..) {
            self.candidates(Role::Color(index), *color);
        }
    }
}
