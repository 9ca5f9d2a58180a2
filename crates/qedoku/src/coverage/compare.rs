//! Compares two coverages.
use super::puzzle::CoverageDepth;
use super::table::{Coverage, CoverageRow};
use qedoku_compat::named;
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
    /// The number of steps at which it was possible; none if one of the two did not count them.
    pub possible: Option<[u64; 2]>,
    /// The number of puzzles that needed it; none if one of the two did not count them.
    pub needed: Option<[u64; 2]>,
}

/// The changes from an earlier coverage to a later one.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct CoverageChanges {
    /// The options under which each was counted, as a command line has them, before and after; none if they are the same
    /// or an older document does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<[String; 2]>,
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
    /// The counts of a technique; of a coverage that has no row of it, they are 0.
    fn of(technique: &str, old: Option<&CoverageRow>, new: Option<&CoverageRow>, depth: CoverageDepth) -> Self {
        let both = |count: fn(&CoverageRow) -> u64| [old.map_or(0, count), new.map_or(0, count)];
        Self {
            technique: technique.to_owned(),
            fired: both(|row| row.fired),
            puzzles: both(|row| row.puzzles),
            possible: depth.possible.then(|| both(|row| row.possible.unwrap_or_default())),
            needed: depth.needed.then(|| both(|row| row.needed.unwrap_or_default())),
        }
    }

    fn is_one(&self) -> bool {
        let counted = [Some(self.fired), Some(self.puzzles), self.possible, self.needed];
        counted.iter().flatten().any(|[old, new]| old != new)
    }
}

impl CoverageChanges {
    /// True if nothing changed.
    pub fn is_empty(&self) -> bool {
        let same = [self.puzzles, self.solved, self.bad].iter().all(|[old, new]| old == new);
        same && self.appeared.is_empty() && self.vanished.is_empty() && self.changed.is_empty()
    }
}

impl Coverage {
    /// The changes since an earlier coverage, in the order of the later one's techniques, then of those that it does
    /// not have. Counts that one of them does not have are not compared, nor are techniques that one of them leaves out
    /// because of its limits (a tier, no uniqueness) and not by name.
    pub fn changes_since(&self, old: &Self) -> CoverageChanges {
        let row = |of: &Self, technique: &str| of.techniques.iter().find(|row| row.technique == technique).cloned();
        let gone = old.techniques.iter().filter(|it| row(self, &it.technique).is_none());
        let mut changes = CoverageChanges {
            options: self.other_options(old),
            puzzles: [old.puzzles, self.puzzles],
            solved: [old.solved, self.solved],
            bad: [old.bad, self.bad],
            ..CoverageChanges::default()
        };
        let counts = |count: fn(&CoverageRow) -> Option<u64>| {
            [old, self].iter().all(|of| of.techniques.iter().any(|row| count(row).is_some()))
        };
        let depth = CoverageDepth { possible: counts(|row| row.possible), needed: counts(|row| row.needed) };
        for CoverageRow { technique, .. } in self.techniques.iter().chain(gone) {
            let rows = [row(old, technique), row(self, technique)];
            if rows
                .iter()
                .zip([old, self])
                .any(|(row, of)| row.is_none() && self.is_limited_against(old, of, technique))
            {
                continue;
            }
            let change = CoverageChange::of(technique, rows[0].as_ref(), rows[1].as_ref(), depth);
            match change.fired {
                _ if !change.is_one() => {}
                [0, 1..=u64::MAX] => changes.appeared.push(change),
                [1..=u64::MAX, 0] => changes.vanished.push(change),
                _ => changes.changed.push(change),
            }
        }
        changes
    }

    /// The options of an earlier coverage and of this one, if they are not the same; what was to be counted is none.
    pub fn other_options(&self, old: &Self) -> Option<[String; 2]> {
        let lines = [old, self].map(Self::options_line);
        (old.options.is_some() && lines[0] != lines[1]).then_some(lines)
    }

    /// True if one of two coverages, `of`, has no row of a technique because their limits differ.
    fn is_limited_against(&self, old: &Self, of: &Self, technique: &str) -> bool {
        let (Some(options), Some(before), Some(own)) = (&self.options, &old.options, &of.options) else { return false };
        let differ = options.up_to != before.up_to || options.no_uniqueness != before.no_uniqueness;
        differ && named(technique).is_some() && !own.without.iter().any(|slug| slug == technique)
    }
}
