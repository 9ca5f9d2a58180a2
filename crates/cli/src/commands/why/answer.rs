//! Answers questions about one position: searches for the argument and describes it.
use crate::args::{PrintedForm, WhyArgs as Options};
use crate::commands::item_result::{ItemResult, document_title, failure_text, id, title};
use crate::commands::options::{allowed, more};
use crate::commands::puzzle_item::PuzzleItem;
use crate::exit::Exit;
use crate::output::log::LogOptions;
use crate::output::pictures::Pictures;
use crate::output::terminal_style::TerminalStyle;
use crate::output::{self, argument, progress};
use crate::words::CommandText;
use qedoku::log::messages;
use qedoku::render::OpenSteps;
use qedoku::why::OutlineOptions;
use qedoku::{Answer, Error, Hint, Level, Question};
use qedoku_core::wire::Message;
use qedoku_explain::Detail;
use qedoku_formats::TextEntry;

/// The options that allow more, for when the techniques allowed do not get there.
const ADVICE: [&str; 2] = ["--up-to", "--profile"];

/// The settings of the command, the same for all positions.
pub(super) struct WhyJob<'a> {
    options: &'a Options,
    questions: Vec<Question>,
    allowed: qedoku::Options,
    log_options: LogOptions,
    several: bool,
}

/// Answers the questions about one position after the other.
pub(super) struct WhyWorker<'a> {
    job: &'a WhyJob<'a>,
    worker: qedoku::PuzzleWorker<'a>,
}

impl<'a> WhyJob<'a> {
    pub(super) fn new(options: &'a Options, questions: Vec<Question>, several: bool) -> Self {
        let Options { pictures, speech, .. } = *options;
        let paint = TerminalStyle::new(options.print.color());
        let chains = speech.chains;
        let log_options = LogOptions { paint, pictures, chains, attempts: false, cap: options.scope.limits.up_to };
        Self { options, questions, allowed: allowed(&options.scope, speech), log_options, several }
    }

    /// The form of the arguments, if they are shown as pictures with text.
    pub(super) fn pictures(&self) -> Option<Pictures> {
        let pictures =
            Pictures::of(self.options.print.format(), self.allowed.get_style(), self.options.step.as_deref())?;
        Some(Pictures { folder: self.options.folder.clone(), ..pictures })
    }
}

impl<'a> WhyWorker<'a> {
    pub(super) fn new(job: &'a WhyJob<'a>) -> Self {
        Self { job, worker: qedoku::PuzzleWorker::new(&job.allowed) }
    }

    /// Works on one position, whatever comes of it.
    pub(super) fn run(&mut self, item: &PuzzleItem) -> ItemResult {
        let answered = item.read.as_ref().map_err(Clone::clone).and_then(|entry| self.answer(item, entry));
        answered.unwrap_or_else(|failure| ItemResult::failed(&failure, item, self.failed(&failure, item)))
    }

    fn failed(&self, failure: &Error, item: &PuzzleItem) -> String {
        match self.job.options.print.format() {
            PrintedForm::Json | PrintedForm::Ndjson => {
                self.lines(item, vec![messages::of_problem(&failure.at(&item.at), id(item))])
            }
            PrintedForm::Text if self.job.several => {
                failure_text(&title(item, self.job.allowed.get_style()), failure, self.job.allowed.get_style())
            }
            _ => self.job.pictures().map(|pictures| pictures.failed(failure, item)).unwrap_or_default(),
        }
    }

    /// Answers each question; one that cannot be answered does not keep the others from it.
    fn answer(&mut self, item: &PuzzleItem, entry: &TextEntry<'_>) -> Result<ItemResult, Error> {
        let mut answers = match self.worker.under(&entry.layout).answers_or_hint(&entry.puzzle, Level::Full)? {
            Ok(answers) => answers,
            Err(hint) => {
                let out = self.diagnose(item, &hint)?;
                return Ok(ItemResult { out, exit: Exit::Improper, ..ItemResult::default() });
            }
        };
        if !self.job.several {
            // Of several, it is told how many are done.
            answers = answers.watched(progress::note);
        }
        let mut texts = Vec::new();
        let mut err = Vec::new();
        let mut exit = Exit::Ok;
        for &question in &self.job.questions {
            let answer = answers.why(question);
            match answer
                .map_err(|it| more(it, self.job.allowed.get_style(), &ADVICE))
                .and_then(|answer| self.answer_text(item, &answer))
            {
                Ok(text) => texts.push(text),
                Err(failure) => {
                    let failed = self.failed(&failure, item);
                    texts.extend((!failed.is_empty()).then_some(failed));
                    err.push(failure.at(&item.at));
                    exit = exit.max(Exit::of(&failure));
                }
            }
        }
        Ok(ItemResult { out: texts.join(self.between()), err, exit, ..ItemResult::default() })
    }

    /// The text on what is wrong with the position, which stands in the place of all answers.
    fn diagnose(&self, item: &PuzzleItem, hint: &Hint) -> Result<String, Error> {
        let WhyJob { options, allowed, log_options, several, .. } = self.job;
        if let Some(pictures) = self.job.pictures() {
            // The step that was named is one of an answer.
            return Pictures { step: None, ..pictures }.write(&hint.document(&document_title(item)));
        }
        Ok(match options.print.format() {
            PrintedForm::Json | PrintedForm::Ndjson => self.lines(item, hint.logs(id(item))),
            _ => {
                let title = several
                    .then(|| log_options.paint.bold(&title(item, self.job.allowed.get_style())) + "\n\n")
                    .unwrap_or_default();
                title + &output::hint::write(hint, allowed.names(), *log_options)
            }
        })
    }

    fn answer_text(&self, item: &PuzzleItem, answer: &Answer) -> Result<String, Error> {
        let WhyJob { options, allowed, log_options, several, .. } = self.job;
        // Who asks for all that can be said is not given the outline alone.
        let is_full = options.full || options.speech.style().detail == Detail::Full;
        let opened = match (is_full, &options.step) {
            (true, None) => OpenSteps::Full,
            (true, Some(_)) if options.full => OpenSteps::Full,
            (_, Some(number)) => OpenSteps::Step(number.clone()),
            (false, None) => OpenSteps::Folded,
        };
        let outline = OutlineOptions { backward: options.backward, proof: options.proof };
        if let Some(pictures) = self.job.pictures() {
            let document = answer.document_with(&document_title(item), outline);
            let opens = options.full || is_full && options.print.format() == PrintedForm::Markdown;
            return pictures.write(&if opens { document.opening(opened) } else { document });
        }
        Ok(match options.print.format() {
            PrintedForm::Json | PrintedForm::Ndjson => self.lines(item, answer.messages(id(item))),
            _ => argument::write(
                answer,
                allowed.names(),
                several.then(|| title(item, self.job.allowed.get_style())).as_deref(),
                *log_options,
                &opened,
                outline,
            )
            .map(|text| text + &self.tip(answer, &opened))?,
        })
    }

    /// A line on what the numbers in an outline are, and on what tells more, where there is one answer of several steps.
    fn tip(&self, answer: &Answer, opened: &OpenSteps) -> String {
        let WhyJob { log_options, allowed, several, questions, .. } = self.job;
        if *opened != OpenSteps::Folded || *several || questions.len() > 1 || answer.trace.steps.len() < 2 {
            return String::new();
        }
        let tip = allowed.get_style().say(if self.job.options.backward {
            &CommandText::MoreOfBackward
        } else {
            &CommandText::MoreOfOutline
        });
        log_options.paint.dim(&tip) + "\n"
    }

    /// The messages as they stand in the output, for the envelope to join.
    fn lines(&self, item: &PuzzleItem, messages: Vec<Message>) -> String {
        let messages = messages::beside(messages, &item.beside);
        let lines: Vec<String> = messages.iter().map(Message::to_line).collect();
        if self.job.options.print.format() == PrintedForm::Json { lines.join(",\n") } else { lines.join("\n") + "\n" }
    }

    /// The text between two answers about one position.
    fn between(&self) -> &'static str {
        match self.job.options.print.format() {
            PrintedForm::Json => ",\n",
            PrintedForm::Text => "\n\n",
            PrintedForm::Markdown => "\n",
            PrintedForm::Ndjson | PrintedForm::Html | PrintedForm::Svg => "",
        }
    }
}
