//! Boards made for the tests, and what a producer of Sudoku Explainer finds there.
use qedoku_core::{Board, Candidate, CandidateSet, Grid, Layout, Puzzle, Step};
use qedoku_fixtures::{Expectation, cases};
use qedoku_techniques::{Context, Sink, Technique, Want};
use qedoku_verify::Checker;

/// An empty board but for what is removed.
pub(crate) fn board_without(removed: impl Fn(Candidate) -> bool) -> Board {
    let removed = CandidateSet::ALL.iter().filter(|&candidate| removed(candidate)).collect();
    Board::new(Layout::classic(), &Puzzle { removed, ..Puzzle::from_givens(Grid::EMPTY) })
}

/// An empty board but for some cells, which hold these digits: `("r1c1", "13")`.
pub(crate) fn board_with(cells: &[(&str, &str)]) -> Board {
    board_without(|Candidate { cell, digit }| {
        let known = cells.iter().find(|(name, _)| *name == cell.to_string());
        known.is_some_and(|(_, digits)| !digits.contains(&digit.to_string()))
    })
}

/// All that a producer finds, in order.
pub(crate) fn steps(producer: &dyn Technique, board: &Board) -> Vec<Step> {
    let mut sink = Sink::new(board, Want::All, producer);
    let _ = producer.search(&Context::new(board, &[]), &mut sink);
    sink.into_steps()
}

/// The same in words: technique, rating in tenths, and what it concludes.
pub(crate) fn finds(producer: &dyn Technique, board: &Board) -> Vec<String> {
    steps(producer, board).iter().map(find_text).collect()
}

fn find_text(step: &Step) -> String {
    let placed = step.conclusion.place.iter_by_cell().map(|candidate| candidate.to_string());
    let gone = step.conclusion.eliminate.iter_by_cell().map(Candidate::eliminated);
    let rating = step.rating.se.map_or(0, u32::from);
    format!("{} {rating} {}", step.technique, placed.chain(gone).collect::<Vec<_>>().join(" "))
}

/// Compares the first find of a producer with the cases of a folder, whose names begin with technique and rating.
pub(crate) fn first_finds_are_what_the_cases_say(folder: &str, producer: &dyn Technique) {
    first_finds_are_rated(&format!("_explainer/{folder}"), producer, |step| step.rating.se.map(u32::from));
}

/// The same with a folder of all cases and one of the ratings of a step.
pub(crate) fn first_finds_are_rated(folder: &str, producer: &dyn Technique, rating: impl Fn(&Step) -> Option<u32>) {
    let mut checker = Checker::default();
    let mut fires = 0;
    let mut idle = 0;
    for case in cases(folder).expect("the cases can be read") {
        let name = format!("{folder}, {}", case.name);
        let board = case.board();
        let mut sink = Sink::new(&board, Want::First, producer);
        let _ = producer.search(&Context::new(&board, &[]), &mut sink);
        let found = sink.into_steps().pop();
        let Expectation::Step(conclusion) = case.expect else {
            assert_eq!(found, None, "{name}");
            idle += 1;
            continue;
        };
        let step = found.unwrap_or_else(|| panic!("{name}: nothing is found"));
        assert_eq!(step.conclusion, conclusion, "{name}");
        let prefix = format!("{}-{}-", step.technique, rating(&step).expect("it is rated"));
        assert!(case.name.starts_with(&prefix), "{name}: {prefix}");
        assert!(producer.reports(step.technique.as_str()), "{name}");
        assert!(checker.check(&board, &step).is_accepted(), "{name}");
        fires += 1;
    }
    assert!(fires > 0 && idle > 0, "{folder} has {fires} cases that fire, {idle} that must not");
}
