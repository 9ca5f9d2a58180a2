//! The shapes of arguments: a dozen and a half for all techniques, one a file, so that words, pictures and the log follow
//! the shape. A shape says what the technique knew; its constructor builds none that is broken.
mod assumption;
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

use crate::step::Step;

pub use assumption::Assumption;
pub use chain::{Chain, Reason, StrongLink};
pub use colors::Colors;
pub use confined::Confined;
pub use deadly::{Deadly, DeadlyKind};
pub use exclusion::Exclusion;
pub use exocet::Exocet;
pub use fish::{Fish, FishBody, FishForm};
pub use forcing::{Case, Choice, Forcing};
pub use hypothesis::Hypothesis;
pub use kraken::{Kraken, Path};
pub use ring::{Ring, RingPlace};
pub use set_logic::{SetLogic, SetLogicKind};
pub use sets::{AlmostLocked, Blossom, HouseGroup, LinkedSet, SetChain, Sets, SueDeCoq};
pub use single::Single;
pub use subset::{AlmostLockedSubset, HiddenSubset, NakedSubset, Subset};
pub use symmetry::Symmetry;
pub use templates::Templates;
pub use wing::Wing;

/// The shape of an argument. No step holds because of it: its truths prove the step, and the shape says how to read them.
#[derive(Clone, PartialEq, Eq, Debug)]
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
    /// Candidates linked in turn by "one of them is true" and "not both are true".
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
    /// Two base cells whose digits must appear in the target cells.
    Exocet(Exocet),
    /// Cells that go along with their images under a map of the board.
    Symmetry(Symmetry),
    /// A candidate is assumed true, or false, and leads to a contradiction.
    Hypothesis(Hypothesis),
    /// Each candidate of a slot is assumed in turn, or a candidate true and then false, and leads to the same, or to a
    /// contradiction.
    Forcing(Forcing),
    /// The digit of a cell is taken from the solution: there is no argument, and nothing proves the step.
    Guess,
    /// No shape that is known here: the truths speak for the step.
    Truths,
}

impl Pattern {
    /// The shape, or none where there is none.
    pub fn of(shape: Option<impl Into<Self>>) -> Self {
        shape.map_or(Self::Truths, Into::into)
    }
}

/// Makes each shape a pattern.
macro_rules! shapes {
    ($($shape:ident)+) => {
        $(impl From<$shape> for Pattern {
            fn from(shape: $shape) -> Self {
                Self::$shape(shape)
            }
        })+
    };
}

shapes! { Single Confined Subset Fish SetLogic Wing Sets Colors Chain Ring Kraken Deadly Exclusion Templates Exocet Symmetry Hypothesis Forcing }

fn length(steps: &[Step]) -> usize {
    steps.iter().map(|step| 1 + step.nested_length()).sum()
}

fn depth(steps: &[Step]) -> usize {
    steps.iter().map(Step::hypothesis_depth).max().unwrap_or(0)
}
