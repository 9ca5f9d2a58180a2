//! The coverage of a collection: the techniques that its puzzles and logs use.
mod changes_text;
mod compare;
mod minimal;
mod puzzle;
mod table;
mod text;

pub use self::compare::{CoverageChange, CoverageChanges};
pub use self::puzzle::{CoverageDepth, CoverageWorker, PuzzleCoverage, TechniqueCoverage};
pub use self::table::{ChosenPuzzle, Coverage, CoverageOptions, CoverageRow, FirstUse, SmallestSet};
pub(crate) use self::text::{CoverageColumn, CoverageText};
