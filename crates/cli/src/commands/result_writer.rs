//! Results on their way out.
use super::envelope::Envelope;
use super::item_result::ItemResult;
use super::record_counts::RecordCounts;
use crate::args::BatchArgs;
use crate::console::{Console, are_one_place};
use crate::exit::Exit;
use crate::input::unreadable;
use crate::output::progress_bar::ProgressBar;
use crate::pool::OrderedSink;
use crate::signals;
use crate::words::CommandText;
use qedoku::Error;
use std::collections::BTreeSet;
use std::io::{self, ErrorKind};
use std::ops::ControlFlow;

/// Writes the results of a batch and tells beside the output what is wrong, how far it has come, and what was done.
pub(super) struct ResultWriter<'a, 'c> {
    console: &'a mut Console<'c>,
    progress: ProgressBar,
    frame: Envelope,
    batch: &'a BatchArgs,
    counts: RecordCounts,
    /// True if the last result goes on.
    is_open: bool,
    /// Fields that have no column, as far as they were told.
    lost: BTreeSet<String>,
    /// True if output and remarks go to one place: a remark would repeat what stands in the output.
    is_one_place: bool,
}

impl<'a, 'c> ResultWriter<'a, 'c> {
    /// Writes results of an input that has so many bytes, if that is known.
    pub(super) fn new(console: &'a mut Console<'c>, frame: Envelope, batch: &'a BatchArgs, all: Option<u64>) -> Self {
        let is_file = console.is_file || batch.resume.is_some();
        let progress = ProgressBar::new(console.style, is_file).of(all, batch.most());
        let counts = RecordCounts::default();
        let lost = BTreeSet::new();
        let is_one_place = !is_file && are_one_place();
        Self { console, progress, frame, batch, counts, is_open: false, lost, is_one_place }
    }

    /// Ends the output and tells what was done.
    pub(super) fn end(mut self, worked: io::Result<()>) -> io::Result<Exit> {
        self.progress.clear();
        let ended = worked.and_then(|()| self.close());
        let ResultWriter { console, counts, .. } = self;
        // Whoever reads has had enough: nothing is left to be told.
        if let Some(error) = ended.as_ref().err().filter(|error| error.kind() == ErrorKind::BrokenPipe) {
            return Err(error.kind().into());
        }
        if let Err(error) = &ended {
            let message = error.to_string();
            console.note(Exit::Unreadable);
            counts.write(console);
            // What is left in the buffer would be half a record.
            return Err(io::Error::other(message));
        }
        counts.write(console);
        Ok(console.note(signals::exit().unwrap_or(Exit::Ok)))
    }

    fn close(&mut self) -> io::Result<()> {
        self.frame.close(self.console.out)?;
        self.console.out.flush()
    }

    /// Tells once of each name that a field has no column.
    fn complain_of_lost(&mut self, lost: Vec<String>) -> io::Result<()> {
        for name in lost {
            if self.lost.insert(name.clone()) {
                self.console.complain(&unreadable(CommandText::LostColumn { name }))?;
            }
        }
        Ok(())
    }
}

impl OrderedSink<ItemResult> for ResultWriter<'_, '_> {
    fn weight(&self, done: &ItemResult) -> usize {
        done.out.len()
    }

    fn take(&mut self, done: ItemResult) -> io::Result<ControlFlow<()>> {
        let has_messages = !self.console.quiet && !done.err.is_empty() || !done.lost.is_empty();
        self.progress.makes_way(&done.out, has_messages);
        if self.is_open {
            self.console.out.write_all(done.out.as_bytes())?;
        } else {
            self.frame.put(self.console.out, &done.out)?;
        }
        self.is_open = done.is_part;
        self.console.note(done.exit);
        if !done.is_part {
            self.counts.count(&done);
            self.progress.reach(done.span);
        }
        let stands = |problem: &Error| self.is_one_place && done.out.contains(&*problem.describe(self.console.style));
        // A row of a table says in its first column where it is.
        let is_row = done.failure.as_ref().is_some_and(stands);
        let rest = if is_row { done.err.split_last().map_or(&[][..], |(_, rest)| rest) } else { &done.err };
        let unsaid: Vec<&Error> = rest.iter().filter(|problem| !stands(problem)).collect();
        unsaid.into_iter().try_for_each(|problem| self.console.complain_of_record(problem))?;
        self.complain_of_lost(done.lost)?;
        self.progress.update(self.counts.read);
        let ends = self.batch.strict && done.is_bad;
        Ok(if ends { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    }

    fn idle(&mut self) -> io::Result<()> {
        self.progress.flushes();
        self.console.out.flush()?;
        self.progress.update_idle(self.counts.read);
        Ok(())
    }
}
