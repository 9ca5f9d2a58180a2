//! The facts that can be known of a position: a candidate is gone, or it is placed.
use qedoku_core::{Board, Candidate, CandidateSet, Conclusion, Layout, Target};

/// A fact of a position: a candidate is gone, or it is placed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Fact(u16);

impl Fact {
    /// The number of facts.
    pub(crate) const COUNT: usize = 2 * Candidate::COUNT;

    pub(crate) fn gone(candidate: Candidate) -> Self {
        Self(candidate.index() as u16)
    }

    pub(crate) fn placed(candidate: Candidate) -> Self {
        Self((Candidate::COUNT + candidate.index()) as u16)
    }

    pub(crate) fn of(target: Target) -> Self {
        match target {
            Target::Place(candidate) => Self::placed(candidate),
            Target::Eliminate(candidate) => Self::gone(candidate),
        }
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// True if a board has it.
    pub(crate) fn holds(self, board: &Board) -> bool {
        let index = self.index();
        if index < Candidate::COUNT {
            Target::Eliminate(Candidate::from_index(index)).holds(board)
        } else {
            Target::Place(Candidate::from_index(index - Candidate::COUNT)).holds(board)
        }
    }
}

/// The facts that a conclusion establishes: a placed digit removes all candidates that clash with it.
pub(crate) fn of(layout: &Layout, conclusion: &Conclusion) -> Vec<Fact> {
    let placed = conclusion.place.iter().map(Fact::placed);
    placed.chain(taken(layout, conclusion).iter().map(Fact::gone)).collect()
}

/// The candidates that a conclusion takes away.
pub(crate) fn taken(layout: &Layout, conclusion: &Conclusion) -> CandidateSet {
    conclusion.place.iter().fold(conclusion.eliminate, |gone, placed| gone | layout.clashes(placed))
}

/// The candidates that a board no longer has, in open and in filled cells.
pub(crate) fn gone(board: &Board) -> CandidateSet {
    let filled: CandidateSet = board.values().filled().collect();
    CandidateSet::ALL - *board.candidates() - filled
}
