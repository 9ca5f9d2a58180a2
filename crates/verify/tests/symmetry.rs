//! Steps from a symmetry of the givens: what follows is accepted, and what is no symmetry is rejected.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
mod common;
use common::*;
use qedoku_core::{
    Board, BoardMap, CandidateSet, CellSet, Conclusion, Digit, DigitSet, Grid, Outcome, Puzzle, Slug, Step, Symmetric,
    Trace, Truth,
};
use qedoku_verify::{Checker, LogFault, StepFault};

/// A half turn of this puzzle exchanges 1 and 8, 2 and 9, 3 and 7, 5 and 6.
const TURNING: &str = "..1.7..4.9........46...5.1.5......2.13.5.6.78.9......6.8.6...54........2.4..3.8..";

fn half_turn() -> BoardMap {
    let mut map = BoardMap::identity();
    map.cells.reverse();
    for (a, b) in [(0, 7), (1, 8), (2, 6), (4, 5)] {
        map.digits.swap(a, b);
    }
    map
}

/// The step that the half turn leads to: the digits that it leaves of a cell, and the elimination of the others.
fn turned(board: &Board, map: BoardMap, name: &str, left: &[Digit]) -> Step {
    let cell = cell(name);
    let digits = left.iter().copied().collect();
    Step {
        technique: Slug::new("test"),
        conclusion: Conclusion::eliminating(CandidateSet::of_cell(cell, board.digits(cell) - digits)),
        pattern: qedoku_core::Symmetry { cells: CellSet::of(cell) }.into(),
        truths: vec![Truth::Symmetric(Box::new(Symmetric { map, cell, digits }))],
        rating: qedoku_core::StepRating::NONE,
    }
}

#[test]
fn the_center_of_a_half_turn() {
    let board = start(TURNING);
    let center = turned(&board, half_turn(), "r5c5", &[Digit::D4]);
    let mut checker = Checker::default();
    assert!(checker.check(&board, &center).is_accepted());
    assert_eq!(checker.superfluous(&board, &center), []);
    let placing = Step { conclusion: Conclusion::placing(candidate("r5c5=4")), ..center };
    assert!(checker.check(&board, &placing).is_accepted());
    let wrong = Step { conclusion: Conclusion::eliminating(CandidateSet::of(candidate("r5c5<>4"))), ..placing };
    assert!(matches!(fault(&board, &wrong), StepFault::NotForced { .. }));
}

#[test]
fn a_candidate_follows_its_image() {
    let mut board = start(TURNING);
    let all: Vec<Digit> = board.digits(cell("r1c1")).iter().collect();
    assert!(all.contains(&Digit::D3), "{all:?}");
    let rest: Vec<Digit> = all.into_iter().filter(|&digit| digit != Digit::D3).collect();
    let step = turned(&board, half_turn(), "r1c1", &rest);
    assert_eq!(fault(&board, &step), StepFault::LeftOut(candidate("r1c1=3")));
    board.eliminate(candidate("r9c9=7"));
    assert!(check(&board, &step).is_accepted());
    assert!(step.truths[0].leans_on(layout()).contains(candidate("r9c9=7")));
    board.place(candidate("r9c9=9"));
    let placed = turned(&board, half_turn(), "r1c1", &[Digit::D2]);
    assert!(check(&board, &placed).is_accepted());
}

#[test]
fn maps_that_are_none() {
    let board = start(TURNING);
    let reject = |change: fn(&mut BoardMap)| {
        let mut map = half_turn();
        change(&mut map);
        fault(&board, &turned(&board, map, "r5c5", &[Digit::D4])).to_string()
    };
    let twice = "its symmetry sends two cells or two digits to the same";
    assert_eq!(reject(|map| map.cells[0] = map.cells[1]), twice);
    assert_eq!(reject(|map| map.digits[0] = map.digits[1]), twice);
    assert_eq!(reject(|map| map.cells.swap(0, 40)), "its symmetry does not send row 1 to a house");
    let given = "its symmetry sends the given r1c3=1 to";
    assert_eq!(reject(|map| map.digits.swap(0, 1)), format!("{given} r9c7=9, which is no given"));
    assert_eq!(reject(|map| map.cells = BoardMap::identity().cells), format!("{given} r1c3=8, which is no given"));
}

/// The givens are what must be symmetric: digits placed since do not count for them, nor against them.
#[test]
fn placed_digits_are_no_givens() {
    let mut board = start(TURNING);
    board.place(candidate("r1c1=3"));
    let center = turned(&board, half_turn(), "r5c5", &[Digit::D4]);
    assert!(check(&board, &center).is_accepted());
    let one_less = start(&TURNING.replacen('1', ".", 1));
    let center = turned(&one_less, half_turn(), "r5c5", &[Digit::D4]);
    let image = candidate("r1c3=1");
    assert_eq!(fault(&one_less, &center), StepFault::NotSymmetric { given: candidate("r9c7=8"), image });
}

#[test]
fn digits_that_are_left_out_or_not_there() {
    let board = start(TURNING);
    let none = turned(&board, half_turn(), "r5c5", &[]);
    let said = fault(&board, &none).to_string();
    assert_eq!(said, "its symmetry leaves out r5c5=4, but every image of it is possible");
    let mut more = turned(&board, half_turn(), "r5c5", &[Digit::D4]);
    more.truths = turned(&board, half_turn(), "r5c5", &[Digit::D4, Digit::D1]).truths;
    let said = fault(&board, &more).to_string();
    assert_eq!(said, "its symmetry leaves r5c5=1, which the board does not have");
    let filled = turned(&board, half_turn(), "r1c3", &[Digit::D1]);
    let filled = Step { conclusion: Conclusion::placing(candidate("r5c5=4")), ..filled };
    assert_eq!(fault(&board, &filled), StepFault::SymmetryOfFilled(cell("r1c3")));
}

#[test]
fn a_puzzle_with_several_solutions_need_not_be_symmetric() {
    let report = |line: &str| {
        let board = start(line);
        let left = DigitSet::of(Digit::D4) & board.digits(cell("r5c5"));
        let steps = vec![turned(&board, half_turn(), "r5c5", &left.iter().collect::<Vec<_>>())];
        let puzzle = Puzzle::from_givens(Grid::parse_line(line).unwrap());
        let profile = "test".to_owned();
        Checker::default().check_trace(&Trace {
            layout: layout().clone(),
            puzzle,
            profile,
            steps,
            attempts: vec![],
            outcome: Outcome::Stuck,
        })
    };
    assert!(report(TURNING).is_accepted(), "{}", report(TURNING));
    // Without the first given and its image.
    let open = TURNING.replacen('1', ".", 1);
    let open = open.chars().rev().collect::<String>().replacen('8', ".", 1).chars().rev().collect::<String>();
    let report = report(&open);
    assert_eq!(report.flaw.as_ref().map(|flaw| &flaw.reason), Some(&LogFault::NotUnique), "{report}");
}
