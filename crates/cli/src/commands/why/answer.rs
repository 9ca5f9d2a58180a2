//! The questions about one position: judged, argued, checked, told.
use crate::args::{Form, Why as Options};
use crate::commands::batch::{Done, id, shown_title, title};
use crate::commands::puzzles::{Item, unreadable};
use crate::commands::ways::Ways;
use crate::exit::Exit;
use crate::output::argument::{self, Answer};
use crate::output::log::Show;
use crate::output::paint::Paint;
use crate::output::shown::Shown;
use qedoku::{Kind, Problem, Question, messages};
use qedoku_core::text::Entry;
use qedoku_core::wire::Message;
use qedoku_core::{Grid, Layout, Outcome, Target, Trace};
use qedoku_verify::Checker;
use qedoku_why::{Inquiry, Standing};

/// What is asked for, the same for all positions.
pub(super) struct Job<'a> {
    options: &'a Options,
    questions: Vec<Question>,
    ways: Ways,
    show: Show,
    several: bool,
}

/// Answers the questions about one position after the other.
pub(super) struct Worker<'a> {
    job: &'a Job<'a>,
    checker: Checker,
}

impl<'a> Job<'a> {
    pub(super) fn new(options: &'a Options, questions: Vec<Question>, several: bool) -> Self {
        let Options { pictures, speech, .. } = *options;
        let (paint, chains) = (Paint::new(options.color), speech.chains);
        let show = Show { paint, pictures, chains, attempts: false, cap: options.scope.up_to };
        Self { options, questions, ways: Ways::new(&options.scope, speech), show, several }
    }

    /// How arguments are shown, if they are shown as pictures with text.
    pub(super) fn shown(&self) -> Option<Shown> {
        Shown::of(self.options.format, self.ways.names.voice(), self.options.step)
    }
}

impl<'a> Worker<'a> {
    pub(super) fn new(job: &'a Job<'a>) -> Self {
        Self { job, checker: Checker::default() }
    }

    /// Works on one position, whatever comes of it.
    pub(super) fn run(&mut self, item: &Item<'_>) -> Done {
        let answered = item.read.as_ref().map_err(Clone::clone).and_then(|entry| self.answer(item, entry));
        answered.unwrap_or_else(|failure| Done::failed(&failure, item, self.failed(&failure, item)))
    }

    fn failed(&self, failure: &Problem, item: &Item<'_>) -> String {
        match self.job.options.format {
            Form::Json | Form::Ndjson => self.lines(&[messages::of_problem(&failure.at(&item.at), id(item))]),
            _ => String::new(),
        }
    }

    /// Answers each question; one that cannot be answered does not keep the others from it.
    fn answer(&mut self, item: &Item<'_>, entry: &Entry<'_>) -> Result<Done, Problem> {
        let solution = match Standing::of(Layout::classic(), &entry.puzzle) {
            Standing::Sound(solution) => solution,
            Standing::Wrong(blame) | Standing::Impossible { blame, .. } => return Err(wrong(&blame)),
            Standing::Improper(fault) => return Err(qedoku::improper(&fault)),
        };
        let mut inquiry = Inquiry::new(Layout::classic(), self.job.ways.of(&entry.puzzle), &entry.puzzle);
        let (mut told, mut err, mut exit) = (Vec::new(), Vec::new(), Exit::Ok);
        for &question in &self.job.questions {
            match self.to(question, &mut inquiry, &solution).and_then(|answer| self.tell(item, &answer, &solution)) {
                Ok(text) => told.push(text),
                Err(failure) => {
                    let failed = self.failed(&failure, item);
                    told.extend((!failed.is_empty()).then_some(failed));
                    err.push(failure.at(&item.at).message);
                    exit = exit.max(Exit::of(&failure));
                }
            }
        }
        Ok(Done { out: told.join(self.between()), err, exit })
    }

    fn to(&mut self, question: Question, inquiry: &mut Inquiry<'_>, solution: &Grid) -> Result<Answer, Problem> {
        let name = question.name();
        let none = || Problem::new(Kind::NotReached, none(&name));
        let target = question.target(solution).ok_or_else(none)?;
        let why = inquiry.why(target).ok_or_else(none)?;
        let Trace { layout, puzzle, profile, .. } = inquiry.trace();
        let trace = Trace {
            layout,
            puzzle: *puzzle,
            profile: profile.clone(),
            steps: why.steps.clone(),
            attempts: Vec::new(),
            outcome: Outcome::Reached(target),
        };
        let report = self.checker.check_trace(&trace);
        if !report.is_accepted() {
            return Err(Problem::not_accepted(&report.to_string()));
        }
        Ok(Answer { asked: name.clone(), mistaken: question.is_mistaken(target), why, trace })
    }

    fn tell(&self, item: &Item<'_>, answer: &Answer, solution: &Grid) -> Result<String, Problem> {
        let Job { options, ways: Ways { names, .. }, show, several, .. } = self.job;
        if let Some(shown) = self.job.shown() {
            return argument::show(answer, names, shown, &shown_title(item)).map_err(unreadable);
        }
        Ok(match options.format {
            Form::Json | Form::Ndjson => self.lines(&argument::messages(answer, names, (id(item), solution))),
            _ => argument::write(answer, names, several.then(|| title(item)).as_deref(), *show),
        })
    }

    /// The messages as they stand in the output, for the frame to join.
    fn lines(&self, messages: &[Message]) -> String {
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

/// A position that somebody has spoiled.
fn wrong(blame: &[Target]) -> Problem {
    let entries = blame.iter().map(Target::to_string).collect::<Vec<_>>().join(", ");
    let message = format!("no solution with what was entered: {entries}; take it back, or ask for a hint");
    Problem::new(Kind::WrongEntries, message)
}

fn none(asked: &str) -> String {
    format!("{asked}: the techniques allowed do not get there; allow more with --up-to or another --profile")
}
