//! Candidates in two colors.
use crate::set::CandidateSet;

/// Candidates in two colors, one color of each pair true and the other false.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Colors {
    /// The clusters, each with its two colors.
    pub clusters: Vec<[CandidateSet; 2]>,
}
