//! `qedoku why`: a position and a question in, the smallest argument out.
mod answer;

use self::answer::{WhyJob, WhyWorker};
use crate::args::{InputArgs, PrintedForm, WhyArgs};
use crate::commands::batch;
use crate::commands::envelope::Envelope;
use crate::commands::puzzles::{Puzzles, fit};
use crate::commands::resume::EnvelopeEnds;
use crate::console::Console;
use crate::exit::Exit;
use crate::input::{reads, unreadable};
use crate::words::CommandText;
use qedoku::{Error, Question};
use std::ffi::OsString;
use std::io;
use std::path::Path;

/// Answers every question about every position.
pub(crate) fn why(options: &WhyArgs, console: &mut Console<'_>) -> io::Result<Exit> {
    // Of a log of several questions it is not told which is the last.
    if let Err(problem) = options.batch.resumes(EnvelopeEnds::Untold, &options.print.format(), "") {
        return console.refuse(&problem);
    }
    let Asked { sources, questions } = match Asked::of(options) {
        Ok(asked) => asked,
        Err(problem) => return console.refuse(&problem),
    };
    let input = InputArgs { sources, from: options.from };
    let mut puzzles = Puzzles::under_any_rules(&input).selected(&options.batch);
    let several_drawings = options.print.format() == PrintedForm::Svg && questions.len() > 1;
    let job = WhyJob::new(options, questions, puzzles.are_several());
    let fitted = fit(&mut puzzles, job.pictures().as_ref(), options.folder.as_deref());
    let job = match fitted.map(|()| job) {
        Ok(_) if several_drawings => return console.refuse(&unreadable(CommandText::OneQuestion)),
        Ok(job) => job,
        Err(problem) => return console.refuse(&problem),
    };
    let frame = Envelope::of(options.print.format(), job.pictures(), "\n\n");
    batch::run(puzzles, &options.batch, console, frame, || WhyWorker::new(&job), WhyWorker::run)
}

/// The words of the command line: what to read, and what to ask.
struct Asked {
    sources: Vec<OsString>,
    questions: Vec<Question>,
}

impl Asked {
    /// Tells questions from puzzles and files, in whatever order they stand. A word that is none of them is a question that
    /// makes no sense if there is a puzzle beside it, and a file that is not there otherwise.
    fn of(options: &WhyArgs) -> Result<Self, Error> {
        let mut asked = Self { sources: Vec::new(), questions: Vec::new() };
        let mut unclear = Vec::new();
        for word in &options.words {
            let text = word.to_string_lossy();
            let is_source = || text == "-" || Path::new(word).exists() || reads(&text, options.from.from).is_ok();
            match questions(&text) {
                Ok(questions) => asked.questions.extend(questions),
                Err(_) if is_source() => asked.sources.push(word.clone()),
                Err(problem) => unclear.push((word.clone(), problem)),
            }
        }
        let mut unclear = unclear.into_iter();
        if asked.sources.is_empty()
            && let Some((word, _)) = unclear.next()
        {
            asked.sources.push(word);
        }
        match unclear.next() {
            Some((_, problem)) => Err(problem),
            None if asked.questions.is_empty() => Err(unreadable(CommandText::NoQuestion)),
            None => Ok(asked),
        }
    }
}

/// A question, or a list of them with commas.
fn questions(text: &str) -> Result<Vec<Question>, Error> {
    text.split(',').map(|one| one.trim().parse()).collect()
}
