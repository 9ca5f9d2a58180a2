//! Puzzles to order: what is asked of a puzzle, and the search for one.
mod asked;
mod found;
mod near;
mod plan;
mod runs;
mod search;

pub use asked::{Order, read_range, read_se};
pub use found::{Found, FoundRecord};
pub use plan::Plan;
pub use search::{Search, Tried};
