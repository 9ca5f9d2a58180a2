//! The hypotheses of the documents' procedure: they stand on each other like a stack, and none of them is a proof.
use crate::claims::UncheckedClaim;
use qedoku_core::search::{Solutions, Sought};
use qedoku_core::{Attempt, AttemptOutcome, Board, Candidate, Grid};
use std::collections::BTreeSet;
use std::fmt;

/// The fault of an attempt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AttemptFault {
    /// Its number is not greater than that of the attempt before.
    Number,
    /// It assumes what the board reached does not have.
    NothingThere(Candidate),
    /// It says that another number of hypotheses stand than do.
    Standing {
        /// The number of hypotheses it states.
        said: usize,
        /// The number of hypotheses that stand.
        stand: usize,
    },
    /// It assumes what cannot stand beside a hypothesis that stands.
    Clash {
        /// The candidate it assumes.
        assume: Candidate,
        /// The candidate that stands.
        kept: Candidate,
    },
    /// It gives up what is not the last hypothesis that stands.
    NotTheLast(Candidate),
    /// The attempt before it fills the grid.
    BehindTheLast,
    /// The end says otherwise than the last attempt whether a hypothesis filled the grid.
    Outcome,
    /// It is said to fail, but with what stands it leads to the solution.
    Right(Candidate),
    /// It is said to fill the grid, but with what stands it does not lead to the solution.
    Wrong(Candidate),
}

/// The attempts of a puzzle so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Attempts {
    last: u32,
    kept: Vec<Candidate>,
    filled: bool,
}

impl Attempts {
    /// Takes up the attempt with a number; `start` is what the procedure starts from, and `sought` the solutions of the
    /// givens.
    pub(crate) fn take(
        &mut self,
        number: u32,
        attempt: &Attempt,
        sought: &Sought,
        start: &Board,
    ) -> Result<(), AttemptFault> {
        let layout = start.layout();
        let Attempt { assume, standing, outcome } = *attempt;
        if number <= self.last {
            return Err(AttemptFault::Number);
        }
        self.last = number;
        if self.filled {
            return Err(AttemptFault::BehindTheLast);
        }
        if !start.candidates().contains(assume) {
            return Err(AttemptFault::NothingThere(assume));
        }
        if outcome == AttemptOutcome::Withdrawn && self.kept.pop() != Some(assume) {
            return Err(AttemptFault::NotTheLast(assume));
        }
        if standing != self.kept.len() {
            return Err(AttemptFault::Standing { said: standing, stand: self.kept.len() });
        }
        if let Some(&kept) = self.kept.iter().find(|&&kept| kept == assume || layout.clash(kept, assume)) {
            return Err(AttemptFault::Clash { assume, kept });
        }
        let solution = solution(sought, start);
        let right = solution.map(|grid| {
            let holds = |it: &Candidate| grid.get(it.cell) == Some(it.digit);
            holds(&assume) && self.kept.iter().all(holds)
        });
        match (outcome, right) {
            (AttemptOutcome::Contradiction | AttemptOutcome::Withdrawn, Some(true)) => {
                return Err(AttemptFault::Right(assume));
            }
            (AttemptOutcome::Filled, Some(false)) => return Err(AttemptFault::Wrong(assume)),
            (AttemptOutcome::Undecided, _) => self.kept.push(assume),
            _ => {}
        }
        self.filled = outcome == AttemptOutcome::Filled;
        Ok(())
    }

    /// The number of the last attempt; 0 if there is none.
    pub(crate) const fn last(&self) -> u32 {
        self.last
    }

    /// Compares the last attempt with the outcome, and notes what could not be checked.
    pub(crate) fn end(&self, outcome: &str, unverified: &mut BTreeSet<UncheckedClaim>) -> Result<(), AttemptFault> {
        if self.last > 0 {
            unverified.insert(UncheckedClaim::Attempts);
        }
        let agrees = self.last == 0 || self.filled == (outcome == "hypothesis");
        if agrees { Ok(()) } else { Err(AttemptFault::Outcome) }
    }
}

/// The only solution of the givens, if the board allows it.
fn solution(sought: &Sought, board: &Board) -> Option<Grid> {
    let Sought { solutions: Solutions::One(grid), is_settled: true } = *sought else { return None };
    let allowed = |it: Candidate| board.value(it.cell) == Some(it.digit) || board.candidates().contains(it);
    grid.filled().all(allowed).then_some(grid)
}

impl fmt::Display for AttemptFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number => f.write_str("its number is not greater than that of the attempt before"),
            Self::NothingThere(assume) => write!(f, "it assumes {assume}, which is no candidate of the board"),
            Self::Standing { said, stand } => write!(f, "it stands on {said} hypotheses, but {stand} stand"),
            Self::Clash { assume, kept } => write!(f, "it assumes {assume}, which cannot stand beside {kept}"),
            Self::NotTheLast(assume) => write!(f, "it gives up {assume}, which is not the last that stands"),
            Self::BehindTheLast => f.write_str("the attempt before it fills the grid"),
            Self::Outcome => f.write_str("the outcome differs on whether a hypothesis filled the grid"),
            Self::Right(assume) => write!(f, "{assume} is said to fail, but leads to the solution"),
            Self::Wrong(assume) => write!(f, "{assume} is said to fill the grid, but does not lead to the solution"),
        }
    }
}
