//! `qedoku name`: a position and a move in, the techniques that give it out.
use super::batch;
use super::envelope::Envelope;
use super::envelope_ends::EnvelopeEnds;
use super::item_result::{ItemResult, failure_text, id, title};
use super::options::allowed;
use super::puzzle_item::PuzzleItem;
use super::puzzles::Puzzles;
use super::sorted_words::SortedWords;
use crate::args::{InputArgs, NameArgs, ReportForm};
use crate::console::Console;
use crate::exit::Exit;
use crate::input::unreadable;
use crate::output::log::LogOptions;
use crate::output::terminal_style::TerminalStyle;
use crate::output::{input_columns, named};
use crate::words::CommandText;
use qedoku::log::messages;
use qedoku::why::{NamedMove, Naming};
use qedoku::{Error, Options, Question, Session, Target};
use std::io;

/// The settings of the command, the same for all positions.
struct NameJob<'a> {
    asked: &'a NameArgs,
    moves: Vec<Target>,
    allowed: Options,
    several: bool,
}

/// Names a move in every position of the command line.
pub(crate) fn name(asked: &NameArgs, console: &mut Console<'_>) -> io::Result<Exit> {
    let ends = if asked.print.format() == ReportForm::Ndjson { EnvelopeEnds::Lines(1) } else { EnvelopeEnds::Untold };
    let format = asked.print.format().printed();
    if let Err(problem) = asked.batch.resumes(ends, &format, "ndjson") {
        return console.refuse(&problem);
    }
    let SortedWords { sources, asked: moves } =
        match SortedWords::of(&asked.words, asked.reading.from.from, conclusions, CommandText::NoConclusion) {
            Ok(sorted) => sorted,
            Err(problem) => return console.refuse(&problem),
        };
    let input = InputArgs { sources, reading: asked.reading.clone() };
    let mut puzzles = Puzzles::under_any_rules(&input).selected(&asked.batch);
    let allowed = allowed(&asked.scope, asked.speech);
    puzzles = puzzles.at_step(asked.at, &allowed);
    let several = asked.print.format() == ReportForm::Text && puzzles.are_several();
    let job = NameJob { asked, moves, allowed, several };
    let frame = Envelope::of(format, None, "\n").ending(ends);
    batch::run(puzzles, &asked.batch, console, frame, || (), |(), item| job.run(item))
}

/// Conclusions, as steps print them.
fn conclusions(text: &str) -> Result<Vec<Target>, Error> {
    Question::conclusions(text).map_err(|_| unreadable(CommandText::NoMove { text: text.to_owned() }))
}

impl NameJob<'_> {
    /// Works on one position, whatever comes of it.
    fn run(&self, item: &PuzzleItem) -> ItemResult {
        let named = item.read.as_ref().map_err(Clone::clone).and_then(|entry| {
            let allowed = self.allowed.clone().under(entry.layout.clone());
            Session::with_options(entry.puzzle, allowed).name(&self.moves)
        });
        match named.and_then(|named| Ok((self.written(item, &named)?, exit(&named)))) {
            Ok((out, exit)) => ItemResult { out, exit, ..ItemResult::default() },
            Err(failure) => ItemResult::failed(&failure, item, self.failed(item, &failure)),
        }
    }

    fn written(&self, item: &PuzzleItem, named: &NamedMove) -> Result<String, Error> {
        let line = || input_columns::object(&named.message(id(item)), &item.beside);
        Ok(match self.asked.print.format() {
            ReportForm::Text => {
                let title = self.several.then(|| title(item, self.allowed.get_style()));
                named::write(named, self.allowed.names(), title.as_deref(), self.log_options())?
            }
            ReportForm::Json => line(),
            ReportForm::Ndjson => line() + "\n",
        })
    }

    fn log_options(&self) -> LogOptions {
        LogOptions {
            paint: TerminalStyle::new(self.asked.print.color()),
            pictures: false,
            chains: self.asked.speech.chains,
            attempts: false,
            cap: None,
        }
    }

    fn failed(&self, item: &PuzzleItem, failure: &Error) -> String {
        match self.asked.print.format() {
            ReportForm::Text if self.several => {
                failure_text(&title(item, self.allowed.get_style()), failure, self.allowed.get_style())
            }
            ReportForm::Text => String::new(),
            form => {
                let message = messages::of_problem(&failure.at(&item.at), id(item));
                let line = input_columns::object(&message, &item.beside);
                if form == ReportForm::Json { line } else { line + "\n" }
            }
        }
    }
}

/// A move that is false is no success.
const fn exit(named: &NamedMove) -> Exit {
    if matches!(named.naming, Naming::False(_)) { Exit::Unsolved } else { Exit::Ok }
}
