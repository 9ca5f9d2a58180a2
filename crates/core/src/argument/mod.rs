//! The shapes of arguments: a dozen and a half for all techniques, one a file, so that words, pictures and the log
//! follow the shape. A shape says what the technique knew; its constructor builds none that is broken.
mod assumption;
mod chain;
mod clash;
mod colors;
mod confined;
mod deadly;
mod exclusion;
mod exocet;
mod filled;
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
mod total;
mod wing;

use crate::step::Step;

pub use assumption::Assumption;
pub use chain::{Chain, Reason, StrongLink};
pub use clash::{Clash, RuledOut};
pub use colors::Colors;
pub use confined::Confined;
pub use deadly::{Deadly, DeadlyKind};
pub use exclusion::Exclusion;
pub use exocet::Exocet;
pub use filled::Filled;
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
pub use total::Total;
pub use wing::Wing;

/// Writes the shapes, which are patterns each, and their form in a log: that of the shape, whose `kind` says which it
/// is.
macro_rules! shapes {
    ($($(#[doc = $doc:literal])+ $(#[more($more:literal)])* $shape:ident,)+) => {
        /// The shape of an argument. No step holds because of it: its truths prove the step, and the shape says how to read
        /// them.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum Pattern {
            $($(#[doc = $doc])+ $(#[doc = $more])* $shape($shape),)+
            /// The digit of a cell is taken from the solution: there is no argument, and nothing proves the step.
            Guess,
            /// No shape that is known here: the truths speak for the step.
            Truths,
        }

        $(impl From<$shape> for Pattern {
            fn from(shape: $shape) -> Self {
                Self::$shape(shape)
            }
        })+

        /// The form of patterns.
        pub(crate) mod form {
            use crate::wire::{Logged, ReadContext, WireError, WriteContext};
            use serde::{Deserialize, Serialize};

            /// The shape of the argument, and what it is made of.
            #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
            #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
            #[serde(tag = "kind", rename_all = "kebab-case")]
            pub enum Pattern {
                $($(#[doc = $doc])+ $shape(<super::$shape as Logged>::Form),)+
                /// The digit is taken from the solution, and nothing proves it.
                Guess,
                /// No shape, or one that this reader does not know: the truths speak for the step.
                #[serde(other)]
                Truths,
            }

            impl Logged for super::Pattern {
                type Form = Pattern;

                fn form(&self, writing: WriteContext<'_>) -> Pattern {
                    match self {
                        $(Self::$shape(it) => Pattern::$shape(it.form(writing)),)+
                        Self::Guess => Pattern::Guess,
                        Self::Truths => Pattern::Truths,
                    }
                }

                fn read(form: &Pattern, reading: &ReadContext<'_>) -> Result<Self, WireError> {
                    Ok(match form {
                        $(Pattern::$shape(it) => Self::$shape(Logged::read(it, reading)?),)+
                        Pattern::Guess => Self::Guess,
                        Pattern::Truths => Self::Truths,
                    })
                }
            }
        }
    };
}

shapes! {
    /// A slot has one candidate left.
    Single,
    /// A digit of one house is left only where the house crosses another.
    Confined,
    /// A slot takes one of its candidates, and each of them rules out the same.
    Clash,
    /// Cells add up to a total, and what does not fit it goes.
    Total,
    /// The cells of a rule are filled in one of a few ways.
    Filled,
    /// As many cells as digits in a house.
    Subset,
    /// A digit in as many houses as hold it elsewhere, but for fins.
    Fish,
    /// Slots of several kinds that as many others hold.
    SetLogic,
    /// Few cells around a pivot that leave no room for a digit elsewhere.
    Wing,
    /// Almost locked sets that are linked.
    Sets,
    /// Candidates in two colors.
    Colors,
    /// Candidates linked in turn.
    #[more("Of two linked ones, one is true, or not both are.")]
    Chain,
    /// An odd ring of places.
    Ring,
    /// A fish, and paths from its fins to what goes.
    Kraken,
    /// Cells that would allow two solutions, or none, if their guards were gone.
    Deadly,
    /// Cells that cannot be filled with a candidate.
    Exclusion,
    /// Ways to place digits on the whole board.
    Templates,
    /// Base cells whose digits must appear in the target cells.
    Exocet,
    /// Cells that go along with their images under a map of the board.
    Symmetry,
    /// A candidate is assumed and leads to a contradiction.
    #[more("It is assumed true, or false.")]
    Hypothesis,
    /// Each candidate of a slot is assumed in turn.
    #[more("Or a candidate true and then false; each leads to the same, or to a contradiction.")]
    Forcing,
}

impl Pattern {
    /// The shape, or none where there is none.
    pub fn of(shape: Option<impl Into<Self>>) -> Self {
        shape.map_or(Self::Truths, Into::into)
    }
}

fn length(steps: &[Step]) -> usize {
    steps.iter().map(|step| 1 + step.nested_length()).sum()
}

fn depth(steps: &[Step]) -> usize {
    steps.iter().map(Step::hypothesis_depth).max().unwrap_or(0)
}
