//! Joins the results of a batch into one output.
use super::envelope_ends::EnvelopeEnds;
use crate::args;
use crate::output::folder::Folder;
use crate::output::pictures::Pictures;
use qedoku::render::DocumentForm;
use std::io::{self, Write};

/// Joins results into one output.
#[derive(Clone, Debug, Default)]
pub(crate) struct Envelope {
    /// The text before the first result.
    pub(crate) before: String,
    /// The text between two results.
    pub(crate) between: &'static str,
    /// The text after the last result.
    pub(crate) after: &'static str,
    /// The whole output if there is no result.
    pub(crate) empty: &'static str,
    /// The end of a record in the output.
    pub(crate) ends: EnvelopeEnds,
    written: bool,
    /// The folder in which each result becomes a file of its own.
    folder: Option<Folder>,
}

impl Envelope {
    /// Results with this between them.
    pub(crate) fn between(between: &'static str) -> Self {
        Self { between, ..Self::default() }
    }

    /// Results as the elements of an array, one a line.
    pub(crate) fn array() -> Self {
        Self { before: "[\n".to_owned(), between: ",\n", after: "\n]\n", empty: "[]\n", ..Self::default() }
    }

    /// Results as parts of one page, or with a line between them.
    pub(crate) fn of_pictures(pictures: &Pictures) -> Self {
        let between = if pictures.form == DocumentForm::Markdown { "\n" } else { "" };
        let folder = pictures.folder.as_ref().map(|path| Folder::new(path, pictures));
        Self { before: pictures.before(), between, after: pictures.after(), folder, ..Self::default() }
    }

    /// Results in this form; words have this between them.
    pub(crate) fn of(form: args::PrintedForm, pictures: Option<Pictures>, between: &'static str) -> Self {
        match (form, pictures) {
            (args::PrintedForm::Json, _) => Self::array(),
            (args::PrintedForm::Text, _) => Self::between(between),
            (_, Some(pictures)) => Self::of_pictures(&pictures),
            _ => Self::default(),
        }
    }

    /// Results below a heading.
    pub(crate) fn under(heading: String) -> Self {
        Self { before: heading, ..Self::default() }
    }

    /// The same, where a record ends so.
    pub(crate) fn ending(self, ends: EnvelopeEnds) -> Self {
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
