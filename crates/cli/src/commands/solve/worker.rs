//! One puzzle: read, solved, told.
use crate::args::{Method, Output, Solve};
use crate::commands::done::{Done, id, shown_title, title, untold};
use crate::commands::puzzles::Item;
use crate::commands::ways::ways;
use crate::exit::Exit;
use crate::input::unreadable;
use crate::output::log::{self, Show};
use crate::output::paint::Paint;
use crate::output::pictures::Pictures;
use crate::output::{found, grids};
use crate::words::CommandText;
use qedoku::{Columns, Form, Options, Problem, Solved, messages};
use qedoku_core::wire::Message;
use qedoku_core::{Grid, proper};
use qedoku_formats::{Format, TextEntry};

/// What is asked for, the same for all puzzles.
pub(super) struct Job<'a> {
    options: &'a Solve,
    ways: Options,
    show: Show,
    several: bool,
    /// Those of the table that is written.
    columns: Columns,
}

/// Solves one puzzle after the other and keeps its buffers.
pub(super) struct Worker<'a> {
    job: &'a Job<'a>,
    worker: qedoku::Worker<'a>,
}

impl<'a> Job<'a> {
    pub(super) fn new(options: &'a Solve, several: bool) -> Self {
        let Solve { pictures, attempts, speech, .. } = *options;
        let (paint, chains) = (Paint::new(options.color), speech.chains);
        let show = Show { paint, pictures, chains, attempts, cap: options.scope.up_to };
        let ways = ways(&options.scope, speech);
        let ways = if options.no_check { ways.unchecked() } else { ways };
        Self { options, ways, show, several, columns: Columns::default() }
    }

    /// The same with the columns of the table that is written.
    pub(super) fn with(self, columns: Columns) -> Self {
        Self { columns, ..self }
    }

    /// How steps are shown, if they are shown as pictures with text.
    pub(super) fn shown(&self) -> Option<Pictures> {
        let form = match self.options.format {
            Output::Html => Form::Html,
            Output::Svg => Form::Svg,
            Output::Markdown => Form::Markdown,
            _ => return None,
        };
        let Solve { step, folder, .. } = self.options;
        Some(Pictures { form, voice: self.ways.voice(), step: step.clone(), folder: folder.clone() })
    }
}

impl<'a> Worker<'a> {
    pub(super) fn new(job: &'a Job<'a>) -> Self {
        Self { job, worker: qedoku::Worker::new(&job.ways) }
    }

    /// Works on one item, whatever comes of it.
    pub(super) fn run(&mut self, item: &Item) -> Done {
        let done = item.read.as_ref().map_err(Clone::clone).and_then(|entry| match self.job.options.method {
            Method::Deduce => self.deduce(item, entry),
            Method::Search => self.search(item, entry),
        });
        let done = done.unwrap_or_else(|failure| self.failed(&failure, item));
        let is_table = self.job.options.format == Output::Csv;
        let lost = is_table.then(|| self.job.columns.lost(&item.beside).map(str::to_owned).collect());
        Done { lost: lost.unwrap_or_default(), ..done }
    }

    fn failed(&self, failure: &Problem, item: &Item) -> Done {
        let out = match self.job.options.format {
            Output::Json | Output::Ndjson => {
                self.lines(item, vec![messages::of_problem(&failure.at(&item.at), id(item))])
            }
            Output::Text => {
                self.title(item).map(|title| untold(&title, failure, self.job.ways.voice())).unwrap_or_default()
            }
            _ if !item.is_record => String::new(),
            Output::Csv => grids::record(&self.job.columns, item, Err(failure)),
            format => match (self.job.shown(), grids::format(format)) {
                (Some(shown), _) => shown.failed(failure, item),
                (_, grid) => grid.map(grids::none).unwrap_or_default(),
            },
        };
        Done::failed(failure, item, out)
    }

    fn deduce(&mut self, item: &Item, entry: &TextEntry<'_>) -> Result<Done, Problem> {
        let exit = |filled| if filled { Exit::Ok } else { Exit::Unsolved };
        if let Some(format) = grids::format(self.job.options.format) {
            let grid = self.worker.fill(&entry.puzzle)?;
            return Ok(Done { out: self.grid(format, item, &grid), exit: exit(grid.is_full()), ..Done::default() });
        }
        let solved = self.worker.solve(&entry.puzzle)?;
        Ok(Done { out: self.told(item, &solved)?, exit: exit(solved.is_solved()), ..Done::default() })
    }

    fn told(&self, item: &Item, solved: &Solved) -> Result<String, Problem> {
        let Job { options, ways, show, .. } = self.job;
        if let Some(shown) = self.job.shown() {
            return shown.write(&solved.shown(&shown_title(item)));
        }
        Ok(match options.format {
            Output::Json | Output::Ndjson => self.lines(item, solved.messages(id(item))),
            _ => log::write(&solved.trace, ways.names(), self.title(item).as_deref(), *show),
        })
    }

    fn search(&self, item: &Item, entry: &TextEntry<'_>) -> Result<Done, Problem> {
        let solution = qedoku::search(&entry.puzzle)?;
        let (first, second) = (solution.solution, solution.other);
        let format = self.job.options.format;
        let out = match (self.job.shown(), grids::format(format)) {
            (Some(shown), _) => shown.write(&solution.shown(self.job.ways.voice(), &shown_title(item)))?,
            (_, Some(format)) => self.grid(format, item, &first),
            _ if matches!(format, Output::Json | Output::Ndjson) => self.lines(item, solution.messages(id(item))),
            _ => found::write(
                &entry.puzzle,
                &first,
                self.title(item).as_deref(),
                self.job.ways.voice(),
                self.job.show.paint,
            ),
        };
        let remark = second.map(|second| {
            let fault = proper::ImproperPuzzle::Several { first, second }.to_string();
            unreadable(CommandText::SeveralFound { at: item.at.clone(), fault, first, second })
        });
        Ok(Done { out, err: remark.into_iter().collect(), ..Done::default() })
    }

    /// A grid, or the record that it belongs to.
    fn grid(&self, format: Format, item: &Item, grid: &Grid) -> String {
        match format {
            Format::Csv => grids::record(&self.job.columns, item, Ok(grid)),
            _ => grids::write(format, grid),
        }
    }

    /// What stands above the log of one puzzle of several.
    fn title(&self, item: &Item) -> Option<String> {
        self.job.several.then(|| title(item))
    }

    /// The messages as they stand in the output, for the frame to join.
    fn lines(&self, item: &Item, messages: Vec<Message>) -> String {
        let messages = messages::beside(messages, &item.beside);
        let lines: Vec<String> = messages.iter().map(Message::to_line).collect();
        if self.job.options.format == Output::Json { lines.join(",\n") } else { lines.join("\n") + "\n" }
    }
}
