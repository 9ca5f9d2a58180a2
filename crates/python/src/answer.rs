//! The answer to a question why, as Python sees it.
use crate::fault::value_error;
use crate::pickled::{self, Pickled, Reduced, hashed, reduced, same};
use crate::run::{StepRun, StepSource};
use crate::settings::{self, StyleKeywords};
use crate::step::PyStep;
use crate::trace::{at, framed, steps};
use crate::values::python;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyIterator, PyList, PyTuple};
use qedoku::render::DocumentForm;
use qedoku::why::OutlineOptions;
use std::sync::Arc;

/// The smallest argument for a digit, or for or against a candidate.
#[pyclass(name = "Answer", frozen, weakref, module = "qedoku")]
#[derive(Debug)]
pub(crate) struct PyAnswer {
    pub(crate) run: Arc<StepRun>,
}

impl PyAnswer {
    fn answer(&self) -> PyResult<&qedoku::Answer> {
        match &self.run.source {
            StepSource::Answer(answer) => Ok(answer),
            _ => Err(value_error("expected an argument")),
        }
    }
}

#[pymethods]
impl PyAnswer {
    /// The question, as it was asked.
    #[getter]
    fn asked(&self) -> PyResult<&str> {
        Ok(&self.answer()?.asked)
    }

    /// The target of the argument: `r4c5=7` or `r4c5<>7`.
    #[getter]
    fn target(&self) -> PyResult<String> {
        Ok(self.answer()?.why.target.to_string())
    }

    /// True if the question took for granted what is not so.
    #[getter]
    fn mistaken(&self) -> PyResult<bool> {
        Ok(self.answer()?.mistaken)
    }

    /// True if the argument is proved smallest among what was considered.
    #[getter]
    fn smallest(&self) -> PyResult<bool> {
        Ok(self.answer()?.why.is_smallest())
    }

    /// The steps, of which the last shows what was asked.
    #[getter]
    fn steps(&self) -> Vec<PyStep> {
        steps(&self.run)
    }

    /// The answer, what it rests on, its hardest steps and its outline, as an object of a log.
    #[getter]
    fn outline<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let outline = self.answer()?.outline(self.run.options.get_style());
        Ok(python(py, &outline)?.cast_into::<PyDict>()?)
    }

    /// The log: an object a line, as `check` reads it.
    #[getter]
    fn log(&self) -> String {
        self.run.log()
    }

    /// The outline in words; every step with `full`, from the answer back to the start with `backward`, and with what is
    /// proved of its size with `proof`.
    #[allow(clippy::too_many_arguments, reason = "each is a keyword in Python")]
    #[pyo3(signature = (lang=None, notation=None, detail=None, wording=None, *, full=false, voice=None, backward=false, proof=false))]
    fn text(
        &self,
        lang: Option<String>,
        notation: Option<String>,
        detail: Option<String>,
        wording: Option<String>,
        full: bool,
        voice: Option<String>,
        backward: bool,
        proof: bool,
    ) -> PyResult<String> {
        let keywords = StyleKeywords { lang, notation, detail, wording: wording.or(voice) };
        let style = settings::style(self.run.options.get_style(), keywords)?;
        let answer = self.answer()?;
        let outline = OutlineOptions { backward, proof };
        Ok(if full { answer.describe_full_with(style, outline) } else { answer.describe_with(style, outline) })
    }

    /// A page that draws every step and says why.
    #[pyo3(signature = (title="Qedoku"))]
    fn html(&self, title: &str) -> PyResult<String> {
        self.run.whole(DocumentForm::Html, None, title)
    }

    /// The drawing of a step by its number; of the last if none is named.
    #[pyo3(signature = (step=None))]
    fn svg(&self, step: Option<String>) -> PyResult<String> {
        self.run.whole(DocumentForm::Svg, step.as_deref(), "Qedoku")
    }

    fn _repr_html_(&self) -> PyResult<String> {
        Ok(framed(&self.html("Qedoku")?))
    }

    fn __len__(&self) -> usize {
        self.run.steps().len()
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        PyList::new(py, steps(&self.run))?.try_iter()
    }

    fn __getitem__<'py>(&self, index: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        at(&self.run, index)
    }

    fn __str__(&self) -> PyResult<String> {
        Ok(self.answer()?.to_string())
    }

    fn __repr__(&self) -> PyResult<String> {
        Ok(format!("<Answer: {} in {} steps>", self.target()?, self.__len__()))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> PyResult<bool> {
        same(self, other)
    }

    fn __hash__(&self) -> PyResult<u64> {
        hashed(self)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Reduced<'py>> {
        reduced(slf)
    }
}

/// A pickle has the log.
impl Pickled for PyAnswer {
    const CLASS: &str = "Answer";

    fn identity(&self) -> PyResult<String> {
        Ok(self.run.log())
    }

    fn state<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyTuple>> {
        let run = &slf.get().run;
        run.belongs_to(slf)?;
        (pickled::written(&run.settings)?, run.log()).into_pyobject(slf.py())
    }

    fn restored(state: &Bound<'_, PyTuple>) -> PyResult<Self> {
        pickled::of_log(state, |log, options| qedoku::Answer::of_log(log, options).map(StepSource::Answer))
            .map(|run| Self { run })
    }
}
