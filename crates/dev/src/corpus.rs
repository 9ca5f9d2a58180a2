//! `cargo dev corpus`: solves the puzzles of a file, checks every step, and counts.
use crate::lengths::LengthCounts;
use crate::tables::TechniqueUse;
use crate::{DevResult, puzzles};
use clap::Args;
use qedoku_compat::profiles;
use qedoku_core::{Candidate, Conclusion, Grid, Layout, Outcome, Puzzle, Step, Trace, printable, search};
use qedoku_techniques::{Solver, Tier};
use qedoku_verify::Checker;
use std::path::PathBuf;
use std::time::{Duration, Instant};

#[derive(Args)]
pub(crate) struct CorpusOptions {
    /// Files with puzzles, in any format.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The techniques and their order.
    #[arg(long, default_value = "default")]
    profile: String,
    /// The hardest techniques allowed; puzzles that need harder ones are no failures then.
    #[arg(long)]
    up_to: Option<String>,
    /// The first puzzles of each file only.
    #[arg(long)]
    limit: Option<usize>,
    /// Counts truths that a step's proof does not need.
    #[arg(long)]
    superfluous: bool,
}

/// Solves and checks every puzzle.
pub(crate) fn run(options: &CorpusOptions) -> DevResult {
    let unknown = |what, name: &str| format!("there is no {what} {name:?}");
    let mut profile = profiles::named(&options.profile).ok_or_else(|| unknown("profile", &options.profile))?;
    if let Some(word) = &options.up_to {
        profile = profile.up_to(Tier::named(word).ok_or_else(|| unknown("tier", word))?);
    }
    let mut passed = true;
    for file in &options.files {
        let mut puzzles = puzzles::judged(file)?;
        puzzles.truncate(options.limit.unwrap_or(usize::MAX));
        let mut counts = CorpusCounts::default();
        let mut solver = Solver::new(Layout::classic(), &profile);
        for puzzle in &puzzles {
            match puzzle {
                Ok((line, puzzle)) => counts.add(*line, puzzle, &mut solver, options),
                Err(refusal) => counts.refuse(refusal),
            }
        }
        println!("{}", file.display());
        passed &= counts.report();
    }
    Ok(passed)
}

/// The counts over the puzzles of a file.
#[derive(Default)]
struct CorpusCounts {
    puzzles: usize,
    solved: usize,
    steps: usize,
    failures: usize,
    /// The number of puzzles that cannot be read or are not proper.
    refused: usize,
    unchecked: usize,
    techniques: TechniqueUse,
    lengths: LengthCounts,
    slowest: (Duration, usize),
    solving: Duration,
    checking: Duration,
}

impl CorpusCounts {
    /// Counts a puzzle that is not worked on.
    fn refuse(&mut self, refusal: &str) {
        self.refused += 1;
        println!("{}", printable(refusal));
    }

    fn add(&mut self, line: usize, puzzle: &Puzzle, solver: &mut Solver<'_>, options: &CorpusOptions) {
        let start = Instant::now();
        let trace = solver.solve(puzzle);
        let time = start.elapsed();
        self.solving += time;
        self.slowest = self.slowest.max((time, line));
        self.puzzles += 1;
        self.steps += trace.steps.len();
        match trace.outcome {
            Outcome::Solved | Outcome::Reached(_) | Outcome::Hypothesis(_) | Outcome::Guessed => self.solved += 1,
            Outcome::Stuck if options.up_to.is_some() => {}
            outcome => self.fail(line, puzzle, &format!("ends {}", outcome.word())),
        }
        let start = Instant::now();
        self.check(line, puzzle, &trace);
        self.checking += start.elapsed();
        if options.superfluous {
            self.count_superfluous(&trace);
        }
    }

    fn check(&mut self, line: usize, puzzle: &Puzzle, trace: &Trace) {
        let solution = search::first_solution(puzzle);
        let mut checker = Checker::default();
        for (n, before, step) in trace.replay() {
            self.techniques.add(step);
            self.lengths.add(&step.pattern);
            let wrong = solution.as_ref().and_then(|solution| contradicts(step, solution));
            match (checker.check(&before, step), wrong) {
                (_, Some(candidate)) => {
                    self.fail(line, puzzle, &format!("step {n}, {}: {candidate:?} is wrong", step.technique));
                }
                (qedoku_verify::StepVerdict::Accepted | qedoku_verify::StepVerdict::Guessed, None) => {}
                (qedoku_verify::StepVerdict::Unchecked { .. }, None) => self.unchecked += 1,
                (qedoku_verify::StepVerdict::Rejected(fault), None) => {
                    self.fail(line, puzzle, &format!("step {n}, {}: {fault}", step.technique));
                }
            }
        }
    }

    fn count_superfluous(&mut self, trace: &Trace) {
        let mut checker = Checker::default();
        for (_, before, step) in trace.replay() {
            self.techniques.add_truths(step, checker.superfluous(&before, step).len());
        }
    }

    fn fail(&mut self, line: usize, puzzle: &Puzzle, what: &str) {
        self.failures += 1;
        println!("line {line}, {}: {what}", puzzle.values);
    }

    fn report(&self) -> bool {
        #[allow(clippy::cast_precision_loss, reason = "a rate is not exact")]
        let rate = |time: Duration| self.puzzles as f64 / time.as_secs_f64().max(1e-9);
        self.techniques.print();
        self.lengths.print();
        let Self { puzzles, solved, steps, failures, unchecked, refused, .. } = self;
        println!("  {puzzles} puzzles, {solved} solved, {steps} steps, {failures} failures, {unchecked} unchecked");
        if *refused > 0 {
            println!("  {refused} refused: they cannot be read, or have no solution or several");
        }
        let (time, line) = self.slowest;
        println!("  the slowest is on line {line}, with {:.3} s", time.as_secs_f64());
        println!("  {:.0} puzzles a second solved, {:.0} checked", rate(self.solving), rate(self.checking));
        self.failures == 0 && self.unchecked == 0 && self.refused == 0
    }
}

/// A candidate of the conclusion that the solution contradicts.
pub(crate) fn contradicts(step: &Step, solution: &Grid) -> Option<Candidate> {
    let holds = |candidate: &Candidate| solution.get(candidate.cell) == Some(candidate.digit);
    let Conclusion { place, eliminate } = &step.conclusion;
    eliminate.iter().find(holds).or_else(|| place.iter().find(|candidate| !holds(candidate)))
}
