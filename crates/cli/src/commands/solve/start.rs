//! From the options to the batch.
use super::worker::{Job, Worker};
use crate::args::{Output, Solve};
use crate::commands::batch;
use crate::commands::frame::Frame;
use crate::commands::puzzles::{Puzzles, fit};
use crate::commands::resume::Ends;
use crate::exit::Exit;
use crate::output::grids;
use crate::run::Console;
use qedoku::Format;
use std::io;

/// Solves every puzzle of the command line.
pub(crate) fn solve(options: &Solve, console: &mut Console<'_>) -> io::Result<Exit> {
    let ends = match options.format {
        Output::Ndjson => Ends::Message,
        Output::Line | Output::Csv => Ends::Lines(1),
        Output::P2676 => Ends::Lines(9),
        _ => Ends::Untold,
    };
    if let Err(problem) = options.batch.resumes(ends, &options.format, "ndjson, csv, line or p2676") {
        return console.refuse(&problem);
    }
    let mut puzzles = Puzzles::new(&options.input);
    // The whole input has one heading, whichever part of it is worked on.
    let leading = if options.format == Output::Csv { puzzles.leading() } else { None };
    let columns = leading.map(|item| item.beside.columns(&grids::RECORD)).unwrap_or_default();
    let mut puzzles = puzzles.selected(&options.batch);
    // Where it is not told which of several a result is, none waits for the next.
    let job = Job::new(options, options.format == Output::Text && puzzles.are_several());
    if let Err(problem) = fit(&mut puzzles, job.shown().as_ref(), options.folder.as_deref()) {
        return console.refuse(&problem);
    }
    let frame = match options.format {
        Output::Json => Frame::array(),
        Output::Text => Frame::between("\n\n"),
        _ if job.shown().is_some() => job.shown().as_ref().map(Frame::showing).unwrap_or_default(),
        format if grids::format(format).is_some_and(Format::is_spaced) => Frame::between("\n"),
        Output::Csv => Frame::under(columns.heading()),
        _ => Frame::default(),
    };
    let job = job.with(columns);
    batch::run(puzzles, &options.batch, console, frame.ending(ends), || Worker::new(&job), Worker::run)
}
