//! The shapes of arguments.
use crate::ids::{Candidate, Digit, House};
use crate::set::{CandidateSet, CellSet, DigitSet};
use crate::step::{Slot, Step};

/// The shape of an argument: a dozen for a hundred techniques, so that words and pictures follow the shape.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pattern {
    /// A slot has one candidate left.
    Single {
        /// The slot.
        slot: Slot,
    },
    /// A digit of one house is left only where the house crosses another.
    Confined {
        /// The digit.
        digit: Digit,
        /// The house that confines it.
        from: House,
        /// The house that loses it elsewhere.
        to: House,
    },
    /// As many slots (cover) as other slots (base) hold all candidates of the base, but for fins.
    Cover {
        /// The slots that must be filled.
        base: Vec<Slot>,
        /// The slots that can fill them.
        cover: Vec<Slot>,
        /// Candidates of the base outside the cover.
        fins: CandidateSet,
    },
    /// Few cells around a pivot whose candidates leave no room for a digit elsewhere: XY-Wing and its kin.
    Wing {
        /// The cells that the others hang on.
        pivot: CellSet,
        /// The other cells.
        pincers: CellSet,
        /// The digits that go from the cells that see all their places.
        digits: DigitSet,
    },
    /// Almost locked sets that share restricted common candidates, Sue de Coq and their kin.
    Sets {
        /// The sets, in the order of the argument.
        sets: Vec<AlmostLocked>,
        /// The digits that link one set to the next.
        common: DigitSet,
    },
    /// Candidates in two colors, one color of each pair true and the other false.
    Colors {
        /// The clusters, each with its two colors.
        clusters: Vec<[CandidateSet; 2]>,
    },
    /// Candidates linked in turn by "one of them is true" and "not both are true".
    Chain(Chain),
    /// Cells that would allow two solutions if their guards were gone.
    Deadly {
        /// What would be left in the cells.
        deadly: CandidateSet,
        /// The candidates one of which is true.
        guards: CandidateSet,
    },
    /// Every way to fill the base with the candidate fails because another cell is left empty.
    Exclusion {
        /// The cells that are filled in every way.
        base: CellSet,
        /// The slots that exclude ways.
        excluders: Vec<Slot>,
    },
    /// Every way to place a digit on the whole board.
    Templates {
        /// The digit.
        digit: Digit,
    },
    /// Two or three base cells whose digits must appear in the target cells.
    Exocet {
        /// The base cells.
        base: CellSet,
        /// The target cells.
        targets: CellSet,
        /// The digits of the base.
        digits: DigitSet,
    },
    /// A candidate is assumed and leads to a contradiction.
    Hypothesis(Hypothesis),
}

/// Cells of one house with what they may hold: one digit more than cells, unless the argument says otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AlmostLocked {
    /// The cells.
    pub cells: CellSet,
    /// Their digits.
    pub digits: DigitSet,
}

/// Links that follow on each other; the end of one is the start of the next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chain {
    /// The links.
    pub links: Vec<Link>,
    /// Whether the last link ends where the first starts.
    pub closed: bool,
}

/// A link of a chain. Its ends are candidates, or groups of them that count as one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Link {
    /// The start.
    pub from: CandidateSet,
    /// The end.
    pub to: CandidateSet,
    /// The slot that one of the two ends must fill: a strong link. Without a slot the link is weak: not both are true.
    pub strong: Option<Slot>,
}

impl Link {
    /// One of the ends is true, for the slot has nothing else.
    pub const fn strong(from: CandidateSet, to: CandidateSet, slot: Slot) -> Self {
        Self { from, to, strong: Some(slot) }
    }

    /// Not both ends are true.
    pub const fn weak(from: CandidateSet, to: CandidateSet) -> Self {
        Self { from, to, strong: None }
    }
}

/// An assumption, what follows from it, and the slot that it leaves empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hypothesis {
    /// The candidate assumed true.
    pub assume: Candidate,
    /// What follows, in order; nothing that the contradiction does not need.
    pub steps: Vec<Step>,
    /// The cell without a candidate, or the house without a place for a digit.
    pub end: Slot,
}

impl Hypothesis {
    /// How many steps the argument takes, those of hypotheses inside it included.
    pub fn length(&self) -> usize {
        self.steps.iter().map(|step| 1 + step.nested_length()).sum()
    }

    /// How many hypotheses stand on each other, this one included.
    pub fn depth(&self) -> usize {
        1 + self.steps.iter().map(Step::hypothesis_depth).max().unwrap_or(0)
    }
}
