//! The work on one puzzle: it is read, solved and described.
use crate::args::{Output, SolveArgs, SolveMethod};
use crate::commands::item_result::{ItemResult, document_title, failure_text, id, title};
use crate::commands::options::allowed;
use crate::commands::puzzle_item::PuzzleItem;
use crate::exit::Exit;
use crate::input::unreadable;
use crate::output::log::{self, LogOptions};
use crate::output::pictures::Pictures;
use crate::output::terminal_style::TerminalStyle;
use crate::output::{grids, search_result};
use crate::words::CommandText;
use qedoku::log::{TableColumns, messages};
use qedoku::render::DocumentForm;
use qedoku::{Error, Options, Solved};
use qedoku_core::wire::Message;
use qedoku_core::{Grid, Layout, proper};
use qedoku_formats::{Format, TextEntry};

/// The settings of the command, the same for all puzzles.
pub(super) struct SolveJob<'a> {
    options: &'a SolveArgs,
    allowed: Options,
    log_options: LogOptions,
    several: bool,
    /// The columns of the table that is written.
    columns: TableColumns,
}

/// Solves one puzzle after the other and keeps its buffers.
pub(super) struct SolveWorker<'a> {
    job: &'a SolveJob<'a>,
    worker: qedoku::PuzzleWorker<'a>,
}

impl<'a> SolveJob<'a> {
    pub(super) fn new(options: &'a SolveArgs, several: bool) -> Self {
        let SolveArgs { pictures, attempts, speech, .. } = *options;
        let paint = TerminalStyle::new(options.print.color());
        let chains = speech.chains;
        let log_options = LogOptions { paint, pictures, chains, attempts, cap: options.scope.limits.up_to };
        let allowed = allowed(&options.scope, speech);
        let allowed = if options.no_check { allowed.unchecked() } else { allowed };
        Self { options, allowed, log_options, several, columns: TableColumns::default() }
    }

    /// The same with the columns of the table that is written.
    pub(super) fn with(self, columns: TableColumns) -> Self {
        Self { columns, ..self }
    }

    /// The form of the steps, if they are shown as pictures with text.
    pub(super) fn pictures(&self) -> Option<Pictures> {
        let form = match self.options.print.format() {
            Output::Html => DocumentForm::Html,
            Output::Svg => DocumentForm::Svg,
            Output::Markdown => DocumentForm::Markdown,
            _ => return None,
        };
        let SolveArgs { step, folder, .. } = self.options;
        Some(Pictures { form, style: self.allowed.get_style(), step: step.clone(), folder: folder.clone() })
    }
}

impl<'a> SolveWorker<'a> {
    pub(super) fn new(job: &'a SolveJob<'a>) -> Self {
        Self { job, worker: qedoku::PuzzleWorker::new(&job.allowed) }
    }

    /// Works on one item, whatever comes of it.
    pub(super) fn run(&mut self, item: &PuzzleItem) -> ItemResult {
        let done = item.read.as_ref().map_err(Clone::clone).and_then(|entry| match self.job.options.method {
            SolveMethod::Deduce => self.deduce(item, entry),
            SolveMethod::Search => self.search(item, entry),
        });
        let done = done.unwrap_or_else(|failure| self.failed(&failure, item));
        let is_table = self.job.options.print.format() == Output::Csv;
        let lost = is_table.then(|| self.job.columns.lost(&item.beside).map(str::to_owned).collect());
        ItemResult { lost: lost.unwrap_or_default(), ..done }
    }

    fn failed(&self, failure: &Error, item: &PuzzleItem) -> ItemResult {
        let out = match self.job.options.print.format() {
            Output::Json | Output::Ndjson => {
                self.lines(item, vec![messages::of_problem(&failure.at(&item.at), id(item))])
            }
            Output::Text => self
                .title(item)
                .map(|title| failure_text(&title, failure, self.job.allowed.get_style()))
                .unwrap_or_default(),
            _ if !item.is_record => String::new(),
            Output::Csv => grids::record(&self.job.columns, item, Err(failure)),
            format => match (self.job.pictures(), grids::format(format)) {
                (Some(pictures), _) => pictures.failed(failure, item),
                (_, Some(format)) => grids::none(format, &failure.at(&item.at)) + "\n",
                (None, None) => String::new(),
            },
        };
        ItemResult::failed(failure, item, out)
    }

    fn deduce(&mut self, item: &PuzzleItem, entry: &TextEntry<'_>) -> Result<ItemResult, Error> {
        let exit = |filled| if filled { Exit::Ok } else { Exit::Unsolved };
        let worker = self.worker.under(&entry.layout);
        if let Some(format) = grids::format(self.job.options.print.format()) {
            let grid = worker.fill(&entry.puzzle)?;
            return Ok(ItemResult {
                out: self.grid(format, item, &grid)?,
                exit: exit(entry.layout.is_full(&grid)),
                ..ItemResult::default()
            });
        }
        let solved = worker.solve(&entry.puzzle)?;
        Ok(ItemResult {
            out: self.solved_text(item, &solved)?,
            exit: exit(solved.is_solved()),
            ..ItemResult::default()
        })
    }

    fn solved_text(&self, item: &PuzzleItem, solved: &Solved) -> Result<String, Error> {
        let SolveJob { options, allowed, log_options, .. } = self.job;
        if let Some(pictures) = self.job.pictures() {
            return pictures.write(&solved.document(&document_title(item)));
        }
        Ok(match options.print.format() {
            Output::Json | Output::Ndjson => self.lines(item, solved.messages(id(item))),
            _ => {
                let text = log::write(&solved.trace, allowed.names(), self.title(item).as_deref(), *log_options);
                let several = solved.several(allowed.get_style()).map(|sentence| format!("\n{sentence}\n"));
                text + &several.unwrap_or_default()
            }
        })
    }

    fn search(&self, item: &PuzzleItem, entry: &TextEntry<'_>) -> Result<ItemResult, Error> {
        let found = qedoku::solve::search_under(&entry.layout, &entry.puzzle)?;
        let format = self.job.options.print.format();
        let out = match (self.job.pictures(), grids::format(format)) {
            (Some(pictures), _) => {
                pictures.write(&found.document(self.job.allowed.get_style(), &document_title(item)))?
            }
            (_, Some(format)) => self.grid(format, item, &found.solution)?,
            _ if matches!(format, Output::Json | Output::Ndjson) => self.lines(item, found.messages(id(item))),
            _ => search_result::write(
                &found,
                self.title(item).as_deref(),
                self.job.allowed.get_style(),
                self.job.log_options.paint,
            ),
        };
        let remark = found.other.map(|second| {
            let fault = proper::ImproperPuzzle::Several { first: found.solution, second }.to_string();
            let [first, second] = [found.solution, second].map(|grid| entry.layout.line(&grid, '.'));
            unreadable(CommandText::SeveralFound { fault, first, second }).at(&item.at)
        });
        Ok(ItemResult { out, err: remark.into_iter().collect(), ..ItemResult::default() })
    }

    /// A grid, or the record that it belongs to.
    fn grid(&self, format: Format, item: &PuzzleItem, grid: &Grid) -> Result<String, Error> {
        if format == Format::Csv {
            return Ok(grids::record(&self.job.columns, item, Ok(grid)));
        }
        let layout = item.read.as_ref().map_or(Layout::classic(), |entry| &entry.layout);
        grids::write(format, layout, grid).ok_or_else(|| Error::rules_not_kept(format, layout))
    }

    /// The title of the log of one puzzle of several.
    fn title(&self, item: &PuzzleItem) -> Option<String> {
        self.job.several.then(|| title(item, self.job.allowed.get_style()))
    }

    /// The messages as they stand in the output, for the envelope to join.
    fn lines(&self, item: &PuzzleItem, messages: Vec<Message>) -> String {
        let messages = messages::beside(messages, &item.beside);
        if self.job.options.print.format() == Output::Json {
            messages.iter().map(Message::to_line).collect::<Vec<_>>().join(",\n")
        } else {
            messages::lines(&messages)
        }
    }
}
