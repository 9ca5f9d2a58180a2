//! Fish: a digit in as many houses as other houses hold all its places.
pub mod basic;
pub mod finned;
pub mod franken;
pub mod mutant;
pub mod siamese;
