//! Forcings: one case for each candidate of a slot, all with the same end.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]
mod common;
use common::*;
use qedoku_core::{
    Assumption, Board, Candidate, CandidateSet, Case, Conclusion, Forcing, Hypothesis, Pattern, Slot, Slug, Step, Truth,
};
use qedoku_verify::{SlotOnBoard, StepFault, StepVerdict};

/// A forcing on a slot by a few steps from each candidate, if that takes the same candidates away in every case.
fn force(before: &Board, slot: Slot, length: usize) -> Option<Step> {
    let truth = before.truth(slot);
    let mut gone = *before.candidates();
    let cases = truth.members().iter().map(|assume| {
        let mut board = before.clone();
        let mut steps = vec![];
        board.place(assume);
        let mut end = board.contradiction();
        while end.is_none() && steps.len() < length {
            let Some(next) = single(&board).or_else(|| locked(&board)).or_else(|| pair(&board)) else { break };
            board.apply(&next.conclusion);
            steps.push(next);
            end = board.contradiction();
        }
        if end.is_none() {
            let values = board.values().filled().collect();
            gone = gone - *board.candidates() - values;
        }
        Case { assume: Assumption::is_true(assume), steps, end }
    });
    let cases: Vec<Case> = cases.collect();
    if gone.is_empty() || cases.iter().all(|case| case.end.is_some()) {
        return None;
    }
    Some(stated(before, &Conclusion::eliminating(gone), Forcing { choice: slot.into(), cases }))
}

/// The step of a forcing, with the truths that its nested steps rest on.
fn stated(before: &Board, conclusion: &Conclusion, forcing: Forcing) -> Step {
    let mut slots: Vec<Slot> = forcing.choice.slot().into_iter().collect();
    for case in &forcing.cases {
        let used = case.steps.iter().flat_map(|step| &step.truths).filter_map(Truth::slot).chain(case.end);
        slots.extend(used);
    }
    slots.sort();
    slots.dedup();
    let truths = slots.into_iter().map(|slot| before.truth(slot)).collect();
    Step {
        technique: Slug::new("forcing"),
        conclusion: *conclusion,
        pattern: Pattern::Forcing(forcing),
        truths,
        rating: qedoku_core::StepRating::NONE,
    }
}

fn open(board: &Board) -> impl Iterator<Item = Slot> {
    layout().slots().filter(|&slot| !board.is_settled(slot) && board.truth(slot).members().len() < 4)
}

fn all(length: usize) -> (Board, Vec<Step>) {
    let board = start(PUZZLE);
    let steps = open(&board).filter_map(|slot| force(&board, slot, length)).collect();
    (board, steps)
}

fn cases(step: &mut Step) -> &mut Vec<Case> {
    let Pattern::Forcing(forcing) = &mut step.pattern else { panic!("no forcing") };
    &mut forcing.cases
}

/// A forcing with steps in every case that ends without a contradiction, changed.
fn changed(change: impl FnOnce(&mut Step)) -> StepFault {
    let (board, mut steps) = all(6);
    let open = |step: &mut Step| cases(step).iter().all(|case| case.end.is_none() && case.steps.len() > 2);
    let mut step = steps.iter_mut().find_map(|step| open(step).then(|| step.clone())).unwrap();
    assert_eq!(check(&board, &step), StepVerdict::Accepted);
    change(&mut step);
    fault(&board, &step)
}

#[test]
fn true_forcings_are_accepted() {
    for length in [0, 3, 8] {
        let (board, steps) = all(length);
        let solution = start(SOLUTION);
        assert!(steps.len() > 20, "{length}: {}", steps.len());
        for step in &steps {
            assert_eq!(check(&board, step), StepVerdict::Accepted, "{step:?}");
            let wrong = step.conclusion.eliminate.iter().all(|it| solution.value(it.cell) != Some(it.digit));
            assert!(wrong, "{step:?}");
        }
    }
}

#[test]
fn contradictions_leave_the_other_case() {
    let (board, steps) = all(40);
    let mut steps = steps.into_iter();
    let mut with_end =
        steps.find(|step| step.nested_length() > 4 && step.hypothesis_depth() == 1 && has_end(step)).unwrap();
    assert_eq!(check(&board, &with_end), StepVerdict::Accepted);
    let place: CandidateSet =
        cases(&mut with_end).iter().filter(|case| case.end.is_none()).map(|it| it.assume.candidate).collect();
    if place.len() == 1 {
        with_end.conclusion = Conclusion { place, eliminate: CandidateSet::EMPTY };
        assert_eq!(check(&board, &with_end), StepVerdict::Accepted);
    }
}

fn has_end(step: &Step) -> bool {
    let Pattern::Forcing(forcing) = &step.pattern else { return false };
    forcing.cases.iter().any(|case| case.end.is_some())
}

#[test]
fn every_candidate_has_one_case() {
    let missing = changed(|step| {
        cases(step).pop();
    });
    assert!(matches!(missing, StepFault::CaseMissing(_)), "{missing}");
    let twice = changed(|step| {
        let again = cases(step)[0].clone();
        cases(step).push(again);
    });
    assert!(matches!(twice, StepFault::CaseTooMany(_)), "{twice}");
    let stray = changed(|step| {
        let board = start(PUZZLE);
        let mut case = cases(step)[0].clone();
        let free = |it: &Candidate| cases(step).iter().all(|case| case.assume.candidate != *it);
        case.assume = Assumption::is_true(board.candidates().iter().find(free).unwrap());
        cases(step).push(case);
    });
    assert!(matches!(stray, StepFault::CaseTooMany(_)), "{stray}");
    let unknown = changed(|step| {
        let Pattern::Forcing(forcing) = &step.pattern else { panic!() };
        let slot = forcing.choice.slot();
        step.truths.retain(|truth| truth.slot() != slot);
    });
    assert!(matches!(unknown, StepFault::PatternWithoutTruth { .. }), "{unknown}");
}

#[test]
fn every_case_leads_to_the_conclusion() {
    let early = changed(|step| cases(step)[1].steps.clear());
    let StepFault::Case { number: 2, fault, .. } = early else { panic!("{early}") };
    assert!(matches!(*fault, StepFault::NotReached { placed: false, .. }), "{fault}");
    let more = changed(|step| {
        let board = start(PUZZLE);
        let solution = start(SOLUTION);
        let right = board.candidates().iter().find(|it| solution.value(it.cell) == Some(it.digit)).unwrap();
        step.conclusion.eliminate.insert(right);
    });
    let StepFault::Case { fault, .. } = more else { panic!("{more}") };
    assert!(matches!(*fault, StepFault::NotReached { placed: false, .. }), "{fault}");
    let placed = changed(|step| {
        let board = start(PUZZLE);
        let assumed = cases(step)[0].assume.candidate;
        step.conclusion = Conclusion::placing(board.candidates().iter().find(|&it| it != assumed).unwrap());
    });
    let StepFault::Case { fault, .. } = placed else { panic!("{placed}") };
    assert!(matches!(*fault, StepFault::NotReached { placed: true, .. }), "{fault}");
}

#[test]
fn an_end_is_empty_and_steps_hold() {
    let full = changed(|step| {
        let slot = open(&start(PUZZLE)).next().unwrap();
        cases(step)[0].end = Some(slot);
    });
    let StepFault::Case { number: 1, fault, .. } = full else { panic!("{full}") };
    assert!(
        matches!(*fault, StepFault::EndNotEmpty { found: SlotOnBoard::Left(_) | SlotOnBoard::Settled, .. }),
        "{fault}"
    );
    let wrong = changed(|step| cases(step)[1].steps[1].truths.clear());
    let StepFault::Case { number: 2, fault, .. } = wrong else { panic!("{wrong}") };
    assert!(matches!(*fault, StepFault::Nested { number: 2, .. }), "{fault}");
    assert!(fault.to_string().starts_with("step 2"), "{fault}");
}

/// The nested steps do not suffice: the truths of the step must bear it out, as they must without the steps.
#[test]
fn the_truths_outside_bear_the_conclusion() {
    let (board, steps) = all(6);
    let chosen = |step: Step| {
        let Pattern::Forcing(forcing) = &step.pattern else { panic!() };
        let slot = forcing.choice.slot();
        (step, slot)
    };
    assert_truths_bear(&board, steps.into_iter().map(chosen));
}

#[test]
fn forcings_stand_in_forcings_and_hypotheses() {
    let (board, steps) = all(3);
    let solution = start(SOLUTION);
    let right = board.candidates().iter().filter(|it| solution.value(it.cell) == Some(it.digit));
    let mut nested = 0;
    for (assume, outer) in right.zip(steps.iter().cycle()) {
        let mut inside = board.clone();
        inside.place(assume);
        let Some(inner) = open(&inside).find_map(|slot| force(&inside, slot, 4)) else { continue };
        let mut whole = outer.clone();
        let Some(case) =
            cases(&mut whole).iter_mut().find(|case| case.assume == Assumption::is_true(assume) && case.end.is_none())
        else {
            nested += usize::from(in_hypothesis(&board, assume, &inner));
            continue;
        };
        case.steps.insert(0, inner);
        let Pattern::Forcing(forcing) = whole.pattern else { panic!() };
        let whole = stated(&board, &outer.conclusion, forcing);
        assert_eq!(whole.hypothesis_depth(), 2);
        let verdict = check(&board, &whole);
        // The inner forcing may take away what a later step names.
        assert!(
            verdict.is_accepted() || matches!(&verdict, StepVerdict::Rejected(StepFault::Case { .. })),
            "{verdict:?}"
        );
        nested += usize::from(verdict.is_accepted());
    }
    let wrong = board.candidates().iter().filter(|it| solution.value(it.cell) != Some(it.digit));
    let refuted = wrong.filter(|&assume| {
        let mut inside = board.clone();
        inside.place(assume);
        open(&inside).find_map(|slot| force(&inside, slot, 4)).is_some_and(|it| in_hypothesis(&board, assume, &it))
    });
    nested += refuted.count();
    assert!(nested > 5, "{nested}");
}

/// True if a hypothesis that begins with a forcing ends, and is accepted then.
fn in_hypothesis(before: &Board, assume: Candidate, inner: &Step) -> bool {
    let mut board = before.clone();
    board.place(assume);
    board.apply(&inner.conclusion);
    let mut steps = vec![inner.clone()];
    while board.contradiction().is_none() {
        let Some(next) = single(&board).or_else(|| locked(&board)).or_else(|| pair(&board)) else { return false };
        board.apply(&next.conclusion);
        steps.push(next);
    }
    let end = board.contradiction().unwrap();
    let mut slots: Vec<Slot> =
        steps.iter().flat_map(|step| &step.truths).filter_map(Truth::slot).chain([end]).collect();
    slots.sort();
    slots.dedup();
    let step = Step {
        technique: Slug::new("hypothesis"),
        conclusion: Conclusion::eliminating(CandidateSet::of(assume)),
        truths: slots.into_iter().map(|slot| before.truth(slot)).collect(),
        pattern: Pattern::Hypothesis(Hypothesis { assume: Assumption::is_true(assume), steps, end }),
        rating: qedoku_core::StepRating::NONE,
    };
    assert_eq!(step.hypothesis_depth(), 2);
    assert_eq!(check(before, &step), StepVerdict::Accepted);
    true
}
