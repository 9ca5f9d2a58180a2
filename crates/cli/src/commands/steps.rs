//! `qedoku steps`: every step that a position allows.
use super::batch;
use super::envelope::Envelope;
use super::envelope_ends::EnvelopeEnds;
use super::item_result::{ItemResult, document_title, failure_text, id, title};
use super::puzzle_item::PuzzleItem;
use super::puzzles::{Puzzles, fit};
use super::techniques::find_all;
use crate::args::{PrintedForm as Form, StepsArgs, TechniqueName};
use crate::console::Console;
use crate::exit::Exit;
use crate::output::listing::{self, ListingWriter, left_out};
use crate::output::log::LogOptions;
use crate::output::pictures::Pictures;
use crate::output::terminal_style::TerminalStyle;
use crate::pool::Emit;
use crate::words::CommandText;
use qedoku::log::{Message, Names, messages};
use qedoku::render::Document;
use qedoku::solve::{Listing, StepChoice};
use qedoku::{Error, Options, Position};
use qedoku_techniques::Info;
use qedoku_verify::Checker;
use std::io;

/// The most steps of a position on a page.
const PAGE: usize = 1000;

/// The settings of the command, the same for all positions.
struct StepsJob<'a> {
    options: &'a StepsArgs,
    names: Names,
    run: Options,
    choice: StepChoice,
    several: bool,
}

/// Lists the steps of every position of the command line.
pub(crate) fn steps(options: &StepsArgs, console: &mut Console<'_>) -> io::Result<Exit> {
    let choice = match chosen(options) {
        Ok(choice) => choice,
        Err(problem) => {
            return console.refuse(&problem);
        }
    };
    let ends = if options.print.format() == Form::Ndjson { EnvelopeEnds::Message } else { EnvelopeEnds::Untold };
    if let Err(problem) = options.batch.resumes(ends, &options.print.format(), "ndjson") {
        return console.refuse(&problem);
    }
    let mut puzzles = Puzzles::under_any_rules(&options.input);
    if options.batch.limit.is_some() && !puzzles.are_several() {
        console.remark_of(&CommandText::LimitOfPuzzles)?;
    }
    let mut puzzles = puzzles.selected(&options.batch).at_step(options.at, &run_before(options));
    let is_text = options.print.format() == Form::Text;
    let several = is_text && puzzles.are_several();
    let is_overview = is_text && options.technique.is_empty();
    let style = if is_overview { options.speech.listing_style() } else { options.speech.style() };
    let run = run_before(options).style(style);
    let job = StepsJob { options, names: Names::all().style(style), run, choice, several };
    if let Err(problem) = fit(&mut puzzles, job.pictures().as_ref(), options.folder.as_deref()) {
        return console.refuse(&problem);
    }
    let frame = match options.print.format() {
        Form::Text => Envelope::between("\n\n"),
        Form::Json => Envelope::array(),
        _ => job.pictures().as_ref().map(Envelope::of_pictures).unwrap_or_default(),
    }
    .ending(ends);
    if options.all && job.pictures().is_none() {
        let work =
            |checker: &mut Checker, item: &PuzzleItem, emit: Emit<'_, ItemResult>| job.stream(checker, item, emit);
        return batch::run_in_parts(puzzles, &options.batch, console, frame, Checker::default, work);
    }
    let work = |checker: &mut Checker, item: &PuzzleItem| job.run(checker, item);
    batch::run(puzzles, &options.batch, console, frame, Checker::default, work)
}

/// The techniques asked for: those named; or all; or those of a profile that need no trial, of the default one if none is
/// named.
fn chosen(options: &StepsArgs) -> Result<StepChoice, Error> {
    options.technique.iter().try_for_each(|TechniqueName(name)| find_all(name).map(|_| ()))?;
    let choice = match (options.technique.is_empty(), options.all) {
        (false, _) => StepChoice::named(options.technique.iter().map(|name| name.0.as_str()))?,
        (true, true) => StepChoice::all(),
        (true, false) => options.profile.as_ref().map(StepChoice::of).unwrap_or_default(),
    };
    let is_left_out =
        |info: &Info| options.without.has(info.slug) || options.up_to.is_some_and(|most| info.tier > most);
    let choice = choice.without(is_left_out);
    Ok(if options.no_uniqueness { choice.without_uniqueness() } else { choice })
}

/// The run whose positions are counted: that of the profile, or of the default one.
fn run_before(options: &StepsArgs) -> Options {
    let run = options.profile.clone().map_or_else(Options::default, Options::new);
    if options.no_uniqueness { run.without_uniqueness() } else { run }
}

/// The position of an item.
fn position(item: &PuzzleItem, run: &Options) -> Result<Position, Error> {
    let entry = item.read.as_ref().map_err(Clone::clone)?;
    Position::with(run, &entry.layout, &entry.puzzle)
}

impl StepsJob<'_> {
    fn run(&self, checker: &mut Checker, item: &PuzzleItem) -> ItemResult {
        let listed = position(item, &self.run).and_then(|position| self.list(checker, &position, item));
        listed.unwrap_or_else(|failure| self.failed(&failure, item))
    }

    fn failed(&self, failure: &Error, item: &PuzzleItem) -> ItemResult {
        let error = || vec![messages::of_problem(&failure.at(&item.at), id(item))];
        let out = match self.options.print.format() {
            Form::Json | Form::Ndjson => self.lines(error(), item),
            Form::Text if self.several => {
                failure_text(&title(item, self.names.get_style()), failure, self.names.get_style())
            }
            _ => self.pictures().map(|pictures| pictures.failed(failure, item)).unwrap_or_default(),
        };
        ItemResult::failed(failure, item, out)
    }

    /// Lists the best steps of each technique; for a page of all steps, the first.
    fn list(&self, checker: &mut Checker, position: &Position, item: &PuzzleItem) -> Result<ItemResult, Error> {
        let style = self.names.get_style();
        let mut listing = if self.options.all {
            position.first(checker, &self.choice, PAGE, style)
        } else {
            position.list(checker, &self.choice, style)
        };
        if self.pictures().is_some() {
            listing.steps.truncate(PAGE);
        }
        let err: Vec<Error> = listing.faults.iter().map(|fault| fault.at(&item.at)).collect();
        let exit = if err.is_empty() { Exit::Ok } else { Exit::Unsolved };
        Ok(ItemResult { out: self.listing_text(&listing, item)?, err, exit, ..ItemResult::default() })
    }

    fn listing_text(&self, listing: &Listing, item: &PuzzleItem) -> Result<String, Error> {
        let position = &listing.position;
        let steps = &listing.steps;
        if let Some(pictures) = self.pictures() {
            let left = left_out(listing, self.names.get_style(), PAGE);
            let title = document_title(item);
            return pictures.write(&left.into_iter().fold(listing.document(&title), Document::with_line));
        }
        if matches!(self.options.print.format(), Form::Json | Form::Ndjson) {
            return Ok(self.lines(listing.messages(id(item)), item));
        }
        let mut teller = self.teller(position, item);
        let mut text = teller.opening(Some(listing));
        for step in steps {
            text += &teller.step(step);
        }
        Ok(text + &teller.closing())
    }

    /// The messages as they stand in the output, for the envelope to join.
    fn lines(&self, messages: Vec<Message>, item: &PuzzleItem) -> String {
        let messages = messages::beside(messages, &item.beside);
        if self.options.print.format() == Form::Ndjson {
            return messages::lines(&messages);
        }
        messages.iter().map(Message::to_line).collect::<Vec<_>>().join(",\n")
    }

    fn teller<'t>(&'t self, position: &'t Position, item: &'t PuzzleItem) -> ListingWriter<'t> {
        let form = if self.options.print.format() == Form::Text {
            let paint = TerminalStyle::new(self.options.print.color());
            let chains = self.options.speech.chains;
            let options = LogOptions { paint, pictures: false, chains, attempts: false, cap: None };
            listing::ListedForm::Text { title: self.several.then(|| title(item, self.names.get_style())), options }
        } else {
            listing::ListedForm::Ndjson { choice: self.choice.word(), id: id(item), beside: &item.beside }
        };
        ListingWriter::new(position, &self.names, form, self.options.technique.is_empty())
    }

    /// Writes every step as it is found: nothing is kept, however many there are.
    fn stream(&self, checker: &mut Checker, item: &PuzzleItem, emit: Emit<'_, ItemResult>) -> ItemResult {
        let position = match position(item, &self.run) {
            Ok(position) => position,
            Err(failure) => return self.failed(&failure, item),
        };
        let part = |out, err: Vec<Error>| emit(ItemResult { out, err, is_part: true, ..ItemResult::default() });
        let mut teller = self.teller(&position, item);
        if part(self.part(&teller.opening(None), true), vec![]).is_break() {
            return ItemResult::default();
        }
        let mut exit = Exit::Ok;
        // It breaks where a step is not taken.
        let _ = position.each(&self.choice, |step| match position.accept(checker, step) {
            Ok(step) => part(self.part(&teller.step(&step), false), vec![]),
            Err(failure) => {
                exit = Exit::Unsolved;
                part(String::new(), vec![failure.at(&item.at)])
            }
        });
        ItemResult { out: self.part(&teller.closing(), false), exit, ..ItemResult::default() }
    }

    /// A part of what is told of a position; the lines of an array are its members.
    fn part(&self, text: &str, is_first: bool) -> String {
        if self.options.print.format() != Form::Json {
            return text.to_owned();
        }
        let members = text.lines().collect::<Vec<_>>().join(",\n");
        if is_first || members.is_empty() { members } else { [",\n", &members].concat() }
    }

    /// The form of the steps, if they are shown as pictures with text.
    fn pictures(&self) -> Option<Pictures> {
        let form = match self.options.print.format() {
            Form::Html => qedoku::render::DocumentForm::Html,
            Form::Svg => qedoku::render::DocumentForm::Svg,
            Form::Markdown => qedoku::render::DocumentForm::Markdown,
            Form::Text | Form::Json | Form::Ndjson => return None,
        };
        let StepsArgs { step, folder, .. } = self.options;
        Some(Pictures { form, style: self.names.get_style(), step: step.clone(), folder: folder.clone() })
    }
}
