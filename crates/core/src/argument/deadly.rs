//! Cells that would allow two solutions, or none.
use crate::set::CandidateSet;
use crate::wire::{logged, logged_as_it_is};
use serde::{Deserialize, Serialize};

logged! {
    /// Cells that would allow two solutions, or none at all, if their guards were gone.
    #[derive(Clone, PartialEq, Eq, Debug)]
    #[non_exhaustive]
    pub struct Deadly {
        /// The kind of deadly pattern.
        #[serde(rename = "type")]
        pub kind: DeadlyKind,
        /// The candidates that would be left in the cells.
        pub deadly: CandidateSet,
        /// The candidates one of which is true.
        #[more("They are all that the cells have besides; of cells that cannot be filled they are of other digits.")]
        pub guards: CandidateSet,
    }

    /// Cells that would allow two solutions, or none, if their guards were gone.
    form, made by Self::new(kind, deadly, guards), or else guards: |form| form.guards.join(","),
        CandidatesBesideDeadly;
}

/// The kinds of deadly patterns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum DeadlyKind {
    /// Four cells of two rows, two columns and two boxes with two digits.
    UniqueRectangle,
    /// Such cells of which some are filled, but not given.
    AvoidableRectangle,
    /// A loop of cells with two digits, two in each of its houses.
    UniqueLoop,
    /// Cells of two or three lines and as many or more boxes with as many digits as a line of them has cells.
    ExtendedRectangle,
    /// All open cells with two digits each, each digit twice in its houses: a bivalue universal grave.
    Bug,
    /// A loop of an odd number of cells, each in a house with the next, with two digits: no way to fill it at all.
    BivalueOddagon,
    /// Three cells in each of four boxes with three digits, of which no way to fill them is left: Thor's Hammer.
    Tridagon,
}

logged_as_it_is!(DeadlyKind);

impl DeadlyKind {
    /// True if it is deadly because the puzzle has one solution; the others have no way to be filled.
    pub const fn is_unique(self) -> bool {
        !matches!(self, Self::BivalueOddagon | Self::Tridagon)
    }
}

impl Deadly {
    /// A deadly pattern; nothing if a guard is part of it, or if there is nothing deadly.
    pub fn new(kind: DeadlyKind, deadly: CandidateSet, guards: CandidateSet) -> Option<Self> {
        (!deadly.meets(&guards) && !deadly.is_empty()).then_some(Self { kind, deadly, guards })
    }
}
