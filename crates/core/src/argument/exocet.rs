//! Two base cells whose digits must appear in the target cells.
use crate::set::{CellSet, DigitSet, HouseSet};
use crate::wire::logged;

logged! {
    /// Two base cells whose digits must appear in the target cells.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct Exocet {
        /// The base cells.
        #[more("Two, in one line and one box.")]
        pub base: CellSet,
        /// The target cells.
        #[more("Two, in two of the lines and in no house of the base.")]
        pub targets: CellSet,
        /// The digits of the base.
        #[more("All of them.")]
        pub digits: DigitSet,
        /// The lines that have room for a digit of the base only if a target takes it.
        #[more("Three across that of the base, none through its cells.")]
        pub lines: HouseSet,
        /// For each target, in layout order, the cells one of which repeats its digit; left out if the argument goes without
        /// them.
        #[more("They are in the box of the other target: those outside the line of the base and that of the target along it,")]
        #[more("and outside the line across through the other target. A target that does not need them has none.")]
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pub mirrors: Vec<CellSet>,
    }

    /// Base cells whose digits must appear in the target cells.
    form;
}
