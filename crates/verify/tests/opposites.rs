//! Arguments that assume a candidate false, and choices of a candidate and its opposite.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]
mod common;
use common::*;
use qedoku_core::{
    Assumption, Board, Candidate, CandidateSet, Case, Choice, Conclusion, Forcing, Grid, Hypothesis, Outcome, Pattern,
    Puzzle, Slot, Slug, Step, StepRating, Trace, Truth,
};
use qedoku_verify::proof::prove;
use qedoku_verify::{SlotOnBoard, StepFault, StepVerdict};

/// The case of an assumption by simple steps, until a slot is empty, nothing goes on or there are enough steps.
fn follow(before: &Board, assume: Assumption, length: usize) -> (Case, Board) {
    let mut board = before.clone();
    let mut steps = vec![];
    assume.carry_out(&mut board);
    let mut end = board.contradiction();
    while end.is_none() && steps.len() < length {
        let Some(next) = single(&board).or_else(|| locked(&board)).or_else(|| pair(&board)) else { break };
        board.apply(&next.conclusion);
        steps.push(next);
        end = board.contradiction();
    }
    (Case { assume, steps, end }, board)
}

/// A step with the truths that the steps inside it rest on.
fn stated(before: &Board, conclusion: &Conclusion, pattern: impl Into<Pattern>) -> Step {
    let pattern = pattern.into();
    let used = |steps: &[Step], end: Option<Slot>| -> Vec<Slot> {
        steps.iter().flat_map(|step| &step.truths).filter_map(Truth::slot).chain(end).collect()
    };
    let mut slots = match &pattern {
        Pattern::Hypothesis(it) => used(&it.steps, Some(it.end)),
        Pattern::Forcing(it) => {
            it.cases.iter().flat_map(|case| used(&case.steps, case.end)).chain(it.choice.slot()).collect()
        }
        other => panic!("{other:?}"),
    };
    slots.sort();
    slots.dedup();
    slots.retain(|&slot| !before.is_settled(slot));
    let truths = slots.into_iter().map(|slot| before.truth(slot)).collect();
    Step { technique: Slug::new("any"), conclusion: *conclusion, pattern, truths, rating: StepRating::NONE }
}

/// A step that places a candidate because its opposite leads to a contradiction.
fn refuted(before: &Board, candidate: Candidate, length: usize) -> Option<Step> {
    let Case { assume, steps, end } = follow(before, Assumption::is_false(candidate), length).0;
    Some(stated(before, &Conclusion::placing(candidate), Hypothesis { assume, steps, end: end? }))
}

/// A step that concludes what follows whether a candidate is true or not.
fn either(before: &Board, candidate: Candidate, length: usize) -> Option<Step> {
    let both = [Assumption::is_true(candidate), Assumption::is_false(candidate)];
    let both = both.map(|assume| follow(before, assume, length));
    let mut conclusion = Conclusion { place: *before.candidates(), eliminate: *before.candidates() };
    for (_, reached) in both.iter().filter(|(case, _)| case.end.is_none()) {
        let values: CandidateSet = reached.values().filled().collect();
        conclusion.place &= values;
        conclusion.eliminate = conclusion.eliminate - *reached.candidates() - values;
    }
    let cases = both.map(|(case, _)| case).to_vec();
    if conclusion.is_empty() || cases.iter().all(|case| case.end.is_some()) {
        return None;
    }
    Some(stated(before, &conclusion, Forcing { choice: Choice::Candidate(candidate), cases }))
}

fn hypothesis(step: &mut Step) -> &mut Hypothesis {
    let Pattern::Hypothesis(it) = &mut step.pattern else { panic!("no hypothesis") };
    it
}

fn forcing(step: &mut Step) -> &mut Forcing {
    let Pattern::Forcing(it) = &mut step.pattern else { panic!("no forcing") };
    it
}

fn is_right(candidate: Candidate) -> bool {
    start(SOLUTION).value(candidate.cell) == Some(candidate.digit)
}

/// A hypothesis with steps that assumes a candidate false.
fn long() -> (Board, Step) {
    let board = start(PUZZLE);
    let all = board.candidates().iter().filter_map(|it| refuted(&board, it, 40));
    let step = all.into_iter().find(|step| step.nested_length() > 2 && step.truths.len() > 2).unwrap();
    assert_eq!(check(&board, &step), StepVerdict::Accepted);
    (board, step)
}

/// A choice of a candidate and its opposite, with steps in both cases and no contradiction.
fn open() -> (Board, Step) {
    let board = start(PUZZLE);
    let all = board.candidates().iter().filter_map(|it| either(&board, it, 8));
    let is_open = |case: &Case| case.end.is_none() && case.steps.len() > 2;
    let mut all = all.filter(|step| forcing(&mut step.clone()).cases.iter().all(is_open));
    let step = all.find(|step| !step.conclusion.eliminate.is_empty()).unwrap();
    assert_eq!(check(&board, &step), StepVerdict::Accepted);
    (board, step)
}

#[test]
fn a_candidate_without_which_nothing_goes_is_placed() {
    let board = start(PUZZLE);
    let mut count = 0;
    for candidate in board.candidates().iter() {
        let Some(step) = refuted(&board, candidate, 40) else { continue };
        assert!(is_right(candidate), "{candidate}");
        assert_eq!(check(&board, &step), StepVerdict::Accepted, "{step:?}");
        count += usize::from(step.nested_length() > 1);
    }
    assert!(count > 20, "{count}");
}

#[test]
fn a_hypothesis_shows_the_opposite_and_nothing_else() {
    let (board, step) = long();
    let placed = step.conclusion.place.single().unwrap();
    let other = board.candidates().iter().find(|&it| !layout().clash(it, placed) && it != placed).unwrap();
    let conclusions = [
        Conclusion::eliminating(CandidateSet::of(placed)),
        Conclusion::placing(other),
        Conclusion { eliminate: CandidateSet::of(other), ..step.conclusion },
        Conclusion { place: step.conclusion.place | CandidateSet::of(other), ..step.conclusion },
    ];
    for conclusion in conclusions {
        let fault = fault(&board, &Step { conclusion, ..step.clone() });
        assert_eq!(fault, StepFault::NotTheAssumption { assume: Assumption::is_false(placed) });
        assert_eq!(
            fault.to_string(),
            format!("a contradiction of {} shows {placed}, and nothing else", placed.eliminated())
        );
    }
    let mut turned = step.clone();
    hypothesis(&mut turned).assume = Assumption::is_true(placed);
    assert!(matches!(fault(&board, &turned), StepFault::NotTheAssumption { .. }));
    turned.conclusion = Conclusion::eliminating(CandidateSet::of(placed));
    assert!(!check(&board, &turned).is_accepted(), "its steps are those of the other board");
}

#[test]
fn a_hypothesis_ends_where_nothing_is_left() {
    let (board, step) = long();
    let mut early = step.clone();
    hypothesis(&mut early).steps.pop();
    let early = fault(&board, &early);
    assert!(matches!(early, StepFault::EndNotEmpty { found: SlotOnBoard::Left(_), .. }), "{early}");
    let mut nested = step.clone();
    hypothesis(&mut nested).steps[0].truths.clear();
    assert!(matches!(fault(&board, &nested), StepFault::Nested { number: 1, .. }));
    // What is filled is nothing to assume false.
    let filled = board.values().filled().next().unwrap();
    let mut gone = step.clone();
    hypothesis(&mut gone).assume = Assumption::is_false(filled);
    gone.conclusion = Conclusion::placing(filled);
    assert!(matches!(fault(&board, &gone), StepFault::NothingThere { placed: true, .. }));
}

/// The nested steps do not suffice: the truths of the step bear its conclusion, as they must without a pattern.
#[test]
fn the_truths_outside_bear_the_conclusion() {
    let board = start(PUZZLE);
    let hypotheses = board.candidates().iter().filter_map(|it| refuted(&board, it, 12));
    let choices = board.candidates().iter().filter_map(|it| either(&board, it, 6));
    assert_truths_bear(&board, hypotheses.chain(choices).map(|step| (step, None)));
}

#[test]
fn what_holds_either_way_is_accepted() {
    let board = start(PUZZLE);
    let mut count = 0;
    let mut placing = 0;
    let mut ending = 0;
    for length in [0, 2, 8, 40] {
        for mut step in board.candidates().iter().filter_map(|it| either(&board, it, length)) {
            let Conclusion { place, eliminate } = step.conclusion;
            assert!(place.iter().all(is_right) && !eliminate.iter().any(is_right), "{step:?}");
            // The choice needs no truth of its own; what it takes away or places alone is no clash.
            step.conclusion.eliminate = eliminate - place.iter().fold(place, |all, it| all | layout().clashes(it));
            assert_eq!(check(&board, &step), StepVerdict::Accepted, "{step:?}");
            count += 1;
            placing += usize::from(!place.is_empty());
            ending += usize::from(forcing(&mut step).cases.iter().any(|case| case.end.is_some()));
        }
    }
    assert!(count > 100 && placing > 20 && ending > 20, "{count} {placing} {ending}");
}

/// The fault of a forcing once its choice is changed.
fn changed(change: impl FnOnce(&Board, &mut Forcing)) -> StepFault {
    let (board, mut step) = open();
    change(&board, forcing(&mut step));
    fault(&board, &step)
}

#[test]
fn a_candidate_has_two_cases_one_true_and_one_false() {
    for index in [0, 1] {
        let missing = changed(|_, it| drop(it.cases.remove(index)));
        assert!(matches!(missing, StepFault::CaseMissing(it) if it.holds == (index == 0)), "{missing}");
        let twice = changed(|_, it| it.cases.push(it.cases[index].clone()));
        assert!(matches!(twice, StepFault::CaseTooMany(it) if it.holds == (index == 0)), "{twice}");
        let turned = changed(|_, it| it.cases[index].assume = it.cases[index].assume.opposite());
        assert!(matches!(turned, StepFault::CaseTooMany(_)), "{turned}");
    }
    let other = |board: &Board, it: &Forcing| {
        board.candidates().iter().find(|&other| Choice::Candidate(other) != it.choice).unwrap()
    };
    let stray = changed(|board, it| it.cases[1].assume = Assumption::is_false(other(board, it)));
    assert!(matches!(stray, StepFault::CaseTooMany(_)), "{stray}");
    let another = changed(|board, it| it.choice = Choice::Candidate(other(board, it)));
    assert!(matches!(another, StepFault::CaseTooMany(_)), "{another}");
    let gone = changed(|board, it| {
        let gone = Candidate::from_index(
            (0..Candidate::COUNT).find(|&index| !board.candidates().contains(Candidate::from_index(index))).unwrap(),
        );
        it.choice = Choice::Candidate(gone);
        it.cases[0].assume = Assumption::is_true(gone);
        it.cases[1].assume = Assumption::is_false(gone);
    });
    assert!(matches!(gone, StepFault::PatternDisagrees(_)), "{gone}");
    let swapped = changed(|_, it| {
        let turned: Vec<Assumption> = it.cases.iter().map(|case| case.assume.opposite()).collect();
        it.cases.iter_mut().zip(turned).for_each(|(case, assume)| case.assume = assume);
    });
    assert!(matches!(swapped, StepFault::Case { .. }), "{swapped}");
}

#[test]
fn a_slot_has_no_case_of_what_is_false() {
    let board = board(&["r1c1 12", "r1c2 12"]);
    let case = |text: &str| Case { assume: Assumption::parse(text).unwrap(), steps: vec![], end: None };
    let with = |cases: Vec<Case>| {
        let pattern = Forcing { choice: slot("r1c1").into(), cases }.into();
        Step { pattern, ..step(&board, "r1c9<>1", "r1c1 r1c2") }
    };
    let fault = fault(&board, &with(vec![case("r1c1<>2"), case("r1c1=2")]));
    assert_eq!(fault, StepFault::CaseTooMany(Assumption::is_false(candidate("r1c1=2"))));
    assert!(fault.to_string().contains("r1c1<>2"), "{fault}");
}

#[test]
fn both_cases_lead_to_the_conclusion() {
    for index in [0, 1] {
        let early = changed(|_, it| it.cases[index].steps.clear());
        let StepFault::Case { number, fault, .. } = early else { panic!("{early}") };
        assert!(number == index + 1 && matches!(*fault, StepFault::NotReached { .. }), "{number} {fault}");
        let wrong = changed(|_, it| it.cases[index].steps[0].truths.clear());
        let StepFault::Case { number, fault, .. } = wrong else { panic!("{wrong}") };
        assert!(number == index + 1 && matches!(*fault, StepFault::Nested { number: 1, .. }), "{number} {fault}");
        let full = changed(|board, it| {
            it.cases[index].end = layout().slots().find(|&slot| !board.is_settled(slot));
        });
        let StepFault::Case { fault, .. } = full else { panic!("{full}") };
        assert!(matches!(*fault, StepFault::EndNotEmpty { .. }), "{fault}");
    }
    let (board, mut step) = open();
    let right = board.candidates().iter().find(|&it| is_right(it)).unwrap();
    step.conclusion.eliminate.insert(right);
    assert!(matches!(fault(&board, &step), StepFault::Case { .. } | StepFault::Clash(..)));
}

/// A choice inside a hypothesis that assumes a candidate false, and such a hypothesis inside a case.
fn stacked(board: &Board) -> Vec<Step> {
    let mut all = Vec::new();
    for outer in board.candidates().iter() {
        for assume in [Assumption::is_false(outer), Assumption::is_true(outer)] {
            let mut inside = board.clone();
            assume.carry_out(&mut inside);
            let inner = inside.candidates().iter().find_map(|it| {
                if assume.holds {
                    return refuted(&inside, it, 3).filter(|step| step.nested_length() > 0);
                }
                either(&inside, it, 3).filter(|step| step.conclusion.place.is_empty())
            });
            let Some(inner) = inner else { continue };
            inside.apply(&inner.conclusion);
            let rest = follow(&inside, assume, 40);
            let mut case = rest.0;
            let reached = rest.1;
            case.steps.insert(0, inner);
            let opposite = assume.opposite().conclusion();
            if let Some(end) = case.end {
                let Case { assume, steps, .. } = case.clone();
                all.push(stated(board, &opposite, Hypothesis { assume, steps, end }));
            }
            let (other, elsewhere) = follow(board, assume.opposite(), 40);
            let common = *board.candidates() - *reached.candidates() - *elsewhere.candidates();
            let values = |board: &Board| board.values().filled().collect::<CandidateSet>();
            let eliminate = if case.end.is_some() {
                *board.candidates() - *elsewhere.candidates() - values(&elsewhere)
            } else {
                common - values(&reached) - values(&elsewhere)
            };
            if other.end.is_none() && !eliminate.is_empty() {
                let conclusion = Conclusion { place: CandidateSet::EMPTY, eliminate };
                let forcing = Forcing { choice: Choice::Candidate(outer), cases: vec![case, other] };
                all.push(stated(board, &conclusion, forcing));
            }
        }
    }
    all
}

#[test]
fn they_stand_inside_each_other() {
    let board = start(PUZZLE);
    let [mut hypotheses, mut choices] = [0; 2];
    for step in stacked(&board) {
        assert_eq!(step.hypothesis_depth(), 2);
        assert_eq!(check(&board, &step), StepVerdict::Accepted, "{step:?}");
        assert!(step.conclusion.place.iter().all(is_right) && !step.conclusion.eliminate.iter().any(is_right));
        *(if matches!(step.pattern, Pattern::Hypothesis(_)) { &mut hypotheses } else { &mut choices }) += 1;
    }
    assert!(hypotheses > 10 && choices > 10, "{hypotheses} {choices}");
}

#[test]
fn what_is_told_is_proved_without_trying() {
    let board = start(PUZZLE);
    let puzzle = Puzzle::from_givens(Grid::parse_line(PUZZLE).unwrap());
    let hypotheses = board.candidates().iter().filter_map(|it| refuted(&board, it, 20)).step_by(3);
    let choices = board.candidates().iter().filter_map(|it| either(&board, it, 8)).step_by(9);
    let mut searched = [0; 2];
    for mut step in hypotheses.chain(choices).chain(stacked(&board).into_iter().step_by(9)) {
        if !step.conclusion.place.is_empty() {
            step.conclusion.eliminate = CandidateSet::EMPTY;
        }
        let steps = vec![step];
        let trace = Trace {
            layout: layout().clone(),
            puzzle,
            profile: String::new(),
            steps,
            attempts: vec![],
            outcome: Outcome::Stuck,
        };
        let proof = prove(&trace).unwrap();
        searched[usize::from(proof.searched > 0)] += 1;
    }
    assert!(searched[0] > 30 && searched[1] == 0, "{searched:?}");
}
