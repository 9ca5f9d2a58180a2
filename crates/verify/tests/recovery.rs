//! Whatever stands in a file of logs, each of them gets its verdict; lists and hypotheses say what they show.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
mod common;
use common::logs::{solved, text, written};
use common::*;
use qedoku_core::wire::{Begin, FindCount, Listed, Message, Notes, Step as Written};
use qedoku_core::{Grid, Outcome, Puzzle, Trace};
use qedoku_verify::{EndFault, LogFault, LogReport, UncheckedClaim, check_log};

fn log() -> String {
    text(&written(&solved()))
}

/// The verdicts of the reports: `+` accepted, `-` flawed, `.` no log.
fn verdicts(text: &str) -> String {
    let mark = |it: &LogReport| match (it.is_log(), it.is_accepted() && it.is_whole()) {
        (false, _) => '.',
        (true, true) => '+',
        (true, false) => '-',
    };
    check_log(text).iter().map(mark).collect()
}

#[test]
fn each_log_gets_its_verdict_whatever_stands_between() {
    let one = log();
    let lines: Vec<&str> = one.lines().collect();
    let begin = lines[0];
    let middle = lines[lines.len() / 2];
    let cut = |at: usize| one[..at].to_owned();
    for (between, expected) in [
        (String::new(), "++"),
        ("warning: something\n".to_owned(), "+.+"),
        ("warning: something\n[INFO] more\nand more\n\n".to_owned(), "+..+"),
        ("{\n".to_owned(), "+-+"),
        ("{\"progress\":3}\n".to_owned(), "+-+"),
        (format!("{begin}\n"), "+-+"),
        (format!("{}\n", &begin[..30]), "+-+"),
        (cut(one.len() - 5) + "\n", "+-+"),
        (cut(one.len() - 5), "+-+"),
        (cut(one.len() / 2) + "\n", "+-+"),
        (cut(one.len() / 2), "+-+"),
        (format!("{middle}\n"), "+-+"),
        (one.replacen(middle, "", 1), "+-+"),
        (one.replacen(middle, "junk", 1), "+.-+"),
        (one.replacen(middle, &format!("junk\n{middle}"), 1), "+.++"),
        (one.replacen(middle, &middle[1..], 1), "+.-+"),
        (one.replacen(middle, &middle[..middle.len() - 3], 1), "+-+"),
    ] {
        assert_eq!(verdicts(&format!("{one}{between}{one}")), expected, "{}", &between[..between.len().min(99)]);
    }
}

#[test]
fn a_verdict_has_the_line_of_its_log() {
    let one = log();
    let text = format!("{one}x\n{one}{}\n{one}", &one[..one.len() - 5]);
    let length = one.lines().count();
    let lines: Vec<usize> = check_log(&text).iter().map(|it| it.line).collect();
    assert_eq!(lines, [1, length + 1, length + 2, 2 * length + 2, 3 * length + 2]);
}

/// A list of two steps of a position, of which the second would not follow the first.
fn list(change: impl FnOnce(&mut Vec<Message>)) -> LogReport {
    let trace = solved();
    let puzzle = trace.puzzle;
    let board = start(PUZZLE);
    let first = single(&board).unwrap();
    let mut messages = vec![Message::Begin(Begin::new(layout(), &puzzle))];
    for number in 1..=2 {
        messages.push(Message::Step(Box::new(Written::new(layout(), number, &first, Notes::default()))));
    }
    let count = FindCount { listed: 2, found: 3, more: false };
    let techniques = [(first.technique.to_string(), count)].into_iter().collect();
    messages.push(Message::Listed(Listed { steps: 2, all: false, techniques }));
    change(&mut messages);
    let mut reports = check_log(&text(&messages));
    assert_eq!(reports.len(), 1, "{reports:?}");
    reports.remove(0)
}

#[test]
fn listed_steps_are_judged_each_on_the_position() {
    let right = list(|_| {});
    assert_eq!(right.to_string(), "2 steps accepted, each on the position by itself");
    assert!(right.is_accepted() && right.is_whole() && right.unverified.contains(&UncheckedClaim::Found), "{right:?}");
    let run = list(|messages| drop(messages.pop()));
    assert!(!run.is_accepted(), "{run}");
    let wrong = list(|messages| {
        let Message::Step(step) = &mut messages[2] else { panic!() };
        step.place[0] = "r1c2=4".to_owned();
    });
    assert_eq!(wrong.flaw.unwrap().step, Some(2));
    let fault = |change: fn(&mut Listed)| {
        let report = list(|messages| {
            let Some(Message::Listed(listed)) = messages.last_mut() else { panic!() };
            change(listed);
        });
        let Some(LogFault::End(fault)) = report.flaw.map(|it| it.reason) else { panic!("no fault") };
        fault
    };
    assert_eq!(fault(|listed| listed.steps = 3), EndFault::StepsDiffer { said: 3, seen: 2 });
    assert!(matches!(fault(|listed| listed.techniques[0].listed = 1), EndFault::CountsDiffer { said: 1, seen: 2, .. }));
    assert!(matches!(fault(|listed| listed.techniques[0].found = 1), EndFault::Field(_)));
    assert!(matches!(fault(|listed| listed.all = true), EndFault::Field(_)));
}

#[test]
fn a_grid_that_no_step_reaches_is_said_not_to_be_proved() {
    let solution = Grid::parse_line(SOLUTION).unwrap();
    let of = |puzzle: Puzzle, outcome| {
        let trace = Trace {
            layout: layout().clone(),
            puzzle,
            profile: String::new(),
            steps: vec![],
            attempts: vec![],
            outcome,
        };
        check_log(&text(&written_end(&trace, &solution))).remove(0)
    };
    let unique = of(solved().puzzle, Outcome::Hypothesis(solution));
    assert!(unique.is_accepted());
    assert_eq!(
        unique.to_string(),
        "0 steps accepted, 49 digits taken from a hypothesis and not proved, outcome hypothesis"
    );
    assert!(unique.unverified.contains(&UncheckedClaim::Attempts));
    for outcome in [Outcome::Hypothesis(solution), Outcome::Stuck] {
        let several = of(Puzzle::from_givens(Grid::EMPTY), outcome);
        assert_eq!(several.flaw.unwrap().reason, LogFault::End(EndFault::OneOfSeveral));
    }
}

/// The messages of a run without steps whose end names a solution.
fn written_end(trace: &Trace, solution: &Grid) -> Vec<Message> {
    let begin = Begin::new(&trace.layout, &trace.puzzle);
    vec![Message::Begin(begin), Message::End(qedoku_core::wire::End::new(trace, Some(solution), None))]
}
