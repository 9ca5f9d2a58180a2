//! One puzzle: read, judged, solved, checked, told.
use super::oracle;
use crate::args::{Method, Output, Solve};
use crate::commands::puzzles::{Failure, Item};
use crate::exit::Exit;
use crate::output::log::{self, Show};
use crate::output::messages::{self, Id};
use crate::output::paint::Paint;
use crate::output::summary::Names;
use crate::output::{found, grids};
use qedoku_core::proper;
use qedoku_core::text::Entry;
use qedoku_core::wire::Message;
use qedoku_core::{Board, Grid, Layout, Outcome, Trace};
use qedoku_explain as explain;
use qedoku_techniques::{Outline, Profile, Solver};
use qedoku_verify::Checker;

/// What is asked for, the same for all puzzles.
pub(super) struct Job<'a> {
    options: &'a Solve,
    profile: Profile,
    names: Names,
    show: Show,
    several: bool,
}

/// What came of an item.
#[derive(Debug, Default)]
pub(super) struct Done {
    pub(super) out: String,
    pub(super) err: Vec<String>,
    pub(super) exit: Exit,
}

/// Solves one puzzle after the other and keeps its buffers.
pub(super) struct Worker<'a> {
    job: &'a Job<'a>,
    solver: Solver<'a>,
    checker: Checker,
    outline: Outline,
}

impl<'a> Job<'a> {
    pub(super) fn new(options: &'a Solve, several: bool) -> Self {
        let profile = match options.up_to {
            Some(tier) => options.profile.clone().up_to(tier),
            None => options.profile.clone(),
        };
        let Solve { pictures, attempts, up_to: cap, .. } = *options;
        let show = Show { paint: Paint::new(options.color), pictures, attempts, cap };
        Self { options, names: Names::new(&profile), profile, show, several }
    }
}

impl<'a> Worker<'a> {
    pub(super) fn new(job: &'a Job<'a>) -> Self {
        let solver = Solver::new(Layout::classic(), &job.profile);
        Self { job, solver, checker: Checker::default(), outline: Outline::default() }
    }

    /// Works on one item, whatever comes of it.
    pub(super) fn run(&mut self, item: &Item<'_>) -> Done {
        let done = item.read.as_ref().map_err(Clone::clone).and_then(|entry| match self.job.options.method {
            Method::Deduce => self.deduce(item, entry),
            Method::Search => self.search(item, entry),
        });
        done.unwrap_or_else(|failure| self.failed(&failure, item))
    }

    fn failed(&self, failure: &Failure, item: &Item<'_>) -> Done {
        let out = match self.job.options.format {
            Output::Json | Output::Ndjson => self.lines(&[messages::of_failure(failure, &item.at, id(item))]),
            _ => String::new(),
        };
        Done { out, err: vec![failure.at(&item.at)], exit: failure.exit }
    }

    fn deduce(&mut self, item: &Item<'_>, entry: &Entry<'_>) -> Result<Done, Failure> {
        let solution = oracle::judge(&entry.puzzle)?;
        if let Some(format) = grids::format(self.job.options.format)
            && !self.job.profile.tries_hypotheses()
        {
            let mut board = Board::new(Layout::classic(), &entry.puzzle);
            self.solver.outline(&mut board, &mut self.outline);
            agree(board.values(), &solution)?;
            let exit = if board.is_full() { Exit::Ok } else { Exit::Unsolved };
            return Ok(Done { out: grids::write(format, board.values()), exit, ..Done::default() });
        }
        let trace = self.solver.solve(&entry.puzzle);
        agree(&trace.grid(), &solution)?;
        if !self.job.options.no_check {
            let report = self.checker.check_trace(&trace);
            if !report.is_accepted() {
                return Err(bug(&report.to_string()));
            }
        }
        let exit = match trace.outcome {
            Outcome::Solved | Outcome::Hypothesis(_) => Exit::Ok,
            Outcome::Stuck | Outcome::Contradiction(_) => Exit::Unsolved,
        };
        Ok(Done { out: self.told(item, &trace, &solution), exit, ..Done::default() })
    }

    fn told(&self, item: &Item<'_>, trace: &Trace, solution: &Grid) -> String {
        let Job { options, names, show, .. } = self.job;
        match (options.format, grids::format(options.format)) {
            (_, Some(format)) => grids::write(format, &trace.grid()),
            (Output::Json | Output::Ndjson, _) => {
                self.lines(&messages::of_trace(trace, names, id(item), Some(solution)))
            }
            _ => log::write(trace, names, self.title(item).as_deref(), *show),
        }
    }

    fn search(&self, item: &Item<'_>, entry: &Entry<'_>) -> Result<Done, Failure> {
        let (first, second) = oracle::search(&entry.puzzle)?;
        let format = self.job.options.format;
        let out = match (format, grids::format(format)) {
            (_, Some(format)) => grids::write(format, &first),
            (Output::Json | Output::Ndjson, _) => self.lines(&messages::of_search(&entry.puzzle, &first, id(item))),
            _ => found::write(&entry.puzzle, &first, self.title(item).as_deref(), self.job.show.paint),
        };
        let remark = second.map(|second| {
            let cells = explain::cells(proper::differences(&first, &second));
            format!("{}: several solutions; the first is printed, another differs at {cells}", item.at)
        });
        Ok(Done { out, err: remark.into_iter().collect(), exit: Exit::Ok })
    }

    /// What stands above the log of one puzzle of several.
    fn title(&self, item: &Item<'_>) -> Option<String> {
        let name = item.read.as_ref().ok().and_then(|entry| entry.name).map(|name| format!(": {name}"));
        let name = name.unwrap_or_default();
        self.job.several.then(|| format!("Puzzle {} ({}){name}", item.number, item.at))
    }

    /// The messages as they stand in the output, for the frame to join.
    fn lines(&self, messages: &[Message]) -> String {
        let lines: Vec<String> = messages.iter().map(Message::to_line).collect();
        if self.job.options.format == Output::Json { lines.join(",\n") } else { lines.join("\n") + "\n" }
    }
}

fn id<'t>(item: &Item<'t>) -> Id<'t> {
    Id { number: item.number, name: item.read.as_ref().ok().and_then(|entry| entry.name) }
}

/// No digit reached differs from the only solution, which the exhaustive search found on its own.
fn agree(reached: &Grid, solution: &Grid) -> Result<(), Failure> {
    match reached.filled().find(|candidate| solution.get(candidate.cell) != Some(candidate.digit)) {
        None => Ok(()),
        Some(candidate) => Err(bug(&format!("{candidate} is deduced, which the solution does not have"))),
    }
}

fn bug(what: &str) -> Failure {
    let message = format!("the deduction is not accepted, which is a fault of this program: {what}");
    Failure { kind: "not-accepted", message, exit: Exit::Unsolved }
}
