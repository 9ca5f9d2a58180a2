//! Tests of what a search hands on.
use super::*;
use crate::advanced::chains::aic::Aic;
use crate::advanced::single_digit::skyscraper::Skyscraper;
use qedoku_core::{Grid, Layout, Puzzle};

#[test]
fn another_name_is_that_of_one_report_also_where_the_search_goes_on() {
    let board = Board::new(Layout::classic(), &Puzzle::from_givens(Grid::EMPTY));
    let mut sink = Sink::new(&board, Want::All, &Aic);
    let gone = CandidateSet::of(board.candidates().iter().next().unwrap());
    let why = || (Pattern::Truths, Vec::new());
    let flow = sink.named(&Skyscraper::INFO, |sink| sink.eliminate(gone, why));
    assert!(flow.is_continue() && sink.technique() == &Aic::INFO);
    assert!(sink.eliminate(gone, why).is_continue());
    let slugs: Vec<_> = sink.into_steps().into_iter().map(|step| step.technique).collect();
    assert_eq!(slugs, [Skyscraper::INFO.slug(), Aic::INFO.slug()]);
}

#[test]
fn placements_into_filled_cells_are_dropped() {
    let grid = Grid::parse_line(&format!("5{}", ".".repeat(80))).unwrap();
    let board = Board::new(Layout::classic(), &Puzzle::from_givens(grid));
    let mut sink = Sink::new(&board, Want::All, &Aic);
    let why = || (Pattern::Truths, Vec::new());
    let [given, other, open] = ["r1c1=5", "r1c1=7", "r1c2=7"].map(|name| Candidate::parse(name).unwrap().0);
    for candidate in [given, other] {
        assert!(sink.place(candidate, why).is_continue());
        assert!(sink.place_all(&CandidateSet::of(candidate), why).is_continue());
    }
    assert_eq!(sink.count(), 0);
    assert!(sink.place(open, why).is_continue());
    assert_eq!(sink.into_steps().len(), 1);
}
