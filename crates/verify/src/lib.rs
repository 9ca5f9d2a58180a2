//! Checks sudoku deductions from their truths alone: it knows the board, and no technique.
//!
//! A step says which statements of the form "one of these is true" it rests on. The checker makes sure that the board
//! says the same, and that no choice of one member per statement, no two of which clash, contradicts the conclusion.
mod attempts;
mod checker;
mod claims;
mod counting;
mod deadly;
mod end;
mod fault;
mod fillings;
mod hypothesis;
mod log;
mod minimal;
mod pattern;
mod pattern_flaw;
pub mod proof;
mod replay;
mod report;
mod search;
mod single;
mod solution;
mod state;
mod sums;
mod symmetry;
mod traces;
mod truth;

pub use attempts::AttemptFault;
pub use checker::{Checker, StepVerdict};
pub use claims::{Mislabeled, Register, TechniqueLabel, UncheckedClaim};
pub use end::EndFault;
pub use fault::{SlotOnBoard, StepFault};
pub use log::{Audit, Audited, check_log};
pub use pattern_flaw::PatternFlaw;
pub use report::{CheckVerdict, Flaw, KnownValue, LackingValue, LogFault, LogReport};
pub use traces::traces;
