//! Checks whole logs, message by message: every step against the board that the steps before it reached.
use crate::checker::Checker;
use crate::claims::{Nothing, Register};
use crate::replay::Replay;
use crate::report::{Flaw, LogFault, LogReport};
use qedoku_core::Trace;
use qedoku_core::wire::{Attempt, Begin, End, Located, Message, Objects, ReadError, Unread};
use std::collections::VecDeque;

/// The number of nodes that the steps of a source of logs may take together, and one more for each byte: a log made to
/// take long is checked in a time that its length bounds. Real steps take a few hundred at most.
const ALLOWANCE: u64 = 2_000_000;

/// Checks the text of a log, one report for each puzzle in order.
///
/// Messages after a flaw are skipped up to the next puzzle.
pub fn check_log(text: &str) -> Vec<LogReport> {
    Checker::default().check_log(text)
}

impl Checker {
    /// Checks the text of a log, one report for each puzzle in order.
    pub fn check_log(&mut self, text: &str) -> Vec<LogReport> {
        self.check_labeled(text, &Nothing)
    }

    /// Checks the text of a log as [`Checker::check_log`] does, and what it says of techniques by their names.
    pub fn check_labeled(&mut self, text: &str, register: &dyn Register) -> Vec<LogReport> {
        let mut audit = Audit::new(std::mem::take(self), register);
        let mut objects = Objects::new(text.as_bytes());
        while let Some(object) = objects.next_object() {
            let bytes = object.as_ref().map_or(0, |it| it.text.len());
            audit.take(object.and_then(|it| it.message()), bytes);
        }
        audit.close();
        let reports = std::iter::from_fn(|| audit.next_report()).map(|it| it.report).collect();
        *self = audit.into_checker();
        reports
    }

    /// Checks a trace that was not written down.
    pub fn check_trace(&mut self, trace: &Trace) -> LogReport {
        let report = LogReport { puzzle: Some(trace.puzzle.given_grid()), ..LogReport::default() };
        let mut replay = Replay::new(&trace.layout, &trace.puzzle, report);
        let holds = replay.report.flaw.is_none()
            && (1..).zip(&trace.steps).all(|(number, step)| replay.step(self, number, step, 0));
        if holds {
            for (number, attempt) in (1..).zip(&trace.attempts) {
                replay.attempt(self, &Attempt::new(number, attempt), 0);
            }
        }
        if holds && replay.goes_on() {
            replay.end(self, &End::new(trace, None, None), &Nothing, 0);
        }
        replay.report
    }
}

/// The result of auditing the log of one puzzle.
#[derive(Clone, Debug)]
pub struct Audited {
    /// The report.
    pub report: LogReport,
    /// The run, if it is to be kept and nothing is wrong with it.
    pub trace: Option<Trace>,
}

/// The phase of an audit.
#[derive(Debug)]
enum Phase {
    /// Between puzzles.
    Outside,
    /// Behind what cannot be read: what belongs to the same puzzle is skipped.
    Skipping,
    /// In a puzzle.
    Inside(Box<Replay>),
}

/// Takes the messages of logs in order, and reports on each puzzle when its log is over.
///
/// Text that is no message has a report of its own, and the log around it goes on.
pub struct Audit<'r> {
    checker: Checker,
    register: &'r dyn Register,
    keeps: bool,
    ready: VecDeque<Audited>,
    phase: Phase,
    /// The number of nodes that no log has been given.
    reserve: u64,
}

impl std::fmt::Debug for Audit<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Audit").field("ready", &self.ready).field("phase", &self.phase).finish_non_exhaustive()
    }
}

impl<'r> Audit<'r> {
    /// Begins an audit by a checker, with what is known of techniques by their names.
    pub fn new(checker: Checker, register: &'r dyn Register) -> Self {
        let ready = VecDeque::new();
        let phase = Phase::Outside;
        Self { checker, register, keeps: false, ready, phase, reserve: ALLOWANCE }
    }

    /// Keeps the runs with their reports.
    pub fn keeping(self) -> Self {
        Self { keeps: true, ..self }
    }

    /// The next report that is ready.
    pub fn next_report(&mut self) -> Option<Audited> {
        self.ready.pop_front()
    }

    /// Ends the audit. The checker may be used again.
    pub fn into_checker(mut self) -> Checker {
        self.checker.allow(u64::MAX);
        self.checker
    }

    /// Takes the next message of a log, which has this number of bytes, or the reason why it cannot be read.
    pub fn take(&mut self, read: Result<Located, ReadError>, bytes: usize) {
        let Located { line, message } = match read {
            Ok(read) => read,
            Err(error) => return self.unreadable(error),
        };
        match message {
            Message::Begin(begin) => self.begin(&begin, line, bytes),
            Message::Listed(listed) => {
                if let Phase::Inside(replay) = &mut self.phase {
                    self.checker.allow_more(bytes);
                    replay.judge_list(&mut self.checker, self.register, &listed, line);
                }
                self.close();
            }
            // It repeats in words what the steps say.
            Message::Outline(_) => {}
            Message::Error(failure) => {
                let refused = Some(failure.message);
                self.report(LogReport { line, id: failure.id, refused, ..LogReport::default() });
            }
            Message::Step(step) => self.inside("step", line, bytes, |replay, checker, register| {
                if replay.goes_on() {
                    replay.written(checker, register, &step, line);
                }
                replay.keep(step, line);
            }),
            Message::Attempt(attempt) => self.inside("attempt", line, bytes, |replay, checker, _| {
                if replay.goes_on() {
                    replay.attempt(checker, &attempt, line);
                }
            }),
            Message::End(end) => {
                self.inside("end", line, bytes, |replay, checker, register| {
                    if replay.goes_on() {
                        replay.end(checker, &end, register, line);
                    }
                });
                self.close();
            }
        }
    }

    /// Takes what came of something that is no log of messages, behind the log under way.
    pub fn add(&mut self, audited: Audited) {
        self.close();
        self.ready.push_back(audited);
    }

    /// Checks a run that comes in another form, of `bytes` bytes.
    pub fn check_trace(&mut self, trace: &Trace, bytes: usize) -> LogReport {
        self.close();
        self.open(bytes);
        let report = self.checker.check_trace(trace);
        self.reserve += self.checker.allowance();
        report
    }

    /// Allows a log of `bytes` bytes, or one that begins with them, what it may use up: half of the reserve is left
    /// for those behind it.
    fn open(&mut self, bytes: usize) {
        self.checker.allow(self.reserve / 2);
        self.checker.allow_more(bytes);
        self.reserve -= self.reserve / 2;
    }

    fn report(&mut self, report: LogReport) {
        self.add(Audited { report, trace: None });
    }

    fn begin(&mut self, begin: &Begin, line: usize, bytes: usize) {
        self.close();
        let report = LogReport { line, id: begin.id.clone(), ..LogReport::default() };
        match begin.to_layout().and_then(|layout| Ok((layout, begin.to_puzzle()?))) {
            Ok((layout, puzzle)) => {
                let report = LogReport { puzzle: Some(puzzle.given_grid()), ..report };
                let mut replay = Replay::new(&layout, &puzzle, report).of(begin);
                if self.keeps {
                    replay.keep_trace(begin.profile.clone().unwrap_or_default());
                }
                self.open(bytes);
                self.phase = Phase::Inside(Box::new(replay));
            }
            Err(error) => self.skip(LogReport { flaw: Some(Flaw::at(line, LogFault::Field(error))), ..report }),
        }
    }

    /// Lets the puzzle under way take a message of `bytes` bytes.
    fn inside(
        &mut self,
        kind: &'static str,
        line: usize,
        bytes: usize,
        take: impl FnOnce(&mut Replay, &mut Checker, &dyn Register),
    ) {
        match &mut self.phase {
            Phase::Inside(replay) => {
                self.checker.allow_more(bytes);
                take(replay, &mut self.checker, self.register);
            }
            Phase::Outside => {
                self.skip(LogReport {
                    line,
                    flaw: Some(Flaw::at(line, LogFault::Stray { kind })),
                    ..LogReport::default()
                });
            }
            Phase::Skipping => {}
        }
    }

    fn unreadable(&mut self, error: ReadError) {
        let line = error.line;
        let what = error.what;
        let flaw = Flaw::at(line, LogFault::Unreadable(error));
        match (&mut self.phase, what) {
            (Phase::Inside(replay), Unread::Message) => replay.break_off(flaw),
            (Phase::Skipping, Unread::Message) => {}
            (_, Unread::Text) => {
                let report = LogReport { line, flaw: Some(flaw), ..LogReport::default() };
                self.ready.push_back(Audited { report, trace: None });
            }
            (_, Unread::Source) => self.report(LogReport { line, flaw: Some(flaw), ..LogReport::default() }),
            (_, Unread::Message | Unread::Begin) => {
                self.close();
                self.skip(LogReport { line, flaw: Some(flaw), ..LogReport::default() });
            }
        }
    }

    /// Reports, and skips what is left of the puzzle.
    fn skip(&mut self, report: LogReport) {
        self.ready.push_back(Audited { report, trace: None });
        self.phase = Phase::Skipping;
    }

    /// Leaves the puzzle under way and reports on it.
    pub fn close(&mut self) {
        if let Phase::Inside(replay) = std::mem::replace(&mut self.phase, Phase::Outside) {
            self.reserve += self.checker.allowance();
            let Replay { report, trace, .. } = *replay;
            let trace = trace.filter(|_| report.flaw.is_none() && !report.listed);
            self.ready.push_back(Audited { report, trace });
        }
    }
}
