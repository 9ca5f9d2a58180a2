//! Boards as puzzles.
use qedoku_core::{Board, CandidateSet, Layout, Puzzle};
pub(crate) use qedoku_techniques::instances as found;

/// A board as a puzzle: the digits on it, and the candidates it lacks.
pub(crate) fn position(layout: &Layout, board: &Board) -> Puzzle {
    let start = Puzzle { values: *board.values(), givens: board.givens(), removed: CandidateSet::EMPTY };
    let removed = *Board::new(layout, &start).candidates() - *board.candidates();
    Puzzle { removed, ..start }
}
