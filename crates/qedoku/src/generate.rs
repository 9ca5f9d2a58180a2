//! Puzzles from a seed and puzzles to order, the images of a puzzle and the form that these share.
pub use crate::generated::{GeneratedPuzzle, generate};
pub use crate::order::{
    PuzzleProperties, PuzzleSearch, PuzzleSpec, RangeFault, SearchAttempt, SearchPlan, SearchResult, SpecPuzzles,
    WantedTier, read_range, read_se,
};
pub use qedoku_core::BoardMap;
pub use qedoku_generate::{
    BadShape, Bounds, Canonical, Draft, GivenMask, GivenShape, GivenSymmetry, Isomorph, MaskFault, NoVariant,
    RandomDraws, VariantDraft, VariantGenerator, VariantRule, canonical, is_minimal,
};
