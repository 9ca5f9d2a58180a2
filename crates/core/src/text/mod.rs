//! Puzzle text formats, both ways.
