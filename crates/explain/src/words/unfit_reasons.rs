//! Reasons why candidates are in no way to fill the cells of a rule.
use qedoku_core::{CandidateSet, CellSet};

/// The most ways that are listed.
pub(super) const WAYS: usize = 10;

/// Why candidates go, and those of which that is not said.
#[derive(Default)]
pub(super) struct UnfitReasons {
    pub(super) texts: Vec<String>,
    /// True if the ways that are left are to be listed before.
    pub(super) needs_ways: bool,
    pub(super) left: CandidateSet,
    /// The cells that lose what is in no case that was told.
    pub(super) struck: CellSet,
}
