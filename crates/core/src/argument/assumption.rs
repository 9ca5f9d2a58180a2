//! Assumptions of an argument, made to see what follows.
use crate::board::Board;
use crate::ids::Candidate;
use crate::set::CandidateSet;
use crate::step::Conclusion;
use std::fmt;

/// A candidate assumed true, or assumed false.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Assumption {
    /// The candidate.
    pub candidate: Candidate,
    /// True if it is assumed true.
    pub holds: bool,
}

impl Assumption {
    /// The candidate is true.
    pub const fn is_true(candidate: Candidate) -> Self {
        Self { candidate, holds: true }
    }

    /// The candidate is false.
    pub const fn is_false(candidate: Candidate) -> Self {
        Self { candidate, holds: false }
    }

    /// Reads `r4c7=5` or `r4c7<>5`.
    pub fn parse(text: &str) -> Option<Self> {
        Candidate::parse(text).map(|(candidate, holds)| Self { candidate, holds })
    }

    /// The opposite: what a contradiction shows.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self { holds: !self.holds, ..self }
    }

    /// The same as what a step concludes.
    pub fn conclusion(self) -> Conclusion {
        let Self { candidate, holds } = self;
        if holds { Conclusion::placing(candidate) } else { Conclusion::eliminating(CandidateSet::of(candidate)) }
    }

    /// Carries it out on a board: the candidate is placed, or eliminated.
    pub fn carry_out(self, board: &mut Board) {
        if self.holds {
            board.place(self.candidate);
        } else {
            board.eliminate(self.candidate);
        }
    }
}

impl fmt::Display for Assumption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Candidate { cell, digit } = self.candidate;
        write!(f, "{cell}{}{digit}", if self.holds { "=" } else { "<>" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Grid, Puzzle};

    #[test]
    fn assumptions_read_what_they_print() {
        for text in ["r4c7=5", "r4c7<>5"] {
            assert_eq!(Assumption::parse(text).map(|it| it.to_string()).as_deref(), Some(text));
        }
        assert_eq!(Assumption::parse("r4c7"), None);
        assert_eq!(Assumption::parse("r4c7=5").map(Assumption::opposite), Assumption::parse("r4c7<>5"));
    }

    #[test]
    fn a_board_has_what_is_assumed() {
        let layout = crate::Layout::classic();
        for candidate in [Candidate::from_index(0), Candidate::from_index(400)] {
            for assume in [Assumption::is_true(candidate), Assumption::is_false(candidate)] {
                let start = Board::new(layout, &Puzzle::from_givens(Grid::EMPTY));
                let mut board = start.clone();
                let mut applied = start;
                assume.carry_out(&mut board);
                applied.apply(&assume.conclusion());
                assert_eq!(board.value(candidate.cell), assume.holds.then_some(candidate.digit));
                assert!(!board.candidates().contains(candidate));
                assert_eq!((board.values(), board.candidates()), (applied.values(), applied.candidates()));
            }
        }
    }
}
