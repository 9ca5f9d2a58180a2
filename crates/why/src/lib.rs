//! Finds the smallest argument for a digit of a sudoku, and the entries to blame in one that went wrong.
mod blame;
mod facts;
mod graph;
mod hitting;
mod inquiry;
mod parts;
mod past;
mod pool;
mod reach;
mod realize;
mod smallest;

pub use blame::Standing;
pub use inquiry::{Inquiry, Why};
