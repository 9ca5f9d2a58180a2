//! The batch: every item is worked on, and the results are written in order.
use super::done::Done;
use super::frame::Frame;
use super::puzzles::{Item, Puzzles};
use super::resume::Resumed;
use super::writing::Writing;
use crate::args::{Batch, Jobs};
use crate::exit::Exit;
use crate::pool::{self, Emit, Work};
use crate::run::Console;
use crate::signals;
use std::io::{self, BufWriter};

/// Works on the puzzles of a batch as they come, all cores busy, and ends with the worst that happened.
pub(crate) fn run<W>(
    puzzles: Puzzles,
    batch: &Batch,
    console: &mut Console<'_>,
    frame: Frame,
    start: impl Fn() -> W + Sync + Send,
    work: impl Fn(&mut W, &Item) -> Done + Sync + Send,
) -> io::Result<Exit> {
    in_parts(puzzles, batch, console, frame, start, |worker, item, _| work(worker, item))
}

/// The same for one item after the other, whose results are written part by part.
pub(crate) fn run_in_parts<W>(
    puzzles: Puzzles,
    batch: &Batch,
    console: &mut Console<'_>,
    frame: Frame,
    start: impl Fn() -> W + Sync + Send,
    work: impl Fn(&mut W, &Item, Emit<'_, Done>) -> Done + Sync + Send,
) -> io::Result<Exit> {
    in_parts(puzzles, &Batch { jobs: Jobs { jobs: 1 }, ..batch.clone() }, console, frame, start, work)
}

fn in_parts<W>(
    puzzles: Puzzles,
    batch: &Batch,
    console: &mut Console<'_>,
    frame: Frame,
    start: impl Fn() -> W + Sync + Send,
    work: impl Fn(&mut W, &Item, Emit<'_, Done>) -> Done + Sync + Send,
) -> io::Result<Exit> {
    let Some(path) = &batch.resume else { return written(puzzles, batch, console, frame, (start, work)) };
    let resumed = match Resumed::open(path, &frame) {
        Ok(resumed) => resumed,
        Err(problem) => return console.refuse(&problem),
    };
    let (mut file, frame) = (BufWriter::new(resumed.file), frame.going_on(resumed.is_begun));
    let left = Batch { skip: resumed.done, ..Batch::whole(&batch.jobs) };
    let mut console = console.writing_to(&mut file);
    written(puzzles.selected(&left), batch, &mut console, frame, (start, work))
}

fn written<W>(
    puzzles: Puzzles,
    batch: &Batch,
    console: &mut Console<'_>,
    frame: Frame,
    (start, work): (impl Fn() -> W + Sync + Send, impl Fn(&mut W, &Item, Emit<'_, Done>) -> Done + Sync + Send),
) -> io::Result<Exit> {
    signals::watch();
    let mut writing = Writing::new(console, frame, batch, puzzles.all);
    let each = |worker: &mut W, item: Item, emit: Emit<'_, Done>| work(worker, &item, emit).of(&item);
    let worked = pool::in_parts(Work { jobs: batch.jobs.jobs, start, each }, puzzles.items(), &mut writing);
    writing.end(worked)
}
