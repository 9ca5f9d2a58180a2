//! Boards and steps to check.
#![allow(dead_code, reason = "every test file uses some of it")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
pub(crate) mod logs;

use qedoku_core::{
    Assumption, Board, Candidate, CandidateSet, Cell, CellSet, Conclusion, Digit, DigitSet, Grid, House, HouseSet,
    Hypothesis, Layout, Pattern, Puzzle, Slot, Slug, Step, Truth,
};
use qedoku_verify::{Checker, StepFault, StepVerdict};
use std::sync::Arc;

pub(crate) const PUZZLE: &str = "600100708000800200238050100000040092004308600370010000003070526002004000907006004";
pub(crate) const SOLUTION: &str = "695123748741869253238457169816745392524398671379612485483971526162584937957236814";

pub(crate) fn layout() -> &'static Arc<Layout> {
    Layout::classic()
}

pub(crate) fn house(name: &str) -> House {
    layout().house_named(name).unwrap()
}

pub(crate) fn cell(name: &str) -> Cell {
    Cell::parse(name).unwrap()
}

pub(crate) fn candidate(text: &str) -> Candidate {
    Candidate::parse(text).unwrap().0
}

pub(crate) fn slot(name: &str) -> Slot {
    Slot::parse(name, layout()).unwrap()
}

/// The board a grid of 81 characters starts from.
pub(crate) fn start(line: &str) -> Board {
    Board::new(layout(), &Puzzle::from_givens(Grid::parse_line(line).unwrap()))
}

/// The empty board, but for what is said of some slots: `r1c1 12` leaves 1 and 2 in a cell, `r2n7 r2c4 r2c8` leaves
/// two cells for a digit.
pub(crate) fn board(slots: &[&str]) -> Board {
    let mut board = start(&".".repeat(81));
    for text in slots {
        let (name, members) = text.split_once(' ').unwrap();
        let keep: CandidateSet = match slot(name) {
            Slot::Cell(cell) => members.chars().map(|d| Candidate { cell, digit: digit(d) }).collect(),
            Slot::House(_, digit) => members.split(' ').map(|name| Candidate { cell: cell(name), digit }).collect(),
        };
        for gone in (slot(name).candidates(layout()) - keep).iter() {
            board.eliminate(gone);
        }
    }
    board
}

fn digit(text: char) -> Digit {
    Digit::from_value(text.to_digit(10).unwrap()).unwrap()
}

/// A step: `r4c7<>5 r1c1=2`, and the slots of its truths as the board has them.
pub(crate) fn houses(names: &str) -> HouseSet {
    names.split_whitespace().map(house).collect()
}

pub(crate) fn step(board: &Board, conclusion: &str, truths: &str) -> Step {
    let mut concluded = Conclusion::default();
    for text in conclusion.split_whitespace() {
        let (candidate, placed) = Candidate::parse(text).unwrap();
        if placed { concluded.place.insert(candidate) } else { concluded.eliminate.insert(candidate) }
    }
    let slots: Vec<Slot> = truths.split_whitespace().map(slot).collect();
    Step {
        technique: Slug::new("test"),
        conclusion: concluded,
        truths: slots.iter().map(|&slot| board.truth(slot)).collect(),
        pattern: Pattern::Truths,
        rating: qedoku_core::StepRating::NONE,
    }
}

pub(crate) fn check(board: &Board, step: &Step) -> StepVerdict {
    Checker::default().check(board, step)
}

pub(crate) fn fault(board: &Board, step: &Step) -> StepFault {
    match check(board, step) {
        StepVerdict::Rejected(fault) => fault,
        other => panic!("{other:?}"),
    }
}

/// Asserts that the truths of steps bear them whatever their patterns state: each truth left out is missed, or not, as
/// it is without the pattern; but a slot that the pattern chooses from has its truth.
pub(crate) fn assert_truths_bear(board: &Board, steps: impl Iterator<Item = (Step, Option<Slot>)>) {
    let mut borne = 0;
    let mut broken = 0;
    for (step, chosen) in steps {
        for index in 0..step.truths.len() {
            let mut lacking = step.clone();
            let dropped = lacking.truths.remove(index);
            let verdict = check(board, &lacking);
            if dropped.slot() == chosen {
                assert!(matches!(verdict, StepVerdict::Rejected(StepFault::PatternWithoutTruth { .. })), "{verdict:?}");
                continue;
            }
            lacking.pattern = Pattern::Truths;
            let plain = check(board, &lacking);
            assert_eq!(verdict.is_accepted(), plain.is_accepted(), "{verdict:?} {plain:?}");
            borne += usize::from(verdict.is_accepted());
            broken += usize::from(matches!(verdict, StepVerdict::Rejected(StepFault::NotForced { .. })));
        }
    }
    assert!(borne > 50 && broken > 50, "{borne} {broken}");
}

/// Asserts that a choice satisfies every truth, clashes nowhere, and speaks against what is concluded.
pub(crate) fn assert_witness(step: &Step, fault: &StepFault) {
    let StepFault::NotForced { candidate, placed, witness } = fault else { panic!("{fault}") };
    let choice: CandidateSet = witness.iter().copied().collect();
    assert!(step.truths.iter().all(|truth| truth.members().meets(&choice)), "{fault}");
    let clash = |a: Candidate, b: Candidate| layout().clash(a, b);
    assert!(witness.iter().all(|&a| witness.iter().all(|&b| !clash(a, b))), "{fault}");
    if *placed {
        assert!(!choice.contains(*candidate), "{fault}");
    } else {
        assert!(witness.iter().all(|&member| !clash(member, *candidate)), "{fault}");
    }
}

/// The hypothesis from a candidate by singles, locked candidates and naked pairs, as far as the first empty slot.
pub(crate) fn refute(before: &Board, assume: Candidate) -> Option<Step> {
    let mut board = before.clone();
    board.place(assume);
    let mut steps = vec![];
    loop {
        if let Some(end) = board.contradiction() {
            let mut slots: Vec<Slot> = vec![];
            let used = steps.iter().flat_map(|step: &Step| &step.truths).filter_map(Truth::slot).chain([end]);
            used.for_each(|slot| {
                if !slots.contains(&slot) {
                    slots.push(slot);
                }
            });
            return Some(Step {
                technique: Slug::new("hypothesis"),
                conclusion: Conclusion::eliminating(CandidateSet::of(assume)),
                truths: slots.into_iter().map(|slot| before.truth(slot)).collect(),
                pattern: Pattern::Hypothesis(Hypothesis { assume: Assumption::is_true(assume), steps, end }),
                rating: qedoku_core::StepRating::NONE,
            });
        }
        let next = single(&board).or_else(|| locked(&board)).or_else(|| pair(&board))?;
        board.apply(&next.conclusion);
        steps.push(next);
    }
}

fn concluding(conclusion: &Conclusion, truths: Vec<Truth>) -> Step {
    Step {
        technique: Slug::new("nested"),
        conclusion: *conclusion,
        pattern: Pattern::Truths,
        truths,
        rating: qedoku_core::StepRating::NONE,
    }
}

fn open_truths(board: &Board) -> impl Iterator<Item = Truth> + '_ {
    layout().slots().filter(|&slot| !board.is_settled(slot)).map(|slot| board.truth(slot))
}

pub(crate) fn single(board: &Board) -> Option<Step> {
    open_truths(board)
        .find_map(|truth| truth.members().single().map(|only| concluding(&Conclusion::placing(only), vec![truth])))
}

pub(crate) fn locked(board: &Board) -> Option<Step> {
    open_truths(board).find_map(|truth| {
        let Truth::House { digit, cells, .. } = truth else { return None };
        let gone = board.plane(digit) & layout().common_peers(cells);
        let conclusion = Conclusion::eliminating(CandidateSet::of_digit(digit, gone));
        (!gone.is_empty()).then(|| concluding(&conclusion, vec![truth]))
    })
}

pub(crate) fn pair(board: &Board) -> Option<Step> {
    let pairs: CellSet = board.open().filter(|cell| board.digits(cell).len() == 2);
    pairs.iter().find_map(|a| {
        let twins = pairs & layout().peers(a);
        twins.iter().filter(|&b| board.digits(a) == board.digits(b)).find_map(|b| {
            let seen = layout().common_peers([a, b].into_iter().collect());
            let digits: DigitSet = board.digits(a);
            let gone: CandidateSet = digits
                .iter()
                .flat_map(|digit| (board.plane(digit) & seen).iter().map(move |cell| Candidate { cell, digit }))
                .collect();
            let truths = [a, b].map(|cell| board.truth(Slot::Cell(cell))).to_vec();
            (!gone.is_empty()).then(|| concluding(&Conclusion::eliminating(gone), truths))
        })
    })
}
