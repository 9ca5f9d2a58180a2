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
use crate::input::unreadable;
use crate::words::CommandText;
use qedoku::{Error, Question};
use std::io;

/// Answers every question about every position.
pub(crate) fn why(options: &WhyArgs, console: &mut Console<'_>) -> io::Result<Exit> {
    // Of a log of several questions it is not told which is the last.
    if let Err(problem) = options.batch.resumes(EnvelopeEnds::Untold, &options.format, "") {
        return console.refuse(&problem);
    }
    let questions: Result<Vec<Question>, Error> = options.questions.iter().map(|text| text.parse()).collect();
    let input = InputArgs { sources: vec![options.source.clone()], from: options.from };
    let mut puzzles = Puzzles::under_any_rules(&input).selected(&options.batch);
    let read = questions.and_then(|questions| {
        let job = WhyJob::new(options, questions, puzzles.are_several());
        fit(&mut puzzles, job.pictures().as_ref(), options.folder.as_deref())?;
        if options.format == PrintedForm::Svg && options.questions.len() > 1 {
            return Err(unreadable(CommandText::OneQuestion));
        }
        Ok(job)
    });
    let job = match read {
        Ok(job) => job,
        Err(problem) => return console.refuse(&problem),
    };
    let frame = Envelope::of(options.format, job.pictures(), "\n\n");
    batch::run(puzzles, &options.batch, console, frame, || WhyWorker::new(&job), WhyWorker::run)
}
