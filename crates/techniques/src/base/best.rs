//! The best few of what a search finds.
use qedoku_core::{Conclusion, Step};
use std::cmp::Reverse;
use std::collections::HashSet;

/// The rank of a step, the least being the best: its size, then the extent of its conclusion, then the order of
/// finding.
type StepRank = (usize, Reverse<usize>, usize);

/// Keeps the best few steps, each with a conclusion of its own, and counts the conclusions.
#[derive(Debug)]
pub(crate) struct BestSteps {
    most: usize,
    kept: Vec<(StepRank, Step)>,
    /// Every conclusion so far; only ever asked whether it has one.
    seen: HashSet<Conclusion>,
}

impl BestSteps {
    /// An empty collection that keeps at most `most` steps.
    pub(crate) fn new(most: usize) -> Self {
        Self { most, kept: Vec::new(), seen: HashSet::new() }
    }

    /// Takes the find with this number. Where its size is known before, its step is made only if it is to be kept;
    /// otherwise the size is the number of its truths.
    pub(crate) fn take(
        &mut self,
        number: usize,
        conclusion: &Conclusion,
        size: Option<usize>,
        step: impl FnOnce() -> Step,
    ) {
        let effect = Reverse(conclusion.place.len() + conclusion.eliminate.len());
        self.seen.insert(*conclusion);
        if let Some(size) = size {
            let rank = (size, effect, number);
            if self.wants(conclusion, rank) {
                self.keep(rank, step());
            }
            return;
        }
        let step = step();
        let rank = (step.truths.len(), effect, number);
        if self.wants(conclusion, rank) {
            self.keep(rank, step);
        }
    }

    /// True if a step of this rank is better than the one with the same conclusion, or than the last of all.
    fn wants(&self, conclusion: &Conclusion, rank: StepRank) -> bool {
        match self.kept.iter().find(|(_, step)| step.conclusion == *conclusion) {
            Some((known, _)) => rank < *known,
            None => self.kept.len() < self.most || self.kept.last().is_some_and(|(last, _)| rank < *last),
        }
    }

    fn keep(&mut self, rank: StepRank, step: Step) {
        self.kept.retain(|(_, known)| known.conclusion != step.conclusion);
        let at = self.kept.partition_point(|(known, _)| *known < rank);
        self.kept.insert(at, (rank, step));
        self.kept.truncate(self.most);
    }

    /// The number of conclusions.
    pub(crate) fn conclusions(&self) -> usize {
        self.seen.len()
    }

    /// The steps kept, the best first.
    pub(crate) fn into_steps(self) -> Vec<Step> {
        self.kept.into_iter().map(|(_, step)| step).collect()
    }
}
