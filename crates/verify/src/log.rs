//! Replays whole logs: every step against the board that the steps before it reached.
use crate::checker::Checker;
use crate::claims::{Nothing, Register};
use crate::replay::Replay;
use crate::report::{Flaw, Reason, Report};
use qedoku_core::Trace;
use qedoku_core::wire::{Begin, End, Located, Message, ReadError, messages};

/// How many nodes the steps of a log may take together, and one more for each byte: a log made to take long is checked
/// in a time that its length bounds. Real steps take a few hundred at most.
const ALLOWANCE: u64 = 2_000_000;

/// Checks the text of a log, one report for each puzzle in order.
///
/// What follows a flaw is skipped up to the next puzzle.
pub fn check_log(text: &str) -> Vec<Report> {
    Checker::default().check_log(text)
}

impl Checker {
    /// Checks the text of a log, one report for each puzzle in order.
    pub fn check_log(&mut self, text: &str) -> Vec<Report> {
        self.check_labeled(text, &Nothing)
    }

    /// Checks the text of a log as [`Checker::check_log`] does, and what it says of techniques by their names.
    pub fn check_labeled(&mut self, text: &str, register: &dyn Register) -> Vec<Report> {
        self.allow(ALLOWANCE + text.len() as u64);
        let mut audit = Audit { checker: self, register, reports: vec![], phase: Phase::Outside };
        for message in messages(text) {
            audit.take(message);
        }
        audit.close();
        let reports = audit.reports;
        self.allow(u64::MAX);
        reports
    }

    /// Checks a trace that was not written down.
    pub fn check_trace(&mut self, trace: &Trace) -> Report {
        let report = Report { puzzle: Some(trace.puzzle.given_grid()), ..Report::default() };
        let mut replay = Replay::new(trace.layout, &trace.puzzle, report);
        let sound = replay.report.flaw.is_none()
            && (1..).zip(&trace.steps).all(|(number, step)| replay.step(self, number, step, 0));
        if sound {
            replay.end(&End::new(trace, None, None), &Nothing, 0);
        }
        replay.report
    }
}

/// Where an audit stands.
enum Phase {
    /// Between puzzles.
    Outside,
    /// Behind a flaw: what belongs to the same puzzle is skipped.
    Skipping,
    /// In a puzzle.
    Inside(Box<Replay>),
}

/// Takes the messages of a log in order and reports on each puzzle.
struct Audit<'a> {
    checker: &'a mut Checker,
    register: &'a dyn Register,
    reports: Vec<Report>,
    phase: Phase,
}

impl Audit<'_> {
    fn take(&mut self, message: Result<Located, ReadError>) {
        let Located { line, message } = match message {
            Ok(located) => located,
            Err(error) => return self.unreadable(error),
        };
        match message {
            Message::Begin(begin) => self.begin(&begin, line),
            // It closes a list of steps that do not follow each other, which is no run.
            Message::Listed(_) => self.close(),
            // It repeats in words what the steps say.
            Message::Outline(_) => {}
            Message::Error(failure) => {
                self.close();
                let refused = Some(failure.message);
                self.reports.push(Report { line, id: failure.id, refused, ..Report::default() });
            }
            Message::Step(step) => {
                let register = self.register;
                self.inside("step", line, |replay, checker| replay.written(checker, register, &step, line));
            }
            Message::Attempt(attempt) => {
                self.inside("attempt", line, |replay, checker| replay.attempt(checker, &attempt, line));
            }
            Message::End(end) => {
                let register = self.register;
                self.inside("end", line, |replay, _| {
                    replay.end(&end, register, line);
                    true
                });
                self.close();
            }
        }
    }

    fn begin(&mut self, begin: &Begin, line: usize) {
        self.close();
        let report = Report { line, id: begin.id.clone(), ..Report::default() };
        match begin.to_layout().and_then(|layout| Ok((layout, begin.to_puzzle()?))) {
            Ok((layout, puzzle)) => {
                let report = Report { puzzle: Some(puzzle.given_grid()), ..report };
                self.phase = Phase::Inside(Box::new(Replay::new(layout, &puzzle, report).of(begin)));
                self.inside("begin", line, |replay, _| replay.report.flaw.is_none());
            }
            Err(error) => {
                let flaw = Some(Flaw { line, step: None, reason: Reason::Field(error) });
                self.skip(Report { flaw, ..report });
            }
        }
    }

    /// Lets the puzzle under way take a message, and leaves it if that finds a flaw.
    fn inside(&mut self, kind: &'static str, line: usize, take: impl FnOnce(&mut Replay, &mut Checker) -> bool) {
        match &mut self.phase {
            Phase::Inside(replay) => {
                if !take(replay, self.checker) {
                    let report = std::mem::take(&mut replay.report);
                    self.skip(report);
                }
            }
            Phase::Outside => {
                let flaw = Some(Flaw { line, step: None, reason: Reason::Stray { kind } });
                self.skip(Report { line, flaw, ..Report::default() });
            }
            Phase::Skipping => {}
        }
    }

    fn unreadable(&mut self, error: ReadError) {
        let line = error.line;
        let flaw = Some(Flaw { line, step: None, reason: Reason::Unreadable(error) });
        match &mut self.phase {
            Phase::Inside(replay) => {
                let report = std::mem::take(&mut replay.report);
                self.skip(Report { flaw, ..report });
            }
            Phase::Outside => self.skip(Report { line, flaw, ..Report::default() }),
            Phase::Skipping => {}
        }
    }

    /// Reports, and skips what is left of the puzzle.
    fn skip(&mut self, report: Report) {
        self.reports.push(report);
        self.phase = Phase::Skipping;
    }

    /// Leaves the puzzle under way.
    fn close(&mut self) {
        if let Phase::Inside(replay) = std::mem::replace(&mut self.phase, Phase::Outside) {
            self.reports.push(replay.report);
        }
    }
}
