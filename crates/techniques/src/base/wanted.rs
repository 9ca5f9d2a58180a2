//! Some of the steps of a search.
use qedoku_core::{CandidateSet, Conclusion, Step};
use std::ops::ControlFlow;

/// The finds that may be left out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum LeftOut {
    /// None.
    Nothing,
    /// Chains of which a part proves as much as the whole, or more.
    Detours,
    /// For people who read a listing: chains of which a part proves more, and those for which a shorter one concludes the same.
    Superfluous,
}

/// Someone who wants some steps of a search and says by the conclusion alone which: the evidence of the others is not
/// built.
pub trait WantedSteps {
    /// True if the step with this conclusion is wanted.
    ///
    /// # Errors
    /// Breaks when the search is to end.
    fn wants(&mut self, conclusion: &Conclusion) -> ControlFlow<(), bool>;

    /// The candidates that a step without placements must remove to be wanted; `None` if no such step is. Searches may
    /// leave out what removes others alone.
    fn must_remove(&self) -> Option<CandidateSet> {
        Some(CandidateSet::EMPTY)
    }

    /// Takes a step that is wanted.
    ///
    /// # Errors
    /// Breaks when the search is to end.
    fn take(&mut self, step: Step) -> ControlFlow<()>;
}
