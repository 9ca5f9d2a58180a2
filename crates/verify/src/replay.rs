//! Replays one puzzle of a log: each message against what the messages before it reached.
use crate::attempts::Attempts;
use crate::checker::{Checker, StepVerdict};
use crate::claims::{self, Register, UncheckedClaim};
use crate::end::{EndFault, ReplayState, TechniqueSteps, check_end, check_listed};
use crate::report::{Flaw, LogFault, LogReport};
use crate::solution::clash;
use crate::traces::outcome;
use qedoku_core::search::{Exhaustive, Solutions, Sought};
use qedoku_core::wire::{Attempt, Begin, End, Listed, Step};
use qedoku_core::{Board, Grid, Layout, Ledger, Outcome, Pattern, Puzzle, Trace};
use std::sync::Arc;

/// The limit of guesses in the search for the solutions of a puzzle; the hardest puzzles known take some hundred.
const GUESSES: u64 = 100_000;

/// One puzzle under way.
#[derive(Debug)]
pub(crate) struct Replay {
    layout: Arc<Layout>,
    puzzle: Puzzle,
    board: Board,
    ledger: Ledger,
    /// The solutions of the givens; searched for when a step assumes that there is one, or an attempt is made.
    solutions: Option<Sought>,
    profile: Option<String>,
    counts: Vec<TechniqueSteps>,
    /// The number of candidates that went by hypotheses that leave a slot empty at once.
    excluded: usize,
    attempts: Attempts,
    last: u32,
    /// The steps as they were written, each with its line: they may turn out to be a list.
    written: Vec<(Box<Step>, usize)>,
    /// True if what is wrong is that a step does not follow from those before it.
    is_step_wrong: bool,
    pub(crate) report: LogReport,
    /// The run, if it is kept.
    pub(crate) trace: Option<Trace>,
}

impl Replay {
    /// Begins a puzzle. A start that is impossible at sight is a flaw.
    pub(crate) fn new(layout: &Arc<Layout>, puzzle: &Puzzle, mut report: LogReport) -> Self {
        if let Some((a, b)) = clash(&puzzle.values, layout) {
            report.flaw = Some(Flaw { line: report.line, step: None, reason: LogFault::PuzzleClash(a, b) });
        }
        Self {
            layout: Arc::clone(layout),
            puzzle: *puzzle,
            board: Board::new(layout, puzzle),
            ledger: Ledger::default(),
            solutions: None,
            profile: None,
            counts: vec![],
            excluded: 0,
            attempts: Attempts::default(),
            last: 0,
            written: vec![],
            is_step_wrong: false,
            report,
            trace: None,
        }
    }

    /// The same, with what the beginning says of the run.
    pub(crate) fn of(mut self, begin: &Begin) -> Self {
        self.profile.clone_from(&begin.profile);
        claims::of_begin(begin, &mut self.report.unverified);
        self
    }

    /// Keeps the run, which is one of a profile.
    pub(crate) fn keep_trace(&mut self, profile: String) {
        let layout = Arc::clone(&self.layout);
        let puzzle = self.puzzle;
        let outcome = Outcome::Stuck;
        self.trace = Some(Trace { layout, puzzle, profile, steps: vec![], attempts: vec![], outcome });
    }

    /// True if nothing is wrong so far.
    pub(crate) const fn goes_on(&self) -> bool {
        self.report.flaw.is_none()
    }

    /// Ends the replay at what cannot be read.
    pub(crate) fn break_off(&mut self, flaw: Flaw) {
        if self.goes_on() || self.is_step_wrong {
            self.report.flaw = Some(flaw);
            self.is_step_wrong = false;
        }
    }

    pub(crate) fn flaw(&mut self, line: usize, step: Option<u32>, reason: LogFault) -> bool {
        self.report.flaw = Some(Flaw { line, step, reason });
        false
    }

    fn unchecked(&mut self, number: u32) {
        if self.report.unchecked.last() != Some(&number) {
            self.report.unchecked.push(number);
        }
    }

    /// Checks a step and carries it out; returns whether the replay can go on.
    pub(crate) fn step(&mut self, checker: &mut Checker, number: u32, step: &qedoku_core::Step, line: usize) -> bool {
        let verdict = checker.check(&self.board, step);
        self.report.nodes += checker.nodes();
        match verdict {
            StepVerdict::Accepted => {}
            StepVerdict::Guessed if self.is_of_solution(checker, step) => self.report.guessed.push(number),
            StepVerdict::Guessed => return self.flaw(line, Some(number), LogFault::WrongGuess),
            StepVerdict::Unchecked { .. } => self.unchecked(number),
            StepVerdict::Rejected(fault) => return self.flaw(line, Some(number), LogFault::Step(fault)),
        }
        if step.assumes_unique() {
            match self.solutions(checker) {
                Sought { solutions: Solutions::One(_), is_settled: true } => {}
                Sought { is_settled: true, .. } => return self.flaw(line, Some(number), LogFault::NotUnique),
                Sought { .. } => self.unchecked(number),
            }
        }
        let before = self.board.clone();
        self.board.apply(&step.conclusion);
        self.ledger.record(number, &before, &self.board);
        self.report.steps += 1;
        if let Some(trace) = &mut self.trace {
            trace.steps.push(step.clone());
        }
        self.report.nested += step.nested_length();
        if matches!(&step.pattern, Pattern::Hypothesis(it) if it.steps.is_empty()) {
            self.excluded += step.conclusion.eliminate.len();
        }
        let slug = step.technique.as_str();
        match self.counts.iter_mut().find(|known| known.slug == slug) {
            Some(known) => known.steps += 1,
            None => self.counts.push(TechniqueSteps { slug: slug.to_owned(), steps: 1 }),
        }
        true
    }

    /// True if what a step places is what the only solution has there.
    fn is_of_solution(&mut self, checker: &mut Checker, step: &qedoku_core::Step) -> bool {
        let Sought { solutions: Solutions::One(grid), is_settled: true } = self.solutions(checker) else {
            return false;
        };
        step.conclusion.place.iter().all(|it| grid.get(it.cell) == Some(it.digit))
    }

    /// The solutions of the givens alone, as far as a bounded search finds them.
    fn solutions(&mut self, checker: &mut Checker) -> Sought {
        let givens = self.report.puzzle.unwrap_or(Grid::EMPTY);
        *self.solutions.get_or_insert_with(|| sought(&self.layout, &Puzzle::from_givens(givens), checker))
    }

    /// Keeps a step of a log as it was written.
    pub(crate) fn keep(&mut self, step: Box<Step>, line: usize) {
        self.written.push((step, line));
    }

    /// Checks a step of a log.
    pub(crate) fn written(&mut self, checker: &mut Checker, register: &dyn Register, step: &Step, line: usize) {
        self.is_step_wrong = !self.follows(checker, register, step, line);
    }

    /// Checks the steps again as a list of what the position allows, each by itself, and what is said of the list.
    pub(crate) fn judge_list(&mut self, checker: &mut Checker, register: &dyn Register, listed: &Listed, line: usize) {
        if !self.goes_on() && !self.is_step_wrong {
            return;
        }
        let report = std::mem::take(&mut self.report);
        let unverified = report.unverified.into_iter().filter(|claim| *claim == UncheckedClaim::Run).collect();
        self.report = LogReport {
            line: report.line,
            id: report.id,
            puzzle: report.puzzle,
            nodes: report.nodes,
            listed: true,
            unverified,
            ..LogReport::default()
        };
        self.counts.clear();
        self.last = 0;
        self.is_step_wrong = false;
        let start = Board::new(&self.layout, &self.puzzle);
        for (step, line) in std::mem::take(&mut self.written) {
            self.board.clone_from(&start);
            self.ledger = Ledger::default();
            if !self.follows(checker, register, &step, line) {
                return;
            }
        }
        let checked = check_listed(listed, &self.counts, &mut self.report.unverified);
        if let Err(fault) = checked {
            self.flaw(line, None, LogFault::End(fault));
        }
    }

    /// True if a step of a log holds, and then what is said of it.
    pub(crate) fn follows(&mut self, checker: &mut Checker, register: &dyn Register, step: &Step, line: usize) -> bool {
        let number = step.n.unwrap_or_else(|| self.last.saturating_add(1));
        if self.attempts.last() > 0 {
            return self.flaw(line, Some(number), LogFault::BehindAttempts);
        }
        let read = match step.to_step(&self.layout) {
            Ok(read) => read,
            Err(error) => return self.flaw(line, Some(number), LogFault::Field(error)),
        };
        let needs = self.ledger.needs_of(&self.layout, &read);
        if !self.step(checker, number, &read, line) {
            return false;
        }
        if number <= self.last {
            return self.flaw(line, Some(number), LogFault::Number { after: self.last });
        }
        self.last = number;
        let assumes: &[&str] = if read.assumes_unique() { &["unique"] } else { &[] };
        if step.assumes != assumes {
            let said = step.assumes.clone();
            return self.flaw(line, Some(number), LogFault::Assumes { said, unique: read.assumes_unique() });
        }
        if let Some(said) = step.needs.as_ref().filter(|&said| *said != needs) {
            return self.flaw(line, Some(number), LogFault::Needs { said: said.clone(), needs });
        }
        match claims::of_step(step, self.profile.as_deref(), register, &mut self.report.unverified) {
            Ok(()) => true,
            Err(mislabeled) => self.flaw(line, Some(number), LogFault::Mislabeled(mislabeled)),
        }
    }

    /// Checks an attempt of the documents' procedure.
    pub(crate) fn attempt(&mut self, checker: &mut Checker, attempt: &Attempt, line: usize) {
        let checked = attempt.to_attempt().map_err(LogFault::Field).and_then(|read| {
            let sought = self.solutions(checker);
            let number = attempt.n;
            let taken = self.attempts.take(number, &read, &sought, &self.board);
            taken.map_err(|fault| LogFault::Attempt { number, fault })
        });
        if let Err(reason) = checked {
            self.flaw(line, None, reason);
        }
    }

    pub(crate) fn end(&mut self, checker: &mut Checker, end: &End, register: &dyn Register, line: usize) {
        self.report.outcome = Some(end.outcome.clone());
        let reached = ReplayState {
            board: &self.board,
            counts: &self.counts,
            excluded: self.excluded,
            guessed: !self.report.guessed.is_empty(),
            profile: self.profile.as_deref(),
        };
        let unverified = &mut self.report.unverified;
        claims::of_end(end, unverified);
        let attempts = self.attempts.end(&end.outcome, unverified);
        let attempts = attempts.map_err(|fault| LogFault::Attempt { number: self.attempts.last(), fault });
        let checked = check_end(end, &reached, register, unverified).map_err(LogFault::End);
        let checked = checked.and(attempts).and_then(|()| self.only(checker, end));
        if let Err(reason) = checked {
            self.flaw(line, None, reason);
        } else if end.outcome == "hypothesis" {
            self.report.hypothetical = self.board.open().len();
        }
        if let (Some(trace), Ok(outcome)) = (&mut self.trace, outcome(end, &self.layout)) {
            trace.outcome = outcome;
        }
    }

    /// A solution that the steps do not reach is the only one that the start allows.
    fn only(&mut self, checker: &mut Checker, end: &End) -> Result<(), LogFault> {
        if end.solution.is_none() || self.board.is_full() {
            return Ok(());
        }
        let Sought { solutions, is_settled } = sought(&self.layout, &self.puzzle, checker);
        match solutions {
            _ if !is_settled => drop(self.report.unverified.insert(UncheckedClaim::Solution)),
            // What is no solution was refused before.
            Solutions::One(_) | Solutions::None => {}
            Solutions::Several(..) => return Err(LogFault::End(EndFault::OneOfSeveral)),
        }
        Ok(())
    }
}

/// The solutions of a puzzle, as far as a bounded search finds them.
fn sought(layout: &Arc<Layout>, puzzle: &Puzzle, checker: &mut Checker) -> Sought {
    let most = checker.allowed(GUESSES);
    let mut left = most;
    let sought = Exhaustive::on(layout).solutions_within(puzzle, &mut left);
    checker.charge(most - left);
    sought
}
