//! HoDoKu's choice among the finds of a row, and the order in which its eliminations are deleted.
use qedoku_core::{Candidate, CandidateSet};

/// The order in which most rows delete: by digit, then by cell.
pub(super) fn sorted(gone: &CandidateSet) -> impl Iterator<Item = Candidate> + use<> {
    gone.iter()
}

/// The worth of a find: the more eliminations the better, then the smaller the sum of their indices the better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Worth {
    count: u32,
    sum: std::cmp::Reverse<u32>,
}

impl Worth {
    /// The worth of deleting these candidates; nothing if there are none.
    pub(super) fn of(gone: &CandidateSet) -> Option<Self> {
        let mut count = 0;
        let mut sum = 0;
        for Candidate { cell, digit } in sorted(gone) {
            sum += cell.index() as u32 * (1 + 80 * count) + u32::from(digit.value());
            count += 1;
        }
        (count > 0).then_some(Self { count, sum: std::cmp::Reverse(sum) })
    }
}

/// The best find so far: of several that are worth the same, the first.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct BestFind {
    /// The worth of the find.
    worth: Option<Worth>,
    /// The eliminations.
    pub(super) gone: CandidateSet,
}

impl BestFind {
    /// True if a find that deletes this would be better.
    pub(super) fn is_beaten_by(&self, gone: &CandidateSet) -> bool {
        if gone.len() < self.count() {
            return false;
        }
        let worth = Worth::of(gone);
        worth.is_some() && worth > self.worth
    }

    /// Takes a find if it is better; returns whether it is.
    pub(super) fn offer(&mut self, gone: &CandidateSet) -> bool {
        let worth = Worth::of(gone);
        let better = worth.is_some() && worth > self.worth;
        if better {
            *self = Self { worth, gone: *gone };
        }
        better
    }

    /// The number of eliminations.
    pub(super) fn count(&self) -> usize {
        self.worth.map_or(0, |worth| worth.count as usize)
    }

    /// True if there is a find.
    pub(super) const fn is_some(&self) -> bool {
        self.worth.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &[&str]) -> CandidateSet {
        names.iter().map(|name| Candidate::parse(name).unwrap().0).collect()
    }

    #[test]
    fn the_most_deletions_win_then_the_smallest_sum_then_the_first() {
        let mut best = BestFind::default();
        assert!(!best.offer(&CandidateSet::EMPTY) && !best.is_some());
        assert!(best.offer(&set(&["r2c3<>4"])));
        // Cell and digit have the same sum.
        assert!(!best.offer(&set(&["r2c2<>5"])));
        assert!(best.is_beaten_by(&set(&["r2c3<>3"])) && best.offer(&set(&["r2c3<>3"])));
        assert!(best.offer(&set(&["r9c9<>9", "r9c8<>9"])));
        // The second place weighs 81 times as much as the first: r1c1<>9 comes last here.
        assert!(best.offer(&set(&["r1c1<>9", "r9c9<>8"])));
        assert_eq!(best.gone, set(&["r1c1<>9", "r9c9<>8"]));
    }
}
