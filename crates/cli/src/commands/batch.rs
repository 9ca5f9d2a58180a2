//! The batch: every item is worked on, and the results are written in order.
use super::frame::Frame;
use super::puzzles::{Item, Puzzles};
use super::resume::Resumed;
use super::writing::Writing;
use crate::args::{Batch, Jobs};
use crate::exit::Exit;
use crate::pool::{self, Emit, Work};
use crate::run::Console;
use crate::signals;
use qedoku::{Id, Problem};
use qedoku_core::printable;
use qedoku_explain::Voice;
use std::io::{self, BufWriter};

/// What came of an item.
#[derive(Debug, Default)]
pub(crate) struct Done {
    pub(crate) out: String,
    pub(crate) err: Vec<Problem>,
    pub(crate) exit: Exit,
    /// Whether it is a record that has no result.
    pub(crate) is_bad: bool,
    /// Whether it is a part of a result, and more comes.
    pub(crate) is_part: bool,
    /// Fields that stand beside the puzzle and have no column.
    pub(crate) lost: Vec<String>,
    /// Where the item begins and ends in the input, in bytes.
    pub(crate) span: (u64, u64),
}

impl Done {
    /// An item without a result; `out` is what stands in its place.
    pub(crate) fn failed(failure: &Problem, item: &Item, out: String) -> Self {
        Self { out, err: vec![failure.at(&item.at)], exit: Exit::of(failure), is_bad: true, ..Self::default() }
    }

    /// The same with what is told of any item: a solution stated with it that is none.
    fn of(mut self, item: &Item) -> Self {
        if !self.is_part {
            self.err.splice(0..0, item.doubt());
            self.span = item.span;
        }
        self
    }
}

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

/// What identifies an item in messages.
pub(crate) fn id(item: &Item) -> Id<'_> {
    Id { number: item.line, name: item.name.as_deref() }
}

/// What stands above a puzzle that is shown with pictures: its name, or its number.
pub(crate) fn shown_title(item: &Item) -> String {
    id(item).name.map_or_else(|| format!("Qedoku {}", item.number), |name| printable(name).into_owned())
}

/// What stands in the place of a log of one puzzle of several that has none.
pub(crate) fn untold(title: &str, failure: &Problem, voice: Voice) -> String {
    format!("{title}\n\n{}\n", printable(failure.told(voice)))
}

/// What stands above the log of one puzzle of several.
pub(crate) fn title(item: &Item) -> String {
    let name = id(item).name.map(|name| format!(": {name}")).unwrap_or_default();
    printable(&format!("Puzzle {} ({}){name}", item.number, item.at)).into_owned()
}
