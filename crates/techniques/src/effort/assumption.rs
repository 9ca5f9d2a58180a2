//! The candidates that assumptions refute in the fewest rounds.
use super::assumption_rows::{AssumptionRows, Refuted};
use super::round_board::{Came, RoundBoard};
use qedoku_core::{Candidate, CandidateSet};

/// The number of rounds in which each candidate was refuted the last time, with others refuted inside it; the greatest
/// for those that were not.
#[derive(Debug)]
pub(super) struct LastRounds([u32; Candidate::COUNT]);

impl Default for LastRounds {
    fn default() -> Self {
        Self([u32::MAX; Candidate::COUNT])
    }
}

/// The assumptions of a position.
pub(super) struct RoundAssumptions<'a, 'l> {
    start: &'a RoundBoard<'l>,
    rows: AssumptionRows,
    last: &'a mut LastRounds,
}

/// The candidates with the least number of rounds so far.
struct FewestRounds {
    rounds: u32,
    refuted: CandidateSet,
}

impl FewestRounds {
    fn take(&mut self, candidate: Candidate, rounds: u32) {
        if rounds < self.rounds {
            *self = Self { rounds, refuted: CandidateSet::EMPTY };
        }
        self.refuted.insert(candidate);
    }
}

impl<'a, 'l> RoundAssumptions<'a, 'l> {
    pub(super) fn new(start: &'a RoundBoard<'l>, last: &'a mut LastRounds) -> Self {
        Self { start, rows: AssumptionRows::new(start), last }
    }

    /// The candidates that singles refute in the fewest rounds.
    pub(super) fn refuted(&mut self) -> Refuted {
        self.rows.refuted(self.start, u32::MAX)
    }

    /// The candidates refuted in the fewest rounds if each assumption that has no single left may remove the candidates
    /// that singles refute soonest: that takes as many rounds as it takes to refute them.
    pub(super) fn refuted_inside(&mut self) -> Refuted {
        // What took few rounds the last time sets a bound for the others.
        let mut candidates: Vec<Candidate> = self.start.open().collect();
        candidates.sort_by_key(|candidate| self.last.0[candidate.index()]);
        let mut fewest = FewestRounds { rounds: u32::MAX, refuted: CandidateSet::EMPTY };
        for candidate in candidates {
            if let Some(rounds) = self.rounds_with_others(candidate, fewest.rounds) {
                self.last.0[candidate.index()] = rounds;
                fewest.take(candidate, rounds);
            }
        }
        (!fewest.refuted.is_empty()).then_some((fewest.rounds, fewest.refuted))
    }

    /// The number of rounds in which a candidate is refuted with others refuted inside it, if it is at most this.
    fn rounds_with_others(&mut self, candidate: Candidate, most: u32) -> Option<u32> {
        let mut position = self.start.assuming(candidate);
        let mut rounds = 0;
        while rounds < most {
            match position.round() {
                Came::Digits => rounds += 1,
                Came::Contradiction => return Some(rounds + 1),
                Came::Nothing => {
                    // The contradiction takes another round.
                    let (inside, gone) = self.rows.refuted(&position, most - rounds - 1)?;
                    position.eliminate(&gone);
                    rounds += inside;
                }
            }
        }
        None
    }
}
