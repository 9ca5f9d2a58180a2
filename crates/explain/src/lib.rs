//! Words for deduction steps.
//!
//! They follow the pattern of a step, never its technique: a dozen shapes of argument serve a hundred techniques.
mod cell_groups;
mod message;
mod notation;
mod step_context;
mod step_text;
mod style;
mod words;

pub use message::{Describe, En, Language, Say, Zh};
#[doc(hidden)]
pub use message::{SaidMessage, said};
pub use notation::{cells, conclusion, eureka, hodoku, settled};
pub use step_context::StepContext;
pub use step_text::{StepText, logged};
pub use style::{Detail, Lang, Notation, Style, Wording};
pub use words::noun;
pub use words::{
    argument_lines, blockers, case, closed_but, colors_in_order, nothing_else, place, sets_of_wing, shape, why,
};
