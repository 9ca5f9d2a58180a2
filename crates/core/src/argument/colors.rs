//! Candidates in two colors.
use crate::set::CandidateSet;

/// Candidates in two colors, one color of each cluster true and the other false; what goes can stay in neither case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Colors {
    /// The clusters, each with its two colors: all of one color are true and all of the other false, or the other way
    /// round, because strong links (cells with two candidates, houses with two places) join candidates of opposite colors.
    /// Both candidates of such a link have a color if one of them has. A candidate that goes may be a cluster of its own.
    ///
    /// Several clusters may be the sides of choices instead: of each, one color or the other has a true candidate, where a
    /// color is one candidate, or several places of one truth; what goes clashes with all of both sides of one.
    pub clusters: Vec<[CandidateSet; 2]>,
}
