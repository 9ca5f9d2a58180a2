//! The candidates that assumptions refute in the fewest rounds.
use super::kept_positions::{KeptPositions, OuterAssumption};
use super::round_board::{Came, RoundBoard};
use qedoku_core::{Candidate, CandidateSet};

/// The least number of rounds in which assuming a candidate leads to a contradiction, and all candidates for which that
/// number suffices.
pub(super) type Refuted = Option<(u32, CandidateSet)>;

/// The assumptions of a position.
pub(super) struct RoundAssumptions<'a, 'l> {
    start: &'a RoundBoard<'l>,
    kept: &'a mut KeptPositions,
}

/// The candidates with the least number of rounds so far.
struct FewestRounds {
    rounds: u32,
    refuted: CandidateSet,
}

impl FewestRounds {
    /// None yet, and none wanted that takes more rounds than these.
    const fn within(rounds: u32) -> Self {
        Self { rounds, refuted: CandidateSet::EMPTY }
    }

    fn take(&mut self, candidate: Candidate, rounds: u32) {
        if rounds < self.rounds {
            *self = Self::within(rounds);
        }
        self.refuted.insert(candidate);
    }

    fn into_refuted(self) -> Refuted {
        (!self.refuted.is_empty()).then_some((self.rounds, self.refuted))
    }
}

impl<'a, 'l> RoundAssumptions<'a, 'l> {
    pub(super) fn new(start: &'a RoundBoard<'l>, kept: &'a mut KeptPositions) -> Self {
        kept.begin(start);
        Self { start, kept }
    }

    /// The candidates that singles refute in the fewest rounds.
    pub(super) fn refuted(&mut self) -> Refuted {
        let outer = OuterAssumption { candidate: None, has_lost: false };
        self.refuted_in(self.start, outer, u32::MAX)
    }

    /// The candidates refuted in the fewest rounds if each assumption that has no single left may remove the candidates
    /// that singles refute soonest: that takes as many rounds as it takes to refute them.
    pub(super) fn refuted_inside(&mut self) -> Refuted {
        // What took few rounds the last time sets a bound for the others.
        let mut candidates: Vec<Candidate> = self.start.open().collect();
        candidates.sort_by_key(|&candidate| self.kept.rounds(candidate));
        let mut fewest = FewestRounds::within(u32::MAX);
        for candidate in candidates {
            if let Some(rounds) = self.rounds_with_others(candidate, fewest.rounds) {
                self.kept.set_rounds(candidate, rounds);
                fewest.take(candidate, rounds);
            }
        }
        fewest.into_refuted()
    }

    /// The number of rounds in which a candidate is refuted with others refuted inside it, if it is at most this.
    fn rounds_with_others(&mut self, candidate: Candidate, most: u32) -> Option<u32> {
        let mut position = self.start.assuming(candidate);
        let mut outer = OuterAssumption { candidate: Some(candidate), has_lost: false };
        let mut rounds = 0;
        while rounds < most {
            match position.round() {
                Came::Digits => rounds += 1,
                Came::Contradiction => return Some(rounds + 1),
                Came::Nothing => {
                    // The contradiction takes another round.
                    let (inside, gone) = self.refuted_in(&position, outer, most - rounds - 1)?;
                    position.eliminate(&gone);
                    outer.has_lost = true;
                    rounds += inside;
                }
            }
        }
        None
    }

    /// The candidates that singles refute in the fewest rounds in a position, if these are at most as many as this.
    fn refuted_in(&mut self, position: &RoundBoard<'l>, outer: OuterAssumption, most: u32) -> Refuted {
        let mut fewest = FewestRounds::within(most);
        if most > 0 {
            for candidate in position.open() {
                if let Some(rounds) = self.rounds_by_singles(position, outer, candidate, fewest.rounds) {
                    fewest.take(candidate, rounds);
                }
            }
        }
        fewest.into_refuted()
    }

    /// The number of rounds in which singles refute a candidate in a position, if it is at most this.
    fn rounds_by_singles(
        &mut self,
        position: &RoundBoard<'l>,
        outer: OuterAssumption,
        candidate: Candidate,
        most: u32,
    ) -> Option<u32> {
        if self.kept.stands(position, outer, candidate) {
            return None;
        }
        let mut assumed = position.assuming(candidate);
        let mut rounds = 0;
        // Beyond the bound it is followed so that it need not be the next time, unless it is known how it ends.
        while rounds < most || !self.kept.is_refuted(outer, candidate) {
            rounds += 1;
            match assumed.round() {
                Came::Digits => {}
                Came::Nothing => {
                    self.kept.keep(&assumed, outer, candidate);
                    return None;
                }
                Came::Contradiction => {
                    self.kept.refute(outer, candidate);
                    return (rounds <= most).then_some(rounds);
                }
            }
        }
        None
    }
}
