//! The batch: every item is worked on, and the results are written in order.
use super::envelope::Envelope;
use super::item_result::ItemResult;
use super::puzzle_item::PuzzleItem;
use super::puzzles::Puzzles;
use super::result_writer::ResultWriter;
use super::resume::Resumed;
use crate::args::{BatchArgs, JobsArgs};
use crate::console::Console;
use crate::exit::Exit;
use crate::pool::{self, Emit, Work};
use crate::signals;
use std::io::{self, BufWriter};

/// Works on the puzzles of a batch as they come, all cores busy, and ends with the worst that happened.
pub(crate) fn run<W>(
    puzzles: Puzzles,
    batch: &BatchArgs,
    console: &mut Console<'_>,
    frame: Envelope,
    start: impl Fn() -> W + Sync + Send,
    work: impl Fn(&mut W, &PuzzleItem) -> ItemResult + Sync + Send,
) -> io::Result<Exit> {
    in_parts(puzzles, batch, console, frame, start, |worker, item, _| work(worker, item))
}

/// The same for one item after the other, whose results are written part by part.
pub(crate) fn run_in_parts<W>(
    puzzles: Puzzles,
    batch: &BatchArgs,
    console: &mut Console<'_>,
    frame: Envelope,
    start: impl Fn() -> W + Sync + Send,
    work: impl Fn(&mut W, &PuzzleItem, Emit<'_, ItemResult>) -> ItemResult + Sync + Send,
) -> io::Result<Exit> {
    in_parts(puzzles, &BatchArgs { jobs: JobsArgs { jobs: 1 }, ..batch.clone() }, console, frame, start, work)
}

fn in_parts<W>(
    puzzles: Puzzles,
    batch: &BatchArgs,
    console: &mut Console<'_>,
    frame: Envelope,
    start: impl Fn() -> W + Sync + Send,
    work: impl Fn(&mut W, &PuzzleItem, Emit<'_, ItemResult>) -> ItemResult + Sync + Send,
) -> io::Result<Exit> {
    let Some(path) = &batch.resume else { return written(puzzles, batch, console, frame, start, work) };
    let resumed = match Resumed::open(path, &frame) {
        Ok(resumed) => resumed,
        Err(problem) => return console.refuse(&problem),
    };
    let mut file = BufWriter::new(resumed.file);
    let frame = frame.going_on(resumed.is_begun);
    let left = BatchArgs { skip: resumed.done, ..BatchArgs::whole(&batch.jobs) };
    let mut console = console.writing_to(&mut file);
    written(puzzles.selected(&left), batch, &mut console, frame, start, work)
}

fn written<W>(
    puzzles: Puzzles,
    batch: &BatchArgs,
    console: &mut Console<'_>,
    frame: Envelope,
    start: impl Fn() -> W + Sync + Send,
    work: impl Fn(&mut W, &PuzzleItem, Emit<'_, ItemResult>) -> ItemResult + Sync + Send,
) -> io::Result<Exit> {
    signals::watch();
    let mut writing = ResultWriter::new(console, frame, batch, puzzles.all);
    let each = |worker: &mut W, item: PuzzleItem, emit: Emit<'_, ItemResult>| work(worker, &item, emit).of(&item);
    let worked = pool::in_parts(Work { jobs: batch.jobs.jobs, start, each }, puzzles.items(), &mut writing);
    writing.end(worked)
}
