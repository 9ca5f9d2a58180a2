//! Hypotheses: their arguments replay, need every step they show, and solve what the other techniques leave.
#![allow(clippy::unwrap_used, reason = "a test may panic")]
use qedoku_core::{
    Assumption, AttemptOutcome, Board, Candidate, CandidateSet, Case, Cell, CellSet, Forcing, Grid, Hypothesis, Layout,
    Outcome, Pattern, Puzzle, Slot, Step, Trace, Truth, search,
};
use qedoku_techniques::{Context, Profile, Sink, Solver, Technique, Tier, Want};
use qedoku_verify::Checker;
use std::collections::BTreeSet;

/// Minimal puzzles drawn from a seed.
fn generated(count: usize) -> Vec<Puzzle> {
    let mut state = 7_u64;
    let mut draw = move |n: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(state >> 33).unwrap() % n
    };
    let mut puzzle = || {
        let mut grid = search::drawn_solution(&Grid::EMPTY, &mut draw).unwrap();
        let mut cells: Vec<Cell> = CellSet::ALL.iter().collect();
        while !cells.is_empty() {
            let cell = cells.swap_remove(draw(cells.len()));
            let digit = grid.get(cell);
            grid.set(cell, None);
            if !search::is_unique(&grid) {
                grid.set(cell, digit);
            }
        }
        Puzzle::from_givens(grid)
    };
    (0..count).map(|_| puzzle()).collect()
}

/// Proper puzzles that the intermediate method leaves open, at most so many.
fn hard(count: usize) -> Vec<Puzzle> {
    let profile = Profile::default().up_to(Tier::Intermediate);
    let mut solver = Solver::new(Layout::classic(), &profile);
    let hard: Vec<Puzzle> =
        generated(30).into_iter().filter(|puzzle| solver.solve(puzzle).outcome == Outcome::Stuck).take(count).collect();
    assert_eq!(hard.len(), count);
    hard
}

fn solve(profile: &Profile, puzzle: &Puzzle) -> Trace {
    Solver::new(Layout::classic(), profile).solve(puzzle)
}

/// Plays a hypothesis on the board before it, and what stands inside it: every truth is what the board says, the end is
/// empty, and every step is one that the end depends on.
fn replay(board: &Board, step: &Step) {
    for truth in &step.truths {
        let slot = truth.slot().expect("hypotheses rest on slots");
        assert!(!board.is_settled(slot), "{truth:?}");
        assert_eq!(board.truth(slot), *truth);
    }
    let mut lifted: BTreeSet<Slot> = BTreeSet::new();
    match &step.pattern {
        Pattern::Hypothesis(Hypothesis { assume, steps, end }) => {
            let reached = play(board, *assume, steps, Some(*end), CandidateSet::EMPTY);
            assert!(reached.truth(*end).members().is_empty());
            lifted.extend(slots(steps).chain([*end]));
        }
        Pattern::Forcing(Forcing { choice, cases }) => {
            let slot = &choice.slot().expect("techniques choose from slots");
            assert!(cases.iter().all(|case| case.assume.holds));
            let assumed: CandidateSet = cases.iter().map(|case| case.assume.candidate).collect();
            assert_eq!(board.truth(*slot).members(), assumed);
            let gone = step.conclusion.eliminate;
            for Case { assume, steps, end } in cases {
                let reached = play(board, *assume, steps, *end, gone);
                match end {
                    Some(end) => assert!(reached.truth(*end).members().is_empty()),
                    None => assert!(!reached.candidates().meets(&gone)),
                }
                lifted.extend(slots(steps).chain(*end));
            }
            lifted.insert(*slot);
        }
        _ => return,
    }
    let truths: BTreeSet<Slot> = slots(std::slice::from_ref(step)).collect();
    assert!(truths.is_subset(&lifted));
    assert!(truths == lifted || step.hypothesis_depth() < 2);
}

fn slots(steps: &[Step]) -> impl Iterator<Item = Slot> {
    steps.iter().flat_map(|step| &step.truths).filter_map(Truth::slot)
}

/// The board after an assumption and the steps that follow, each of which is replayed and needed: for the slot left empty,
/// for what goes if there is none, or for a step that comes after it.
fn play(board: &Board, assume: Assumption, steps: &[Step], end: Option<Slot>, gone: CandidateSet) -> Board {
    let layout = Layout::classic();
    let mut boards = vec![board.clone()];
    assume.carry_out(&mut boards[0]);
    for step in steps {
        let before = boards.last().unwrap();
        replay(before, step);
        let mut after = before.clone();
        after.apply(&step.conclusion);
        assert_ne!(before.candidates(), after.candidates());
        boards.push(after);
    }
    let reached = boards.last().unwrap();
    let mut wanted = end.map_or(gone, |end| end.candidates(layout));
    for (step, pair) in steps.iter().zip(boards.windows(2)).rev() {
        let removed = *pair[0].candidates() - *pair[1].candidates();
        assert!(removed.meets(&wanted), "{}: nothing needs {step:?}", step.technique);
        wanted |= leaned(step) - *pair[0].candidates();
    }
    reached.clone()
}

/// All that the slots of a step lack, those of the steps inside it, and the slots that these leave empty.
fn leaned(step: &Step) -> CandidateSet {
    let layout = Layout::classic();
    let lacks = |truth: &Truth| truth.slot().map(|slot| slot.candidates(layout) - truth.members());
    let (steps, ends): (Vec<&Step>, Vec<Slot>) = match &step.pattern {
        Pattern::Hypothesis(it) => (it.steps.iter().collect(), vec![it.end]),
        Pattern::Forcing(it) => (
            it.cases.iter().flat_map(|case| &case.steps).collect(),
            it.cases.iter().filter_map(|case| case.end).collect(),
        ),
        _ => (Vec::new(), Vec::new()),
    };
    let own = step.truths.iter().filter_map(lacks).chain(ends.iter().map(|end| end.candidates(layout)));
    own.chain(steps.into_iter().map(leaned)).fold(CandidateSet::EMPTY, |all, more| all | more)
}

#[test]
fn arguments_replay_and_every_puzzle_is_solved() {
    let mut seen = 0;
    for puzzle in hard(6) {
        let trace = solve(&Profile::default().only(|info| info.tier != Tier::Advanced), &puzzle);
        assert_eq!(trace.outcome, Outcome::Solved, "{}", puzzle.values);
        assert_eq!(Some(trace.grid()), search::first_solution(&puzzle));
        for (_, board, step) in trace.replay() {
            replay(&board, step);
            seen += usize::from(step.hypothesis_depth() > 0);
        }
    }
    assert!(seen > 0, "some puzzle needs a hypothesis");
}

fn find(name: &str, board: &Board, want: Want) -> Vec<Step> {
    let profile = Profile::default();
    let place = profile.techniques().iter().position(|technique| technique.info().slug == name).unwrap();
    let mut sink = Sink::new(board, want, profile.techniques()[place]);
    let cx = Context::new(board, &profile.techniques()[..place]);
    let _ = profile.techniques()[place].search(&cx, &mut sink);
    sink.into_steps()
}

#[test]
fn the_shortest_argument_is_taken_and_none_is_missed() {
    let layout = Layout::classic();
    let puzzle = hard(1)[0];
    let board = solve(&Profile::default().up_to(Tier::Intermediate), &puzzle).reached();
    let solution = search::first_solution(&puzzle).unwrap();
    let all = find("hypothesis", &board, Want::All);
    let first = find("hypothesis", &board, Want::First).pop().unwrap();
    assert_eq!(Some(first.nested_length()), all.iter().map(Step::nested_length).min());
    let failing: BTreeSet<Candidate> = all.iter().filter_map(|step| step.conclusion.eliminate.single()).collect();
    let singles = Profile::default().only(|info| info.slug.contains("single"));
    let mut solver = Solver::new(layout, &singles);
    let mut outline = qedoku_techniques::ConclusionLog::default();
    for candidate in board.candidates().iter() {
        let mut assumed = board.clone();
        assumed.place(candidate);
        solver.outline(&mut assumed, &mut outline);
        let fails = assumed.contradiction().is_some();
        assert_eq!(fails, failing.contains(&candidate), "{candidate}");
        assert!(!fails || solution.get(candidate.cell) != Some(candidate.digit), "{candidate} is true");
    }
}

#[test]
fn deeper_hypotheses_fail_only_with_hypotheses_inside() {
    let puzzle = hard(1)[0];
    let board = solve(&Profile::default().up_to(Tier::Intermediate), &puzzle).reached();
    let solution = search::first_solution(&puzzle).unwrap();
    let step = find("hypothesis-double", &board, Want::First).pop().unwrap();
    assert_eq!(step.hypothesis_depth(), 2);
    let Pattern::Hypothesis(hypothesis) = &step.pattern else { panic!("{:?}", step.pattern) };
    let Assumption { candidate, holds: true } = hypothesis.assume else { panic!("{}", hypothesis.assume) };
    assert_eq!(step.conclusion.eliminate.single(), Some(candidate));
    assert_ne!(solution.get(candidate.cell), Some(candidate.digit));
    assert!(hypothesis.steps.iter().any(|nested| nested.technique.as_str() == "hypothesis"));
    replay(&board, &step);
}

/// Positions on which steps inside a hypothesis take away what a later one takes away for good.
#[test]
fn what_is_inside_rests_on_earlier_steps_alone() {
    let mut checker = Checker::default();
    let mut nested = 0;
    let cases = qedoku_fixtures::cases("hypothesis-double").unwrap();
    for case in cases.iter().filter(|case| case.name.starts_with("lost-again-later")) {
        let board = case.board();
        for slug in ["hypothesis-double", "nested-forcing-net"] {
            for step in find(slug, &board, Want::All) {
                replay(&board, &step);
                assert!(checker.check(&board, &step).is_accepted(), "{slug}, {}", case.name);
                nested += 1;
            }
        }
    }
    assert!(nested > 150, "{nested}");
}

fn has_forcing(step: &Step) -> bool {
    let inside =
        |steps: &[Step]| steps.iter().any(|step| matches!(step.pattern, Pattern::Forcing(_)) || has_forcing(step));
    match &step.pattern {
        Pattern::Hypothesis(hypothesis) => inside(&hypothesis.steps),
        Pattern::Forcing(forcing) => forcing.cases.iter().any(|case| inside(&case.steps)),
        _ => false,
    }
}

#[test]
fn cases_stand_inside_assumptions_where_that_is_shorter() {
    let mut with_cases = 0;
    for puzzle in hard(6) {
        let board = solve(&Profile::default().up_to(Tier::Intermediate), &puzzle).reached();
        let solution = search::first_solution(&puzzle).unwrap();
        for slug in ["hypothesis-double", "nested-forcing-net"] {
            for step in find(slug, &board, Want::First) {
                assert_eq!(step.hypothesis_depth(), 2, "{slug}");
                assert!(Checker::default().check(&board, &step).is_accepted(), "{slug}");
                for gone in step.conclusion.eliminate.iter() {
                    assert_ne!(solution.get(gone.cell), Some(gone.digit), "{slug}");
                }
                replay(&board, &step);
                with_cases += usize::from(has_forcing(&step));
            }
        }
    }
    assert!(with_cases > 0);
}

/// The board when everything that follows is done in another order: the last find of the last technique first.
fn reached_backwards(techniques: &[&'static dyn Technique], mut board: Board) -> Board {
    let last = |board: &Board| {
        techniques.iter().rev().find_map(|technique| {
            let mut sink = Sink::new(board, Want::All, *technique);
            let _ = technique.search(&Context::new(board, &[]), &mut sink);
            sink.into_steps().pop()
        })
    };
    while let Some(step) = last(&board) {
        board.apply(&step.conclusion);
    }
    board
}

#[test]
fn what_follows_does_not_depend_on_the_order() {
    let layout = Layout::classic();
    for profile in [Profile::default(), Profile::documents()] {
        let profile = profile.up_to(Tier::Intermediate);
        for puzzle in generated(20) {
            let reached = solve(&profile, &puzzle).reached();
            let backwards = reached_backwards(profile.techniques(), Board::new(layout, &puzzle));
            assert_eq!(reached.candidates(), backwards.candidates(), "{}", puzzle.values);
        }
    }
}

#[test]
fn the_matrix_document_is_solved_by_the_documents_methods() {
    let line = "600100708000800200238050100000040092004308600370010000003070526002004000907006004";
    let solution = "695123748741869253238457169816745392524398671379612485483971526162584937957236814";
    let trace = solve(&Profile::documents(), &Puzzle::from_givens(Grid::parse_line(line).unwrap()));
    assert_eq!(trace.grid(), Grid::parse_line(solution).unwrap());
    assert_eq!(trace.outcome, Outcome::Solved);
    assert!(trace.attempts.is_empty());
}

#[test]
fn the_documents_hypotheses_find_the_solution_and_log_the_way() {
    let mut outcomes = Vec::new();
    for puzzle in hard(8) {
        let trace = solve(&Profile::documents(), &puzzle);
        assert_eq!(Some(trace.grid()), search::first_solution(&puzzle), "{}", puzzle.values);
        let mut kept = Vec::new();
        for attempt in &trace.attempts {
            if attempt.outcome == AttemptOutcome::Withdrawn {
                assert_eq!(kept.pop(), Some(attempt.assume));
            }
            assert_eq!(attempt.standing, kept.len());
            if attempt.outcome == AttemptOutcome::Undecided {
                kept.push(attempt.assume);
            }
            outcomes.push(attempt.outcome);
        }
        assert_eq!(matches!(trace.outcome, Outcome::Hypothesis(_)), !trace.attempts.is_empty());
    }
    for outcome in [AttemptOutcome::Contradiction, AttemptOutcome::Undecided, AttemptOutcome::Filled] {
        assert!(outcomes.contains(&outcome), "{outcome:?}");
    }
}

#[test]
fn a_cap_takes_the_hypotheses_away() {
    let puzzle = hard(1)[0];
    for (tier, techniques) in [(Tier::Simple, 1), (Tier::Intermediate, 4), (Tier::Advanced, 4), (Tier::Ultimate, 5)] {
        let profile = Profile::documents().up_to(tier);
        assert_eq!(profile.techniques().len(), techniques);
        let trace = solve(&profile, &puzzle);
        assert_eq!(trace.outcome == Outcome::Stuck, tier < Tier::Ultimate);
        assert_eq!(trace.attempts.is_empty(), tier < Tier::Ultimate);
    }
}

#[test]
fn a_puzzle_without_a_solution_ends_in_a_contradiction() {
    let mut puzzle = hard(1)[0];
    let solution = search::first_solution(&puzzle).unwrap();
    let cell = (CellSet::ALL - puzzle.givens).first().unwrap();
    puzzle.removed.insert(Candidate { cell, digit: solution.get(cell).unwrap() });
    for profile in [Profile::default(), Profile::documents()] {
        let trace = solve(&profile, &puzzle);
        assert!(matches!(trace.outcome, Outcome::Contradiction(_)), "{}: {:?}", profile.name(), trace.outcome);
    }
}
