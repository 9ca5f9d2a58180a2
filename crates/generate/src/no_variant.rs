//! Reasons why there is no puzzle under some rules.
use crate::variant::VariantRule;
use qedoku_core::RuleFault;
use std::fmt;

/// The reason why there is no puzzle under some rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoVariant {
    /// A rule needs a board of nine rows.
    NineRows(VariantRule),
    /// The cells of a rule are each puzzle's own.
    OwnCells(VariantRule),
    /// No board has the size, or the rules make no board.
    Rules(RuleFault),
    /// No grid was found that keeps these rules.
    NoGrid {
        /// The rules, by name.
        rules: String,
    },
}

impl fmt::Display for NoVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NineRows(rule) => write!(f, "{rule} needs a board of 9 rows"),
            Self::OwnCells(rule) => {
                write!(
                    f,
                    "expected the cells of {rule} with the puzzle, as in a link of f-puzzles, or letters for boxes"
                )
            }
            Self::Rules(fault) => fault.fmt(f),
            Self::NoGrid { rules } => write!(f, "no grid was found that keeps the rules {rules}"),
        }
    }
}

impl std::error::Error for NoVariant {}
