//! How far an answer has come.

/// How far an answer has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// The puzzle is being solved.
    Solving {
        /// How many steps were found.
        steps: usize,
    },
    /// Deductions are gathered along the run.
    Gathering {
        /// The step of the run that is looked at.
        steps: usize,
        /// How many there are up to what was asked.
        of: usize,
    },
    /// The smallest argument is looked for.
    Searching {
        /// How many deductions it may be made of.
        deductions: usize,
    },
}
