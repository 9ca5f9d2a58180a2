//! Results on their way out.
use super::done::Done;
use super::frame::Frame;
use super::tally::Tally;
use crate::args::Batch;
use crate::exit::Exit;
use crate::input::unreadable;
use crate::output::gauge::Gauge;
use crate::pool::Sink;
use crate::run::Console;
use crate::signals;
use crate::words::CommandText;
use std::collections::BTreeSet;
use std::io;
use std::ops::ControlFlow;

/// Writes the results of a batch and tells beside the output what is wrong, how far it has come, and what was done.
pub(super) struct Writing<'a, 'c> {
    console: &'a mut Console<'c>,
    gauge: Gauge,
    frame: Frame,
    batch: &'a Batch,
    tally: Tally,
    /// Whether the last result goes on.
    is_open: bool,
    /// Fields that have no column, as far as they were told.
    lost: BTreeSet<String>,
}

impl<'a, 'c> Writing<'a, 'c> {
    /// Writes results of an input that has so many bytes, if that is known.
    pub(super) fn new(console: &'a mut Console<'c>, frame: Frame, batch: &'a Batch, all: Option<u64>) -> Self {
        let gauge = Gauge::new(console.voice, batch.resume.is_some()).of(all, batch.most());
        let (tally, lost) = (Tally::default(), BTreeSet::new());
        Self { console, gauge, frame, batch, tally, is_open: false, lost }
    }

    /// Ends the output and tells what was done.
    pub(super) fn end(mut self, worked: io::Result<()>) -> io::Result<Exit> {
        self.gauge.clear();
        let ended = worked.and_then(|()| self.close());
        let Writing { console, tally, .. } = self;
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

    fn close(&mut self) -> io::Result<()> {
        self.frame.close(self.console.out)?;
        self.console.out.flush()
    }

    /// Tells once of each name that a field has no column.
    fn tell_lost(&mut self, lost: Vec<String>) -> io::Result<()> {
        for name in lost {
            if self.lost.insert(name.clone()) {
                self.console.complain(&unreadable(CommandText::LostColumn { name }))?;
            }
        }
        Ok(())
    }
}

impl Sink<Done> for Writing<'_, '_> {
    fn weight(&self, done: &Done) -> usize {
        done.out.len()
    }

    fn take(&mut self, done: Done) -> io::Result<ControlFlow<()>> {
        let tells = !self.batch.quiet && !done.err.is_empty() || !done.lost.is_empty();
        self.gauge.makes_way(&done.out, tells);
        if self.is_open {
            self.console.out.write_all(done.out.as_bytes())?;
        } else {
            self.frame.put(self.console.out, &done.out)?;
        }
        self.is_open = done.is_part;
        self.console.note(done.exit);
        if !done.is_part {
            self.tally.count(&done);
            self.gauge.reach(done.span);
        }
        if !self.batch.quiet {
            done.err.iter().try_for_each(|problem| self.console.complain(problem))?;
        }
        self.tell_lost(done.lost)?;
        self.gauge.show(self.tally.read);
        let ends = self.batch.strict && done.is_bad;
        Ok(if ends { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    }

    fn idle(&mut self) -> io::Result<()> {
        self.gauge.flushes();
        self.console.out.flush()?;
        self.gauge.show_idle(self.tally.read);
        Ok(())
    }
}
