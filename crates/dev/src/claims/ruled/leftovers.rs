//! Tests what is said of the cells in which houses differ.
use super::judge::RuleJudge;
use qedoku_core::{CandidateSet, CellSet, DigitSet};

/// The cells that some houses have beyond others, and those that the others have beyond them.
#[derive(Clone, Copy, Default)]
pub(super) struct SaidLeftovers {
    beyond: CellSet,
    other: CellSet,
    /// The candidates that cannot stand in the ones, and so go from the others.
    gone: CandidateSet,
}

impl RuleJudge<'_> {
    /// As many houses as others have these cells beyond them, and the others those.
    pub(super) fn stick_out(&mut self, named: [&[CellSet]; 4], cells: [CellSet; 2]) {
        let all = |houses: &[CellSet]| houses.iter().fold(CellSet::EMPTY, |all, &house| all | house);
        let [base, cover, cover_again, base_again] = named;
        self.claim(base == base_again && cover == cover_again, "the same houses are compared");
        self.claim(base.len() == cover.len(), "there are as many houses of both");
        self.claim(all(base) - all(cover) == cells[0], "the first ones have these cells beyond the others");
        self.claim(all(cover) - all(base) == cells[1], "the others have these cells beyond the first ones");
        self.leftovers = Some(SaidLeftovers { beyond: cells[0], other: cells[1], gone: CandidateSet::EMPTY });
    }

    /// The cells are those in which the houses differ.
    pub(super) fn hold_the_same(&mut self, cells: [CellSet; 2]) {
        let said = self.leftovers.is_some_and(|it| [it.beyond, it.other] == cells);
        self.claim(said, "these are the cells in which the houses differ");
    }

    /// None of the cells can be a digit, so that it goes from the others.
    pub(super) fn cannot_be(&mut self, cells: CellSet, digits: DigitSet) {
        let never = cells.iter().all(|cell| (self.digits(cell) & digits).is_empty());
        self.claim(never, "none of the cells can be the digit");
        let candidates = self.leftovers.filter(|it| it.beyond == cells).map(|it| self.candidates(it.other, digits));
        self.claim(candidates.is_some(), "these are the cells beyond the others");
        if let (Some(it), Some(candidates)) = (&mut self.leftovers, candidates) {
            it.gone |= candidates;
        }
    }

    /// The candidates that go are those that the others cannot be.
    pub(super) fn end_of_leftovers(&mut self, it: &SaidLeftovers) {
        let gone = self.conclusion.eliminate;
        self.claim(gone.is_subset(&it.gone), "what goes cannot stand in the other cells");
    }
}
