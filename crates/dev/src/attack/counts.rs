//! The limits of an attack, by count or time, and the counts of its results.
use std::time::{Duration, Instant};

/// The number of forgeries of one kind, by outcome.
#[derive(Default)]
pub(super) struct ForgeryCounts {
    pub(super) forged: u64,
    pub(super) accepted: u64,
    pub(super) unchecked: u64,
    pub(super) false_ones: u64,
    /// The number of logs that got no verdict, or one that is another's.
    pub(super) lost: u64,
}

impl ForgeryCounts {
    pub(super) fn print(&self, what: &str) {
        let Self { forged, accepted, unchecked, false_ones, lost } = self;
        println!(
            "  {forged:>10} {what}, {accepted} accepted, {unchecked} unchecked, {false_ones} false, {lost} verdicts lost"
        );
    }

    /// True if everything was judged, and rightly.
    pub(super) const fn is_clean(&self) -> bool {
        self.false_ones == 0 && self.lost == 0
    }
}

/// The time or the number of forgeries after which an attack is over.
pub(super) struct Clock {
    pub(super) start: Instant,
    pub(super) seconds: u64,
    pub(super) count: Option<u64>,
}

impl Clock {
    /// True if there is time for forgery number `index`, a part of the time being gone by now.
    pub(super) fn allows(&self, index: u64, part: u32) -> bool {
        match self.count {
            Some(count) => index < count,
            None => self.start.elapsed() < Duration::from_secs(self.seconds) * part / 100,
        }
    }
}
