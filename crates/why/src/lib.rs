//! Finds the smallest argument for a digit of a sudoku, and the entries to blame in one that went wrong.
mod blame;
mod facts;
mod graph;
mod ground;
mod hitting;
mod inquiry;
mod parts;
mod past;
mod pool;
mod progress;
mod reach;
mod realize;
mod smallest;
mod work;

pub use blame::Standing;
pub use ground::Ground;
pub use inquiry::{Inquiry, Why};
pub use progress::Progress;
pub use work::WORK;
