//! A slot has one candidate left.
use crate::slot::Slot;
use crate::wire::logged;

logged! {
    /// A slot has one candidate left, which is placed: a naked single for a cell, a hidden single for a house.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct Single {
        /// The slot: `r4c7`, or `b6n5` for the digit 5 in box 6.
        pub slot: Slot,
    }

    /// A slot has one candidate left.
    form;
}
