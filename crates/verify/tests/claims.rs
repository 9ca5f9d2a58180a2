//! Claims of a log are checked, or noted as not checked.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
mod common;
use common::*;
use qedoku_core::wire::{Attempt, Begin, End, Message, Notes, Rating, Step as Written};
use qedoku_core::{Grid, Ledger, Outcome, Puzzle, Slug, Step, Trace};
use qedoku_verify::{AttemptFault, Checker, EndFault, LogFault, LogReport, Register, TechniqueLabel, UncheckedClaim};

/// Knows two techniques and one profile, in which `locked` is the harder one.
struct Two;

impl Register for Two {
    fn label(&self, slug: &str) -> Option<TechniqueLabel> {
        let rating = |se| Rating { se: Some(se), hodoku: Some(4) };
        match slug {
            "single" => Some(TechniqueLabel { tier: "simple", rating: rating(15) }),
            "locked" => Some(TechniqueLabel { tier: "intermediate", rating: rating(26) }),
            _ => None,
        }
    }

    fn hardest(&self, profile: &str, used: &[&str]) -> Option<String> {
        (profile == "two").then(|| if used.contains(&"locked") { "locked" } else { "single" }.to_owned())
    }
}

fn named(step: Step, slug: &'static str) -> Step {
    Step { technique: Slug::new(slug), ..step }
}

/// The whole log of the puzzle, with everything that can be said of it.
fn messages() -> Vec<Message> {
    let puzzle = Puzzle::from_givens(Grid::parse_line(PUZZLE).unwrap());
    let mut board = start(PUZZLE);
    let mut ledger = Ledger::default();
    let begin = Begin { profile: Some("two".to_owned()), ..Begin::new(layout(), &puzzle) };
    let mut messages = vec![Message::Begin(begin)];
    let mut steps = vec![];
    // A step with an elimination comes first, so that the log has both techniques and a step that needs another.
    let mut next = locked(&board).map(|step| named(step, "locked"));
    while let Some(step) = next {
        let number = u32::try_from(steps.len()).unwrap() + 1;
        let label = Two.label(step.technique.as_str()).unwrap();
        let needs = Some(ledger.needs_of(layout(), &step));
        let notes = Notes { tier: Some(label.tier.to_owned()), rating: label.rating, needs, ..Notes::default() };
        messages.push(Message::Step(Box::new(Written::new(layout(), number, &step, notes))));
        let before = board.clone();
        board.apply(&step.conclusion);
        ledger.record(number, &before, &board);
        steps.push(step);
        next = single(&board)
            .map(|step| named(step, "single"))
            .or_else(|| locked(&board).map(|step| named(step, "locked")));
    }
    let trace = Trace {
        layout: layout().clone(),
        puzzle,
        profile: "two".to_owned(),
        steps,
        attempts: vec![],
        outcome: Outcome::Solved,
    };
    messages.push(Message::End(End::new(&trace, None, Some(&Slug::new("locked")))));
    messages
}

fn report(messages: &[Message]) -> LogReport {
    let text: String = messages.iter().map(|message| message.to_line() + "\n").collect();
    Checker::default().check_labeled(&text, &Two).remove(0)
}

/// The fault of the log once one of its steps is changed.
fn wrong(number: usize, change: impl FnOnce(&mut Written)) -> LogFault {
    let mut messages = messages();
    let Message::Step(step) = &mut messages[number] else { panic!("no step") };
    change(step);
    report(&messages).flaw.unwrap().reason
}

fn wrong_end(change: impl FnOnce(&mut End)) -> LogFault {
    let mut messages = messages();
    let Some(Message::End(end)) = messages.last_mut() else { panic!("no end") };
    change(end);
    report(&messages).flaw.unwrap().reason
}

/// The number of the first step that needs an earlier one.
fn needy() -> usize {
    let needs = |message: &Message| matches!(message, Message::Step(step) if step.needs != Some(vec![]));
    messages().iter().position(needs).unwrap()
}

#[test]
fn a_log_that_says_all_is_accepted() {
    let report = report(&messages());
    assert!(report.is_accepted(), "{report}");
    assert_eq!(report.unverified.into_iter().collect::<Vec<_>>(), [UncheckedClaim::Run, UncheckedClaim::Names]);
}

#[test]
fn a_step_says_what_it_needs_or_nothing_of_it() {
    let number = needy();
    for said in [vec![], vec![1, 2, 3], vec![u32::MAX]] {
        assert!(
            matches!(wrong(number, |step| step.needs = Some(said.clone())), LogFault::Needs { said: it, .. } if it == said)
        );
    }
    let said = wrong(1, |step| step.needs = Some(vec![2])).to_string();
    assert_eq!(said, "it says that it needs step 2, but its truths need no step");
    let mut silent = messages();
    let Message::Step(step) = &mut silent[number] else { panic!("no step") };
    step.needs = None;
    assert!(report(&silent).is_accepted());
}

#[test]
fn a_step_assumes_one_solution_just_when_it_says_so() {
    for said in [vec!["unique".to_owned()], vec!["magic".to_owned()]] {
        let reason = wrong(1, |step| step.assumes.clone_from(&said));
        assert_eq!(reason, LogFault::Assumes { said, unique: false });
    }
}

#[test]
fn tiers_and_ratings_are_those_of_the_technique() {
    let mislabeled = |reason: LogFault| {
        assert!(matches!(reason, LogFault::Mislabeled(_)), "{reason}");
        reason.to_string()
    };
    let tier = mislabeled(wrong(1, |step| step.tier = Some("simple".to_owned())));
    assert_eq!(tier, "it says tier simple of locked, which is intermediate");
    let se = mislabeled(wrong(1, |step| step.rating.se = Some(99)));
    assert_eq!(se, "it says se 9.9 of locked, which is 2.6");
    mislabeled(wrong(1, |step| step.rating.hodoku = Some(0)));
    let mut foreign = messages();
    let Message::Step(step) = &mut foreign[1] else { panic!("no step") };
    step.technique = "a-foreign-one".to_owned();
    foreign.truncate(2);
    assert!(report(&foreign).unverified.contains(&UncheckedClaim::Ratings));
}

#[test]
fn the_hardest_technique_is_that_of_the_profile() {
    let differs = EndFault::HardestDiffers { said: "single".to_owned(), hardest: "locked".to_owned() };
    assert_eq!(wrong_end(|end| end.hardest = Some("single".to_owned())), LogFault::End(differs));
    let mut elsewhere = messages();
    let Message::Begin(begin) = &mut elsewhere[0] else { panic!("no begin") };
    begin.profile = None;
    let report = report(&elsewhere);
    assert!(report.is_accepted() && report.unverified.contains(&UncheckedClaim::Hardest), "{report}");
}

#[test]
fn what_the_end_counts_is_counted() {
    let excluded = wrong_end(|end| end.excluded = Some(1));
    assert_eq!(excluded, LogFault::End(EndFault::ExcludedDiffers { said: 1, seen: 0 }));
    let next = wrong_end(|end| end.next = Some("x-wing".to_owned()));
    assert!(next.to_string().contains("next"), "{next}");
    let filled = wrong_end(|end| end.outcome = "hypothesis".to_owned());
    assert_eq!(filled, LogFault::End(EndFault::Full));
}

/// A log of attempts on the bare puzzle, each with how many stand and what came of it.
fn tried(attempts: &[(&str, usize, &str)], outcome: &str) -> LogReport {
    let begin = Message::Begin(Begin::new(layout(), &Puzzle::from_givens(Grid::parse_line(PUZZLE).unwrap())));
    let written = attempts.iter().zip(1..).map(|(&(assume, standing, outcome), n)| {
        Message::Attempt(Attempt { n, assume: assume.to_owned(), standing, outcome: outcome.to_owned() })
    });
    let end = End { outcome: outcome.to_owned(), solution: Some(SOLUTION.to_owned()), ..End::default() };
    let messages: Vec<Message> = std::iter::once(begin).chain(written).chain([Message::End(end)]).collect();
    report(&messages)
}

#[test]
fn attempts_stand_on_each_other_like_a_stack() {
    let right = tried(&[("r1c2=4", 0, "A"), ("r1c2=9", 0, "B"), ("r1c3=5", 1, "C")], "hypothesis");
    assert!(right.is_accepted(), "{right}");
    let fault = |attempts: &[(&str, usize, &str)]| match tried(attempts, "hypothesis").flaw.map(|flaw| flaw.reason) {
        Some(LogFault::Attempt { fault, .. }) => fault,
        other => panic!("{other:?}"),
    };
    assert_eq!(fault(&[("r1c2=9", 0, "A")]), AttemptFault::Right(candidate("r1c2=9")));
    assert_eq!(fault(&[("r1c2=4", 0, "C")]), AttemptFault::Wrong(candidate("r1c2=4")));
    assert_eq!(fault(&[("r1c1=5", 0, "B")]), AttemptFault::NothingThere(candidate("r1c1=5")));
    assert_eq!(fault(&[("r1c2=4", 3, "A")]), AttemptFault::Standing { said: 3, stand: 0 });
    assert_eq!(fault(&[("r1c2=4", 0, "back")]), AttemptFault::NotTheLast(candidate("r1c2=4")));
    assert_eq!(fault(&[("r1c2=9", 0, "B"), ("r1c2=9", 0, "back")]), AttemptFault::Right(candidate("r1c2=9")));
    assert_eq!(fault(&[("r1c2=9", 0, "C"), ("r1c3=5", 0, "B")]), AttemptFault::BehindTheLast);
    assert_eq!(fault(&[("r1c2=9", 0, "B")]), AttemptFault::Outcome);
}
