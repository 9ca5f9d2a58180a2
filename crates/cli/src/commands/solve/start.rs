//! Starts the batch of `qedoku solve` from its options.
use super::worker::{SolveJob, SolveWorker};
use crate::args::{Output, SolveArgs};
use crate::commands::batch;
use crate::commands::envelope::Envelope;
use crate::commands::envelope_ends::EnvelopeEnds;
use crate::commands::puzzles::{Puzzles, fit};
use crate::console::Console;
use crate::exit::Exit;
use crate::output::grids;
use qedoku::Format;
use std::io;

/// Solves every puzzle of the command line.
pub(crate) fn solve(options: &SolveArgs, console: &mut Console<'_>) -> io::Result<Exit> {
    let ends = match options.print.format() {
        Output::Ndjson => EnvelopeEnds::Message,
        Output::Line | Output::Csv => EnvelopeEnds::Lines(1),
        Output::P2676 => EnvelopeEnds::Lines(9),
        _ => EnvelopeEnds::Untold,
    };
    if let Err(problem) = options.batch.resumes(ends, &options.print.format(), "ndjson, csv, line or p2676") {
        return console.refuse(&problem);
    }
    let mut puzzles = Puzzles::under_any_rules(&options.input);
    // The whole input has one heading, whichever part of it is worked on.
    let leading = if options.print.format() == Output::Csv { puzzles.leading() } else { None };
    let columns = leading.map(|item| item.beside.columns(&grids::RECORD)).unwrap_or_default();
    let mut puzzles = puzzles.selected(&options.batch);
    // Where it is not told which of several a result is, none waits for the next.
    let job = SolveJob::new(options, options.print.format() == Output::Text && puzzles.are_several());
    if let Err(problem) = fit(&mut puzzles, job.pictures().as_ref(), options.folder.as_deref()) {
        return console.refuse(&problem);
    }
    let frame = match options.print.format() {
        Output::Json => Envelope::array(),
        Output::Text => Envelope::between("\n\n"),
        _ if job.pictures().is_some() => job.pictures().as_ref().map(Envelope::of_pictures).unwrap_or_default(),
        format if grids::format(format).is_some_and(Format::is_spaced) => Envelope::between("\n"),
        Output::Csv => Envelope::under(columns.heading()),
        _ => Envelope::default(),
    };
    let job = job.with(columns);
    batch::run(puzzles, &options.batch, console, frame.ending(ends), || SolveWorker::new(&job), SolveWorker::run)
}
