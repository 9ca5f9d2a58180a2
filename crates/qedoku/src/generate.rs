//! Puzzles from a seed and puzzles to order, the images of a puzzle and the form that these share.
pub use crate::generated::{GeneratedPuzzle, GeneratedRecord, generate};
pub use crate::order::{
    PuzzleSearch, PuzzleSpec, SearchAttempt, SearchPlan, SearchResult, SearchResultRecord, read_range, read_se,
};
pub use qedoku_generate::{
    BadShape, Canonical, Draft, GivenMask, GivenShape, GivenSymmetry, Isomorph, RandomDraws, canonical, is_minimal,
};
