//! Whole logs: every puzzle gets its report, and the first thing that is wrong is named.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
mod common;
use common::logs::{solved, text, written};
use common::*;
use proptest::prelude::*;
use qedoku_core::wire::{Begin, End, Failure, Message, Notes, Step as Written};
use qedoku_core::{Candidate, Conclusion, Digit, Grid, Outcome, Puzzle, Single, Slot, Slug, Step, Trace};
use qedoku_verify::{Checker, EndFault, LogFault, LogReport, StepFault, check_log};

/// The report on a changed log of the solved puzzle.
fn report(change: impl FnOnce(&mut Vec<Message>)) -> LogReport {
    let mut messages = written(&solved());
    change(&mut messages);
    let reports = check_log(&text(&messages));
    assert_eq!(reports.len(), 1, "{reports:?}");
    reports.into_iter().next().unwrap()
}

fn reason(report: &LogReport) -> &LogFault {
    &report.flaw.as_ref().unwrap_or_else(|| panic!("{report}")).reason
}

/// The fault of a changed end.
fn end_fault(change: impl FnOnce(&mut End)) -> EndFault {
    let report = report(|messages| {
        let Some(Message::End(end)) = messages.last_mut() else { panic!("no end") };
        change(end);
    });
    let LogFault::End(fault) = reason(&report) else { panic!("{report}") };
    fault.clone()
}

fn step_of(message: &mut Message) -> &mut Written {
    if let Message::Step(step) = message { step } else { panic!("{message:?}") }
}

#[test]
fn a_right_log_is_accepted() {
    let report = report(|_| {});
    assert!(report.is_accepted(), "{report}");
    assert_eq!((report.line, report.id.as_deref(), report.outcome.as_deref()), (1, Some("one"), Some("solved")));
    assert_eq!(report.to_string(), format!("{} steps accepted, outcome solved", report.steps));
    assert_eq!(report.steps, solved().steps.len());
    let unwritten = Checker::default().check_trace(&solved());
    assert_eq!((unwritten.steps, unwritten.is_accepted()), (report.steps, true));
}

#[test]
fn puzzles_follow_each_other() {
    let one = text(&written(&solved()));
    let refused = Failure {
        id: None,
        line: Some(2),
        kind: None,
        message: "no solution".to_owned(),
        record: serde_json::Map::new(),
    };
    let refused = Message::Error(refused).to_line();
    let bad = one.replacen("\"place\":[\"r", "\"place\":[\"q", 1);
    let reports = check_log(&format!("{one}{refused}\n{bad}{one}"));
    let accepted: Vec<bool> = reports.iter().map(LogReport::is_accepted).collect();
    assert_eq!(accepted, [true, true, false, true]);
    assert_eq!(reports[1].to_string(), "not run: no solution");
    assert_eq!(reports[2].line, one.lines().count() + 2);
    assert!(matches!(reason(&reports[2]), LogFault::Field(error) if error.field == "place[0]"));
    assert_eq!(check_log(""), []);
}

#[test]
fn a_tampered_puzzle_is_found_at_its_first_step() {
    let changed = report(|messages| {
        let Message::Begin(begin) = &mut messages[0] else { panic!() };
        begin.puzzle.replace_range(0..1, ".");
    });
    let LogFault::Step(StepFault::TruthNotOnBoard { .. }) = reason(&changed) else { panic!("{changed}") };
    let clash = report(|messages| {
        let Message::Begin(begin) = &mut messages[0] else { panic!() };
        begin.puzzle.replace_range(1..2, "6");
    });
    assert_eq!(*reason(&clash), LogFault::PuzzleClash(candidate("r1c1=6"), candidate("r1c2=6")));
    assert_eq!(clash.to_string(), "line 1: the puzzle has r1c1=6 and r1c2=6, which cannot stand together");
}

#[test]
fn steps_out_of_order_are_found() {
    let swapped = report(|messages| {
        let last = messages.len() - 2;
        messages.swap(1, last);
    });
    assert!(matches!(reason(&swapped), LogFault::Step(StepFault::TruthNotOnBoard { .. })), "{swapped}");
    assert_eq!(swapped.flaw.as_ref().unwrap().step, Some(u32::try_from(solved().steps.len()).unwrap()));
    let twice = report(|messages| messages.insert(1, messages[1].clone()));
    assert!(matches!(reason(&twice), LogFault::Step(StepFault::NothingThere { placed: true, .. })), "{twice}");
    let number = report(|messages| step_of(&mut messages[2]).n = Some(1));
    assert_eq!(*reason(&number), LogFault::Number { after: 1 });
    let need = report(|messages| step_of(&mut messages[2]).needs = Some(vec![1, 2]));
    assert!(matches!(reason(&need), LogFault::Needs { said, .. } if *said == [1, 2]), "{need}");
    let unnumbered = report(|messages| step_of(&mut messages[2]).n = None);
    assert!(unnumbered.is_accepted(), "{unnumbered}");
}

#[test]
fn a_dropped_truth_names_its_step() {
    let report = report(|messages| {
        let step = step_of(&mut messages[3]);
        step.truths.clear();
        step.pattern = None;
    });
    assert_eq!(report.flaw.as_ref().unwrap().step, Some(3));
    let LogFault::Step(StepFault::NotForced { witness, .. }) = reason(&report) else { panic!("{report}") };
    assert_eq!(*witness, []);
    assert!(report.to_string().starts_with("line 4: step 3: "), "{report}");
}

#[test]
fn messages_outside_of_a_puzzle_and_cut_off_logs() {
    let stray = report(|messages| drop(messages.remove(0)));
    assert_eq!(*reason(&stray), LogFault::Stray { kind: "step" });
    let cut = report(|messages| messages.truncate(3));
    assert!(cut.is_accepted() && cut.outcome.is_none());
    assert_eq!(cut.to_string(), "2 steps accepted, no end: the log may be cut off");
    let halves = text(&written(&solved()));
    let reports = check_log(&halves[..halves.len() - 9]);
    assert!(matches!(reason(&reports[0]), LogFault::Unreadable(_)), "{}", reports[0]);
}

#[test]
fn a_limit_is_reported() {
    let board = board(&["r1c1 123", "r1c5 123", "r1c9 123"]);
    let removed = *start(&".".repeat(81)).candidates() - *board.candidates();
    let puzzle = Puzzle { removed, ..Puzzle::from_givens(Grid::EMPTY) };
    let steps = vec![step(&board, "r1c2<>1", "r1c1 r1c5 r1c9")];
    let trace = Trace {
        layout: layout().clone(),
        puzzle,
        profile: String::new(),
        steps,
        attempts: vec![],
        outcome: Outcome::Stuck,
    };
    let report = Checker::with_limit(1).check_trace(&trace);
    assert!(!report.is_accepted());
    assert_eq!(report.to_string(), "1 of 1 step unchecked at the node limit, first step 1, outcome stuck");
    assert!(Checker::default().check_trace(&trace).is_accepted());
}

#[test]
fn a_log_made_to_take_long_is_given_up() {
    // Twelve cells that three digits cannot fill, behind many cells with two digits that have nothing to do with it: a
    // search goes through all ways to fill those.
    let core = "r1c1 r2c2 r3c3 r1c4 r2c5 r3c6 r4c1 r5c2 r6c3 r4c6 r5c5 r6c4";
    let pairs = [
        "r7c1 r8c4 r9c7 r1c7 r2c9 r5c8 r4c9",
        "r7c2 r8c5 r9c8 r1c8 r2c7 r5c9 r4c7",
        "r7c3 r8c6 r9c9 r1c9 r2c8 r5c7 r4c8",
    ];
    let of = |cells: &str, digits: &str| cells.split(' ').map(|cell| format!("{cell} {digits}")).collect::<Vec<_>>();
    let mut rows = of(core, "123");
    rows.extend(pairs.iter().zip(["45", "67", "89"]).flat_map(|(cells, digits)| of(cells, digits)));
    let board = board(&rows.iter().map(String::as_str).collect::<Vec<_>>());
    let slots = rows.iter().filter_map(|row| row.split(' ').next()).collect::<Vec<_>>().join(" ");
    let puzzle = Puzzle {
        removed: *start(&".".repeat(81)).candidates() - *board.candidates(),
        ..Puzzle::from_givens(Grid::EMPTY)
    };
    let begin = Message::Begin(Begin::new(layout(), &puzzle));
    let cells = ["r2c1", "r2c3", "r3c1", "r3c2", "r3c4", "r3c5", "r6c1", "r6c2", "r6c5", "r6c6"];
    let gone = cells.iter().flat_map(|cell| (4..=9).map(move |digit| format!("{cell}<>{digit}")));
    let forged = gone.zip(1..).map(|(gone, number)| {
        let step = step(&board, &gone, &slots);
        Message::Step(Box::new(Written::new(layout(), number, &step, Notes::default())))
    });
    let messages: Vec<Message> = std::iter::once(begin).chain(forged).collect();
    let report = check_log(&text(&messages)).remove(0);
    assert!(report.unchecked.len() > 30, "{report}");
    assert!((report.unchecked.len() as u64..2_500_000).contains(&report.nodes), "{}", report.nodes);
    // Several of them take no more together, and leave something for a log behind them.
    let reports = check_log(&(text(&messages).repeat(5) + &text(&written(&solved()))));
    let nodes: u64 = reports.iter().map(|it| it.nodes).sum();
    assert!(reports.len() == 6 && reports[5].is_accepted() && nodes < 3_500_000, "{nodes} {}", reports[5]);
}

#[test]
fn false_ends_are_found() {
    let solution = Grid::parse_line(SOLUTION).unwrap();
    assert_eq!(end_fault(|end| end.outcome = "stuck".to_owned()), EndFault::Full);
    assert!(
        matches!(end_fault(|end| end.outcome = "done".to_owned()), EndFault::Field(error) if error.field == "outcome")
    );
    let contradiction = |end: &mut End| end.outcome = "contradiction".to_owned();
    assert_eq!(end_fault(contradiction), EndFault::NoContradiction { at: None });
    let blank = |end: &mut End| end.solution.as_mut().unwrap().replace_range(0..1, ".");
    assert_eq!(end_fault(blank), EndFault::SolutionNotFull(cell("r1c1")));
    let other = |end: &mut End| end.solution.as_mut().unwrap().replace_range(0..1, "5");
    assert_eq!(end_fault(other), EndFault::SolutionRuledOut(candidate("r1c1=5")));
    let grid = |end: &mut End| end.grid = Some(PUZZLE.to_owned());
    let differs = EndFault::GridDiffers { cell: cell("r1c2"), said: None, reached: solution.get(cell("r1c2")) };
    assert_eq!(end_fault(grid), differs);
    let seen = solved().steps.len();
    assert_eq!(end_fault(|end| end.steps = Some(1)), EndFault::StepsDiffer { said: 1, seen });
    let counted = |end: &mut End| {
        end.counts.as_mut().unwrap().insert("x-wing".to_owned(), 1);
    };
    assert_eq!(end_fault(counted), EndFault::CountsDiffer { technique: "x-wing".to_owned(), said: 1, seen: 0 });
    let hardest = |end: &mut End| end.hardest = Some("x-wing".to_owned());
    assert_eq!(end_fault(hardest), EndFault::HardestUnused("x-wing".to_owned()));
}

/// The report on a log that stops a few steps early and ends with what `end` says.
fn early(end: impl FnOnce(&mut End)) -> LogReport {
    let mut trace = solved();
    trace.steps.truncate(10);
    trace.outcome = Outcome::Stuck;
    let mut messages = written(&trace);
    let Some(Message::End(said)) = messages.last_mut() else { panic!("no end") };
    end(said);
    check_log(&text(&messages)).remove(0)
}

#[test]
fn ends_before_the_grid_is_full() {
    assert!(early(|_| {}).is_accepted());
    let solved = early(|end| end.outcome = "solved".to_owned());
    assert!(matches!(reason(&solved), LogFault::End(EndFault::NotFull { .. })), "{solved}");
    let hypothesis = early(|end| end.outcome = "hypothesis".to_owned());
    assert_eq!(*reason(&hypothesis), LogFault::End(EndFault::NoSolution));
    let filled = early(|end| {
        end.outcome = "hypothesis".to_owned();
        end.solution = Some(SOLUTION.to_owned());
    });
    assert!(filled.is_accepted(), "{filled}");
    let marks = early(|end| end.candidates[0] = "123456789".to_owned());
    assert!(matches!(reason(&marks), LogFault::End(EndFault::CandidatesDiffer { .. })), "{marks}");
    let fewer = early(|end| drop(end.candidates.pop()));
    assert!(matches!(reason(&fewer), LogFault::End(EndFault::CandidatesMissing(_))), "{fewer}");
}

#[test]
fn a_solution_with_a_digit_twice_is_none() {
    let puzzle = Puzzle::from_givens(Grid::EMPTY);
    let mut solution = Grid::parse_line(SOLUTION).unwrap();
    solution.set(cell("r1c1"), Some(Digit::D9));
    let outcome = Outcome::Hypothesis(solution);
    let trace =
        Trace { layout: layout().clone(), puzzle, profile: String::new(), steps: vec![], attempts: vec![], outcome };
    let report = Checker::default().check_trace(&trace);
    assert!(matches!(reason(&report), LogFault::End(EndFault::SolutionClash(..))), "{report}");
}

#[test]
fn a_contradiction_is_looked_up() {
    let board = board(&["r1c1 5"]);
    let removed = *start(&".".repeat(81)).candidates() - *board.candidates();
    let puzzle = Puzzle { removed, ..Puzzle::from_givens(Grid::EMPTY) };
    let mut puzzle_without = puzzle;
    puzzle_without.removed.insert(candidate("r1c1=5"));
    let at = Slot::Cell(cell("r1c1"));
    let end = |puzzle, outcome| {
        let trace = Trace {
            layout: layout().clone(),
            puzzle,
            profile: String::new(),
            steps: vec![],
            attempts: vec![],
            outcome,
        };
        Checker::default().check_trace(&trace)
    };
    assert!(end(puzzle_without, Outcome::Contradiction(at)).is_accepted());
    let none = end(puzzle, Outcome::Contradiction(at));
    assert_eq!(*reason(&none), LogFault::End(EndFault::NoContradiction { at: Some("r1c1".to_owned()) }));
}

#[test]
fn a_wrong_step_of_a_trace_is_named() {
    let mut trace = solved();
    let wrong = Step {
        technique: Slug::new("test"),
        conclusion: Conclusion::default(),
        pattern: Single { slot: slot("r1c2") }.into(),
        truths: vec![],
        rating: qedoku_core::StepRating::NONE,
    };
    trace.steps.insert(4, wrong);
    let report = Checker::default().check_trace(&trace);
    assert_eq!(report.to_string(), "step 5: it concludes nothing");
    assert_eq!(report.steps, 4);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Whatever happens to a log, it is reported on.
    #[test]
    fn damaged_logs_are_reported_on(at in any::<prop::sample::Index>(), to in "[ -~]{0,3}", length in 0..4_usize) {
        let whole = text(&written(&solved()));
        let from = at.index(whole.len());
        let end = whole.len().min(from + length);
        let damaged = format!("{}{to}{}", &whole[..from], &whole[end..]);
        for report in check_log(&damaged) {
            prop_assert!(!report.to_string().is_empty());
        }
    }

    #[test]
    fn altered_conclusions_are_found(number in 1..20_usize, index in 0..Candidate::COUNT) {
        let mut trace = solved();
        let solution = Grid::parse_line(SOLUTION).unwrap();
        let wrong = Candidate::from_index(index);
        prop_assume!(solution.get(wrong.cell) != Some(wrong.digit));
        trace.steps[number].conclusion = Conclusion::placing(wrong);
        let report = Checker::default().check_trace(&trace);
        prop_assert_eq!(report.flaw.and_then(|flaw| flaw.step), u32::try_from(number + 1).ok());
    }
}
