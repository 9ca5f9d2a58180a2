//! Candidates in two colors.
use super::highlight::Highlight;
use super::marks::{Marks, TieKind};
use qedoku_core::{Candidate, CandidateSet, Colors};
use qedoku_explain::{StepContext, colors_in_order};

impl Marks {
    /// The clusters, each in its two colors, which have the letters that texts give them.
    pub(super) fn colors(&mut self, it: &Colors) {
        for (color, index) in it.clusters.iter().flat_map(colors_in_order).zip(0..) {
            self.candidates(Highlight::Color(index), *color);
        }
    }

    /// The conjugate pairs that hold each cluster together: two candidates of a cell that has no other, or two places
    /// of a digit that has no other in a house.
    pub(super) fn conjugates(&mut self, context: &StepContext<'_>, it: &Colors) {
        for [one, other] in &it.clusters {
            for first in one.iter() {
                for second in other.iter().filter(|&second| is_pair(context, first, second)) {
                    self.link(CandidateSet::of(first), CandidateSet::of(second), TieKind::Conjugate);
                }
            }
        }
    }
}

fn is_pair(context: &StepContext<'_>, first: Candidate, second: Candidate) -> bool {
    let StepContext { layout, board, .. } = context;
    if first.cell == second.cell {
        return board.digits(first.cell).len() == 2;
    }
    let shared = layout.houses_of(first.cell) & layout.houses_of(second.cell);
    let alone = |house| (board.plane(first.digit) & layout.cells(house)).len() == 2;
    first.digit == second.digit && shared.iter().any(alone)
}
