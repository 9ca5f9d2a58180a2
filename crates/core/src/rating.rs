//! Ratings of steps by scales.
use serde::{Deserialize, Serialize};

/// The ratings of one step by the scale that a run follows, where that rates steps and not techniques.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StepRating {
    /// The Sudoku Explainer rating in tenths.
    pub se: Option<u16>,
    /// The HoDoKu score.
    pub hodoku: Option<u16>,
}

impl StepRating {
    /// Nothing is said: the step has what its technique has.
    pub const NONE: Self = Self { se: None, hodoku: None };
}

/// A level, by which HoDoKu sums up a run.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum HodokuLevel {
    /// Singles.
    Easy,
    /// Locked candidates and small subsets.
    Medium,
    /// Patterns of a few houses.
    Hard,
    /// Chains, almost locked sets and large fish.
    Unfair,
    /// Forcing chains and nets.
    Extreme,
}

impl HodokuLevel {
    /// The levels, easiest first.
    pub const ALL: [Self; 5] = [Self::Easy, Self::Medium, Self::Hard, Self::Unfair, Self::Extreme];

    /// HoDoKu's word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Easy => "Easy",
            Self::Medium => "Medium",
            Self::Hard => "Hard",
            Self::Unfair => "Unfair",
            Self::Extreme => "Extreme",
        }
    }
}
