//! Ways to fill a few cells that leave another cell empty.
pub mod aligned_pair_exclusion;
pub mod aligned_triple_exclusion;
