//! A record of the step that removed each candidate.
use crate::board::Board;
use crate::ids::Candidate;
use crate::layout::Layout;
use crate::set::CandidateSet;
use crate::step::{Step, Truth};

/// Remembers the step that removed each candidate, by its number from 1. Candidates the start lacks have no step.
#[derive(Clone, Debug)]
pub struct Ledger {
    removed_by: Box<[u32; Candidate::COUNT]>,
}

impl Default for Ledger {
    fn default() -> Self {
        Self { removed_by: Box::new([0; Candidate::COUNT]) }
    }
}

impl Ledger {
    /// Writes down what step `number` removed, from the boards before and after it.
    pub fn record(&mut self, number: u32, before: &Board, after: &Board) {
        for candidate in (*before.candidates() - *after.candidates()).iter() {
            self.removed_by[candidate.index()] = number;
        }
    }

    /// The step that removed a candidate, if one did.
    pub fn removed_by(&self, candidate: Candidate) -> Option<u32> {
        Some(self.removed_by[candidate.index()]).filter(|&number| number > 0)
    }

    /// The steps that made the truths what they are, in order, each once.
    pub fn needs(&self, layout: &Layout, truths: &[Truth]) -> Vec<u32> {
        self.removers(truths.iter().fold(CandidateSet::EMPTY, |all, truth| all | truth.leans_on(layout)))
    }

    /// The steps that made a step what it is, in order, each once: its truths and the steps nested in it.
    pub fn needs_of(&self, layout: &Layout, step: &Step) -> Vec<u32> {
        self.removers(step.leans_on(layout))
    }

    /// The steps that made a step word for word what it is, in order, each once: its totals list all that their cells hold,
    /// and lean on less.
    pub fn makers_of(&self, layout: &Layout, step: &Step) -> Vec<u32> {
        self.removers(step.states_gone(layout))
    }

    fn removers(&self, leaned: CandidateSet) -> Vec<u32> {
        let mut needs: Vec<u32> = leaned.iter().filter_map(|candidate| self.removed_by(candidate)).collect();
        needs.sort_unstable();
        needs.dedup();
        needs
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Cell, Digit, Grid, Puzzle, Slot};

    #[test]
    fn a_truth_needs_the_steps_that_cleared_its_slot() {
        let layout = Layout::classic();
        let mut board = Board::new(layout, &Puzzle::from_givens(Grid::EMPTY));
        let mut ledger = Ledger::default();
        for (number, column, digit) in [(1, 2, Digit::D3), (2, 9, Digit::D5), (3, 4, Digit::D3)] {
            let before = board.clone();
            board.eliminate(Candidate { cell: Cell::at(1, column), digit });
            ledger.record(number, &before, &board);
        }
        let row = layout.house_named("r1").unwrap();
        let truth = board.truth(Slot::House(row, Digit::D3));
        assert_eq!(ledger.needs(layout, &[truth]), [1, 3]);
        assert_eq!(ledger.removed_by(Candidate { cell: Cell::at(9, 9), digit: Digit::D1 }), None);
    }
}
