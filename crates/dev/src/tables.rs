//! Counts the steps of a run, technique by technique.
use indexmap::IndexMap;
use qedoku_core::{Slug, Step};

/// The number of uses of each technique, and of the truths that its steps rest on.
#[derive(Default)]
pub(crate) struct TechniqueUse(IndexMap<Slug, TechniqueRow>);

#[derive(Default)]
struct TechniqueRow {
    steps: usize,
    truths: usize,
    superfluous: usize,
}

impl TechniqueUse {
    /// Counts a step.
    pub(crate) fn add(&mut self, step: &Step) {
        self.0.entry(step.technique.clone()).or_default().steps += 1;
    }

    /// Counts the truths of a step and how many of them it does not need.
    pub(crate) fn add_truths(&mut self, step: &Step, superfluous: usize) {
        let row = self.0.entry(step.technique.clone()).or_default();
        row.truths += step.truths.len();
        row.superfluous += superfluous;
    }

    /// Prints the table; the truths only if they were counted.
    pub(crate) fn print(&self) {
        let truths: usize = self.0.values().map(|row| row.truths).sum();
        for (technique, row) in &self.0 {
            let TechniqueRow { steps, truths, superfluous } = row;
            match truths {
                0 => println!("  {steps:8}  {technique}"),
                _ => println!("  {steps:8} steps {truths:8} truths {superfluous:6} superfluous  {technique}"),
            }
        }
        if truths > 0 {
            println!("  {truths} truths, {} superfluous", self.0.values().map(|row| row.superfluous).sum::<usize>());
        }
    }
}
