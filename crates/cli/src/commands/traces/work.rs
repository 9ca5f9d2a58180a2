//! The work on one puzzle: it is read or made, traced and written.
use super::parts::{self, PartRecord};
use crate::args::{Preset, TracesArgs};
use crate::commands::puzzle_item::PuzzleItem;
use crate::commands::puzzles::classic;
use crate::input::unreadable;
use crate::words::CommandText;
use qedoku::generate::{GeneratedPuzzle, Isomorph, RandomDraws};
use qedoku::traces::{TraceOptions, Traced, Tracer, hrm_rows, shah_row};
use qedoku::{Error, Options};
use qedoku_core::{Layout, Puzzle};
use qedoku_explain::Lang;
use qedoku_generate::GivenSymmetry;
use serde::Serialize;

/// The puzzle that is worked on.
pub(super) enum Task {
    /// A puzzle of the input.
    Read(Box<PuzzleItem>),
    /// A puzzle to make, by its index.
    Made(u64),
}

/// The result of a task.
pub(super) struct TraceResult {
    pub(super) part: usize,
    /// The record that is written, or an error.
    pub(super) record: Result<PartRecord, Error>,
    /// The indices of the sampled techniques that the trace has.
    pub(super) sampled: Vec<usize>,
}

/// Works on one task after the other.
pub(super) struct TraceWorker<'o> {
    options: &'o TracesArgs,
    written: TraceOptions,
    tracer: Tracer<'o>,
}

impl<'o> TraceWorker<'o> {
    pub(super) fn new(options: &'o TracesArgs, allowed: &'o Options) -> Self {
        let TracesArgs { text, states, all, .. } = options;
        let written = TraceOptions { text: text.clone(), states: *states, all: *all };
        Self { options, written, tracer: Tracer::new(allowed) }
    }

    pub(super) fn run(&mut self, task: &Task) -> TraceResult {
        let failed = |problem| TraceResult { part: 0, record: Err(problem), sampled: Vec::new() };
        match task {
            Task::Made(index) => {
                let made = GeneratedPuzzle::of(self.options.seed, GivenSymmetry::None, *index);
                self.tracer.under(Layout::classic());
                self.traced(&made.puzzle, None).unwrap_or_else(failed)
            }
            Task::Read(item) => {
                let done = item.read.as_ref().map_err(Clone::clone).and_then(|entry| {
                    let puzzle = bare(&entry.puzzle)?;
                    if matches!(self.options.preset, Preset::Hrm | Preset::Shah) {
                        classic(entry)?;
                    }
                    self.tracer.under(&entry.layout);
                    self.traced(&puzzle, item.name.as_deref())
                });
                done.unwrap_or_else(|problem| failed(problem.at(&item.at)))
            }
        }
    }

    fn traced(&mut self, puzzle: &Puzzle, name: Option<&str>) -> Result<TraceResult, Error> {
        let traced = self.tracer.trace(puzzle)?;
        let TracesArgs { split, seed, sample, .. } = self.options;
        let class = parts::class(&traced.id, *seed);
        let part = parts::part(split.as_ref(), class, *seed);
        let has = |slug: &str| traced.trace().steps.iter().any(|step| step.technique.as_str() == slug);
        let sampled = (0..sample.len()).filter(|&index| has(sample[index].technique.info().slug)).collect();
        Ok(TraceResult { part, record: self.record(&traced, name, class, part), sampled })
    }

    fn record(&mut self, traced: &Traced, name: Option<&str>, class: u64, part: usize) -> Result<PartRecord, Error> {
        let puzzle = &traced.trace().puzzle;
        Ok(match self.options.preset {
            Preset::Ndjson => PartRecord::Text(line(&traced.line(&self.written, name))),
            Preset::Steps => PartRecord::Text(traced.unrolled(&self.written).iter().map(line).collect()),
            Preset::Rounds => {
                let rounds = self.tracer.rounds(puzzle, traced.solution(), &traced.id, self.written.states);
                PartRecord::Text(line(&rounds))
            }
            Preset::Chat => {
                let lang = self.written.text.first().copied().unwrap_or(Lang::En);
                PartRecord::Text(line(&traced.chat(lang)))
            }
            Preset::Hrm => {
                let images = if part == 0 { self.options.augment } else { 0 };
                let mut draw = RandomDraws::new(self.options.seed, class);
                let own = hrm_rows(&puzzle.values, traced.solution());
                let drawn = std::iter::repeat_with(|| Isomorph::drawn(&mut draw)).take(images as usize);
                let of = |it: Isomorph| hrm_rows(&it.grid(&puzzle.values), &it.grid(traced.solution()));
                PartRecord::Rows(std::iter::once(own).chain(drawn.map(of)).collect())
            }
            Preset::Shah => PartRecord::Integers(shah_row(traced).ok_or_else(|| unreadable(CommandText::NoRow))?),
        })
    }
}

/// A puzzle without entries and without candidates that were eliminated: what they follow from is in no trace.
fn bare(puzzle: &Puzzle) -> Result<Puzzle, Error> {
    if puzzle.removed.is_empty() && puzzle.placed().next().is_none() {
        return Ok(*puzzle);
    }
    Err(unreadable(CommandText::Position))
}

fn line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("a trace holds strings and numbers only") + "\n"
}
