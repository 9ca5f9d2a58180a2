//! Almost locked sets in a row.
use super::graph::AlsGraph;
use qedoku_core::{CandidateSet, Digit, DigitSet};

/// Sets, each linked to the next by a restricted common; links that follow on each other differ.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AlsPath<'a> {
    /// The sets, two or more.
    pub(crate) sets: &'a [usize],
    /// The links, one less than sets.
    pub(crate) links: &'a [Digit],
}

impl AlsPath<'_> {
    /// The eliminations: a digit of both ends that is not among their links is in one of them.
    pub(crate) fn gone(self, graph: &AlsGraph) -> CandidateSet {
        let (Some(&first), Some(&last)) = (self.sets.first(), self.sets.last()) else { return CandidateSet::EMPTY };
        graph.common(first, last, self.open())
    }

    /// The digits that do not link the ends.
    fn open(self) -> DigitSet {
        let outer: DigitSet = self.links.first().into_iter().chain(self.links.last()).copied().collect();
        DigitSet::ALL - outer
    }

    /// True if a part of one of the sets does as well: it has the links of the set and the same eliminations.
    pub(crate) fn is_wasteful(self, graph: &AlsGraph, gone: &CandidateSet) -> bool {
        (0..self.sets.len()).any(|at| self.smaller(at, graph, gone).is_some())
    }

    /// The smallest part of a set that does as well.
    pub(crate) fn smaller(self, at: usize, graph: &AlsGraph, gone: &CandidateSet) -> Option<usize> {
        let last = self.sets.len() - 1;
        let linked = |part: usize, neighbor: usize, link: usize| {
            graph.partners(self.sets[neighbor], self.links[link]).contains(part)
        };
        let clears = |part: usize, end: usize| graph.common(part, self.sets[end], self.open()) == *gone;
        graph.smaller(self.sets[at], |part| {
            (at == 0 || linked(part, at - 1, at - 1))
                && (at == last || linked(part, at + 1, at))
                && (at != 0 || clears(part, last))
                && (at != last || clears(part, 0))
        })
    }
}
