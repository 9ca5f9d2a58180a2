//! Exocets: two base cells whose digits appear again in two target cells.
mod base;
mod cases;
pub(crate) mod junior;
mod mirrors;
mod places;
pub(crate) mod senior;
