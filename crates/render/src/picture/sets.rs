//! Almost locked sets, and what links them.
use super::highlight::Highlight;
use super::marks::{Marks, TieKind};
use qedoku_core::{CandidateSet, CellSet, DigitSet, Sets, Step};
use qedoku_explain::StepContext;

impl Marks {
    pub(super) fn sets(&mut self, it: &Sets, step: &Step) {
        self.common_digits(it, step.conclusion.eliminate.all_digits());
        for (set, index) in it.all().iter().zip(0..) {
            self.set(Highlight::Set(index), set.cells);
            self.candidates(Highlight::Set(index), of_digits(set.digits, set.cells));
        }
    }

    /// The digits that link each set with the next, and those that go because one of the linked sets takes them: in a
    /// chain the first or the last, in a blossom one of the petals.
    fn common_digits(&mut self, it: &Sets, gone: DigitSet) {
        match it {
            Sets::Chain(chain) => {
                let befores = std::iter::once(&chain.first).chain(chain.rest.iter().map(|it| &it.set));
                for (before, next) in befores.zip(&chain.rest) {
                    self.candidates(Highlight::Restricted, of_digits(next.common & before.digits, before.cells));
                    self.candidates(Highlight::Restricted, of_digits(next.common, next.set.cells));
                }
                let ends = chain.rest.last().map(|last| [&chain.first, &last.set]);
                for end in ends.into_iter().flatten() {
                    let shared = ends.map_or(DigitSet::EMPTY, |[first, last]| first.digits & last.digits & gone);
                    self.candidates(Highlight::Shared, of_digits(shared, end.cells));
                }
            }
            Sets::Blossom(blossom) => {
                for petal in &blossom.petals {
                    self.candidates(Highlight::Restricted, of_digits(petal.common, petal.set.cells.with(blossom.stem)));
                }
                let shared = blossom.petals.iter().fold(gone, |shared, petal| shared & petal.set.digits);
                for petal in &blossom.petals {
                    self.candidates(Highlight::Shared, of_digits(shared, petal.set.cells));
                }
            }
            Sets::SueDeCoq(_) => {}
        }
    }

    /// The candidates by which each set is held against the one that it is linked to.
    pub(super) fn common(&mut self, context: &StepContext<'_>, it: &Sets) {
        match it {
            Sets::Chain(chain) => {
                let befores = std::iter::once(&chain.first).chain(chain.rest.iter().map(|it| &it.set));
                for (before, next) in befores.zip(&chain.rest) {
                    self.held(context, [before.cells, next.set.cells], next.common);
                }
            }
            Sets::Blossom(blossom) => {
                for petal in &blossom.petals {
                    self.held(context, [CellSet::of(blossom.stem), petal.set.cells], petal.common);
                }
            }
            Sets::SueDeCoq(_) => {}
        }
    }

    /// The places of each of some digits in two sets, of which not both take it.
    fn held(&mut self, context: &StepContext<'_>, [from, to]: [CellSet; 2], common: DigitSet) {
        for digit in common {
            let [from, to] = [from - to, to - from].map(|cells| context.board.plane(digit) & cells);
            if !from.is_empty() && !to.is_empty() {
                let [from, to] = [from, to].map(|cells| CandidateSet::of_digit(digit, cells));
                self.link(from, to, TieKind::Weak);
            }
        }
    }
}

/// A set of digits in a set of cells.
fn of_digits(digits: DigitSet, cells: CellSet) -> CandidateSet {
    cells.iter().fold(CandidateSet::EMPTY, |all, cell| all | CandidateSet::of_cell(cell, digits))
}
