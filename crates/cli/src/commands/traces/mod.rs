//! `qedoku traces`: the reasoning of puzzles as data.
mod about;
mod npy;
mod parts;
mod work;

use self::parts::{PartRecord, WrittenPart};
use self::work::{Task, TraceResult, TraceWorker};
use super::puzzles::Puzzles;
use crate::args::{Preset, TracesArgs};
use crate::console::Console;
use crate::exit::Exit;
use crate::input::unreadable;
use crate::output::progress_bar::ProgressBar;
use crate::pool::{self, OrderedSink, Work};
use crate::signals;
use crate::words::CommandText;
use qedoku::{Error, Options, Scale};
use std::io;
use std::ops::ControlFlow;

/// Writes what was asked for of every puzzle.
pub(crate) fn traces(options: &TracesArgs, console: &mut Console<'_>) -> io::Result<Exit> {
    if let Err(problem) = fit(options) {
        return console.refuse(&problem);
    }
    let mut writing = TraceWriter::new(options, console)?;
    signals::watch();
    let scales = if options.fast { Scale::Tier.into() } else { options.scale.iter().copied().collect() };
    let allowed = options.scope.grading(&scales);
    let allowed: Options = if options.fast { allowed.unchecked() } else { allowed };
    let start = || TraceWorker::new(options, &allowed);
    let each = |worker: &mut TraceWorker<'_>, task: Task| worker.run(&task);
    let work = Work { jobs: options.batch.jobs.jobs, start, each };
    if let Some(count) = options.generate {
        pool::in_order(work, options.batch.of((0..count).map(Task::Made)), &mut writing)?;
    } else {
        let puzzles = Puzzles::under_any_rules(&options.input).selected(&options.batch);
        writing.progress = ProgressBar::new(writing.console.style, options.output.is_some()).of(puzzles.all, None);
        pool::in_order(work, puzzles.items().map(|item| Task::Read(Box::new(item))), &mut writing)?;
    }
    writing.end()
}

/// An error if the options contradict each other.
fn fit(options: &TracesArgs) -> Result<(), Error> {
    if let Some(&other) = options.scale.iter().find(|it| matches!(it, Scale::SeCorrected | Scale::Se118)) {
        return Err(unreadable(CommandText::NotTraced { scale: other.to_string() }));
    }
    if options.batch.resume.is_some() {
        return Err(unreadable(CommandText::TracesResumed));
    }
    let arrays = matches!(options.preset, Preset::Hrm | Preset::Shah);
    if arrays && options.output.is_none() {
        return Err(unreadable(CommandText::WritesFiles));
    }
    if options.augment > 0 && options.preset != Preset::Hrm {
        return Err(unreadable(CommandText::AugmentsHrm));
    }
    if options.generate.is_some() && options.batch.dedupe.is_some() {
        return Err(unreadable(CommandText::DedupesRead));
    }
    options.output.as_deref().map_or(Ok(()), parts::prepare)
}

/// Records on their way out.
struct TraceWriter<'a, 'c> {
    options: &'a TracesArgs,
    console: &'a mut Console<'c>,
    progress: ProgressBar,
    parts: Vec<WrittenPart>,
    read: usize,
    bad: usize,
    written: usize,
    /// The number of puzzles kept with each technique.
    kept: Vec<u64>,
}

impl<'a, 'c> TraceWriter<'a, 'c> {
    fn new(options: &'a TracesArgs, console: &'a mut Console<'c>) -> io::Result<Self> {
        let progress = ProgressBar::new(console.style, options.output.is_some());
        let names = parts::names(options.preset, options.split.as_ref());
        let parts = match &options.output {
            Some(folder) => names
                .iter()
                .map(|name| WrittenPart::open(folder, name, options))
                .collect::<io::Result<Vec<WrittenPart>>>()?,
            None => Vec::new(),
        };
        let kept = vec![0; options.sample.len()];
        Ok(Self { options, console, progress, parts, read: 0, bad: 0, written: 0, kept })
    }

    /// True if a puzzle is kept, with these of the techniques that are sampled.
    fn keeps(&mut self, sampled: &[usize]) -> bool {
        let wanted = |&&index: &&usize| self.kept[index] < self.options.sample[index].count;
        if !self.options.sample.is_empty() && !sampled.iter().any(|index| wanted(&index)) {
            return false;
        }
        for &index in sampled {
            self.kept[index] += 1;
        }
        true
    }

    fn is_enough(&self) -> bool {
        let full = |(kept, sample): (&u64, &crate::args::Sample)| *kept >= sample.count;
        !self.kept.is_empty() && self.kept.iter().zip(&self.options.sample).all(full)
    }

    fn end(mut self) -> io::Result<Exit> {
        self.progress.clear();
        if let Some(folder) = &self.options.output {
            let about = about::about(self.options, &self.parts, [self.read, self.written, self.bad]);
            for part in self.parts.drain(..) {
                part.finish(folder)?;
            }
            if self.options.preset == Preset::Hrm {
                std::fs::write(folder.join("identifiers.json"), "[\"<blank>\"]")?;
            }
            std::fs::write(folder.join("about.json"), about)?;
        }
        self.console.out.flush()?;
        let read = self.read;
        let written = self.written;
        let bad = self.bad;
        if read > 1 {
            let line = self.console.style.say(&CommandText::Written { read, written, bad });
            self.console.beside(&line);
        }
        Ok(self.console.note(signals::exit().unwrap_or(Exit::Ok)))
    }

    fn put(&mut self, part: usize, record: &PartRecord) -> io::Result<()> {
        self.written += 1;
        match (self.parts.get_mut(part), record) {
            (Some(part), record) => part.put(record),
            (None, PartRecord::Text(text)) => self.console.out.write_all(text.as_bytes()),
            (None, _) => Ok(()),
        }
    }
}

impl OrderedSink<TraceResult> for TraceWriter<'_, '_> {
    fn weight(&self, row: &TraceResult) -> usize {
        row.record.as_ref().map_or(0, PartRecord::weight)
    }

    fn take(&mut self, row: TraceResult) -> io::Result<ControlFlow<()>> {
        self.read += 1;
        self.progress.update(self.read);
        match row.record {
            Ok(record) => {
                if self.keeps(&row.sampled) {
                    self.put(row.part, &record)?;
                }
            }
            Err(problem) => {
                self.bad += 1;
                self.progress.clear();
                self.console.note(Exit::of(&problem));
                self.console.complain_of_record(&problem)?;
                if self.options.batch.strict {
                    return Ok(ControlFlow::Break(()));
                }
            }
        }
        Ok(if self.is_enough() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    }

    fn idle(&mut self) -> io::Result<()> {
        self.progress.update(self.read);
        self.console.out.flush()
    }
}
