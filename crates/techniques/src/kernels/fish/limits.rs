//! The limits of the search for fish. A person's patience ends here as well.

/// The most fins of a fish, those in two base houses included.
pub(super) const FINS: usize = 5;

/// The most fins that may lie in two base houses.
pub(super) const ENDO_FINS: usize = 2;

/// The most sets of base houses that the search for fish with boxes tries for one digit before it gives up.
pub(super) const NODES: usize = 2_000_000;

/// The most base houses of a fish.
pub(super) const BASE: usize = 7;
