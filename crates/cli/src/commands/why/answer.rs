//! The questions about one position: argued and told.
use crate::args::{Form, Why as Options};
use crate::commands::done::{Done, id, shown_title, title, untold};
use crate::commands::puzzles::Item;
use crate::commands::ways::{more, ways};
use crate::exit::Exit;
use crate::output::log::Show;
use crate::output::paint::Paint;
use crate::output::pictures::Pictures;
use crate::output::{self, argument, progress};
use qedoku::{Answer, Hint, Level, Opened, Problem, Question, messages};
use qedoku_core::wire::Message;
use qedoku_formats::TextEntry;

/// What allows more where the techniques allowed do not get there.
const ADVICE: [&str; 2] = ["--up-to", "--profile"];

/// What is asked for, the same for all positions.
pub(super) struct Job<'a> {
    options: &'a Options,
    questions: Vec<Question>,
    ways: qedoku::Options,
    show: Show,
    several: bool,
}

/// Answers the questions about one position after the other.
pub(super) struct Worker<'a> {
    job: &'a Job<'a>,
    worker: qedoku::Worker<'a>,
}

impl<'a> Job<'a> {
    pub(super) fn new(options: &'a Options, questions: Vec<Question>, several: bool) -> Self {
        let Options { pictures, speech, .. } = *options;
        let (paint, chains) = (Paint::new(options.color), speech.chains);
        let show = Show { paint, pictures, chains, attempts: false, cap: options.scope.up_to };
        Self { options, questions, ways: ways(&options.scope, speech), show, several }
    }

    /// How arguments are shown, if they are shown as pictures with text.
    pub(super) fn shown(&self) -> Option<Pictures> {
        let pictures = Pictures::of(self.options.format, self.ways.voice(), self.options.step.as_deref())?;
        Some(Pictures { folder: self.options.folder.clone(), ..pictures })
    }
}

impl<'a> Worker<'a> {
    pub(super) fn new(job: &'a Job<'a>) -> Self {
        Self { job, worker: qedoku::Worker::new(&job.ways) }
    }

    /// Works on one position, whatever comes of it.
    pub(super) fn run(&mut self, item: &Item) -> Done {
        let answered = item.read.as_ref().map_err(Clone::clone).and_then(|entry| self.answer(item, entry));
        answered.unwrap_or_else(|failure| Done::failed(&failure, item, self.failed(&failure, item)))
    }

    fn failed(&self, failure: &Problem, item: &Item) -> String {
        match self.job.options.format {
            Form::Json | Form::Ndjson => self.lines(item, vec![messages::of_problem(&failure.at(&item.at), id(item))]),
            Form::Text if self.job.several => untold(&title(item), failure, self.job.ways.voice()),
            _ => self.job.shown().map(|shown| shown.failed(failure, item)).unwrap_or_default(),
        }
    }

    /// Answers each question; one that cannot be answered does not keep the others from it.
    fn answer(&mut self, item: &Item, entry: &TextEntry<'_>) -> Result<Done, Problem> {
        if let Some(hint) = self.worker.amiss(&entry.puzzle, Level::Full)? {
            return Ok(Done { out: self.amiss(item, &hint)?, exit: Exit::Improper, ..Done::default() });
        }
        let mut answers = self.worker.answers(&entry.puzzle)?;
        if !self.job.several {
            // Of several, it is told how many are done.
            answers = answers.watched(progress::note);
        }
        let (mut told, mut err, mut exit) = (Vec::new(), Vec::new(), Exit::Ok);
        for &question in &self.job.questions {
            let answer = answers.why(question);
            match answer
                .map_err(|it| more(it, self.job.ways.voice(), &ADVICE))
                .and_then(|answer| self.tell(item, &answer))
            {
                Ok(text) => told.push(text),
                Err(failure) => {
                    let failed = self.failed(&failure, item);
                    told.extend((!failed.is_empty()).then_some(failed));
                    err.push(failure.at(&item.at));
                    exit = exit.max(Exit::of(&failure));
                }
            }
        }
        Ok(Done { out: told.join(self.between()), err, exit, ..Done::default() })
    }

    /// What is wrong with the position, which stands in the place of all answers.
    fn amiss(&self, item: &Item, hint: &Hint) -> Result<String, Problem> {
        let Job { options, ways, show, several, .. } = self.job;
        if let Some(shown) = self.job.shown() {
            // The step that was named is one of an answer.
            return Pictures { step: None, ..shown }.write(&hint.shown(&shown_title(item)));
        }
        Ok(match options.format {
            Form::Json | Form::Ndjson => self.lines(item, hint.logs(id(item))),
            _ => {
                let title = several.then(|| show.paint.bold(&title(item)) + "\n\n").unwrap_or_default();
                title + &output::hint::write(hint, ways.names(), *show)
            }
        })
    }

    fn tell(&self, item: &Item, answer: &Answer) -> Result<String, Problem> {
        let Job { options, ways, show, several, .. } = self.job;
        let opened = match (options.full, &options.step) {
            (true, _) => Opened::Full,
            (false, Some(number)) => Opened::Step(number.clone()),
            (false, None) => Opened::Folded,
        };
        if let Some(shown) = self.job.shown() {
            let told = answer.shown(&shown_title(item));
            return shown.write(&if options.full { told.opening(opened) } else { told });
        }
        Ok(match options.format {
            Form::Json | Form::Ndjson => self.lines(item, answer.messages(id(item))),
            _ => argument::write(answer, ways.names(), several.then(|| title(item)).as_deref(), (*show, &opened))?,
        })
    }

    /// The messages as they stand in the output, for the frame to join.
    fn lines(&self, item: &Item, messages: Vec<Message>) -> String {
        let messages = messages::beside(messages, &item.beside);
        let lines: Vec<String> = messages.iter().map(Message::to_line).collect();
        if self.job.options.format == Form::Json { lines.join(",\n") } else { lines.join("\n") + "\n" }
    }

    /// What stands between two answers about one position.
    fn between(&self) -> &'static str {
        match self.job.options.format {
            Form::Json => ",\n",
            Form::Text => "\n\n",
            Form::Markdown => "\n",
            Form::Ndjson | Form::Html | Form::Svg => "",
        }
    }
}
