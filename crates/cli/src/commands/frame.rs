//! What stands before, between and after the results of a batch.
use super::resume::Ends;
use crate::args;
use crate::output::folder::Folder;
use crate::output::pictures::Pictures;
use qedoku::Form;
use std::io::{self, Write};

/// Joins results into one output.
#[derive(Clone, Debug, Default)]
pub(crate) struct Frame {
    /// What stands before the first result.
    pub(crate) before: String,
    /// What stands between two results.
    pub(crate) between: &'static str,
    /// What stands after the last result.
    pub(crate) after: &'static str,
    /// The whole output if there is no result.
    pub(crate) empty: &'static str,
    /// Where a record ends.
    pub(crate) ends: Ends,
    written: bool,
    /// Where each result becomes a file of its own.
    folder: Option<Folder>,
}

impl Frame {
    /// Results with this between them.
    pub(crate) fn between(between: &'static str) -> Self {
        Self { between, ..Self::default() }
    }

    /// Results as the elements of an array, one a line.
    pub(crate) fn array() -> Self {
        Self { before: "[\n".to_owned(), between: ",\n", after: "\n]\n", empty: "[]\n", ..Self::default() }
    }

    /// Results as parts of one page, or with a line between them.
    pub(crate) fn showing(shown: &Pictures) -> Self {
        let between = if shown.form == Form::Markdown { "\n" } else { "" };
        let folder = shown.folder.as_ref().map(|path| Folder::new(path, shown));
        Self { before: shown.before(), between, after: shown.after(), folder, ..Self::default() }
    }

    /// Results in this form; words have this between them.
    pub(crate) fn of(form: args::Form, shown: Option<Pictures>, between: &'static str) -> Self {
        match (form, shown) {
            (args::Form::Json, _) => Self::array(),
            (args::Form::Text, _) => Self::between(between),
            (_, Some(shown)) => Self::showing(&shown),
            _ => Self::default(),
        }
    }

    /// Results below a heading.
    pub(crate) fn under(heading: String) -> Self {
        Self { before: heading, ..Self::default() }
    }

    /// The same, where a record ends so.
    pub(crate) fn ending(self, ends: Ends) -> Self {
        Self { ends, ..self }
    }

    /// The same in an output that has begun already.
    pub(crate) fn going_on(self, written: bool) -> Self {
        Self { written, ..self }
    }

    /// Writes a result and what sets it off from the one before.
    pub(crate) fn put(&mut self, out: &mut dyn Write, result: &str) -> io::Result<()> {
        if result.is_empty() {
            return Ok(());
        }
        if let Some(folder) = &mut self.folder {
            return folder.put(result);
        }
        let lead = if self.written { self.between } else { &self.before };
        self.written = true;
        out.write_all(lead.as_bytes())?;
        out.write_all(result.as_bytes())
    }

    /// Ends the output.
    pub(crate) fn close(&self, out: &mut dyn Write) -> io::Result<()> {
        if let Some(folder) = &self.folder {
            return folder.close();
        }
        out.write_all(if self.written { self.after } else { self.empty }.as_bytes())
    }
}
