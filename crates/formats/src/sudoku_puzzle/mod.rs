//! The exchange format `sudoku-puzzle`, version 1: JSON in which each house and each other rule stands by its type.
mod document;
mod fields;
mod houses;
mod negatives;
mod read_rules;
mod write_rules;

#[cfg(test)]
mod tests;

pub(super) use document::{is_object, object, of_object};
pub(super) use write_rules::keeps;
