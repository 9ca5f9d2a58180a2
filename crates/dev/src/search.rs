//! One technique on one board.
use qedoku_core::{Board, CandidateSet, Layout, Puzzle, Step};
use qedoku_techniques::{Context, Sink, TECHNIQUES, Technique, Want};

/// Everything a technique finds on a board.
pub(crate) fn found(technique: &dyn Technique, layout: &Layout, board: &Board) -> Vec<Step> {
    let slug = technique.info().slug;
    let easier = TECHNIQUES.iter().take_while(|known| known.info().slug != slug).count();
    let mut sink = Sink::new(board, Want::All);
    let _ = technique.search(&Context::new(layout, board, &TECHNIQUES[..easier]), &mut sink);
    sink.into_steps()
}

/// A board as a puzzle: the digits on it, and the candidates it lacks.
pub(crate) fn position(layout: &Layout, board: &Board) -> Puzzle {
    let start = Puzzle { values: *board.values(), givens: board.givens(), removed: CandidateSet::EMPTY };
    let removed = *Board::new(layout, &start).candidates() - *board.candidates();
    Puzzle { removed, ..start }
}
