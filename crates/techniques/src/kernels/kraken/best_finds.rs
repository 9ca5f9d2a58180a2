//! The best kraken fish for each candidate that they eliminate.
use super::finned_fish::FinnedFish;
use qedoku_core::{Candidate, CandidateSet, House};

/// The most fish kept for one candidate: the first one whose argument needs all of its parts is reported.
const RIVALS: usize = 16;

/// The amount of reading that a fish takes, the most important part first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct ReadingCost {
    /// The number of placements of the chains.
    pub(super) placements: usize,
    /// The number of chains.
    pub(super) chains: usize,
    /// The number of base houses.
    pub(super) base: usize,
}

/// A fish, and the candidate that it takes away with its chains.
#[derive(Clone, Copy, Debug)]
pub(super) struct KrakenFish {
    pub(super) fish: FinnedFish,
    /// The cover house from whose places chains lead to the target as well.
    pub(super) line: Option<House>,
    /// The candidates from each of which a chain leads to the target.
    pub(super) starts: CandidateSet,
    pub(super) target: Candidate,
    pub(super) cost: ReadingCost,
}

/// The finds with the least cost for each candidate, in the order in which they were found where costs are alike.
pub(super) struct BestFinds {
    finds: Vec<Vec<KrakenFish>>,
    /// The number of placements at which a find is too long, for each candidate.
    limits: Vec<usize>,
}

impl BestFinds {
    pub(super) fn new() -> Self {
        Self { finds: vec![Vec::new(); Candidate::COUNT], limits: vec![usize::MAX; Candidate::COUNT] }
    }

    /// Notes that a simpler argument eliminates the candidate in this number of placements.
    pub(super) fn limit(&mut self, target: Candidate, length: usize) {
        let limit = &mut self.limits[target.index()];
        *limit = length.min(*limit);
    }

    /// True if chains with a placement can be short enough.
    pub(super) fn is_open(&self, target: Candidate) -> bool {
        self.limits[target.index()] > 1
    }

    /// True if a find of this cost would be kept.
    pub(super) fn wants(&self, target: Candidate, cost: ReadingCost) -> bool {
        let known = &self.finds[target.index()];
        cost.placements < self.limits[target.index()]
            && (known.len() < RIVALS || known.last().is_some_and(|last| cost < last.cost))
    }

    /// Keeps a find if it is among the best for its target.
    pub(super) fn take(&mut self, find: &KrakenFish) {
        let known = &mut self.finds[find.target.index()];
        let at = known.partition_point(|other| other.cost <= find.cost);
        known.insert(at, *find);
        known.truncate(RIVALS);
    }

    /// The finds for each candidate that has any, the candidates in layout order.
    pub(super) fn by_target(&self) -> Vec<&[KrakenFish]> {
        let within = self
            .finds
            .iter()
            .zip(&self.limits)
            .filter(|(finds, limit)| finds.first().is_some_and(|best| best.cost.placements < **limit));
        within.map(|(finds, _)| finds.as_slice()).collect()
    }
}
