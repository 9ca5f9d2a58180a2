//! The published JSON form of a trace, both ways.
