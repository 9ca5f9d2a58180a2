//! The searches that Sudoku Explainer 1.18 adds by default to the producers of 1.2.1.
mod choice;
mod ends;
mod flanked;
mod links;
mod rank;
mod rows;
mod strong_links;
mod walk;
mod wings;

pub use choice::AddedFind;
pub use rows::{ADDED_ROWS, AddedRow};
