//! The last method: a candidate is assumed and refuted.
pub mod hypothesis;
pub mod hypothesis_double;
pub mod hypothesis_triple;
pub mod one_look_exclusion;
