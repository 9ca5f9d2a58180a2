//! Puzzles done in rounds, so that nothing depends on how the board is turned or what its digits are called.
mod assumption;
mod assumption_rows;
mod chains;
mod method;
mod numbered_board;
mod patterns;
mod round_board;
mod rounds;
mod singles;

pub use method::Method;
pub use rounds::{Round, Rounds};
