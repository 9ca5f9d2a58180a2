//! Positions that assumptions led to, kept from round to round.
use super::round_board::{Came, RoundBoard};
use qedoku_core::{Candidate, CandidateSet};

/// The outcome of assuming two candidates together, or one if both are the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum PairOutcome {
    /// It is not known.
    Unknown,
    /// The board and singles refute them, for good: it only loses candidates.
    Refuted,
    /// The same without more candidates, which the first of them took away.
    RefutedInside,
    /// Singles end without a contradiction in the position with this number.
    Stands(u32),
}

/// No number.
const NONE: u16 = u16::MAX;

/// Positions without a single and without a contradiction, by two of the candidates that are placed in them.
///
/// If such a position lacks nothing that another has left, singles lead from the other to a position that contains it,
/// and so to no contradiction: each digit that they place is one of those placed in it.
#[derive(Debug, Default)]
pub(super) struct KeptPositions {
    /// The number of each candidate of the board that the puzzle began with.
    numbers: Vec<u16>,
    len: usize,
    pairs: Vec<PairOutcome>,
    positions: Vec<CandidateSet>,
    /// The number of rounds in which each candidate was refuted last.
    rounds: Vec<u32>,
}

/// An assumption that others are made in, or none: the board itself.
#[derive(Clone, Copy, Debug)]
pub(super) struct OuterAssumption {
    pub(super) candidate: Option<Candidate>,
    /// Whether it has lost what assumptions inside it refute.
    pub(super) has_lost: bool,
}

impl KeptPositions {
    /// Forgets the puzzle.
    pub(super) fn clear(&mut self) {
        self.len = 0;
        self.positions = Vec::new();
    }

    /// Begins with a position if nothing is known of the puzzle.
    pub(super) fn begin(&mut self, start: &RoundBoard<'_>) {
        if self.len > 0 {
            return;
        }
        self.numbers.clear();
        self.numbers.resize(Candidate::COUNT, NONE);
        for candidate in start.open() {
            self.numbers[candidate.index()] = self.len as u16;
            self.len += 1;
        }
        self.pairs.clear();
        self.pairs.resize(self.len * self.len, PairOutcome::Unknown);
        self.rounds.clear();
        self.rounds.resize(self.len, u32::MAX);
    }

    fn number(&self, candidate: Candidate) -> usize {
        usize::from(self.numbers[candidate.index()])
    }

    /// The place of what is known of an assumption in another.
    fn place(&self, outer: OuterAssumption, inner: Candidate) -> usize {
        self.number(outer.candidate.unwrap_or(inner)) * self.len + self.number(inner)
    }

    /// The number of rounds in which a candidate was refuted last; the greatest if it was not so far.
    pub(super) fn rounds(&self, candidate: Candidate) -> u32 {
        self.rounds[self.number(candidate)]
    }

    /// A candidate was refuted in this number of rounds.
    pub(super) fn set_rounds(&mut self, candidate: Candidate, rounds: u32) {
        let number = self.number(candidate);
        self.rounds[number] = rounds;
    }

    /// Whether singles are known not to refute a candidate in a position. What is kept is followed on if some of it is gone.
    pub(super) fn stands(&mut self, position: &RoundBoard<'_>, outer: OuterAssumption, inner: Candidate) -> bool {
        let place = self.place(outer, inner);
        let PairOutcome::Stands(number) = self.pairs[place] else { return false };
        let kept = &mut self.positions[number as usize];
        if kept.is_subset(position.candidates()) {
            return true;
        }
        let mut resumed = position.resumed(kept);
        loop {
            match resumed.round() {
                Came::Digits => {}
                Came::Nothing if resumed.is_sound() => {
                    *kept = *resumed.candidates();
                    return true;
                }
                Came::Nothing | Came::Contradiction => {
                    self.pairs[place] = PairOutcome::Unknown;
                    return false;
                }
            }
        }
    }

    /// Whether it is known that singles refute a candidate, in some number of rounds.
    pub(super) fn is_refuted(&self, outer: OuterAssumption, inner: Candidate) -> bool {
        match self.pairs[self.place(outer, inner)] {
            PairOutcome::Refuted => true,
            PairOutcome::RefutedInside => outer.has_lost,
            PairOutcome::Unknown | PairOutcome::Stands(_) => false,
        }
    }

    /// Singles refute a candidate.
    pub(super) fn refute(&mut self, outer: OuterAssumption, inner: Candidate) {
        let place = self.place(outer, inner);
        if outer.has_lost {
            self.pairs[place] = PairOutcome::RefutedInside;
            return;
        }
        self.pairs[place] = PairOutcome::Refuted;
        let reverse = OuterAssumption { candidate: Some(inner), ..outer };
        let place = self.place(reverse, outer.candidate.unwrap_or(inner));
        self.pairs[place] = PairOutcome::Refuted;
    }

    /// Singles end in a position, which is kept if it has no contradiction.
    pub(super) fn keep(&mut self, position: &RoundBoard<'_>, outer: OuterAssumption, inner: Candidate) {
        if !position.is_sound() {
            return;
        }
        let known = PairOutcome::Stands(self.positions.len() as u32);
        self.positions.push(*position.candidates());
        let ends = [self.number(outer.candidate.unwrap_or(inner)), self.number(inner)];
        for placed in position.placed() {
            let other = self.number(placed);
            if other >= self.len {
                continue;
            }
            for end in ends {
                for place in [end * self.len + other, other * self.len + end, other * self.len + other] {
                    if self.pairs[place] == PairOutcome::Unknown {
                        self.pairs[place] = known;
                    }
                }
            }
        }
        self.pairs[ends[0] * self.len + ends[1]] = known;
    }
}
