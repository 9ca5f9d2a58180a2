//! The rules of a puzzle beside rows, columns and boxes, of which [`Layout::of`](crate::Layout::of) makes a layout.
pub use qedoku_core::{Rule, RuleFault, RuleKind, Rules};
