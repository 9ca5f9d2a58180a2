//! generate.
