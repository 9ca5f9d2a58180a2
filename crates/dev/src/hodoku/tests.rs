//! A sample of the comparison.
