//! The documents' own procedure: candidates are tried cell by cell and kept while nothing speaks against them.
use crate::base::conclusion_log::ConclusionLog;
use crate::base::info::Tier;
use crate::run::profile::Profile;
use crate::run::solver::Solver;
use qedoku_core::{Attempt, AttemptOutcome, Board, Candidate, Cell, DigitSet, Outcome, Slot};

/// A cell whose candidates are tried one after the other.
struct TriedCell {
    before: Board,
    cell: Cell,
    left: DigitSet,
}

impl TriedCell {
    /// The first open cell of the board, if there is one.
    fn first(before: Board) -> Option<Self> {
        let cell = before.open().first()?;
        let left = before.digits(cell);
        Some(Self { before, cell, left })
    }

    fn next(&mut self) -> Option<Candidate> {
        let digit = self.left.first()?;
        self.left.remove(digit);
        Some(Candidate { cell: self.cell, digit })
    }
}

/// Tries candidates from this board on, with the profile's techniques up to the intermediate method after each. Gives the
/// log and how it ended; a board none of whose first cell's candidates holds has no place for a digit there.
pub(crate) fn run(profile: &Profile, board: &Board) -> (Vec<Attempt>, Outcome) {
    let lower = profile.clone().up_to(Tier::Intermediate);
    let mut solver = Solver::new(board.layout(), &lower);
    let mut outline = ConclusionLog::default();
    let mut log = Vec::new();
    let Some(first) = TriedCell::first(board.clone()) else { return (log, Outcome::Solved) };
    let end = Outcome::Contradiction(Slot::Cell(first.cell));
    // A position below the last one stands with the candidate it tried last.
    let mut positions: Vec<(TriedCell, Option<Candidate>)> = vec![(first, None)];
    while let Some((position, trying)) = positions.last_mut() {
        *trying = position.next();
        let Some(assume) = *trying else {
            positions.pop();
            if let Some((_, Some(kept))) = positions.last() {
                let standing = positions.len() - 1;
                log.push(Attempt { assume: *kept, standing, outcome: AttemptOutcome::Withdrawn });
            }
            continue;
        };
        let mut board = position.before.clone();
        board.place(assume);
        solver.outline(&mut board, &mut outline);
        let standing = positions.len() - 1;
        if board.contradiction().is_some() {
            log.push(Attempt { assume, standing, outcome: AttemptOutcome::Contradiction });
            continue;
        }
        let grid = *board.values();
        if let Some(next) = TriedCell::first(board) {
            log.push(Attempt { assume, standing, outcome: AttemptOutcome::Undecided });
            positions.push((next, None));
        } else {
            log.push(Attempt { assume, standing, outcome: AttemptOutcome::Filled });
            return (log, Outcome::Hypothesis(grid));
        }
    }
    (log, end)
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::{Grid, Layout, Puzzle};

    fn solve(line: &str) -> qedoku_core::Trace {
        let profile = Profile::documents();
        let puzzle = Puzzle::from_givens(Grid::parse_line(line).unwrap());
        Solver::new(Layout::classic(), &profile).solve(&puzzle)
    }

    /// A grid of nine shifted rows, complete and valid.
    fn full() -> String {
        [0, 3, 6, 1, 4, 7, 2, 5, 8]
            .iter()
            .flat_map(|shift| (0..9).map(move |column| char::from(b'1' + (column + shift) % 9)))
            .collect()
    }

    #[test]
    fn an_empty_grid_is_filled_by_keeping_what_is_undecided() {
        let trace = solve(&".".repeat(81));
        let Outcome::Hypothesis(grid) = trace.outcome else { panic!("{:?}", trace.outcome) };
        assert!(grid.is_full() && trace.steps.is_empty());
        let last = trace.attempts.last().unwrap();
        assert_eq!(last.outcome, AttemptOutcome::Filled);
        assert_eq!(trace.attempts[0].assume, Candidate { cell: Cell::at(1, 1), digit: qedoku_core::Digit::D1 });
    }

    #[test]
    fn a_full_grid_needs_no_attempt() {
        let trace = solve(&full());
        assert_eq!(trace.outcome, Outcome::Solved);
        assert!(trace.attempts.is_empty());
    }

    #[test]
    fn the_log_is_that_of_a_stack() {
        let trace = solve(&".".repeat(81));
        let mut kept: Vec<Candidate> = vec![];
        for attempt in &trace.attempts {
            if attempt.outcome == AttemptOutcome::Withdrawn {
                assert_eq!(kept.pop(), Some(attempt.assume));
            }
            assert_eq!(attempt.standing, kept.len());
            if attempt.outcome == AttemptOutcome::Undecided {
                kept.push(attempt.assume);
            }
        }
    }

    #[test]
    fn a_capped_profile_tries_nothing() {
        let profile = Profile::documents().up_to(Tier::Intermediate);
        let puzzle = Puzzle::from_givens(Grid::EMPTY);
        let trace = Solver::new(Layout::classic(), &profile).solve(&puzzle);
        assert_eq!(trace.outcome, Outcome::Stuck);
        assert!(trace.attempts.is_empty() && profile.techniques().len() == 4);
    }
}
