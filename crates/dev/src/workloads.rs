//! The workloads on which the engine's speed is measured.
use crate::puzzles;
use qedoku_compat::profiles;
use qedoku_core::{Board, Layout, Puzzle, Trace, search};
use qedoku_grade::Effort;
use qedoku_techniques::{ConclusionLog, Profile, Rounds, Solver, Tier};
use qedoku_verify::Checker;
use std::hint::black_box;

/// A workload to measure.
pub(crate) struct Workload {
    /// The number of puzzles of one run.
    pub(crate) puzzles: usize,
    run: Box<dyn FnMut()>,
}

/// The names, in the order they are measured.
pub(crate) const NAMES: [&str; 11] = [
    "proof",
    "singles",
    "subsets",
    "outline",
    "fired",
    "solve",
    "check",
    "generate",
    "rate-se",
    "rate-hodoku",
    "rate-effort",
];

/// A measurement that rates puzzles: its name is `rate-` and the scale, and it makes the run that the scale rates.
struct Rate {
    name: &'static str,
    run: fn(Vec<Puzzle>) -> Box<dyn FnMut()>,
}

const RATES: [Rate; 3] = [
    Rate { name: "rate-se", run: |of| outline(of, profiles::se()) },
    Rate { name: "rate-hodoku", run: |of| outline(of, profiles::hodoku()) },
    Rate { name: "rate-effort", run: rounds },
];

/// Lists of puzzles beside the workspace that ratings are measured on, and how many of each.
pub(crate) const RATED: [(&str, usize); 4] = [
    ("puzzles/random-1000.csv", usize::MAX),
    ("puzzles/hard-300.csv", usize::MAX),
    ("puzzles/clues17-1000.txt", usize::MAX),
    ("puzzles/extreme.csv", 12),
];

/// True if this is one of those that rate puzzles.
pub(crate) fn rates(name: &str) -> bool {
    RATES.iter().any(|rate| rate.name == name)
}

impl Workload {
    /// The workload with this name, on these puzzles, ready to run.
    pub(crate) fn new(name: &'static str, of: &[Puzzle]) -> Self {
        let of = of.to_vec();
        let puzzles = of.len();
        if let Some(rate) = RATES.iter().find(|rate| rate.name == name) {
            return Self { puzzles, run: (rate.run)(of) };
        }
        let run: Box<dyn FnMut()> = match name {
            "proof" => Box::new(move || {
                for puzzle in &of {
                    black_box(search::is_unique(&puzzle.values));
                }
            }),
            "singles" => outline(of, singles()),
            "subsets" => outline(of, Profile::default().up_to(Tier::Intermediate)),
            "outline" => outline(of, Profile::default()),
            "fired" => fired(of),
            "solve" => Box::new(move || drop(black_box(traces(&of)))),
            "check" => check(traces(&of)),
            _ => Box::new(move || {
                black_box(puzzles::generated(1).take(puzzles).map(|puzzle| puzzle.givens.len()).sum::<usize>());
            }),
        };
        Self { puzzles, run }
    }

    /// A workload that does something on this many puzzles or positions.
    pub(crate) fn of(puzzles: usize, run: Box<dyn FnMut()>) -> Self {
        Self { puzzles, run }
    }

    /// Does it once, unmeasured, so that its buffers are there.
    pub(crate) fn prepare(&mut self) {
        (self.run)();
    }

    /// Does it once.
    #[inline(never)]
    pub(crate) fn measured(&mut self) {
        (self.run)();
    }
}

/// Full houses, naked and hidden singles: what HoDoKu's codes begin with.
fn singles() -> Profile {
    Profile::default().only(|info| info.hodoku.is_some_and(|hodoku| hodoku.code.starts_with("00")))
}

/// Each puzzle with nothing but the techniques that solve it: what is saved beside `outline` is the cost of those that
/// are tried in vain. Hypotheses may use all the lower methods.
fn fired(of: Vec<Puzzle>) -> Box<dyn FnMut()> {
    let default = Profile::default();
    let mut solver = Solver::new(Layout::classic(), &default);
    let mut outline = ConclusionLog::default();
    let mut runs = Vec::new();
    for puzzle in of {
        solver.outline(&mut Board::new(Layout::classic(), &puzzle), &mut outline);
        let fired: Vec<_> = outline.moves().iter().map(|step| default.techniques()[step.technique()].info()).collect();
        let guessed = fired.iter().any(|info| info.tier == Tier::Ultimate);
        let helps = |tier| guessed && tier <= Tier::Intermediate;
        runs.push((puzzle, Profile::default().only(|info| fired.contains(&info) || helps(info.tier))));
    }
    Box::new(move || {
        let mut outline = ConclusionLog::default();
        for (puzzle, profile) in &runs {
            let mut board = Board::new(Layout::classic(), puzzle);
            Solver::new(Layout::classic(), profile).outline(&mut board, &mut outline);
            black_box((&board, &outline));
        }
    })
}

fn outline(of: Vec<Puzzle>, profile: Profile) -> Box<dyn FnMut()> {
    let mut outline = ConclusionLog::default();
    Box::new(move || {
        let mut solver = Solver::new(Layout::classic(), &profile);
        for puzzle in &of {
            let mut board = Board::new(Layout::classic(), puzzle);
            solver.outline(&mut board, &mut outline);
            black_box((&board, &outline));
        }
    })
}

/// Each puzzle in rounds, and what they ask of a person.
fn rounds(of: Vec<Puzzle>) -> Box<dyn FnMut()> {
    let mut rounds = Rounds::default();
    Box::new(move || {
        for puzzle in &of {
            let mut board = Board::new(Layout::classic(), puzzle);
            black_box(Effort::of(&rounds.of(&mut board, true)));
        }
    })
}

fn traces(of: &[Puzzle]) -> Vec<Trace> {
    let profile = Profile::default();
    let mut solver = Solver::new(Layout::classic(), &profile);
    of.iter().map(|puzzle| solver.solve(puzzle)).collect()
}

fn check(traces: Vec<Trace>) -> Box<dyn FnMut()> {
    Box::new(move || {
        let mut checker = Checker::default();
        for trace in &traces {
            for (_, before, step) in trace.replay() {
                let _ = black_box(checker.check(&before, step));
            }
        }
    })
}
