//! Helpers for tests: the finds of a row of HoDoKu's on boards made for them.
pub(super) use crate::sudoku_explainer::testing::{board_with, board_without};

use super::cache;
use super::rows::{HODOKU_ROWS, HodokuRow};
use qedoku_core::{Board, Candidate, Grid, Layout, Puzzle, Step};
use qedoku_techniques::{Context, PositionCache, Sink, Want};
use qedoku_verify::{Checker, StepVerdict};

pub(super) fn row(index: u16) -> &'static HodokuRow {
    HODOKU_ROWS.iter().find(|row| row.index == index).unwrap()
}

/// A candidate as `513`: 5 in row 1 and column 3.
pub(super) fn candidate(name: &str) -> Candidate {
    let numbers: Vec<u8> = name.bytes().map(|byte| byte - b'0').collect();
    Candidate::parse(&format!("r{}c{}={}", numbers[1], numbers[2], numbers[0])).unwrap().0
}

pub(super) fn named(candidate: Candidate) -> String {
    format!("{}{}{}", candidate.digit, candidate.cell.row(), candidate.cell.column())
}

/// The first find in words: the technique, and what is deleted in order, or placed. The checker accepts it.
pub(super) fn first(index: u16, board: &Board) -> String {
    let cached = PositionCache::default();
    let technique = row(index).technique;
    let mut sink = Sink::new(board, Want::First, technique);
    let _ = technique.search(&Context::new(board, &[]).remembering(&cached), &mut sink);
    let Some(step) = sink.into_steps().pop() else { return String::new() };
    assert_eq!(step.rating.hodoku, Some(row(index).score));
    let verdict = Checker::default().check(board, &step);
    assert!(verdict.is_accepted(), "{index}: {verdict:?}");
    let deleted = cache::deletion_order(&cached);
    assert_eq!(deleted.iter().copied().collect::<qedoku_core::CandidateSet>(), step.conclusion.eliminate);
    let placed = step.conclusion.place.iter();
    let words: Vec<String> = placed.chain(deleted).map(named).collect();
    format!("{} {}", step.technique, words.join(" "))
}

/// All finds, each accepted by the checker, or known to be a guess.
pub(super) fn all(index: u16, board: &Board) -> Vec<Step> {
    let technique = row(index).technique;
    let mut sink = Sink::new(board, Want::All, technique);
    let _ = technique.search(&Context::new(board, &[]), &mut sink);
    let steps = sink.into_steps();
    let mut checker = Checker::default();
    let wanted = if index == 8900 { StepVerdict::Guessed } else { StepVerdict::Accepted };
    for step in &steps {
        assert_eq!(checker.check(board, step), wanted, "{index}: {step:?}");
    }
    steps
}

/// A board of givens.
pub(super) fn board(line: &str) -> Board {
    Board::new(Layout::classic(), &Puzzle::from_givens(Grid::parse_line(line).unwrap()))
}

/// An empty board but for what is removed: for each digit the places that it keeps in some houses, the first row of its
/// houses first: `(5, "r1", "r1c1 r1c4")`.
pub(super) fn board_keeping(kept: &[(u8, &str, &str)]) -> Board {
    let layout = Layout::classic();
    board_without(|Candidate { cell, digit }| {
        kept.iter().any(|(own, house, cells)| {
            let house = layout.house_named(house).unwrap();
            *own == digit.value()
                && layout.cells(house).contains(cell)
                && !cells.split(' ').any(|kept| kept == cell.to_string())
        })
    })
}
