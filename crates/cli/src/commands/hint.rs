//! `qedoku hint`: a position in, a word about its next step out.
use super::batch;
use super::envelope::Envelope;
use super::envelope_ends::EnvelopeEnds;
use super::item_result::{ItemResult, document_title, failure_text, id, title};
use super::options::{allowed, more};
use super::puzzle_item::PuzzleItem;
use super::puzzles::{Puzzles, fit};
use crate::args::{HintArgs as Asked, PrintedForm};
use crate::console::Console;
use crate::exit::Exit;
use crate::input::unreadable;
use crate::output::log::LogOptions;
use crate::output::pictures::Pictures;
use crate::output::terminal_style::{TerminalStyle, wrap};
use crate::output::{hint, input_columns};
use crate::words::CommandText;
use qedoku::hints::{Advice, HintMessage, entry};
use qedoku::{Error, Hint, Level, Options, PuzzleWorker, Question, Target};
use qedoku_formats::TextEntry;
use std::io;

/// The settings of the command, the same for all positions.
struct HintJob<'a> {
    asked: &'a Asked,
    question: Option<Question>,
    entries: Vec<Target>,
    allowed: Options,
    several: bool,
}

/// Gives a hint for every position of the command line.
pub(crate) fn hint(asked: &Asked, console: &mut Console<'_>) -> io::Result<Exit> {
    let ends = if asked.print.format() == PrintedForm::Ndjson { EnvelopeEnds::Lines(1) } else { EnvelopeEnds::Untold };
    if let Err(problem) = asked.batch.resumes(ends, &asked.print.format(), "ndjson") {
        return console.refuse(&problem);
    }
    let mut puzzles = Puzzles::under_any_rules(&asked.input)
        .selected(&asked.batch)
        .at_step(asked.at, &allowed(&asked.scope, asked.speech));
    let several = asked.print.format() == PrintedForm::Text && puzzles.are_several();
    let job = HintJob::new(asked, several).and_then(|job| match job.pictures() {
        Some(_) if asked.level < Level::Full => Err(unreadable(CommandText::WholeStep)),
        pictures => fit(&mut puzzles, pictures.as_ref(), asked.folder.as_deref()).map(|()| job),
    });
    let job = match job {
        Ok(job) => job,
        Err(problem) => return console.refuse(&problem),
    };
    let frame = Envelope::of(asked.print.format(), job.pictures(), "\n").ending(ends);
    let start = || PuzzleWorker::new(&job.allowed);
    batch::run(puzzles, &asked.batch, console, frame, start, |worker, item| job.run(worker, item))
}

impl<'a> HintJob<'a> {
    fn new(asked: &'a Asked, several: bool) -> Result<Self, Error> {
        let question = asked.question.as_deref().map(str::parse).transpose()?;
        let entries =
            asked.entries.iter().flat_map(|text| text.split_whitespace()).map(entry).collect::<Result<_, Error>>()?;
        Ok(Self { asked, question, entries, allowed: allowed(&asked.scope, asked.speech), several })
    }

    fn pictures(&self) -> Option<Pictures> {
        let pictures = Pictures::of(self.asked.print.format(), self.allowed.get_style(), None)?;
        Some(Pictures { folder: self.asked.folder.clone(), ..pictures })
    }

    /// Works on one position, whatever comes of it.
    fn run(&self, worker: &mut PuzzleWorker<'_>, item: &PuzzleItem) -> ItemResult {
        let result = item
            .read
            .as_ref()
            .map_err(Clone::clone)
            .and_then(|entry| self.hint(worker.under(&entry.layout), item, entry));
        result.unwrap_or_else(|failure| {
            let out = match self.asked.print.format() {
                PrintedForm::Json | PrintedForm::Ndjson => {
                    self.line(item, &HintMessage::of_problem(&failure.at(&item.at), id(item)))
                }
                PrintedForm::Text if self.several => {
                    failure_text(&title(item, self.allowed.get_style()), &failure, self.allowed.get_style())
                }
                _ => self.pictures().map(|pictures| pictures.failed(&failure, item)).unwrap_or_default(),
            };
            ItemResult::failed(&failure, item, out)
        })
    }

    fn hint(
        &self,
        worker: &mut PuzzleWorker<'_>,
        item: &PuzzleItem,
        entry: &TextEntry<'_>,
    ) -> Result<ItemResult, Error> {
        let hint = worker.hint_after(&entry.puzzle, &self.entries, self.asked.level, self.question);
        let advice: &[&str] = if self.question.is_some() { &["--up-to"] } else { &["--up-to", "--profile"] };
        let hint = hint.map_err(|problem| more(problem, self.allowed.get_style(), advice))?;
        let exit = if hint.is_diagnosis() { Exit::Improper } else { Exit::Ok };
        let out = match self.pictures() {
            Some(pictures) => pictures.write(&hint.document(&document_title(item)))?,
            None if self.asked.print.format() == PrintedForm::Text => self.words(item, &hint),
            None => self.line(item, &hint.message(id(item))),
        };
        Ok(ItemResult { out, exit, ..ItemResult::default() })
    }

    /// The hint in words, below a title if there are several.
    fn words(&self, item: &PuzzleItem, hint: &Hint) -> String {
        let Asked { speech, .. } = *self.asked;
        let options = LogOptions {
            paint: TerminalStyle::new(self.asked.print.color()),
            pictures: true,
            chains: speech.chains,
            attempts: false,
            cap: None,
        };
        let title = if self.several { title(item, self.allowed.get_style()) + "\n" } else { String::new() };
        let words = title + &hint::write(hint, self.allowed.names(), options);
        // Who pastes a grid that is half filled learns how to tell what was filled in.
        if matches!(hint.advice, Advice::Impossible(..)) {
            let style = self.allowed.get_style();
            let some = item.read.iter().flat_map(|entry| entry.puzzle.values.filled()).take(2);
            let entries = some.map(|it| format!("{}={}", it.cell, it.digit)).collect::<Vec<_>>().join(",");
            return words + &wrap("", &style.say(&CommandText::AllGivens { entries })) + "\n";
        }
        match self.more(hint) {
            Some(more) => words + &TerminalStyle::new(self.asked.print.color()).dim(&more) + "\n",
            None => words,
        }
    }

    /// The level that says more, if there is one.
    fn more(&self, hint: &Hint) -> Option<String> {
        let style = self.allowed.get_style();
        let is_step = matches!(hint.advice, Advice::Step(_));
        if self.several || !is_step && !matches!(hint.advice, Advice::Mistakes(_)) {
            return None;
        }
        let ladder = hint.ladder(style);
        let text = if ladder.has_more(self.asked.level, Level::Full) {
            match self.asked.level {
                _ if !is_step => CommandText::MoreOfMistake,
                Level::Nudge => CommandText::MoreOfHint,
                _ => CommandText::LessOrMoreOfHint,
            }
        } else if ladder.has_more(self.asked.level, Level::Proof) {
            if is_step { CommandText::ProofOfHint } else { CommandText::ProofOfMistake }
        } else {
            return None;
        };
        Some(style.say(&text))
    }

    /// An object as it stands in the output, for the envelope to join.
    fn line(&self, item: &PuzzleItem, message: &HintMessage) -> String {
        let line = input_columns::object(message, &item.beside);
        if self.asked.print.format() == PrintedForm::Json { line } else { line + "\n" }
    }
}
