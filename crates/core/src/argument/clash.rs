//! The argument of a candidate that goes, as it clashes with every candidate of a slot.
use crate::slot::Slot;
use crate::wire::logged;

logged! {
    /// A slot takes one of its candidates, and each of them rules out the same.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct Clash {
        /// The slot: `r4c7`, or `b6n5` for the digit 5 in box 6.
        pub slot: Slot,
    }

    /// A slot takes one of its candidates, and each of them rules out the same.
    form;
}
