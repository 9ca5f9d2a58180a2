//! Sudoku Explainer's order in which the finds of one search are chosen.
use qedoku_core::CandidateSet;

/// A find of one of these searches, in Sudoku Explainer's terms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AddedFind {
    /// Its name, with the suffix: `WXYZ-Wing 138`.
    pub name: String,
    /// Its rating, in tenths.
    pub tenths: u16,
    /// The number of eliminations, as it is compared: a loop counts a cell for each two ends by which it is eliminated.
    pub count: usize,
    /// The eliminations.
    pub eliminate: CandidateSet,
}

/// A find that knows its place in the order of choice.
pub(super) trait Ranked {
    /// No two finds of a position have the same; the least is the step.
    type Rank: Ord;

    fn rank(&self) -> Self::Rank;

    /// The find in Sudoku Explainer's terms.
    fn to_added_find(&self) -> AddedFind;
}

/// The finds of a position, or only the first in the order of choice.
#[derive(Debug)]
pub(super) struct AddedFinds<F> {
    only_first: bool,
    /// The number of finds added.
    count: usize,
    kept: Vec<F>,
}

impl<F: Ranked> AddedFinds<F> {
    /// None so far.
    pub(super) const fn new(only_first: bool) -> Self {
        Self { only_first, count: 0, kept: Vec::new() }
    }

    /// Adds a find.
    pub(super) fn add(&mut self, find: F) {
        self.count += 1;
        match self.kept.first_mut().filter(|_| self.only_first) {
            Some(first) if find.rank() < first.rank() => *first = find,
            Some(_) => {}
            None => self.kept.push(find),
        }
    }

    /// The number of finds added.
    pub(super) const fn count(&self) -> usize {
        self.count
    }

    /// All of them in the order of choice, or the first alone.
    pub(super) fn sorted(mut self) -> Vec<F> {
        self.kept.sort_by_key(Ranked::rank);
        self.kept
    }

    /// The same finds in Sudoku Explainer's terms.
    pub(super) fn into_added_finds(self) -> Vec<AddedFind> {
        self.sorted().iter().map(Ranked::to_added_find).collect()
    }
}
