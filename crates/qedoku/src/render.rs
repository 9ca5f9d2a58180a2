//! Answers with pictures, as a page, a drawing or markdown.
pub use crate::document::{Document, DocumentForm};
pub use crate::table_text::{TablePage, aligned};
pub use qedoku_render::OpenSteps;
