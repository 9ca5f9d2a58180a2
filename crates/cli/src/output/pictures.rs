//! Which form with pictures the options ask for.
use crate::args;
use qedoku::{Form, Problem, Shown};
use qedoku_explain::Voice;

/// A form that shows steps as pictures with text, and what stands around the parts of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pictures {
    pub(crate) form: Form,
    pub(crate) voice: Voice,
    /// The step that is drawn where only one is, from 1.
    pub(crate) step: Option<usize>,
}

impl Pictures {
    /// The form, if it shows steps as pictures with text.
    pub(crate) const fn of(form: args::Form, voice: Voice, step: Option<usize>) -> Option<Self> {
        let form = match form {
            args::Form::Html => Form::Html,
            args::Form::Svg => Form::Svg,
            args::Form::Markdown => Form::Markdown,
            args::Form::Text | args::Form::Json | args::Form::Ndjson => return None,
        };
        Some(Self { form, voice, step })
    }

    /// What stands before the first result.
    pub(crate) fn before(self) -> String {
        self.form.head(self.voice, "Qedoku")
    }

    /// What stands after the last.
    pub(crate) const fn after(self) -> &'static str {
        self.form.tail()
    }

    /// Writes a result; fails if it lacks the step that is asked for.
    pub(crate) fn write(self, shown: &Shown<'_>) -> Result<String, Problem> {
        shown.part(self.form, self.step)
    }
}
