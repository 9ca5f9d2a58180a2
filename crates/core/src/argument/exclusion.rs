//! Cells that cannot be filled with a candidate.
use crate::set::CellSet;
use crate::slot::Slot;
use crate::wire::logged;

logged! {
    /// Every way to fill the base with the candidate fails because another slot is left empty.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct Exclusion {
        /// The cells that are filled in every way.
        #[more("Those that lose a candidate are among them.")]
        pub base: CellSet,
        /// The slots that exclude ways.
        #[more("They would be left empty, or not all could be filled; each once and none of them a cell of the base.")]
        pub excluders: Vec<Slot>,
    }

    /// Every way to fill the base with the candidate fails because another slot is left empty.
    form;
}
