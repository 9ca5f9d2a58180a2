//! `cargo dev why`: how small are the arguments for every digit, and does the checker accept each by itself?
use crate::threads::in_parts;
use crate::{DevResult, puzzles};
use clap::Args;
use qedoku_core::wire::Size;
use qedoku_core::{Board, Layout, Outcome, Pattern, Puzzle, Target, Trace};
use qedoku_techniques::Profile;
use qedoku_verify::Checker;
use qedoku_why::{Inquiry, TargetArgument};
use std::path::PathBuf;
use std::time::{Duration, Instant};

#[derive(Args)]
pub(crate) struct WhyOptions {
    /// Files of puzzles; those of the workspace if none is named
    files: Vec<PathBuf>,
    /// The number of puzzles, evenly spread over the files
    #[arg(long, default_value_t = 50)]
    count: usize,
    /// Only every so many of the digits of a puzzle
    #[arg(long, default_value_t = 1)]
    every: usize,
    /// Only puzzles that singles solve
    #[arg(long)]
    singles: bool,
    /// The number of threads
    #[arg(long, default_value_t = 2)]
    jobs: usize,
}

/// The counts over the digits.
#[derive(Clone, Copy, Default)]
struct WhyCounts {
    puzzles: u32,
    targets: u32,
    unanswered: u32,
    rejected: u32,
    smallest: u32,
    bound: u32,
    run: [u32; 2],
    slice: [u32; 2],
    size: [u32; 2],
    time: Duration,
    slowest: Duration,
}

/// Asks why each digit stands where it stands, and counts.
pub(crate) fn run(options: &WhyOptions) -> DevResult {
    let profile = Profile::default();
    let puzzles = puzzles::of_files(&options.files)?;
    let asked: Vec<&Puzzle> = if options.singles {
        puzzles.iter().filter(|puzzle| takes_singles(&profile, puzzle)).collect()
    } else {
        puzzles.iter().collect()
    };
    let stride = (asked.len() / options.count.max(1)).max(1);
    let asked: Vec<&Puzzle> = asked.into_iter().step_by(stride).take(options.count).collect();
    let jobs = options.jobs.max(1);
    let mut counts = WhyCounts::default();
    let part = |job: usize| {
        let mut counts = WhyCounts::default();
        asked.iter().skip(job).step_by(jobs).for_each(|puzzle| counts.ask(&profile, puzzle, options.every));
        counts
    };
    for part in in_parts(jobs, part) {
        counts.join(part);
    }
    counts.report();
    Ok(counts.unanswered + counts.rejected == 0)
}

fn takes_singles(profile: &Profile, puzzle: &Puzzle) -> bool {
    let trace = qedoku_techniques::Solver::new(Layout::classic(), profile).solve(puzzle);
    trace.outcome == Outcome::Solved && trace.steps.iter().all(|step| matches!(step.pattern, Pattern::Single(_)))
}

impl WhyCounts {
    fn ask(&mut self, profile: &Profile, puzzle: &Puzzle, every: usize) {
        self.puzzles += 1;
        let inquiry = Inquiry::new(Layout::classic(), profile, puzzle);
        let start = Board::new(Layout::classic(), puzzle);
        let grid = inquiry.trace().grid();
        let open = grid.filled().filter(|candidate| start.value(candidate.cell).is_none());
        for candidate in open.step_by(every.max(1)) {
            let begun = Instant::now();
            let why = inquiry.why(Target::Place(candidate));
            let took = begun.elapsed();
            (self.time, self.slowest) = (self.time + took, self.slowest.max(took));
            self.targets += 1;
            match why {
                Some(why) => self.add(inquiry.trace(), &why),
                None => self.unanswered += 1,
            }
        }
    }

    fn add(&mut self, trace: &Trace, why: &TargetArgument) {
        let add = |sum: &mut [u32; 2], size: Size| {
            *sum = [sum[0] + size.steps as u32, sum[1] + size.truths];
        };
        add(&mut self.run, why.run);
        add(&mut self.slice, why.slice);
        add(&mut self.size, why.size);
        self.bound += why.bound;
        self.smallest += u32::from(why.is_smallest());
        let outcome = Outcome::Reached(why.target);
        let small = Trace { steps: why.steps.clone(), attempts: Vec::new(), outcome, ..trace.clone() };
        self.rejected += u32::from(!Checker::default().check_trace(&small).is_accepted());
    }

    fn join(&mut self, other: Self) {
        let add = |one: [u32; 2], other: [u32; 2]| [one[0] + other[0], one[1] + other[1]];
        *self = Self {
            puzzles: self.puzzles + other.puzzles,
            targets: self.targets + other.targets,
            unanswered: self.unanswered + other.unanswered,
            rejected: self.rejected + other.rejected,
            smallest: self.smallest + other.smallest,
            bound: self.bound + other.bound,
            run: add(self.run, other.run),
            slice: add(self.slice, other.slice),
            size: add(self.size, other.size),
            time: self.time + other.time,
            slowest: self.slowest.max(other.slowest),
        };
    }

    fn report(&self) {
        let targets = f64::from(self.targets.max(1));
        let mean = |sum: u32| f64::from(sum) / targets;
        println!(
            "{} puzzles, {} digits: {} without an answer, {} answers not accepted by the checker",
            self.puzzles, self.targets, self.unanswered, self.rejected
        );
        for (index, unit) in ["steps", "truths"].into_iter().enumerate() {
            let [run, slice, size] = [self.run, self.slice, self.size].map(|sums| mean(sums[index]));
            println!(
                "  mean {unit}: run up to the digit {run:.2}, slice of it {slice:.2}, smallest argument {size:.2}: {:.3} of the \
                 slice, {:.3} of the run",
                size / slice.max(f64::MIN_POSITIVE),
                size / run.max(f64::MIN_POSITIVE)
            );
        }
        println!(
            "  proved smallest: {} ({:.1} %); at least {:.2} truths in the mean",
            self.smallest,
            100.0 * mean(self.smallest),
            mean(self.bound)
        );
        println!(
            "  {:.3} s a digit, the slowest {:.2} s",
            self.time.as_secs_f64() / targets,
            self.slowest.as_secs_f64()
        );
    }
}
