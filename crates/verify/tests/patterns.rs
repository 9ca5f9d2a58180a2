//! A pattern that says other than the truths and the board is refused, though the step follows without it.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
mod common;
use common::*;
use qedoku_core::{
    AlmostLocked, Board, CandidateSet, CellSet, Chain, Digit, DigitSet, Forcing, Guard, Hypothesis, Link, Pattern,
    Step, Truth,
};
use qedoku_verify::Fault;

fn set(names: &str) -> CandidateSet {
    names.split_whitespace().map(candidate).collect()
}

fn cells(names: &str) -> CellSet {
    names.split_whitespace().map(cell).collect()
}

fn with(step: &Step, pattern: Pattern) -> Step {
    Step { pattern, ..step.clone() }
}

/// A board with an XY-Wing, which is a chain of three cells, too.
fn wing() -> (Board, Step, Chain) {
    let board = board(&["r1c1 12", "r1c7 13", "r5c1 23"]);
    let links = vec![
        Link::strong(set("r1c7=3"), set("r1c7=1"), slot("r1c7")),
        Link::weak(set("r1c7=1"), set("r1c1=1")),
        Link::strong(set("r1c1=1"), set("r1c1=2"), slot("r1c1")),
        Link::weak(set("r1c1=2"), set("r5c1=2")),
        Link::strong(set("r5c1=2"), set("r5c1=3"), slot("r5c1")),
    ];
    let step = step(&board, "r5c7<>3", "r1c1 r1c7 r5c1");
    (board, step, Chain { links, closed: false })
}

/// Asserts that a pattern is accepted, and refused once it is changed.
fn refused(board: &Board, step: &Step, right: &Pattern, changed: Pattern) {
    assert!(check(board, &with(step, right.clone())).is_accepted(), "{:?}", fault(board, &with(step, right.clone())));
    let fault = fault(board, &with(step, changed));
    assert!(matches!(fault, Fault::PatternDisagrees(_) | Fault::PatternWithoutTruth { .. }), "{fault:?}");
}

#[test]
fn links_of_a_chain() {
    let (board, step, chain) = wing();
    let changed = |change: &dyn Fn(&mut Chain)| {
        let mut other = chain.clone();
        change(&mut other);
        refused(&board, &step, &Pattern::Chain(chain.clone()), Pattern::Chain(other));
    };
    changed(&|chain| {
        let link = &mut chain.links[1];
        std::mem::swap(&mut link.from, &mut link.to);
    });
    changed(&|chain| chain.links.clear());
    changed(&|chain| chain.closed = true);
    changed(&|chain| chain.links[2].strong = vec![slot("r9c9")]);
    changed(&|chain| chain.links[2].strong.clear());
    changed(&|chain| chain.links.truncate(1));
    changed(&|chain| {
        chain.links[1].to = set("r9c9=1");
        chain.links[2].from = set("r9c9=1");
    });
}

#[test]
fn cells_of_a_wing_and_digits_of_sets() {
    let (board, step, _) = wing();
    let right = Pattern::Wing { pivot: cells("r1c1"), pincers: cells("r1c7 r5c1"), digits: DigitSet::of(Digit::D3) };
    let other = Pattern::Wing { pivot: cells("r1c1"), pincers: cells("r1c7 r9c9"), digits: DigitSet::of(Digit::D3) };
    refused(&board, &step, &right, other);
    let none = Pattern::Wing { pivot: cells("r1c1"), pincers: CellSet::EMPTY, digits: DigitSet::of(Digit::D3) };
    refused(&board, &step, &right, none);
    let sets =
        |digits| Pattern::Sets { sets: vec![AlmostLocked { cells: cells("r1c1"), digits }], common: DigitSet::EMPTY };
    refused(&board, &step, &sets(board.digits(cell("r1c1"))), sets(DigitSet::ALL));
    let colors = |other| Pattern::Colors { clusters: vec![[set("r1c1=1"), other]] };
    refused(&board, &step, &colors(set("r1c1=2")), colors(set("r1c1=1")));
    refused(&board, &step, &colors(set("r1c1=2")), colors(set("r1c1=9")));
}

#[test]
fn places_and_covers() {
    let board = board(&["r2n7 r2c4 r2c8", "r8n7 r8c4 r8c8"]);
    let step = step(&board, "r4c8<>7", "r2n7 r8n7");
    let cover = |slots: &[&str]| Pattern::Cover {
        base: vec![slot("r2n7"), slot("r8n7")],
        cover: slots.iter().map(|name| slot(name)).collect(),
        fins: CandidateSet::EMPTY,
    };
    refused(&board, &step, &cover(&["c4n7", "c8n7"]), cover(&["c4n7", "c9n7"]));
    let confined = Pattern::Confined { digit: Digit::D7, from: house("r2"), to: house("b1") };
    refused(&board, &step, &cover(&["c4n7", "c8n7"]), confined);
    let single = Pattern::Single { slot: slot("r2n7") };
    refused(&board, &step, &cover(&["c4n7", "c8n7"]), single);
}

#[test]
fn nested_steps_lean_on_nothing_that_comes_later() {
    let board = start(PUZZLE);
    let long = |step: &Step| step.nested_length() >= 3;
    let right = board.candidates().iter().filter_map(|it| refute(&board, it)).find(long).unwrap();
    assert!(check(&board, &right).is_accepted());
    let mut swapped = right.clone();
    let Pattern::Hypothesis(Hypothesis { steps, .. }) = &mut swapped.pattern else { panic!("no hypothesis") };
    steps.reverse();
    assert!(matches!(fault(&board, &swapped), Fault::Nested { .. } | Fault::EndNotEmpty { .. }));
}

#[test]
fn truths_that_say_nothing() {
    let (board, step, _) = wing();
    let mut twice = step.clone();
    twice.truths.push(step.truths[0].clone());
    assert_eq!(fault(&board, &twice), Fault::TruthTwice { slot: Some("r1c1".to_owned()) });
    let none = Guard { deadly: CandidateSet::EMPTY, guards: CandidateSet::EMPTY };
    let mut empty = step.clone();
    empty.truths.push(Truth::Guard(Box::new(none)));
    assert_eq!(fault(&board, &empty), Fault::NoPattern);
    let mut dead = board.clone();
    for gone in ["r1c1=1", "r1c1=2"].map(candidate) {
        dead.eliminate(layout(), gone);
    }
    let anything = common::step(&dead, "r9c9=4", "r1c1");
    assert_eq!(fault(&dead, &anything), Fault::EmptyTruth { slot: "r1c1".to_owned() });
}

#[test]
fn a_forcing_without_cases() {
    let (board, step, _) = wing();
    let forcing = Pattern::Forcing(Forcing { slot: slot("r1c1"), cases: vec![] });
    assert_eq!(fault(&board, &with(&step, forcing)), Fault::CaseMissing(candidate("r1c1=1")));
}
