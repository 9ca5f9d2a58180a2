//! Words and pictures for deduction steps.
//!
//! Both follow the pattern of a step, never its technique: a dozen shapes of argument serve a hundred techniques.
mod escape;
mod markdown;
mod message;
mod notation;
mod outline;
mod page;
mod picture;
mod step_context;
mod step_document;
mod step_text;
mod style;
mod words;

pub use markdown::markdown;
pub use message::{Describe, En, Language, Say, Zh};
pub use notation::{cells, conclusion, eureka, hodoku};
pub use outline::{hard_steps, headings, numbers};
pub use page::{head, page, section, tail};
pub use picture::{Caption, DrawingStyle, Highlight, Marks, Tie, TieKind, grid, legend, pencil, svg};
pub use step_context::StepContext;
pub use step_document::{DocumentStep, Help, OpenSteps, StepDocument};
pub use step_text::StepText;
pub use style::{Detail, Lang, Notation, Style, Wording};
pub use words::noun;
pub use words::{case, nothing_else, place, why};
