//! What changed between two coverages.
use super::table::{Coverage, CoverageRow};
use serde::{Deserialize, Serialize};

/// A technique whose counts differ: before and after.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CoverageChange {
    /// The technique.
    pub technique: String,
    /// The number of its steps.
    pub fired: [u64; 2],
    /// The number of puzzles with a step of it.
    pub puzzles: [u64; 2],
    /// The number of steps at which it was possible.
    pub possible: [u64; 2],
    /// The number of puzzles that needed it.
    pub needed: [u64; 2],
}

/// The changes from an earlier coverage to a later one.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct CoverageChanges {
    /// The number of puzzles, before and after.
    pub puzzles: [u64; 2],
    /// The number of puzzles whose grid was filled.
    pub solved: [u64; 2],
    /// The number of records without a run.
    pub bad: [u64; 2],
    /// The techniques that fire now and did not.
    pub appeared: Vec<CoverageChange>,
    /// The techniques that fired and do not any more.
    pub vanished: Vec<CoverageChange>,
    /// The others whose counts differ.
    pub changed: Vec<CoverageChange>,
}

impl CoverageChange {
    fn of(technique: &str, old: Option<&CoverageRow>, new: Option<&CoverageRow>) -> Self {
        let both = |count: fn(&CoverageRow) -> u64| [old.map_or(0, count), new.map_or(0, count)];
        Self {
            technique: technique.to_owned(),
            fired: both(|row| row.fired),
            puzzles: both(|row| row.puzzles),
            possible: both(|row| row.possible),
            needed: both(|row| row.needed),
        }
    }

    fn is_one(&self) -> bool {
        [self.fired, self.puzzles, self.possible, self.needed].iter().any(|[old, new]| old != new)
    }
}

impl CoverageChanges {
    /// Whether nothing changed.
    pub fn is_empty(&self) -> bool {
        let same = [self.puzzles, self.solved, self.bad].iter().all(|[old, new]| old == new);
        same && self.appeared.is_empty() && self.vanished.is_empty() && self.changed.is_empty()
    }
}

impl Coverage {
    /// What changed since an earlier coverage, in the order of the later one's techniques, then of those that it does not
    /// have. Counts that one of them does not have are not compared.
    pub fn changes_since(&self, old: &Self) -> CoverageChanges {
        let row = |of: &Self, technique: &str| of.techniques.iter().find(|row| row.technique == technique).cloned();
        let gone = old.techniques.iter().filter(|it| row(self, &it.technique).is_none());
        let mut changes = CoverageChanges {
            puzzles: [old.puzzles, self.puzzles],
            solved: [old.solved, self.solved],
            bad: [old.bad, self.bad],
            ..CoverageChanges::default()
        };
        for CoverageRow { technique, .. } in self.techniques.iter().chain(gone) {
            let rows = [row(old, technique), row(self, technique)];
            let mut change = CoverageChange::of(technique, rows[0].as_ref(), rows[1].as_ref());
            if !(old.counts_possible && self.counts_possible) {
                change.possible = [0, 0];
            }
            if !(old.counts_needed && self.counts_needed) {
                change.needed = [0, 0];
            }
            match change.fired {
                _ if !change.is_one() => {}
                [0, 1..=u64::MAX] => changes.appeared.push(change),
                [1..=u64::MAX, 0] => changes.vanished.push(change),
                _ => changes.changed.push(change),
            }
        }
        changes
    }
}
