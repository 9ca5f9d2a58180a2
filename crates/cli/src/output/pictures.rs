//! The form with pictures that the options ask for.
use crate::args;
use crate::commands::{PuzzleItem, document_title};
use qedoku::render::{Document, DocumentForm};
use qedoku::{Error, ErrorKind};
use qedoku_explain::Style;
use std::path::PathBuf;

/// A form that shows steps as pictures with text, and what stands around the parts of it.
#[derive(Clone, Debug)]
pub(crate) struct Pictures {
    pub(crate) form: DocumentForm,
    pub(crate) style: Style,
    /// The number of the step that is drawn where only one is, and that a page opens on: `12`, `12.a`, `12.a.3`.
    pub(crate) step: Option<String>,
    /// The folder in which each page becomes a file of its own, with an index beside them.
    pub(crate) folder: Option<PathBuf>,
}

impl Pictures {
    /// The form, if it shows steps as pictures with text.
    pub(crate) fn of(form: args::PrintedForm, style: Style, step: Option<&str>) -> Option<Self> {
        let form = match form {
            args::PrintedForm::Html => DocumentForm::Html,
            args::PrintedForm::Svg => DocumentForm::Svg,
            args::PrintedForm::Markdown => DocumentForm::Markdown,
            args::PrintedForm::Text | args::PrintedForm::Json | args::PrintedForm::Ndjson => return None,
        };
        Some(Self { form, style, step: step.map(str::to_owned), folder: None })
    }

    /// The text before the first result.
    pub(crate) fn before(&self) -> String {
        self.form.head(self.style, "Qedoku")
    }

    /// The text after the last result.
    pub(crate) const fn after(&self) -> &'static str {
        self.form.tail()
    }

    /// Writes a result; fails if it lacks the step that is asked for.
    pub(crate) fn write(&self, document: &Document<'_>) -> Result<String, Error> {
        document.render_part(self.form, self.step.as_deref())
    }

    /// Writes what stands in the place of a record that has no result.
    pub(crate) fn failed(&self, failure: &Error, item: &PuzzleItem) -> String {
        // One drawing is of the step that is asked for, or of nothing.
        let lacks_step = self.form == DocumentForm::Svg && item.read.is_ok() && failure.kind == ErrorKind::Unreadable;
        if !item.is_record || lacks_step {
            return String::new();
        }
        let puzzle = item.read.as_ref().ok().map(|entry| &entry.puzzle);
        let document = Document::failed(puzzle, self.style, &document_title(item), &failure.at(&item.at));
        document.render_part(self.form, None).unwrap_or_default()
    }
}
