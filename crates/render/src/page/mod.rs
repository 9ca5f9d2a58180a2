//! Documents as a page of their own: the board, the steps drawn on it one by one, and the text beside it.
mod frames;
mod help;
mod list;
mod sheet;
pub(crate) mod words;

pub use sheet::{head, section, tail};

use crate::step_document::StepDocument;

/// Writes a page that shows one document, and needs nothing else.
pub fn page(step_document: &StepDocument<'_>) -> String {
    head(step_document.start.layout(), step_document.style, &step_document.title) + &section(step_document) + tail()
}
