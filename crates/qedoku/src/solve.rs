//! The results of runs, the steps that a position allows, and solutions by trying.
pub use crate::judge::{judge, judge_under};
pub use crate::listing::{Counts, Listing, StepChoice};
pub use crate::moved::moved;
pub use crate::solution_count::{SolutionCount, count_solutions};
pub use crate::solved::{Searched, search, search_under};
pub use crate::stuck::Stuck;
pub use crate::summary::Summary;
pub use qedoku_core::{Attempt, AttemptOutcome, OutcomeKind};
