//! The arguments that Sudoku Explainer's searches of several branches find, and the nodes they rest on.
use super::line::ChainLine;
use super::rank::ArgumentRank;
use qedoku_core::{Assumption, Candidate, CandidateSet, CellSet, Digit, DigitSet, House, Slot};
use std::sync::Arc;

/// The links and rules that a search may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct LinkMode {
    /// Links inside cells.
    pub(super) cells: bool,
    /// True if a candidate that became false is removed for the rest of the search.
    pub(super) dynamic: bool,
    /// The level of the rules used when nothing else follows: none at level 0.
    pub(super) level: u8,
    /// The level of the searches inside level 4.
    pub(super) inner: u8,
}

impl LinkMode {
    /// One digit, by its houses.
    pub(super) const NISHIO: Self = Self { cells: false, dynamic: true, level: 0, inner: 0 };
    /// The links of the position.
    pub(super) const MULTIPLE: Self = Self { cells: true, dynamic: false, level: 0, inner: 0 };

    /// Links as they come up on the way.
    pub(super) const fn dynamic(level: u8, inner: u8) -> Self {
        Self { cells: true, dynamic: true, level, inner }
    }
}

/// Why a node came up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cause {
    /// The search starts from it.
    Source,
    /// By a link in its cell.
    Cell,
    /// By a link in its box, row or column, by number.
    House(u8),
    /// A rule took it away.
    Rule,
}

/// The kinds of argument of several branches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FindKind {
    /// Both states of a candidate lead to the same.
    Double,
    /// All digits of a cell do.
    Cell,
    /// All places of a digit in a box, row or column do, by number.
    Region(u8),
    /// A state leads to a node and its opposite.
    Contradiction,
}

impl FindKind {
    /// The rank of the kind among arguments of one rating and length.
    pub(super) const fn key(self) -> u8 {
        match self {
            Self::Double => 1,
            Self::Cell => 5,
            Self::Region(_) => 6,
            Self::Contradiction => 7,
        }
    }
}

/// An argument of several branches.
#[derive(Clone, Debug)]
pub(super) struct BranchArgument {
    pub(super) kind: FindKind,
    pub(super) rank: ArgumentRank,
    /// The source of each branch and the node that it leads to.
    pub(super) branches: Vec<[Assumption; 2]>,
    pub(super) eliminate: CandidateSet,
    pub(super) place: Option<Candidate>,
}

/// A node of an argument, why it came up, and by which find of a rule.
#[derive(Clone, Debug)]
pub(super) struct PastNode {
    pub(super) candidate: Candidate,
    pub(super) holds: bool,
    pub(super) cause: Cause,
    pub(super) find: Option<Arc<RuleFind>>,
}

/// An argument of several branches with all that it rests on.
#[derive(Clone, Debug)]
pub(super) struct FullArgument {
    pub(super) kind: FindKind,
    pub(super) mode: LinkMode,
    pub(super) branches: Vec<ArgumentBranch>,
    pub(super) eliminate: CandidateSet,
    pub(super) place: Option<Candidate>,
}

/// The nodes that lead from a source to the conclusion, or to a contradiction.
#[derive(Clone, Debug)]
pub(super) struct ArgumentBranch {
    pub(super) source: Assumption,
    pub(super) past: Vec<PastNode>,
    /// True if it is a contradiction.
    pub(super) ends: bool,
}

/// A find of a rule inside a search.
#[derive(Clone, Debug)]
pub(super) struct RuleFind {
    /// The candidates that had to be gone for it.
    pub(super) parents: Vec<u16>,
    /// The chain that it is, by its number.
    pub(super) nested: Option<u32>,
    pub(super) what: RuleFindKind,
}

/// The finds of a rule.
#[derive(Clone, Debug)]
pub(super) enum RuleFindKind {
    Locked { digit: Digit, from: House, to: House },
    Hidden { house: House, digits: DigitSet },
    Naked { house: House, cells: CellSet },
    XWing { digit: Digit, base: [House; 2], cover: [House; 2] },
    Inner(Inner),
}

/// A chain found inside a search.
#[derive(Clone, Debug)]
pub(super) enum Inner {
    /// A line, and the slots of its strong links if it is to be described.
    Line(Box<ChainLine>, Vec<Slot>),
    /// An argument of several branches, kept only if it is to be described.
    Net(Option<Box<FullArgument>>),
}

/// The finds of a rule, each with the candidates it removes.
pub(super) type RuleFinds = Vec<(RuleFind, Vec<Candidate>)>;
