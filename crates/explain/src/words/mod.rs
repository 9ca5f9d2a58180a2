//! Why a step holds, in words; one file for each family of patterns.
mod confined;
mod cover;
mod hypothesis;
mod links;
mod list;
mod sets;
mod single;
mod tell;
mod whole;

pub use tell::{place, why};
