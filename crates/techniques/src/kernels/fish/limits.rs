//! How far the search for fish goes. A person's patience ends here as well.

/// How many fins a fish has at most, those in two base houses included.
pub(super) const FINS: usize = 5;

/// How many of the fins lie in two base houses.
pub(super) const ENDO_FINS: usize = 2;

/// How many sets of base houses the search for fish with boxes looks at for one digit; beyond that it gives up.
pub(super) const NODES: usize = 2_000_000;

/// How many base houses a fish has at most.
pub(super) const BASE: usize = 7;
