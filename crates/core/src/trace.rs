//! All steps of a run and its outcome.
use crate::board::{Board, Grid, Puzzle};
use crate::ids::Candidate;
use crate::layout::Layout;
use crate::slot::Slot;
use crate::step::Step;
use crate::target::Target;
use std::sync::Arc;

/// The end of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Every cell is filled by deduction.
    Solved,
    /// No technique of the profile finds anything more.
    Stuck,
    /// The start allows no solution: this slot can no longer be filled.
    Contradiction(Slot),
    /// The goal that was asked for is reached; the rest of the puzzle was not looked at.
    Reached(Target),
    /// The last digits were found by a hypothesis that happened to fill the grid, not by deduction.
    Hypothesis(Grid),
    /// Every cell is filled, but for some of them the digit was taken from the solution ([`crate::Pattern::Guess`]).
    Guessed,
}

impl Outcome {
    /// True if every cell is filled, by whatever means.
    pub const fn is_filled(&self) -> bool {
        self.kind().is_filled()
    }

    /// The outcome without what was found.
    pub const fn kind(&self) -> OutcomeKind {
        match self {
            Self::Solved => OutcomeKind::Solved,
            Self::Stuck => OutcomeKind::Stuck,
            Self::Contradiction(_) => OutcomeKind::Contradiction,
            Self::Reached(_) => OutcomeKind::Reached,
            Self::Hypothesis(_) => OutcomeKind::Hypothesis,
            Self::Guessed => OutcomeKind::Guessed,
        }
    }

    /// The word logs use.
    pub const fn word(&self) -> &'static str {
        self.kind().word()
    }
}

/// An outcome without what was found.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OutcomeKind {
    /// [`Outcome::Solved`].
    Solved,
    /// [`Outcome::Stuck`].
    Stuck,
    /// [`Outcome::Contradiction`].
    Contradiction,
    /// [`Outcome::Reached`].
    Reached,
    /// [`Outcome::Hypothesis`].
    Hypothesis,
    /// [`Outcome::Guessed`].
    Guessed,
}

crate::choice!(OutcomeKind, "an outcome", word);
crate::as_text!(OutcomeKind);

impl OutcomeKind {
    /// All outcomes.
    pub const ALL: [Self; 6] =
        [Self::Solved, Self::Stuck, Self::Contradiction, Self::Reached, Self::Hypothesis, Self::Guessed];

    /// True if every cell is filled, by whatever means.
    pub const fn is_filled(self) -> bool {
        matches!(self, Self::Solved | Self::Hypothesis | Self::Guessed)
    }

    /// The word logs use.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Solved => "solved",
            Self::Stuck => "stuck",
            Self::Contradiction => "contradiction",
            Self::Reached => "reached",
            Self::Hypothesis => "hypothesis",
            Self::Guessed => "guessed",
        }
    }
}

/// The outcome of trying a candidate, in the documents' procedure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AttemptOutcome {
    /// A: a contradiction; the next candidate of the cell is tried.
    Contradiction,
    /// B: undecided; the hypothesis is kept for now and the next cell is tried.
    Undecided,
    /// C: the grid is full and valid.
    Filled,
    /// Every candidate of a cell failed: this hypothesis, kept before, is given up.
    Withdrawn,
}

/// One hypothesis of the documents' procedure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attempt {
    /// The candidate tried.
    pub assume: Candidate,
    /// The number of hypotheses that stood before it.
    pub standing: usize,
    /// The outcome.
    pub outcome: AttemptOutcome,
}

/// All steps of a run and its outcome.
#[derive(Clone, Debug)]
pub struct Trace {
    /// The layout it was solved on.
    pub layout: Arc<Layout>,
    /// The puzzle it started from.
    pub puzzle: Puzzle,
    /// The name of the profile.
    pub profile: String,
    /// The deductions, in order.
    pub steps: Vec<Step>,
    /// The hypotheses tried, for the documents' procedure.
    pub attempts: Vec<Attempt>,
    /// The end of the run.
    pub outcome: Outcome,
}

impl Trace {
    /// Each step with its number from 1 and the board before it.
    pub fn replay(&self) -> impl Iterator<Item = (usize, Board, &Step)> {
        let mut board = Board::new(&self.layout, &self.puzzle);
        self.steps.iter().enumerate().map(move |(index, step)| {
            let before = board.clone();
            board.apply(&step.conclusion);
            (index + 1, before, step)
        })
    }

    /// The board after the last step.
    pub fn reached(&self) -> Board {
        let mut board = Board::new(&self.layout, &self.puzzle);
        for step in &self.steps {
            board.apply(&step.conclusion);
        }
        board
    }

    /// The grid the run ends with: what was deduced, or what a hypothesis filled.
    pub fn grid(&self) -> Grid {
        if let Outcome::Hypothesis(grid) = self.outcome { grid } else { *self.reached().values() }
    }
}
