//! The argument for one digit, and its size compared with that of the run it replaces.
use serde::{Deserialize, Serialize};

/// The size of an argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Size {
    /// Steps, those nested in others not counted.
    pub steps: usize,
    /// Truths that the steps rest on.
    pub truths: u32,
}

/// The answer to a question about one candidate, and how it compares with the run it replaces.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Argument {
    /// The question: `r4c5`, `r4c5=7`, `r4c5<>7` or `r4c5=7?`.
    pub asked: String,
    /// The size of the argument.
    pub size: Size,
    /// The least number of truths that an argument of the deductions considered takes; the argument is proved smallest
    /// if it takes no more.
    pub at_least: u32,
    /// The number of deductions considered.
    pub considered: usize,
    /// The size of the whole run until it gets there.
    pub run: Size,
    /// The size of the part of the run that is needed for it.
    pub slice: Size,
    /// True if the work allowed was used up before all was tried.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_cut: bool,
}
