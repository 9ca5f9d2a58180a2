//! The first method: cells with one possibility are filled.
pub mod full_house;
pub mod naked_single;
