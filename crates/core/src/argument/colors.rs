//! Candidates in two colors.
use crate::set::CandidateSet;
use crate::wire::logged;

logged! {
    /// Candidates in two colors, one color of each cluster true and the other false; what goes can stay in neither case.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct Colors {
        /// The clusters, each with its two colors. Strong links join candidates of opposite colors: all of one color are true and
        /// all of the other false. Or, where that is not so in all clusters, a color is a candidate or several places of a truth,
        /// and one color or the other has a true one.
        #[more("Strong links are cells with two candidates and houses with two places. Both candidates of such a link have a")]
        #[more("color if one of them has. A candidate that goes may be a cluster of its own.")]
        #[more("Where a color is a side of a choice, what goes clashes with all of both sides of one.")]
        pub clusters: Vec<[CandidateSet; 2]>,
    }

    /// Candidates in two colors, one color of each cluster true and the other false, or one of both at least.
    form;
}
