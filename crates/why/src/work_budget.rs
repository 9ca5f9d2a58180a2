//! The limit on the work for one answer.
use std::cell::Cell;

/// The default amount of work for an answer, in visits: a second or so, and a few where steps are hard to find.
pub const WORK: u64 = 250_000_000;

/// The cost, in visits, of searching a position with all techniques that have to wait for one.
pub(crate) const POSITION: u64 = 1_000_000;
/// The cost, in visits, of a step found with its evidence.
pub(crate) const FIND: u64 = 20_000;

/// The work left for an answer, in visits to deductions: a measure that is the same on every machine.
#[derive(Clone, Debug)]
pub(crate) struct WorkBudget {
    left: Cell<u64>,
}

impl WorkBudget {
    pub(crate) const fn new(visits: u64) -> Self {
        Self { left: Cell::new(visits) }
    }

    /// Takes some of the work; returns whether any is left.
    pub(crate) fn spend(&self, visits: u64) -> bool {
        self.left.set(self.left.get().saturating_sub(visits));
        self.left.get() > 0
    }

    /// A part of what is left, in hundredths.
    pub(crate) fn part(&self, hundredths: u64) -> Self {
        Self::new(self.left.get() / 100 * hundredths)
    }

    /// True if nothing is left.
    pub(crate) fn is_spent(&self) -> bool {
        self.left.get() == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_is_one_of_what_is_left() {
        let work = WorkBudget::new(1_100);
        assert!(work.spend(100));
        let part = work.part(30);
        assert!(part.spend(299) && !part.spend(1) && part.is_spent());
        assert!(!work.is_spent() && !work.spend(2_000) && work.part(100).is_spent());
    }
}
