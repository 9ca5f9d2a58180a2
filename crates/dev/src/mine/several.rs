//! Positions with several solutions in which nothing follows until one candidate goes, for techniques that find too much
//! wherever there is one solution.
use qedoku_core::search::Exhaustive;
use qedoku_core::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Grid, Layout, Puzzle};
use qedoku_formats::position;
use qedoku_generate::RandomDraws;
use qedoku_techniques::{Technique, TechniqueKind, each_instance};
use std::ops::ControlFlow;

/// Patterns that find something almost everywhere, beside nets and trials.
const PATTERNS: &[&str] = &["pattern-overlay"];

/// The fewest digits whose cells are opened, and how many more there may be.
const DIGITS: usize = 2;
const MORE_DIGITS: usize = 1;

/// The most other cells that are opened.
const MORE_CELLS: usize = 8;

/// The number of candidates that are tried on a position.
const TRIED: usize = 12;

/// True if a technique finds something in almost every position with one solution.
pub(super) fn is_everywhere(technique: &dyn Technique) -> bool {
    let info = technique.info();
    matches!(info.kind, TechniqueKind::Net | TechniqueKind::Trial) || PATTERNS.contains(&info.slug)
}

/// A position in which a technique finds something, and nothing if one candidate is put back.
pub(super) struct SeveralPosition {
    pub(super) board: Board,
    /// The candidates of one of its solutions.
    pub(super) truth: CandidateSet,
}

impl SeveralPosition {
    /// Such a position around a full grid: the cells of some digits are open, and each candidate is in a solution but for
    /// those that one candidate less has made false.
    pub(super) fn around(technique: &dyn Technique, grid: &Grid, draw: &mut RandomDraws) -> Option<Self> {
        let layout = Layout::classic();
        let whole = possible(grid, draw);
        let board = Board::new(layout, &whole);
        let mut tried: Vec<Candidate> = board.candidates().iter().collect();
        draw.shuffle(&mut tried);
        tried.into_iter().take(TRIED).find_map(|candidate| {
            let mut less = whole;
            less.removed.insert(candidate);
            let board = Board::new(layout, &less);
            let finds = each_instance(technique, &board, &mut |_| ControlFlow::Break(())).is_break();
            if !finds {
                return None;
            }
            let truth = Exhaustive::on(layout).first_solution(&less)?.filled().collect();
            Some(Self { board, truth })
        })
    }
}

/// The grid with some cells open, which hold all digits that some solution has there.
fn possible(grid: &Grid, draw: &mut RandomDraws) -> Puzzle {
    let mut order = Digit::ALL;
    draw.shuffle(&mut order);
    let digits: DigitSet = order.into_iter().take(DIGITS + draw.below(MORE_DIGITS + 1)).collect();
    let mut open = CellSet::ALL.filter(|cell| grid.get(cell).is_some_and(|digit| digits.contains(digit)));
    for _ in 0..draw.below(MORE_CELLS + 1) {
        open.insert(Cell::from_index(draw.below(Cell::COUNT)));
    }
    let mut less = *grid;
    open.iter().for_each(|cell| less.set(cell, None));
    let board = Board::new(Layout::classic(), &Puzzle::from_givens(less));
    let mut puzzle = position(&board);
    for candidate in board.candidates().iter() {
        let mut with = board.clone();
        with.place(candidate);
        if Exhaustive::on(Layout::classic()).first_solution(&position(&with)).is_none() {
            puzzle.removed.insert(candidate);
        }
    }
    puzzle
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_candidate_is_in_a_solution() {
        let grid = Exhaustive::on(Layout::classic()).first_solution(&Puzzle::from_givens(Grid::EMPTY)).unwrap();
        let puzzle = possible(&grid, &mut RandomDraws::new(1, 1));
        let board = Board::new(Layout::classic(), &puzzle);
        assert!(board.open().len() >= 9 * DIGITS);
        for candidate in board.candidates().iter() {
            let mut with = board.clone();
            with.place(candidate);
            assert!(Exhaustive::on(Layout::classic()).first_solution(&position(&with)).is_some(), "{candidate}");
        }
    }
}
