//! Wrong steps are rejected, each for its own reason.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
mod common;
use common::*;
use qedoku_core::{
    Assumption, Board, CellSet, Conclusion, Digit, DigitSet, Hypothesis, NESTED_LIMIT, Pattern, Single, Step, Truth,
};
use qedoku_verify::{Checker, SlotOnBoard, StepFault, StepVerdict};

/// Asserts that a step does not follow, and that the choice that shows it does.
fn assert_not_forced(board: &Board, step: &Step, claim: &str) {
    let fault = fault(board, step);
    assert_witness(step, &fault);
    assert!(matches!(&fault, StepFault::NotForced { candidate: it, .. } if *it == candidate(claim)), "{fault}");
}

#[test]
fn a_dropped_truth() {
    let board = board(&["r2n7 r2c4 r2c8", "r8n7 r8c4 r8c8", "r1c1 12", "r1c7 13", "r5c1 23"]);
    for dropped in ["r2n7", "r8n7"] {
        assert_not_forced(&board, &step(&board, "r4c8<>7", dropped), "r4c8=7");
    }
    for rest in ["r1c1 r1c7", "r1c1 r5c1", "r1c7 r5c1"] {
        assert_not_forced(&board, &step(&board, "r5c7<>3", rest), "r5c7=3");
    }
    assert_not_forced(&board, &step(&board, "r5c7<>3", ""), "r5c7=3");
}

#[test]
fn a_wrong_elimination_among_right_ones() {
    let board = board(&["r2n7 r2c4 r2c8", "r8n7 r8c4 r8c8"]);
    assert_not_forced(&board, &step(&board, "r4c8<>7 r4c5<>7", "r2n7 r8n7"), "r4c5=7");
    let said = fault(&board, &step(&board, "r4c8<>7", "r2n7")).to_string();
    assert_eq!(said, "r4c8<>7 does not follow: r2c4=7 satisfies every truth");
    let said = fault(&board, &step(&board, "r4c5<>7", "r2n7 r8n7")).to_string();
    assert_eq!(said, "r4c5<>7 does not follow: r2c4=7, r8c8=7 satisfy every truth");
    assert_eq!(
        fault(&board, &step(&board, "r4c5<>7", "")).to_string(),
        "r4c5<>7 does not follow: no truth speaks for it"
    );
}

#[test]
fn a_wrong_placement() {
    let board = board(&["r4c4 129", "r4c1 12", "r4c7 12"]);
    assert_not_forced(&board, &step(&board, "r4c4=9", "r4c4 r4c1"), "r4c4=9");
    assert_not_forced(&board, &step(&board, "r4c4=1", "r4c4 r4c1 r4c7"), "r4c4=1");
}

#[test]
fn a_truth_that_is_not_on_the_board() {
    let board = board(&["r1c1 125", "r4n7 r4c4 r4c5"]);
    let mut single = step(&board, "r1c1=5", "r1c1");
    let truth = Truth::Cell { cell: cell("r1c1"), digits: DigitSet::of(Digit::D5) };
    single.truths = vec![truth.clone()];
    let found = SlotOnBoard::Left(["r1c1=1", "r1c1=2", "r1c1=5"].map(candidate).to_vec());
    assert_eq!(fault(&board, &single), StepFault::TruthNotOnBoard { truth, slot: "r1c1".to_owned(), found });
    assert_eq!(
        fault(&board, &single).to_string(),
        "the truth about r1c1 is not on the board: it names r1c1=5, but the board has r1c1=1, r1c1=2, r1c1=5"
    );
    // More members than the board has are no better than fewer.
    let wide = [cell("r4c4"), cell("r4c5"), cell("r4c6")].into_iter().collect::<CellSet>();
    let truth = Truth::House { house: house("r4"), digit: Digit::D7, cells: wide };
    let claiming = Step { truths: vec![truth], ..step(&board, "r5c5<>7", "r4n7") };
    assert!(matches!(fault(&board, &claiming), StepFault::TruthNotOnBoard { slot, .. } if slot == "r4n7"));
}

#[test]
fn a_truth_about_a_filled_slot() {
    let board = start(PUZZLE);
    for slot in ["r1c1", "r1n6"] {
        let claim = step(&board, "r1c2<>9", slot);
        assert!(
            matches!(fault(&board, &claim), StepFault::TruthNotOnBoard { found: SlotOnBoard::Settled, .. }),
            "{slot}"
        );
    }
}

#[test]
fn a_step_out_of_order_or_on_another_puzzle() {
    let mut board = start(PUZZLE);
    let mut steps = vec![];
    while let Some(step) = single(&board) {
        board.apply(&step.conclusion);
        steps.push(step);
    }
    let early = steps.iter().rev().find(|step| !check(&start(PUZZLE), step).is_accepted()).unwrap();
    assert!(matches!(fault(&start(PUZZLE), early), StepFault::TruthNotOnBoard { .. }));
    let empty = start(&".".repeat(81));
    assert!(matches!(fault(&empty, &steps[0]), StepFault::TruthNotOnBoard { .. }));
}

#[test]
fn conclusions_about_nothing() {
    let board = board(&["r1c1 5", "r9c9 12"]);
    assert_eq!(fault(&board, &step(&board, "", "r1c1")), StepFault::NothingConcluded);
    let gone = StepFault::NothingThere { candidate: candidate("r9c9=5"), placed: false };
    assert_eq!(fault(&board, &step(&board, "r9c9<>5", "r1c1")), gone);
    let puzzle = start(PUZZLE);
    let filled = StepFault::NothingThere { candidate: candidate("r1c1=6"), placed: true };
    assert_eq!(fault(&puzzle, &step(&puzzle, "r1c1=6", "")), filled);
    assert_eq!(filled.to_string(), "r1c1=6 cannot be placed: it is no candidate of the board");
}

#[test]
fn conclusions_that_contradict_themselves() {
    let board = board(&["r1c1 5", "r1c9 5"]);
    let clash = StepFault::Clash(candidate("r1c1=5"), candidate("r1c9=5"));
    assert_eq!(fault(&board, &step(&board, "r1c1=5 r1c9=5", "r1c1 r1c9")), clash);
    let same = StepFault::Clash(candidate("r1c1=5"), candidate("r1c1=5"));
    assert_eq!(fault(&board, &step(&board, "r1c1=5 r1c1<>5", "r1c1")), same);
}

#[test]
fn patterns_that_rest_on_nothing() {
    let board = board(&["r1c1 5"]);
    let single = step(&board, "r1c1=5", "r1c1");
    let elsewhere = Step { pattern: Single { slot: slot("r1n5") }.into(), ..single.clone() };
    let nowhere = StepFault::PatternWithoutTruth { slot: slot("r1n5"), name: "r1n5".to_owned() };
    assert_eq!(fault(&board, &elsewhere), nowhere);
}

/// A hypothesis of the puzzle that takes some steps, and what is changed in it.
fn changed(change: impl FnOnce(&mut Step)) -> StepFault {
    let board = start(PUZZLE);
    let long = |step: &Step| step.nested_length() >= 3;
    let mut step = board.candidates().iter().filter_map(|it| refute(&board, it)).find(long).unwrap();
    change(&mut step);
    fault(&board, &step)
}

fn nested(step: &mut Step) -> &mut Vec<Step> {
    let Pattern::Hypothesis(hypothesis) = &mut step.pattern else { panic!("no hypothesis") };
    &mut hypothesis.steps
}

#[test]
fn hypotheses_with_a_wrong_step() {
    let swapped = |step: &mut Step| {
        let steps = nested(step);
        let last = steps.len() - 1;
        let Truth::Cell { digits, .. } = &mut steps[last].truths[0] else {
            steps[last].conclusion = Conclusion::default();
            return;
        };
        *digits = DigitSet::ALL;
    };
    assert!(matches!(changed(swapped), StepFault::Nested { number, .. } if number >= 3));
    let fault = changed(|step| {
        nested(step)[1].truths.clear();
        nested(step)[1].pattern = Pattern::Truths;
    });
    let StepFault::Nested { number: 2, fault } = fault else { panic!("{fault}") };
    assert!(matches!(*fault, StepFault::NotForced { .. }), "{fault}");
}

#[test]
fn hypotheses_without_a_contradiction() {
    let early = changed(|step| {
        nested(step).pop();
    });
    assert!(matches!(early, StepFault::EndNotEmpty { found: SlotOnBoard::Left(_), .. }), "{early}");
    let settled = changed(|step| {
        let Pattern::Hypothesis(hypothesis) = &mut step.pattern else { panic!() };
        hypothesis.end = slot("r1c1");
    });
    assert!(matches!(settled, StepFault::EndNotEmpty { found: SlotOnBoard::Settled, .. }), "{settled}");
}

#[test]
fn hypotheses_about_something_else() {
    let board = start(PUZZLE);
    let other = |step: &Step| board.candidates().iter().find(|&it| !step.conclusion.eliminate.contains(it)).unwrap();
    let more = changed(|step| step.conclusion.eliminate.insert(other(step)));
    assert!(matches!(more, StepFault::NotTheAssumption { .. }), "{more}");
    let dropped = changed(|step| {
        let Pattern::Hypothesis(hypothesis) = &step.pattern else { panic!() };
        let end = hypothesis.end;
        step.truths.retain(|truth| truth.slot() == Some(end));
    });
    assert!(matches!(dropped, StepFault::NotForced { .. }), "{dropped}");
}

#[test]
fn a_reached_limit_is_no_approval() {
    let board = board(&["r1c1 123", "r1c5 123", "r1c9 123"]);
    let triple = step(&board, "r1c2<>1 r1c3<>2", "r1c1 r1c5 r1c9");
    assert_eq!(Checker::default().check(&board, &triple), StepVerdict::Accepted);
    let verdict = Checker::with_limit(1).check(&board, &triple);
    assert_eq!(verdict, StepVerdict::Unchecked { nodes: 2 });
    assert!(matches!(Checker::with_limit(0).check(&board, &triple), StepVerdict::Unchecked { .. }));
}

/// The nested steps of a hypothesis only guide the search: what they conclude must follow from the truths outside.
#[test]
fn nested_steps_prove_nothing_by_themselves() {
    let cases = [
        (&["r1c1 129", "r1c2 129", "r1c5 129"][..], "r1c5<>1 r1c5<>2", "r1c1 r1c2", "r1c1 r1c2 r1c5"),
        (&["r1c1 19", "r1c2 129", "r1c5 129"][..], "r1c1=1 r1c2=2", "r1c1 r1c2", "r1c1 r1c2 r1c5"),
    ];
    for (slots, conclusion, inner, outer) in cases {
        let board = board(slots);
        let assume = candidate("r1c9=9");
        let mut inside = board.clone();
        inside.place(assume);
        let steps = vec![step(&inside, conclusion, inner)];
        let pattern = Pattern::Hypothesis(Hypothesis { assume: Assumption::is_true(assume), steps, end: slot("r1c5") });
        let whole = Step { pattern, ..step(&board, "r1c9<>9", outer) };
        assert_eq!(check(&board, &whole), StepVerdict::Accepted);
        for index in 0..whole.truths.len() {
            let mut dropped = whole.clone();
            dropped.truths.remove(index);
            assert_not_forced(&board, &dropped, "r1c9=9");
        }
    }
}

#[test]
fn steps_nested_too_deep_are_not_followed() {
    let board = start(PUZZLE);
    let is_nested = |step: &Step| step.nested_length() > 0;
    let innermost = board.candidates().iter().filter_map(|it| refute(&board, it)).find(is_nested).unwrap();
    let around = |count: usize| {
        (0..count).fold(innermost.clone(), |inner, _| {
            let mut outer = innermost.clone();
            *nested(&mut outer) = vec![inner];
            outer
        })
    };
    // The innermost has steps, too.
    assert!(matches!(fault(&board, &around(NESTED_LIMIT - 1)), StepFault::Nested { .. }));
    assert_eq!(fault(&board, &around(NESTED_LIMIT)), StepFault::TooDeep);
    assert_eq!(fault(&board, &around(200)).to_string(), "steps are nested more than 16 deep in it");
}
