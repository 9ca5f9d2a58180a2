//! Sudoku Explainer's and HoDoKu's own searches and orders, exactly as theirs, and every technique and profile by name.
mod families;
mod hodoku;
pub mod profiles;
mod registry;
mod sudoku_explainer;

pub use families::{Family, all_named};
pub use hodoku::{Guess, HODOKU_ROWS, HodokuQueues, HodokuRow, deletion_order};
pub use registry::{all, distance, named, suggestions};
pub use sudoku_explainer::{ADDED_ROWS, AddedFind, AddedRow};
