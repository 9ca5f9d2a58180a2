//! One puzzle: read, judged, solved, checked, told.
use crate::args::{Method, Output, Solve};
use crate::commands::batch::{Done, id, shown_title, title};
use crate::commands::puzzles::{Item, unreadable};
use crate::commands::ways::Ways;
use crate::exit::Exit;
use crate::output::log::{self, Show};
use crate::output::paint::Paint;
use crate::output::shown::{Form, Shown};
use crate::output::{found, grids};
use qedoku::{Problem, messages};
use qedoku_core::proper;
use qedoku_core::text::Entry;
use qedoku_core::wire::Message;
use qedoku_core::{Board, Grid, Layout, Outcome, Trace};
use qedoku_techniques::{Outline, Solver};
use qedoku_verify::Checker;

/// What is asked for, the same for all puzzles.
pub(super) struct Job<'a> {
    options: &'a Solve,
    ways: Ways,
    show: Show,
    several: bool,
}

/// Solves one puzzle after the other and keeps its buffers.
pub(super) struct Worker<'a> {
    job: &'a Job<'a>,
    solver: Solver<'a>,
    cautious: Solver<'a>,
    checker: Checker,
    outline: Outline,
}

impl<'a> Job<'a> {
    pub(super) fn new(options: &'a Solve, several: bool) -> Self {
        let Solve { pictures, attempts, speech, .. } = *options;
        let (paint, chains) = (Paint::new(options.color), speech.chains);
        let show = Show { paint, pictures, chains, attempts, cap: options.scope.up_to };
        Self { options, ways: Ways::new(&options.scope, speech), show, several }
    }

    /// How steps are shown, if they are shown as pictures with text.
    pub(super) fn shown(&self) -> Option<Shown> {
        let form = match self.options.format {
            Output::Html => Form::Html,
            Output::Svg => Form::Svg,
            Output::Markdown => Form::Markdown,
            _ => return None,
        };
        Some(Shown { form, voice: self.ways.names.voice(), step: self.options.step })
    }
}

impl<'a> Worker<'a> {
    pub(super) fn new(job: &'a Job<'a>) -> Self {
        let [solver, cautious] =
            [&job.ways.profile, &job.ways.cautious].map(|profile| Solver::new(Layout::classic(), profile));
        Self { job, solver, cautious, checker: Checker::default(), outline: Outline::default() }
    }

    /// Works on one item, whatever comes of it.
    pub(super) fn run(&mut self, item: &Item<'_>) -> Done {
        let done = item.read.as_ref().map_err(Clone::clone).and_then(|entry| match self.job.options.method {
            Method::Deduce => self.deduce(item, entry),
            Method::Search => self.search(item, entry),
        });
        done.unwrap_or_else(|failure| self.failed(&failure, item))
    }

    fn failed(&self, failure: &Problem, item: &Item<'_>) -> Done {
        let out = match self.job.options.format {
            Output::Json | Output::Ndjson => self.lines(&[messages::of_problem(&failure.at(&item.at), id(item))]),
            _ => String::new(),
        };
        Done::failed(failure, item, out)
    }

    fn deduce(&mut self, item: &Item<'_>, entry: &Entry<'_>) -> Result<Done, Problem> {
        let solution = qedoku::judge(&entry.puzzle)?;
        let solver = if qedoku::givens_suffice(&entry.puzzle) { &mut self.solver } else { &mut self.cautious };
        if let Some(format) = grids::format(self.job.options.format)
            && !self.job.ways.profile.tries_hypotheses()
        {
            let mut board = Board::new(Layout::classic(), &entry.puzzle);
            solver.outline(&mut board, &mut self.outline);
            qedoku::agree(board.values(), &solution)?;
            let exit = if board.is_full() { Exit::Ok } else { Exit::Unsolved };
            return Ok(Done { out: grids::write(format, board.values()), exit, ..Done::default() });
        }
        let trace = solver.solve(&entry.puzzle);
        qedoku::agree(&trace.grid(), &solution)?;
        if !self.job.options.no_check {
            let report = self.checker.check_trace(&trace);
            if !report.is_accepted() {
                return Err(Problem::not_accepted(&report.to_string()));
            }
        }
        let exit = match trace.outcome {
            Outcome::Solved | Outcome::Reached(_) | Outcome::Hypothesis(_) => Exit::Ok,
            Outcome::Stuck | Outcome::Contradiction(_) => Exit::Unsolved,
        };
        Ok(Done { out: self.told(item, &trace, &solution)?, exit, ..Done::default() })
    }

    fn told(&self, item: &Item<'_>, trace: &Trace, solution: &Grid) -> Result<String, Problem> {
        let Job { options, ways: Ways { names, .. }, show, .. } = self.job;
        if let Some(shown) = self.job.shown() {
            return shown.trace(trace, names, &shown_title(item)).map_err(unreadable);
        }
        Ok(match (options.format, grids::format(options.format)) {
            (_, Some(format)) => grids::write(format, &trace.grid()),
            (Output::Json | Output::Ndjson, _) => {
                self.lines(&messages::of_trace(trace, names, id(item), Some(solution)))
            }
            _ => log::write(trace, names, self.title(item).as_deref(), *show),
        })
    }

    fn search(&self, item: &Item<'_>, entry: &Entry<'_>) -> Result<Done, Problem> {
        let (first, second) = qedoku::search(&entry.puzzle)?;
        let format = self.job.options.format;
        let out = match (self.job.shown(), grids::format(format)) {
            (Some(shown), _) => shown.found(&entry.puzzle, &first, &shown_title(item)).map_err(unreadable)?,
            (_, Some(format)) => grids::write(format, &first),
            _ if matches!(format, Output::Json | Output::Ndjson) => {
                self.lines(&messages::of_search(&entry.puzzle, &first, id(item)))
            }
            _ => found::write(
                &entry.puzzle,
                &first,
                self.title(item).as_deref(),
                (self.job.ways.names.voice(), self.job.show.paint),
            ),
        };
        let remark = second.map(|second| {
            let fault = proper::Fault::Several { first, second };
            format!("{}: {fault}; they are {first}, which is printed, and {second}", item.at)
        });
        Ok(Done { out, err: remark.into_iter().collect(), exit: Exit::Ok })
    }

    /// What stands above the log of one puzzle of several.
    fn title(&self, item: &Item<'_>) -> Option<String> {
        self.job.several.then(|| title(item))
    }

    /// The messages as they stand in the output, for the frame to join.
    fn lines(&self, messages: &[Message]) -> String {
        let lines: Vec<String> = messages.iter().map(Message::to_line).collect();
        if self.job.options.format == Output::Json { lines.join(",\n") } else { lines.join("\n") + "\n" }
    }
}
