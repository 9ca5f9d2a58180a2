//! Decides by exhaustive search alone whether the conclusion of a forged step is true.
use qedoku_core::search::{Solutions, solutions};
use qedoku_core::{Board, Candidate, CandidateSet, Conclusion, DigitSet, Grid, Puzzle};

/// True if a conclusion holds in a solution.
fn holds(solution: &Grid, conclusion: &Conclusion) -> bool {
    let is = |it: Candidate| solution.get(it.cell) == Some(it.digit);
    conclusion.place.iter().all(is) && !conclusion.eliminate.iter().any(is)
}

/// A board, with the one solution if there is one.
#[derive(Clone, Copy)]
pub(super) struct KnownBoard<'a> {
    pub(super) board: &'a Board,
    pub(super) solution: Option<&'a Grid>,
}

impl KnownBoard<'_> {
    /// True if a conclusion holds in every solution that the board allows.
    pub(super) fn implies(&self, conclusion: &Conclusion) -> bool {
        if let Some(solution) = self.solution {
            return holds(solution, conclusion);
        }
        let start = puzzle_of(self.board);
        let none =
            |removed: CandidateSet| solutions(&Puzzle { removed: start.removed | removed, ..start }) == Solutions::None;
        let others = |it: Candidate| CandidateSet::of_cell(it.cell, DigitSet::ALL.without(it.digit));
        conclusion.eliminate.iter().all(|it| none(others(it)))
            && conclusion.place.iter().all(|it| none(CandidateSet::of(it)))
    }
}

/// The position of a board, as a puzzle with everything given.
pub(super) fn puzzle_of(board: &Board) -> Puzzle {
    let open =
        board.open().iter().fold(CandidateSet::EMPTY, |all, cell| all | CandidateSet::of_cell(cell, DigitSet::ALL));
    Puzzle { values: *board.values(), givens: board.values().cells(), removed: open - *board.candidates() }
}
