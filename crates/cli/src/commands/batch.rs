//! The batch: every item is worked on, and the results are written in order.
use super::frame::Frame;
use super::puzzles::{Item, Puzzles};
use crate::args::Jobs;
use crate::exit::Exit;
use crate::pool;
use crate::run::Console;
use qedoku::{Id, Problem};
use qedoku_core::printable;
use std::io;

/// What came of an item.
#[derive(Debug, Default)]
pub(crate) struct Done {
    pub(crate) out: String,
    pub(crate) err: Vec<Problem>,
    pub(crate) exit: Exit,
}

impl Done {
    /// An item without a result; `out` is what stands in its place.
    pub(crate) fn failed(failure: &Problem, item: &Item<'_>, out: String) -> Self {
        Self { out, err: vec![failure.at(&item.at)], exit: Exit::of(failure) }
    }
}

/// Works on every puzzle, all cores busy, and ends with the worst that happened.
pub(crate) fn run<W>(
    puzzles: &Puzzles,
    jobs: &Jobs,
    console: &mut Console<'_>,
    mut frame: Frame,
    start: impl Fn() -> W + Sync + Send,
    work: impl Fn(&mut W, &Item<'_>) -> Done + Sync + Send,
) -> io::Result<Exit> {
    let take = |done: Done| {
        frame.put(console.out, &done.out)?;
        done.err.iter().try_for_each(|problem| console.complain(problem))?;
        console.note(done.exit);
        Ok(done.out.len())
    };
    pool::in_order(jobs.jobs, puzzles.items(), start, |worker, item| work(worker, &item), take)?;
    frame.close(console.out)?;
    Ok(console.exit)
}

/// What identifies an item in messages.
pub(crate) fn id<'t>(item: &'t Item<'_>) -> Id<'t> {
    Id { number: item.number, name: item.read.as_ref().ok().and_then(|entry| entry.name.as_deref()) }
}

/// What stands above a puzzle that is shown with pictures: its name, or its number.
pub(crate) fn shown_title(item: &Item<'_>) -> String {
    id(item).name.map_or_else(|| format!("Qedoku {}", item.number), |name| printable(name).into_owned())
}

/// What stands above the log of one puzzle of several.
pub(crate) fn title(item: &Item<'_>) -> String {
    let name = id(item).name.map(|name| format!(": {name}")).unwrap_or_default();
    printable(&format!("Puzzle {} ({}){name}", item.number, item.at)).into_owned()
}
