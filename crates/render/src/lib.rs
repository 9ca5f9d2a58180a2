//! Pictures and pages of deduction steps: drawings, documents for a browser, Markdown, pictures in characters.
//!
//! A picture follows the pattern of a step, never its technique; its words are those of `qedoku-explain`.
mod escape;
mod markdown;
mod outline;
mod page;
mod picture;
mod step_document;
mod words;

pub use escape::escape;
pub use markdown::markdown;
pub use outline::{hard_steps, headings, numbers};
pub use page::{head, page, section, tail};
pub use picture::{
    Caption, DrawingStyle, Highlight, Marks, RuleMeaning, RulesDrawing, Tie, TieKind, grid, legend, pencil, rule_kinds,
    rule_meanings, rules, svg,
};
pub use step_document::{DocumentStep, Help, OpenSteps, StepDocument};
