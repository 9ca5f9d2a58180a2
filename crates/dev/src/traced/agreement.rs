//! Counts the steps that agree, kind by kind.
use indexmap::IndexMap;
use std::fmt;

/// The number of steps that agree, and of all, for each name.
#[derive(Debug, Default)]
pub(crate) struct Agreement(IndexMap<String, [usize; 2]>);

impl Agreement {
    /// Counts a step.
    pub(crate) fn add(&mut self, name: &str, equal: bool) {
        let counts = self.0.entry(name.to_owned()).or_default();
        counts[0] += usize::from(equal);
        counts[1] += 1;
    }

    /// True if nothing was counted.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The number that agree, and the number of all.
    pub(crate) fn sum(&self) -> [usize; 2] {
        self.0.values().fold([0; 2], |sum, counts| [sum[0] + counts[0], sum[1] + counts[1]])
    }
}

impl fmt::Display for Agreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rows: Vec<_> = self.0.iter().collect();
        rows.sort_by_key(|(name, counts)| (std::cmp::Reverse(counts[1]), *name));
        rows.into_iter().try_for_each(|(name, [equal, all])| writeln!(f, "{equal:>6} of {all:>6}  {name}"))
    }
}
