//! Cases of sudoku techniques: positions with what a technique must find in them, for any solver.
//!
//! A [`TechniqueCase`] says what must be concluded at the least and what may be at the most. [`TechniqueCase::judge`]
//! compares an answer with that, and each conclusion with the solutions of the position: no taste is in it. A
//! [`Suite`] is many cases; [`Suite::standard`] has those of this project. [`CaseQuestion`] and [`CaseAnswer`] are what a
//! program in any language is asked and answers, a line of JSON each.
//!
//! With the feature `harness`, which is on by default, [`Harness`] makes them tests of one's own techniques:
//!
//! ```no_run
//! // tests/coverage.rs, with `harness = false` for this test in Cargo.toml
//! use qedoku_core::{Board, Conclusion};
//! use qedoku_testing::{Harness, Suite, snapshots};
//!
//! fn naked_single(board: &Board) -> Conclusion {
//!     let open = board.candidates().iter().filter(|candidate| board.digits(candidate.cell).len() == 1);
//!     Conclusion { place: open.collect(), ..Conclusion::default() }
//! }
//!
//! fn main() -> std::process::ExitCode {
//!     Harness::new(Suite::standard()).function("naked-single", naked_single).snapshots(snapshots!("tests/snapshots")).main()
//! }
//! ```
mod case;
mod conformance;
#[cfg(feature = "harness")]
mod harness;
mod record;
#[cfg(feature = "harness")]
mod snapshots;
#[cfg(feature = "harness")]
mod step_text;
mod suite;
#[cfg(feature = "harness")]
mod technique;
mod verdict;

pub use case::{CaseError, Expectation, TechniqueCase};
pub use conformance::{
    CaseResult, Conformance, ConformanceChanges, ConformanceRow, SHOWN, SurplusLines, VerdictChange, VerdictCounts,
};
#[cfg(feature = "harness")]
pub use harness::Harness;
#[cfg(feature = "harness")]
pub use insta;
#[cfg(feature = "schema")]
pub use record::case_schema;
pub use record::{CaseAnswer, CaseQuestion, CaseRecord, PositionRecord};
#[cfg(feature = "harness")]
pub use snapshots::{CompareSnapshot, Snapshots};
pub use suite::Suite;
pub use verdict::{CaseVerdict, FalseConclusion};
