//! Positions and what a producer finds there.
