//! Turns the steps of a run into grades. It knows no technique: what the scales say of each is handed in.
mod grade;
mod table;

pub use grade::{Grade, Hardest, Unrated};
pub use table::{Rated, Table};
