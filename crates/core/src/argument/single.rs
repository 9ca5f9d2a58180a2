//! A slot has one candidate left.
use crate::step::Slot;

/// A slot has one candidate left, which is placed: a naked single for a cell, a hidden single for a house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Single {
    /// The slot.
    pub slot: Slot,
}
