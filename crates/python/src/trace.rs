//! Solved puzzles and lists of steps, as Python sees them.
use crate::fault::value_error;
use crate::pickled::{self, Pickled, Reduced, hashed, reduced, same};
use crate::run::{StepRun, StepSource};
use crate::settings::{self, StyleKeywords};
use crate::step::PyStep;
use crate::values::python;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyIterator, PyList, PyTuple};
use qedoku::log::{Message, Names};
use qedoku::render::DocumentForm;
use std::fmt::Write;
use std::sync::Arc;

/// The steps of an answer.
pub(crate) fn steps(run: &Arc<StepRun>) -> Vec<PyStep> {
    (0..run.steps().len()).map(|index| PyStep { run: Arc::clone(run), index }).collect()
}

/// The step at an index of Python, or a list of those of a slice.
pub(crate) fn at<'py>(run: &Arc<StepRun>, index: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    PyList::new(index.py(), steps(run))?.as_any().get_item(index)
}

/// A page in a frame of its own, so that neither disturbs the other.
pub(crate) fn framed(page: &str) -> String {
    let inside = page.replace('&', "&amp;").replace('"', "&quot;");
    format!("<iframe style=\"width:100%;height:44rem;border:0\" srcdoc=\"{inside}\"></iframe>")
}

/// All steps that solve a puzzle, each of them checked.
#[pyclass(name = "Trace", frozen, weakref, module = "qedoku")]
#[derive(Debug)]
pub(crate) struct PyTrace {
    pub(crate) run: Arc<StepRun>,
}

impl PyTrace {
    pub(crate) fn solved(&self) -> PyResult<&qedoku::Solved> {
        match &self.run.source {
            StepSource::Solved(solved) => Ok(solved),
            _ => Err(value_error("expected a trace that solves a puzzle")),
        }
    }
}

#[pymethods]
impl PyTrace {
    /// The steps.
    #[getter]
    fn steps(&self) -> Vec<PyStep> {
        steps(&self.run)
    }

    /// The outcome: `solved`, `stuck`, `contradiction`, `hypothesis` or `guessed`.
    #[getter]
    fn outcome(&self) -> PyResult<&'static str> {
        Ok(self.solved()?.trace.outcome.word())
    }

    /// The only solution, whether the steps reach it or not.
    #[getter]
    fn solution(&self) -> PyResult<String> {
        Ok(self.run.layout().line(&self.solved()?.solution, '.'))
    }

    /// The grid that the steps reach, a dot for a blank.
    #[getter]
    fn grid(&self) -> PyResult<String> {
        Ok(self.run.layout().line(&self.solved()?.grid(), '.'))
    }

    /// The hardest technique, if there is a step.
    #[getter]
    fn hardest(&self) -> PyResult<Option<String>> {
        Ok(self.run.names().hardest(&self.solved()?.trace).map(|info| info.slug.to_owned()))
    }

    /// The number of uses of each technique, in the order of first use.
    #[getter]
    fn counts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let counts = PyDict::new(py);
        for (slug, count) in qedoku::log::counts(&self.solved()?.trace) {
            counts.set_item(slug.as_str(), count)?;
        }
        Ok(counts)
    }

    /// The log: an object a line, which `check` reads.
    #[getter]
    fn log(&self) -> String {
        self.run.log()
    }

    /// The log as objects.
    fn messages<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        python(py, &self.run.messages())
    }

    /// All steps in words.
    #[pyo3(signature = (lang=None, notation=None, detail=None, wording=None, *, voice=None))]
    fn text(
        &self,
        lang: Option<String>,
        notation: Option<String>,
        detail: Option<String>,
        wording: Option<String>,
        voice: Option<String>,
    ) -> PyResult<String> {
        let keywords = StyleKeywords { lang, notation, detail, wording: wording.or(voice) };
        let style = settings::style(self.run.options.get_style(), keywords)?;
        Ok(self.solved()?.describe(style))
    }

    /// A page that draws every step and says why; it needs nothing else.
    #[pyo3(signature = (step=None, title="Qedoku"))]
    fn html(&self, step: Option<String>, title: &str) -> PyResult<String> {
        self.run.whole(DocumentForm::Html, step.as_deref(), title)
    }

    /// The drawing of a step by its number, `12` or `12.a`; of the hardest if none is named.
    #[pyo3(signature = (step=None))]
    fn svg(&self, step: Option<String>) -> PyResult<String> {
        self.run.whole(DocumentForm::Svg, step.as_deref(), "Qedoku")
    }

    /// The steps as Markdown.
    #[pyo3(signature = (title="Qedoku"))]
    fn markdown(&self, title: &str) -> PyResult<String> {
        self.run.whole(DocumentForm::Markdown, None, title)
    }

    fn _repr_html_(&self) -> PyResult<String> {
        Ok(framed(&self.html(None, "Qedoku")?))
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
        self.text(None, None, None, None, None)
    }

    fn __repr__(&self) -> PyResult<String> {
        Ok(format!("<Trace: {} in {} steps>", self.outcome()?, self.__len__()))
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

/// The steps that a position allows.
#[pyclass(name = "Steps", frozen, weakref, module = "qedoku")]
#[derive(Debug)]
pub(crate) struct PySteps {
    pub(crate) run: Arc<StepRun>,
}

impl PySteps {
    fn listing(&self) -> PyResult<&qedoku::solve::Listing> {
        match &self.run.source {
            StepSource::Listing(listing) => Ok(listing),
            _ => Err(value_error("expected the steps of a position")),
        }
    }
}

#[pymethods]
impl PySteps {
    /// The number of conclusions found of each technique; those listed are the best of them.
    #[getter]
    fn found<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let found = PyDict::new(py);
        for message in self.run.messages() {
            let Message::Listed(listed) = message else { continue };
            for (slug, count) in &listed.techniques {
                found.set_item(slug, count.found)?;
            }
        }
        Ok(found)
    }

    /// The steps as a log.
    #[getter]
    fn log(&self) -> String {
        self.run.log()
    }

    /// A page that draws every step.
    #[pyo3(signature = (title="Qedoku"))]
    fn html(&self, title: &str) -> PyResult<String> {
        self.run.whole(DocumentForm::Html, None, title)
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
        Ok(self.listing()?.to_string())
    }

    fn __repr__(&self) -> PyResult<String> {
        let mut text = format!("<Steps: {}", self.__len__());
        let names = Names::all();
        for (slug, found) in &self.listing()?.counts {
            let _ = write!(text, ", {} {}", found.listed, names.name(slug));
        }
        Ok(text + ">")
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
impl Pickled for PyTrace {
    const CLASS: &str = "Trace";

    fn identity(&self) -> PyResult<String> {
        Ok(self.run.log())
    }

    fn state<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyTuple>> {
        let run = &slf.get().run;
        run.belongs_to(slf)?;
        (pickled::written(&run.settings)?, run.log()).into_pyobject(slf.py())
    }

    fn restored(state: &Bound<'_, PyTuple>) -> PyResult<Self> {
        pickled::of_log(state, |log, options| qedoku::Solved::of_log(log, options).map(StepSource::Solved))
            .map(|run| Self { run })
    }
}

/// A pickle has the log.
impl Pickled for PySteps {
    const CLASS: &str = "Steps";

    fn identity(&self) -> PyResult<String> {
        Ok(self.run.log())
    }

    fn state<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyTuple>> {
        let run = &slf.get().run;
        run.belongs_to(slf)?;
        (pickled::written(&run.settings)?, run.log()).into_pyobject(slf.py())
    }

    fn restored(state: &Bound<'_, PyTuple>) -> PyResult<Self> {
        pickled::of_log(state, |log, options| {
            qedoku::solve::Listing::of_log(log, options).map(|listing| StepSource::Listing(Box::new(listing)))
        })
        .map(|run| Self { run })
    }
}
