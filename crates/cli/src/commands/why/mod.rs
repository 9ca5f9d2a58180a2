//! `qedoku why`: a position and a question in, the smallest argument out.
mod answer;

use self::answer::{WhyJob, WhyWorker};
use crate::args::{InputArgs, PrintedForm, WhyArgs};
use crate::commands::batch;
use crate::commands::envelope::Envelope;
use crate::commands::envelope_ends::EnvelopeEnds;
use crate::commands::options::allowed;
use crate::commands::puzzles::{Puzzles, fit};
use crate::commands::sorted_words::SortedWords;
use crate::console::Console;
use crate::exit::Exit;
use crate::input::unreadable;
use crate::words::CommandText;
use qedoku::Question;
use std::collections::BTreeSet;
use std::io;

/// Answers every question about every position.
pub(crate) fn why(options: &WhyArgs, console: &mut Console<'_>) -> io::Result<Exit> {
    // Of a log of several questions it is not told which is the last.
    if let Err(problem) = options.batch.resumes(EnvelopeEnds::Untold, &options.print.format(), "") {
        return console.refuse(&problem);
    }
    let sorted = SortedWords::of(&options.words, options.reading.from.from, Question::list, CommandText::NoQuestion);
    let SortedWords { sources, asked: mut questions } = match sorted {
        Ok(sorted) => sorted,
        Err(problem) => return console.refuse(&problem),
    };
    // What is asked twice is answered once.
    let mut once = BTreeSet::new();
    questions.retain(|question| once.insert(question.to_string()));
    let input = InputArgs { sources, reading: options.reading.clone() };
    let mut puzzles = Puzzles::under_any_rules(&input)
        .selected(&options.batch)
        .at_step(options.at, &allowed(&options.scope, options.speech));
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
