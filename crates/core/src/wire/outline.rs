//! The outline of an argument, which stands before its steps.
use serde::{Deserialize, Serialize};

/// The outline of an argument: what it shows, what that rests on, and where its steps are hard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Outline {
    /// The question: `r4c5`, `r4c5=7`, `r4c5<>7` or `r4c5=7?`.
    pub asked: String,
    /// The answer in one sentence.
    pub answer: String,
    /// All that the last step rests on: the statements that it reads off the board, what the givens and the entries say,
    /// and what each step did that it needs.
    #[serde(default)]
    pub rests_on: Vec<Support>,
    /// The hardest steps, in the order of the argument; singles are not among them.
    #[serde(default)]
    pub hardest: Vec<HardStep>,
    /// The whole argument, a step a line; of more than 30 steps, singles that follow on each other share one.
    #[serde(default)]
    pub argument: Vec<Branch>,
    /// The sentences on the proved size, and on how it compares with the run that solves the puzzle, if they are asked
    /// for.
    #[serde(default)]
    pub remarks: Vec<String>,
}

/// A fact that a step rests on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Support {
    /// True if the givens say so.
    #[serde(default)]
    pub given: bool,
    /// The steps that it comes from; none for what the start has.
    #[serde(default)]
    pub steps: Vec<u32>,
    /// The fact in words, and where it comes from.
    pub text: String,
}

/// A step that is among the hardest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HardStep {
    /// The number of the step.
    pub n: u32,
    /// The name of its technique.
    pub name: String,
    /// The conclusion.
    pub conclusion: String,
}

/// One step of an argument, or some that follow on each other.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Branch {
    /// The number of the first step.
    pub from: u32,
    /// The number of the last.
    pub to: u32,
    /// The steps in one line, with the numbers of those that they need.
    pub text: String,
    /// The argument of the step link by link, where its line cannot show it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<String>,
    /// For an argument nested in the step: how many steps it has, and their numbers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub inside: Option<String>,
    /// The earlier steps that these need.
    #[serde(default)]
    pub needs: Vec<u32>,
    /// The later steps that need one of these.
    #[serde(default, rename = "for")]
    pub is_for: Vec<u32>,
}
