//! Steps of every shape are accepted, and none of their truths can be spared.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
mod common;
use common::*;
use qedoku_core::{Board, CandidateSet, CellSet, Confined, Digit, Fish, FishBody, Pattern, Single, Slot, Step};
use qedoku_verify::{Checker, StepVerdict};

/// Asserts that a step is accepted and that its truths are minimal.
fn assert_holds(board: &Board, step: &Step) {
    let mut checker = Checker::default();
    assert_eq!(checker.check(board, step), StepVerdict::Accepted);
    assert_eq!(checker.superfluous(board, step), []);
    assert_eq!(checker.minimal(board, step), step.truths);
}

#[test]
fn singles() {
    let board = board(&["r1c1 5", "r4n7 r4c4"]);
    assert_holds(&board, &step(&board, "r1c1=5", "r1c1"));
    assert_holds(&board, &step(&board, "r4c4=7", "r4n7"));
    assert_holds(&board, &step(&board, "r2c2<>5 r9c1<>5", "r1c1"));
    let single = Step { pattern: Single { slot: slot("r1c1") }.into(), ..step(&board, "r1c1=5", "r1c1") };
    assert_holds(&board, &single);
}

#[test]
fn locked_candidates() {
    let board = board(&["b1n3 r1c1 r1c2", "r5n8 r5c4 r5c5 r5c6"]);
    let pattern = Pattern::of(Confined::new(Digit::D3, house("b1"), house("r1")));
    let pointing = step(&board, "r1c4<>3 r1c5<>3 r1c6<>3 r1c7<>3 r1c8<>3 r1c9<>3", "b1n3");
    assert_holds(&board, &Step { pattern, ..pointing });
    assert_holds(&board, &step(&board, "r4c5<>8 r6c6<>8", "r5n8"));
}

#[test]
fn subsets() {
    let board = board(&["r1c1 16", "r1c5 16", "r9n2 r9c1 r9c5", "r9n4 r9c1 r9c5", "r5c1 12", "r5c2 23", "r5c3 13"]);
    assert_holds(&board, &step(&board, "r1c2<>1 r1c2<>6 r1c9<>6", "r1c1 r1c5"));
    assert_holds(&board, &step(&board, "r9c1<>1 r9c5<>9 r9c1<>9", "r9n2 r9n4"));
    assert_holds(&board, &step(&board, "r5c9<>1 r5c9<>2 r4c2<>3", "r5c1 r5c2 r5c3"));
}

#[test]
fn a_quad_of_full_cells() {
    let board = board(&["r3c1 1234", "r3c4 1234", "r3c7 1234", "r3c9 1234"]);
    assert_holds(&board, &step(&board, "r3c2<>1 r3c3<>4 r3c8<>2", "r3c1 r3c4 r3c7 r3c9"));
}

#[test]
fn fish() {
    let board = board(&["r2n7 r2c4 r2c8", "r8n7 r8c4 r8c8", "r1n5 r1c1 r1c8 r1c9", "r5n5 r5c1 r5c8"]);
    assert_holds(&board, &step(&board, "r1c4<>7 r4c8<>7", "r2n7 r8n7"));
    let mut finned = step(&board, "r2c8<>5 r3c8<>5", "r1n5 r5n5");
    let body = FishBody { cover: houses("c1 c8"), fins: CellSet::of(cell("r1c9")) };
    finned.pattern = Pattern::of(Fish::new(layout(), Digit::D5, houses("r1 r5"), body));
    assert_ne!(finned.pattern, Pattern::Truths);
    assert_holds(&board, &finned);
}

#[test]
fn wings_and_chains() {
    let wing = board(&["r1c1 12", "r1c7 13", "r5c1 23"]);
    assert_holds(&wing, &step(&wing, "r5c7<>3", "r1c1 r1c7 r5c1"));
    let kite = board(&["r1n4 r1c2 r1c7", "c9n4 r2c9 r8c9"]);
    assert_holds(&kite, &step(&kite, "r8c2<>4", "r1n4 c9n4"));
    let chain = board(&["r1c1 12", "r1c9 23", "r9c9 34", "r9c2 41"]);
    assert_holds(&chain, &step(&chain, "r2c2<>1", "r1c1 r1c9 r9c9 r9c2"));
}

#[test]
fn placements_that_take_more_than_a_look() {
    let board = board(&["r4c4 129", "r4c1 12", "r4c7 12", "r4n5 r4c1 r4c4 r4c7"]);
    assert_holds(&board, &step(&board, "r4c4=9", "r4c4 r4c1 r4c7"));
    let both = step(&board, "r4c4=9 r4c4<>1 r4c4<>2", "r4c4 r4c1 r4c7");
    assert_holds(&board, &both);
}

#[test]
fn several_placements_at_once() {
    let board = board(&["r1c1 1", "r9c9 2"]);
    assert_holds(&board, &step(&board, "r1c1=1 r9c9=2", "r1c1 r9c9"));
}

#[test]
fn every_refutable_candidate_of_a_puzzle() {
    let board = start(PUZZLE);
    let solution = start(SOLUTION);
    let mut refuted = 0;
    for candidate in board.candidates().iter() {
        let truth = solution.value(candidate.cell) == Some(candidate.digit);
        let Some(step) = refute(&board, candidate) else { continue };
        assert!(!truth, "{candidate}");
        assert_eq!(check(&board, &step), StepVerdict::Accepted, "{candidate}");
        refuted += 1;
    }
    assert!(refuted > 80, "{refuted}");
}

#[test]
fn hypotheses_stand_on_hypotheses() {
    let board = start(PUZZLE);
    let solution = start(SOLUTION);
    let wrong = |candidate: &qedoku_core::Candidate| solution.value(candidate.cell) != Some(candidate.digit);
    let outer = board.candidates().iter().filter(wrong).find(|&it| refute(&board, it).is_some()).unwrap();
    let Pattern::Hypothesis(mut hypothesis) = refute(&board, outer).unwrap().pattern else { panic!() };
    let mut inside = board.clone();
    inside.place(outer);
    let inner = inside.candidates().iter().find_map(|it| refute(&inside, it)).unwrap();
    hypothesis.steps.insert(0, inner.clone());
    let mut slots: Vec<Slot> = vec![];
    for step in &hypothesis.steps {
        slots.extend(step.truths.iter().filter_map(qedoku_core::Truth::slot).filter(|&slot| !board.is_settled(slot)));
    }
    slots.push(hypothesis.end);
    let truths = slots.into_iter().map(|slot| board.truth(slot)).collect();
    let conclusion = qedoku_core::Conclusion::eliminating(CandidateSet::of(outer));
    let step = Step { conclusion, truths, pattern: Pattern::Hypothesis(hypothesis), ..inner };
    assert_eq!(step.hypothesis_depth(), 2);
    assert_eq!(check(&board, &step), StepVerdict::Accepted);
}
