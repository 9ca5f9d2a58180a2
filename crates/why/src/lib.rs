//! Finds the smallest argument for a digit of a sudoku, and the entries to blame in one that went wrong.
mod blame;
mod conflict_sets;
mod dependencies;
mod facts;
mod graph;
mod hitting_set;
mod initial_fact;
mod inquiry;
mod parts;
mod pool;
mod progress;
mod reach;
mod replay;
mod trim;
mod work_budget;

pub use blame::PositionStatus;
pub use initial_fact::InitialFact;
pub use inquiry::{Inquiry, TargetArgument};
pub use progress::Progress;
pub use work_budget::WORK;
