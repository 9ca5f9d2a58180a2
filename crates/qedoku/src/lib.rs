//! Sudoku solved the way a careful person does: what a page, a wheel or a program asks, this crate answers.
mod judge;
pub mod messages;
mod names;
mod problem;
mod question;
mod register;
mod told;

pub use judge::{agree, givens_suffice, improper, judge, search};
pub use messages::Id;
pub use names::{Names, counts};
pub use problem::{Kind, Problem};
pub use qedoku_core::{Grid, Puzzle};
pub use question::Question;
pub use register::Registered;
pub use told::{Told, tell};
