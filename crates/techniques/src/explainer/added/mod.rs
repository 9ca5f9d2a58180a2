//! What Sudoku Explainer 1.18 tries by default beside the producers of 1.2.1.
mod links;
mod rows;
mod strong_links;
mod wings;

pub use rows::{ADDED_ROWS, AddedRow};
