//! Turns the steps of a run into grades. It knows no technique: what the scales say of each is handed in.
mod grade;
mod se;
mod table;

pub use grade::{Grade, Hardest, Unrated};
pub use se::chain_rating;
pub use table::{Rated, Table};
