//! The batch: every item is worked on, and the results are written in order.
use super::frame::Frame;
use super::puzzles::{Item, Puzzles};
use super::resume::Resumed;
use super::tally::Tally;
use crate::args::Batch;
use crate::exit::Exit;
use crate::input::unreadable;
use crate::output::gauge::Gauge;
use crate::pool::{self, Sink, Work};
use crate::run::Console;
use crate::signals;
use qedoku::{Id, Problem};
use qedoku_core::printable;
use qedoku_explain::Voice;
use std::collections::BTreeSet;
use std::io::{self, BufWriter};
use std::ops::ControlFlow;

/// What came of an item.
#[derive(Debug, Default)]
pub(crate) struct Done {
    pub(crate) out: String,
    pub(crate) err: Vec<Problem>,
    pub(crate) exit: Exit,
    /// Whether it is a record that has no result.
    pub(crate) is_bad: bool,
    /// Fields that stand beside the puzzle and have no column.
    pub(crate) lost: Vec<String>,
}

impl Done {
    /// An item without a result; `out` is what stands in its place.
    pub(crate) fn failed(failure: &Problem, item: &Item, out: String) -> Self {
        Self { out, err: vec![failure.at(&item.at)], exit: Exit::of(failure), is_bad: true, lost: vec![] }
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
    (start, work): (impl Fn() -> W + Sync + Send, impl Fn(&mut W, &Item) -> Done + Sync + Send),
) -> io::Result<Exit> {
    signals::watch();
    let gauge = Gauge::new(console.voice, puzzles.amount.clone(), batch.resume.is_some());
    let mut writing = Writing { console, gauge, frame, batch, tally: Tally::default(), lost: BTreeSet::new() };
    let work = Work { jobs: batch.jobs.jobs, start, each: |worker: &mut W, item: Item| work(worker, &item) };
    let worked = pool::in_order(work, puzzles.items(), &mut writing);
    writing.gauge.clear();
    let ended = worked.and_then(|()| writing.close());
    let Writing { console, tally, .. } = writing;
    if let Err(error) = &ended {
        let said = format!("cannot write: {error}");
        console.note(Exit::Unreadable);
        tally.tell(console);
        // What is left in the buffer would be half a record.
        return Err(io::Error::other(said));
    }
    tally.tell(console);
    Ok(console.note(signals::exit().unwrap_or(Exit::Ok)))
}

/// Results on their way out.
struct Writing<'a, 'c> {
    console: &'a mut Console<'c>,
    gauge: Gauge,
    frame: Frame,
    batch: &'a Batch,
    tally: Tally,
    /// Fields that have no column, as far as they were told.
    lost: BTreeSet<String>,
}

impl Writing<'_, '_> {
    fn close(&mut self) -> io::Result<()> {
        self.frame.close(self.console.out)?;
        self.console.out.flush()
    }
}

impl Sink<Done> for Writing<'_, '_> {
    fn weight(&self, done: &Done) -> usize {
        done.out.len()
    }

    fn take(&mut self, done: Done) -> io::Result<ControlFlow<()>> {
        self.frame.put(self.console.out, &done.out)?;
        self.tally.count(&done);
        if !done.err.is_empty() || !done.lost.is_empty() {
            self.gauge.clear();
        }
        self.gauge.show(self.tally.read);
        if !self.batch.quiet {
            done.err.iter().try_for_each(|problem| self.console.complain(problem))?;
        }
        for name in done.lost {
            if self.lost.insert(name.clone()) {
                let said = format!(
                    "the column {name:?} is not in the heading, which is that of the first record, and is left out; ndjson has all"
                );
                let zh = format!("表头取自第一条记录，其中没有列 {name:?}，因此略去；ndjson 会全部保留");
                self.console.complain(&unreadable(said).in_chinese(zh))?;
            }
        }
        self.console.note(done.exit);
        let ends = self.batch.strict && done.is_bad;
        Ok(if ends { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    }

    fn idle(&mut self) -> io::Result<()> {
        self.gauge.show(self.tally.read);
        self.console.out.flush()
    }
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
