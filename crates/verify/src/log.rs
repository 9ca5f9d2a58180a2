//! Replays whole logs: every step against the board that the steps before it reached.
use crate::checker::{Checker, Verdict};
use crate::end::{Reached, check_end, clash};
use crate::report::{Flaw, Reason, Report};
use qedoku_core::wire::{Begin, End, Located, Message, ReadError, Step, messages};
use qedoku_core::{Board, Layout, Puzzle, Trace, search};

/// Checks the text of a log, one report for each puzzle in order.
///
/// What follows a flaw is skipped up to the next puzzle.
pub fn check_log(text: &str) -> Vec<Report> {
    Checker::default().check_log(text)
}

impl Checker {
    /// Checks the text of a log, one report for each puzzle in order.
    pub fn check_log(&mut self, text: &str) -> Vec<Report> {
        let mut audit = Audit { checker: self, reports: vec![], phase: Phase::Outside };
        for message in messages(text) {
            audit.take(message);
        }
        audit.close();
        audit.reports
    }

    /// Checks a trace that was not written down.
    pub fn check_trace(&mut self, trace: &Trace) -> Report {
        let report = Report { puzzle: Some(trace.puzzle.given_grid()), ..Report::default() };
        let mut replay = Replay::new(trace.layout, &trace.puzzle, report);
        let sound = replay.report.flaw.is_none()
            && (1..).zip(&trace.steps).all(|(number, step)| replay.step(self, number, step, 0));
        if sound {
            replay.end(&End::new(trace, None, None), 0);
        }
        replay.report
    }
}

/// One puzzle under way.
struct Replay {
    layout: &'static Layout,
    board: Board,
    /// Whether the givens have one solution; asked when a step assumes it.
    unique: Option<bool>,
    counts: Vec<(String, usize)>,
    last: u32,
    report: Report,
}

impl Replay {
    /// Begins a puzzle. A start that is impossible at sight is a flaw.
    fn new(layout: &'static Layout, puzzle: &Puzzle, mut report: Report) -> Self {
        if let Some((a, b)) = clash(&puzzle.values, layout) {
            report.flaw = Some(Flaw { line: report.line, step: None, reason: Reason::PuzzleClash(a, b) });
        }
        Self { layout, board: Board::new(layout, puzzle), unique: None, counts: vec![], last: 0, report }
    }

    fn flaw(&mut self, line: usize, step: Option<u32>, reason: Reason) -> bool {
        self.report.flaw = Some(Flaw { line, step, reason });
        false
    }

    /// Checks a step and carries it out; tells whether the replay can go on.
    fn step(&mut self, checker: &mut Checker, number: u32, step: &qedoku_core::Step, line: usize) -> bool {
        let verdict = checker.check(self.layout, &self.board, step);
        self.report.nodes += checker.nodes();
        match verdict {
            Verdict::Accepted => {}
            Verdict::Unchecked { .. } => self.report.unchecked.push(number),
            Verdict::Rejected(fault) => return self.flaw(line, Some(number), Reason::Step(fault)),
        }
        if step.assumes_unique() && !self.is_unique() {
            return self.flaw(line, Some(number), Reason::NotUnique);
        }
        self.board.apply(self.layout, &step.conclusion);
        self.report.steps += 1;
        self.report.nested += step.nested_length();
        let slug = step.technique.as_str();
        match self.counts.iter_mut().find(|(known, _)| known == slug) {
            Some((_, count)) => *count += 1,
            None => self.counts.push((slug.to_owned(), 1)),
        }
        true
    }

    /// Whether the givens alone have just one solution.
    fn is_unique(&mut self) -> bool {
        let givens = self.report.puzzle;
        *self.unique.get_or_insert_with(|| givens.is_some_and(|givens| search::is_unique(&givens)))
    }

    /// Checks a step of a log: the step itself, then its number and what it needs.
    fn written(&mut self, checker: &mut Checker, step: &Step, line: usize) -> bool {
        let number = step.n.unwrap_or_else(|| self.last.saturating_add(1));
        let read = match step.to_step(self.layout) {
            Ok(read) => read,
            Err(error) => return self.flaw(line, Some(number), Reason::Field(error)),
        };
        if !self.step(checker, number, &read, line) {
            return false;
        }
        if number <= self.last {
            return self.flaw(line, Some(number), Reason::Number { after: self.last });
        }
        if let Some(&need) = step.needs.iter().find(|&&need| need == 0 || need >= number) {
            return self.flaw(line, Some(number), Reason::Need(need));
        }
        self.last = number;
        true
    }

    fn end(&mut self, end: &End, line: usize) {
        self.report.outcome = Some(end.outcome.clone());
        let reached = Reached { layout: self.layout, board: &self.board, counts: &self.counts };
        if let Err(fault) = check_end(end, &reached) {
            self.flaw(line, None, Reason::End(fault));
        }
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
            Message::Error(failure) => {
                self.close();
                let refused = Some(failure.message);
                self.reports.push(Report { line, id: failure.id, refused, ..Report::default() });
            }
            Message::Step(step) => self.inside("step", line, |replay, checker| replay.written(checker, &step, line)),
            Message::Attempt(attempt) => self.inside("attempt", line, |replay, _| match attempt.to_attempt() {
                Ok(_) => true,
                Err(error) => replay.flaw(line, None, Reason::Field(error)),
            }),
            Message::End(end) => {
                self.inside("end", line, |replay, _| {
                    replay.end(&end, line);
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
                self.phase = Phase::Inside(Box::new(Replay::new(layout, &puzzle, report)));
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
