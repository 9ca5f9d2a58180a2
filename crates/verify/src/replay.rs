//! Replays one puzzle of a log: each message against what the messages before it reached.
use crate::attempts::Attempts;
use crate::checker::{Checker, Verdict};
use crate::claims::{self, Register};
use crate::end::{Reached, check_end, clash};
use crate::report::{Flaw, Reason, Report};
use qedoku_core::search::{Solutions, Sought, solutions_within};
use qedoku_core::wire::{Attempt, Begin, End, Step};
use qedoku_core::{Board, Grid, Layout, Ledger, Pattern, Puzzle};

/// How many guesses the search for the solutions of a puzzle may take; the hardest puzzles known take some hundred.
const GUESSES: u64 = 100_000;

/// One puzzle under way.
pub(crate) struct Replay {
    layout: &'static Layout,
    board: Board,
    ledger: Ledger,
    /// How many solutions the givens have; asked when a step assumes that it is one, or an attempt is made.
    solutions: Option<Sought>,
    profile: Option<String>,
    counts: Vec<(String, usize)>,
    /// How many candidates went by hypotheses that leave a slot empty at once.
    excluded: usize,
    attempts: Attempts,
    last: u32,
    pub(crate) report: Report,
}

impl Replay {
    /// Begins a puzzle. A start that is impossible at sight is a flaw.
    pub(crate) fn new(layout: &'static Layout, puzzle: &Puzzle, mut report: Report) -> Self {
        if let Some((a, b)) = clash(&puzzle.values, layout) {
            report.flaw = Some(Flaw { line: report.line, step: None, reason: Reason::PuzzleClash(a, b) });
        }
        Self {
            layout,
            board: Board::new(layout, puzzle),
            ledger: Ledger::default(),
            solutions: None,
            profile: None,
            counts: vec![],
            excluded: 0,
            attempts: Attempts::default(),
            last: 0,
            report,
        }
    }

    /// The same, with what the beginning says of the run.
    pub(crate) fn of(mut self, begin: &Begin) -> Self {
        self.profile.clone_from(&begin.profile);
        claims::of_begin(begin, &mut self.report.unverified);
        self
    }

    pub(crate) fn flaw(&mut self, line: usize, step: Option<u32>, reason: Reason) -> bool {
        self.report.flaw = Some(Flaw { line, step, reason });
        false
    }

    fn unchecked(&mut self, number: u32) {
        if self.report.unchecked.last() != Some(&number) {
            self.report.unchecked.push(number);
        }
    }

    /// Checks a step and carries it out; tells whether the replay can go on.
    pub(crate) fn step(&mut self, checker: &mut Checker, number: u32, step: &qedoku_core::Step, line: usize) -> bool {
        let verdict = checker.check(self.layout, &self.board, step);
        self.report.nodes += checker.nodes();
        match verdict {
            Verdict::Accepted => {}
            Verdict::Guessed if self.is_of_solution(checker, step) => self.report.guessed.push(number),
            Verdict::Guessed => return self.flaw(line, Some(number), Reason::WrongGuess),
            Verdict::Unchecked { .. } => self.unchecked(number),
            Verdict::Rejected(fault) => return self.flaw(line, Some(number), Reason::Step(fault)),
        }
        if step.assumes_unique() {
            match self.solutions(checker) {
                Sought { solutions: Solutions::One(_), is_settled: true } => {}
                Sought { is_settled: true, .. } => return self.flaw(line, Some(number), Reason::NotUnique),
                Sought { .. } => self.unchecked(number),
            }
        }
        let before = self.board.clone();
        self.board.apply(self.layout, &step.conclusion);
        self.ledger.record(number, &before, &self.board);
        self.report.steps += 1;
        self.report.nested += step.nested_length();
        if matches!(&step.pattern, Pattern::Hypothesis(it) if it.steps.is_empty()) {
            self.excluded += step.conclusion.eliminate.len();
        }
        let slug = step.technique.as_str();
        match self.counts.iter_mut().find(|(known, _)| known == slug) {
            Some((_, count)) => *count += 1,
            None => self.counts.push((slug.to_owned(), 1)),
        }
        true
    }

    /// Whether what a step places is what the only solution has there.
    fn is_of_solution(&mut self, checker: &mut Checker, step: &qedoku_core::Step) -> bool {
        let Sought { solutions: Solutions::One(grid), is_settled: true } = self.solutions(checker) else {
            return false;
        };
        step.conclusion.place.iter().all(|it| grid.get(it.cell) == Some(it.digit))
    }

    /// The solutions of the givens alone, as far as a bounded search finds them.
    fn solutions(&mut self, checker: &mut Checker) -> Sought {
        let givens = self.report.puzzle.unwrap_or(Grid::EMPTY);
        *self.solutions.get_or_insert_with(|| {
            let most = checker.allowed(GUESSES);
            let mut left = most;
            let sought = solutions_within(&Puzzle::from_givens(givens), &mut left);
            checker.charge(most - left);
            sought
        })
    }

    /// Checks a step of a log: the step itself, then what is said of it.
    pub(crate) fn written(&mut self, checker: &mut Checker, register: &dyn Register, step: &Step, line: usize) -> bool {
        let number = step.n.unwrap_or_else(|| self.last.saturating_add(1));
        if self.attempts.last() > 0 {
            return self.flaw(line, Some(number), Reason::BehindAttempts);
        }
        let read = match step.to_step(self.layout) {
            Ok(read) => read,
            Err(error) => return self.flaw(line, Some(number), Reason::Field(error)),
        };
        let needs = self.ledger.needs_of(self.layout, &read);
        if !self.step(checker, number, &read, line) {
            return false;
        }
        if number <= self.last {
            return self.flaw(line, Some(number), Reason::Number { after: self.last });
        }
        self.last = number;
        let assumes: &[&str] = if read.assumes_unique() { &["unique"] } else { &[] };
        if step.assumes != assumes {
            let said = step.assumes.clone();
            return self.flaw(line, Some(number), Reason::Assumes { said, unique: read.assumes_unique() });
        }
        if let Some(said) = step.needs.as_ref().filter(|&said| *said != needs) {
            return self.flaw(line, Some(number), Reason::Needs { said: said.clone(), needs });
        }
        match claims::of_step(step, self.profile.as_deref(), register, &mut self.report.unverified) {
            Ok(()) => true,
            Err(mislabeled) => self.flaw(line, Some(number), Reason::Mislabeled(mislabeled)),
        }
    }

    /// Checks an attempt of the documents' procedure.
    pub(crate) fn attempt(&mut self, checker: &mut Checker, attempt: &Attempt, line: usize) -> bool {
        let read = match attempt.to_attempt() {
            Ok(read) => read,
            Err(error) => return self.flaw(line, None, Reason::Field(error)),
        };
        let sought = self.solutions(checker);
        match self.attempts.take(attempt.n, &read, &sought, (self.layout, &self.board)) {
            Ok(()) => true,
            Err(fault) => self.flaw(line, None, Reason::Attempt { number: attempt.n, fault }),
        }
    }

    pub(crate) fn end(&mut self, end: &End, register: &dyn Register, line: usize) {
        self.report.outcome = Some(end.outcome.clone());
        let reached = Reached {
            layout: self.layout,
            board: &self.board,
            counts: &self.counts,
            excluded: self.excluded,
            guessed: !self.report.guessed.is_empty(),
            profile: self.profile.as_deref(),
        };
        let unverified = &mut self.report.unverified;
        claims::of_end(end, unverified);
        let attempts = self.attempts.end(&end.outcome, unverified);
        let attempts = attempts.map_err(|fault| Reason::Attempt { number: self.attempts.last(), fault });
        let checked = check_end(end, &reached, register, unverified).map_err(Reason::End);
        if let Err(reason) = checked.and(attempts) {
            self.flaw(line, None, reason);
        }
    }
}
