//! The progress of the search for an answer.

/// The progress of the search for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// The puzzle is being solved.
    Solving {
        /// The number of steps found.
        steps: usize,
    },
    /// Deductions are gathered along the run.
    Gathering {
        /// The step of the run that is looked at.
        steps: usize,
        /// The number of steps up to the target.
        of: usize,
    },
    /// The smallest argument is looked for.
    Searching {
        /// The number of deductions that the argument may be made of.
        deductions: usize,
    },
}
