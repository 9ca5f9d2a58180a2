//! The shapes of arguments.
use crate::ids::{Candidate, Digit, House};
use crate::set::{CandidateSet, CellSet, DigitSet, HouseSet};
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
    /// More cover houses than base houses are those of two such patterns on one base.
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
    /// As many houses (base) as other houses (cover) hold all places of a digit in the base, but for fins; the fins, and
    /// what the fish has in one of its cover houses, lead to the same.
    Kraken {
        /// The slots that must be filled.
        base: Vec<Slot>,
        /// The slots that can fill them.
        cover: Vec<Slot>,
        /// One for each candidate that leads to the conclusion, from its truth to what goes. The first link is weak, and
        /// so is the last.
        chains: Vec<Chain>,
    },
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
    /// Every way to place a digit on the whole board, or the ways of several digits that fit together.
    Templates {
        /// The digits: that of the conclusion, and those against whose ways it is held.
        digits: DigitSet,
    },
    /// Two base cells whose digits must appear in the target cells.
    Exocet {
        /// The base cells.
        base: CellSet,
        /// The target cells.
        targets: CellSet,
        /// The digits of the base.
        digits: DigitSet,
        /// The lines that have room for a digit of the base only if a target takes it.
        lines: HouseSet,
        /// For each target, in layout order, the cells one of which repeats its digit; nothing if the argument goes
        /// without them.
        mirrors: Vec<CellSet>,
    },
    /// Cells that must go along with their images, as the givens do under a map of the board; the truths name the map.
    Symmetry {
        /// The cells.
        cells: CellSet,
    },
    /// A candidate is assumed and leads to a contradiction.
    Hypothesis(Hypothesis),
    /// Each candidate of a slot is assumed in turn and leads to the same conclusion, or to a contradiction.
    Forcing(Forcing),
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
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// The start.
    pub from: CandidateSet,
    /// The end.
    pub to: CandidateSet,
    /// The slots by which one of the two ends is true: a strong link. One slot for a plain link; the cells of an almost
    /// locked set, the houses of an almost fish and so on for others. A link without them is weak: not both are true.
    pub strong: Vec<Slot>,
    /// Whether the link is strong because the puzzle has one solution: its ends are the guards of a deadly pattern.
    pub unique: bool,
}

impl Link {
    /// One of the ends is true, for the slot has nothing else.
    pub fn strong(from: CandidateSet, to: CandidateSet, slot: Slot) -> Self {
        Self { from, to, strong: vec![slot], unique: false }
    }

    /// Not both ends are true.
    pub const fn weak(from: CandidateSet, to: CandidateSet) -> Self {
        Self { from, to, strong: Vec::new(), unique: false }
    }

    /// Whether one of the ends is true.
    pub const fn is_strong(&self) -> bool {
        self.unique || !self.strong.is_empty()
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
        length(&self.steps)
    }

    /// How many hypotheses stand on each other, this one included.
    pub fn depth(&self) -> usize {
        1 + depth(&self.steps)
    }
}

/// One of the candidates of a slot is true, and whichever it is, the conclusion holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forcing {
    /// The slot; one of the truths of the step says what it has left.
    pub slot: Slot,
    /// What follows from each candidate of the slot, in layout order.
    pub cases: Vec<Case>,
}

/// One candidate of a forcing, assumed true.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// The candidate.
    pub assume: Candidate,
    /// What follows, in order; nothing that the case does not need.
    pub steps: Vec<Step>,
    /// The slot that is left empty, if the candidate leads to a contradiction. Without it the conclusion holds after the
    /// steps: what it eliminates is gone, and what it places is placed.
    pub end: Option<Slot>,
}

impl Forcing {
    /// How many steps all cases take, those of hypotheses and forcings inside them included.
    pub fn length(&self) -> usize {
        self.cases.iter().map(|case| length(&case.steps)).sum()
    }

    /// How many forcings and hypotheses stand on each other, this one included.
    pub fn depth(&self) -> usize {
        1 + self.cases.iter().map(|case| depth(&case.steps)).max().unwrap_or(0)
    }
}

fn length(steps: &[Step]) -> usize {
    steps.iter().map(|step| 1 + step.nested_length()).sum()
}

fn depth(steps: &[Step]) -> usize {
    steps.iter().map(Step::hypothesis_depth).max().unwrap_or(0)
}
