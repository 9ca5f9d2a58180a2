//! Almost locked sets, and what links them.
use super::marks::Marks;
use super::role::Role;
use crate::scene::Scene;
use qedoku_core::{CandidateSet, CellSet, DigitSet, Sets};

impl Marks {
    pub(super) fn sets(&mut self, it: &Sets) {
        for (set, index) in it.all().iter().zip(0..) {
            let held =
                set.cells.iter().fold(CandidateSet::EMPTY, |all, cell| all | CandidateSet::of_cell(cell, set.digits));
            self.cells(Role::Set(index), set.cells);
            self.candidates(Role::Set(index), held);
        }
    }

    /// The candidates by which each set is held against the one that it is linked to.
    pub(super) fn common(&mut self, scene: &Scene<'_>, it: &Sets) {
        match it {
            Sets::Chain(chain) => {
                let befores = std::iter::once(&chain.first).chain(chain.rest.iter().map(|it| &it.set));
                for (before, next) in befores.zip(&chain.rest) {
                    self.held(scene, [before.cells, next.set.cells], next.common);
                }
            }
            Sets::Blossom(blossom) => {
                for petal in &blossom.petals {
                    self.held(scene, [CellSet::of(blossom.stem), petal.set.cells], petal.common);
                }
            }
            Sets::SueDeCoq(_) => {}
        }
    }

    /// The places of each of some digits in two sets, of which not both take it.
    fn held(&mut self, scene: &Scene<'_>, [from, to]: [CellSet; 2], common: DigitSet) {
        for digit in common {
            let [from, to] = [from - to, to - from].map(|cells| scene.board.plane(digit) & cells);
            if !from.is_empty() && !to.is_empty() {
                let [from, to] = [from, to].map(|cells| CandidateSet::of_digit(digit, cells));
                self.link(from, to, false);
            }
        }
    }
}
