//! The goal of a trace.
use crate::board::Board;
use crate::ids::Candidate;
use crate::set::CandidateSet;
use crate::step::Conclusion;
use std::fmt;

/// The goal of a trace: a placement or an elimination.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Target {
    /// The digit stands there.
    Place(Candidate),
    /// The digit does not stand there.
    Eliminate(Candidate),
}

impl Target {
    /// Reads what a target prints, as logs have it: `r4c5=7` or `r4c5<>7`. `FromStr` reads `D5=7` as well.
    pub fn parse(text: &str) -> Option<Self> {
        let (candidate, placed) = Candidate::parse(text)?;
        Some(if placed { Self::Place(candidate) } else { Self::Eliminate(candidate) })
    }

    /// The candidate to place or to eliminate.
    pub const fn candidate(self) -> Candidate {
        match self {
            Self::Place(candidate) | Self::Eliminate(candidate) => candidate,
        }
    }

    /// The target as a conclusion.
    pub fn conclusion(self) -> Conclusion {
        match self {
            Self::Place(candidate) => Conclusion::placing(candidate),
            Self::Eliminate(candidate) => Conclusion::eliminating(CandidateSet::of(candidate)),
        }
    }

    /// True if a board has reached it.
    pub fn holds(self, board: &Board) -> bool {
        let Candidate { cell, digit } = self.candidate();
        let stands = board.value(cell) == Some(digit);
        match self {
            Self::Place(_) => stands,
            Self::Eliminate(candidate) => !stands && !board.candidates().contains(candidate),
        }
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(candidate) => write!(f, "{candidate}"),
            Self::Eliminate(candidate) => f.write_str(&candidate.eliminated()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Grid, Layout, Puzzle};

    #[test]
    fn targets_read_what_they_print_and_hold_where_they_are_reached() {
        let mut board = Board::new(Layout::classic(), &Puzzle::from_givens(Grid::EMPTY));
        let [place, eliminate, other] = ["r4c5=7", "r4c5<>6", "r4c5<>7"].map(|text| {
            let target = Target::parse(text).unwrap();
            assert_eq!(target.to_string(), text);
            target
        });
        assert!(!place.holds(&board) && !eliminate.holds(&board));
        board.place(place.candidate());
        assert!(place.holds(&board) && eliminate.holds(&board) && !other.holds(&board));
        assert_eq!(Target::parse("r4c5"), None);
    }
}
