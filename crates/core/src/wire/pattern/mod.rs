//! The shape of an argument as it is written, each shape in a file of its own.
mod chain;
mod colors;
mod confined;
mod deadly;
mod exclusion;
mod exocet;
mod fish;
mod forcing;
mod hypothesis;
mod kraken;
mod ring;
mod set_logic;
mod sets;
mod single;
mod subset;
mod symmetry;
mod templates;
mod wing;

use super::{WireError, Words};
use crate::argument as shape;
use crate::layout::Layout;
use serde::{Deserialize, Serialize};

pub use chain::{Chain, Link, Reason};
pub use colors::Colors;
pub use confined::Confined;
pub use deadly::Deadly;
pub use exclusion::Exclusion;
pub use exocet::Exocet;
pub use fish::{Fish, FishBody};
pub use forcing::Forcing;
pub use hypothesis::Hypothesis;
pub use kraken::Kraken;
pub use ring::{Ring, RingPlace};
pub use set_logic::SetLogic;
pub use sets::{AlmostLocked, HouseGroup, Petal, Sets};
pub use single::Single;
pub use subset::{Places, Subset};
pub use symmetry::SymmetricCells;
pub use templates::Templates;
pub use wing::Wing;

type Read<T> = Result<T, WireError>;

/// The shape of the argument, and what it is made of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Pattern {
    /// A slot has one candidate left.
    Single(Single),
    /// A digit of one house is left only where the house crosses another.
    Confined(Confined),
    /// As many cells as digits in a house.
    Subset(Subset),
    /// A digit in as many houses as hold it elsewhere, but for fins.
    Fish(Fish),
    /// Slots of several kinds that as many others hold.
    SetLogic(SetLogic),
    /// Few cells around a pivot that leave no room for a digit elsewhere.
    Wing(Wing),
    /// Almost locked sets that are linked.
    Sets(Sets),
    /// Candidates in two colors.
    Colors(Colors),
    /// Candidates linked in turn.
    Chain(Chain),
    /// An odd ring of places.
    Ring(Ring),
    /// A fish, and paths from its fins to what goes.
    Kraken(Kraken),
    /// Cells that would allow two solutions, or none, if their guards were gone.
    Deadly(Deadly),
    /// Cells that cannot be filled with a candidate.
    Exclusion(Exclusion),
    /// Ways to place digits on the whole board.
    Templates(Templates),
    /// Base cells whose digits must appear in the target cells.
    Exocet(Exocet),
    /// Cells that go along with their images under a map of the board.
    Symmetry(SymmetricCells),
    /// A candidate is assumed and leads to a contradiction.
    Hypothesis(Hypothesis),
    /// Each candidate of a slot is assumed in turn.
    Forcing(Forcing),
    /// The digit is taken from the solution, and nothing proves it.
    Guess,
    /// No shape, or one that this reader does not know: the truths speak for the step.
    #[serde(other)]
    Truths,
}

impl Pattern {
    /// Whether the shape is one of those listed here.
    pub const fn is_known(&self) -> bool {
        !matches!(self, Self::Truths)
    }

    /// How a pattern is written; `words` tell its step.
    pub fn new(layout: &Layout, pattern: &shape::Pattern, words: &Words) -> Self {
        match pattern {
            shape::Pattern::Single(it) => Self::Single(Single::new(layout, it)),
            shape::Pattern::Confined(it) => Self::Confined(Confined::new(layout, it)),
            shape::Pattern::Subset(it) => Self::Subset(Subset::new(layout, it)),
            shape::Pattern::Fish(it) => Self::Fish(Fish::new(layout, it)),
            shape::Pattern::SetLogic(it) => Self::SetLogic(SetLogic::new(layout, it)),
            shape::Pattern::Wing(it) => Self::Wing(Wing::new(it)),
            shape::Pattern::Sets(it) => Self::Sets(Sets::new(layout, it)),
            shape::Pattern::Colors(it) => Self::Colors(Colors::new(it)),
            shape::Pattern::Chain(it) => Self::Chain(Chain::new(layout, it, words.notation.clone())),
            shape::Pattern::Ring(it) => Self::Ring(Ring::new(layout, it)),
            shape::Pattern::Kraken(it) => Self::Kraken(Kraken::new(layout, it)),
            shape::Pattern::Deadly(it) => Self::Deadly(Deadly::new(it)),
            shape::Pattern::Exclusion(it) => Self::Exclusion(Exclusion::new(layout, it)),
            shape::Pattern::Templates(it) => Self::Templates(Templates::new(it)),
            shape::Pattern::Exocet(it) => Self::Exocet(Exocet::new(layout, it)),
            shape::Pattern::Symmetry(it) => Self::Symmetry(SymmetricCells::new(it)),
            shape::Pattern::Hypothesis(it) => Self::Hypothesis(Hypothesis::new(layout, it, words)),
            shape::Pattern::Forcing(it) => Self::Forcing(Forcing::new(layout, it, words)),
            shape::Pattern::Guess => Self::Guess,
            shape::Pattern::Truths => Self::Truths,
        }
    }

    /// Reads the pattern.
    pub fn to_pattern(&self, layout: &Layout) -> Result<shape::Pattern, WireError> {
        self.read(layout, 0)
    }

    /// Reads the pattern of a step that stands within so many others.
    pub(super) fn read(&self, layout: &Layout, within: usize) -> Result<shape::Pattern, WireError> {
        Ok(match self {
            Self::Single(it) => it.read(layout)?.into(),
            Self::Confined(it) => it.read(layout)?.into(),
            Self::Subset(it) => it.read(layout)?.into(),
            Self::Fish(it) => it.read(layout)?.into(),
            Self::SetLogic(it) => it.read(layout)?.into(),
            Self::Wing(it) => it.read()?.into(),
            Self::Sets(it) => it.read(layout)?.into(),
            Self::Colors(it) => it.read()?.into(),
            Self::Chain(it) => it.read(layout)?.into(),
            Self::Ring(it) => it.read(layout)?.into(),
            Self::Kraken(it) => it.read(layout)?.into(),
            Self::Deadly(it) => it.read()?.into(),
            Self::Exclusion(it) => it.read(layout)?.into(),
            Self::Templates(it) => it.read()?.into(),
            Self::Exocet(it) => it.read(layout)?.into(),
            Self::Symmetry(it) => it.read()?.into(),
            Self::Hypothesis(it) => it.read(layout, within + 1)?.into(),
            Self::Forcing(it) => it.read(layout, within + 1)?.into(),
            Self::Guess => shape::Pattern::Guess,
            Self::Truths => shape::Pattern::Truths,
        })
    }
}
