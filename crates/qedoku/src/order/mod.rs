//! Searches for puzzles that meet a spec.
mod near;
mod plan;
mod puzzles;
mod result;
mod runs;
mod search;
mod spec;
mod wanted_tier;

pub use plan::SearchPlan;
pub use puzzles::SpecPuzzles;
pub(crate) use result::PropertyText;
pub use result::{PuzzleProperties, SearchResult};
pub use search::{PuzzleSearch, SearchAttempt};
pub use spec::{PuzzleSpec, RangeFault, read_range, read_se};
pub use wanted_tier::WantedTier;
