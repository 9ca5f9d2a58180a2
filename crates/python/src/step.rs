//! A step, as Python sees it.
use crate::answer::PyAnswer;
use crate::fault::value_error;
use crate::hint::PyHint;
use crate::pickled::{self, Pickled, Reduced, hashed, reduced, same};
use crate::puzzle::PyPuzzle;
use crate::run::{StepRun, StepSource};
use crate::settings::{self, StyleKeywords};
use crate::trace::{PySteps, PyTrace};
use crate::values::python;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use qedoku::Puzzle;
use qedoku::log::Message;
use qedoku_core::wire;
use std::sync::Arc;

/// One deduction: what follows, by which technique, and the statements read off the board that it rests on.
#[pyclass(name = "Step", frozen, module = "qedoku")]
#[derive(Debug)]
pub(crate) struct PyStep {
    pub(crate) run: Arc<StepRun>,
    pub(crate) index: usize,
}

impl PyStep {
    fn written(&self) -> PyResult<&wire::Step> {
        self.run.written().get(self.index).ok_or_else(|| value_error("there is no such step"))
    }

    pub(crate) fn core(&self) -> PyResult<&qedoku::Step> {
        self.run.steps().get(self.index).ok_or_else(|| value_error("there is no such step"))
    }

    pub(crate) fn before(&self) -> PyResult<Puzzle> {
        self.run.before(self.index).ok_or_else(|| value_error("there is no such step"))
    }

    fn message(&self) -> PyResult<Message> {
        Ok(Message::Step(Box::new(self.written()?.clone())))
    }
}

#[pymethods]
impl PyStep {
    /// The number of the step in its answer, from 1.
    #[getter]
    fn number(&self) -> usize {
        self.index + 1
    }

    /// The name of the technique that never changes, such as `x-wing`.
    #[getter]
    fn technique(&self) -> PyResult<String> {
        Ok(self.core()?.technique.to_string())
    }

    /// The name of the technique, in the language of the answer.
    #[getter]
    fn name(&self) -> PyResult<String> {
        Ok(self.run.names().name(&self.core()?.technique))
    }

    /// The tier of the technique: `simple`, `intermediate`, `advanced` or `ultimate`.
    #[getter]
    fn tier(&self) -> PyResult<Option<String>> {
        Ok(self.written()?.tier.clone())
    }

    /// The digits placed, such as `r4c5=7`.
    #[getter]
    fn place(&self) -> PyResult<Vec<String>> {
        Ok(self.written()?.place.clone())
    }

    /// The candidates eliminated, such as `r4c8<>7`.
    #[getter]
    fn eliminate(&self) -> PyResult<Vec<String>> {
        Ok(self.written()?.eliminate.clone())
    }

    /// The assumptions beyond the rules: `["unique"]`, or nothing.
    #[getter]
    fn assumes(&self) -> PyResult<Vec<String>> {
        Ok(self.written()?.assumes.clone())
    }

    /// The numbers of the steps without which this one would not hold.
    #[getter]
    fn needs(&self) -> PyResult<Vec<u32>> {
        Ok(self.written()?.needs.clone().unwrap_or_default())
    }

    /// The statements "one of these is true", read off the board, that the step rests on.
    #[getter]
    fn truths<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        python(py, &self.written()?.truths)
    }

    /// The shape of the argument.
    #[getter]
    fn pattern<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        python(py, &self.written()?.pattern)
    }

    /// The ratings of the step: `se` and `hodoku`, where these know its technique.
    #[getter]
    fn rating<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        python(py, &self.written()?.rating)
    }

    /// The position before the step.
    #[getter]
    fn board(&self) -> PyResult<PyPuzzle> {
        Ok(PyPuzzle::of(self.before()?, Arc::clone(self.run.layout())))
    }

    /// The sentence that says why the step holds; in the language of its answer, unless another is named.
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
        Ok(self.run.text(self.index, style))
    }

    /// The step drawn on the board.
    fn svg(&self) -> PyResult<String> {
        self.run.svg(self.index)
    }

    fn _repr_svg_(&self) -> PyResult<String> {
        self.svg()
    }

    /// The step as an object of a log.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        Ok(python(py, &self.message()?)?.cast_into::<PyDict>()?)
    }

    /// The step as a line of a log.
    fn to_json(&self) -> PyResult<String> {
        Ok(self.message()?.to_line())
    }

    fn __str__(&self) -> String {
        format!("{}. {}", self.index + 1, self.run.text(self.index, self.run.options.get_style()))
    }

    fn __repr__(&self) -> PyResult<String> {
        let step = self.core()?;
        let what = qedoku_explain::conclusion(&step.conclusion);
        Ok(format!("<Step {}: {}, {what}>", self.index + 1, step.technique))
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

/// A pickle has the answer that it is a step of, once for all steps that are pickled together.
impl Pickled for PyStep {
    const CLASS: &str = "Step";

    fn identity(&self) -> PyResult<String> {
        let begin = wire::Begin::new(self.run.layout(), &self.before()?);
        pickled::written(&(self.index, begin, self.written()?))
    }

    fn state<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyTuple>> {
        let py = slf.py();
        let step = slf.get();
        (answer(py, &step.run)?, step.index).into_pyobject(py)
    }

    fn restored(state: &Bound<'_, PyTuple>) -> PyResult<Self> {
        let (answer, index): (Bound<'_, PyAny>, usize) = state.extract()?;
        let run = run_of(&answer).ok_or_else(|| PyTypeError::new_err("expected the answer that a step is of"))?;
        let step = Self { run: Arc::clone(run), index };
        step.core().map(|_| ())?;
        Ok(step)
    }
}

/// The answer that has these steps, as an object of Python.
fn answer<'py>(py: Python<'py>, run: &Arc<StepRun>) -> PyResult<Bound<'py, PyAny>> {
    if let Some(known) = run.owner(py) {
        return Ok(known);
    }
    let run = Arc::clone(run);
    let answer = match &run.source {
        StepSource::Solved(_) => Bound::new(py, PyTrace { run: Arc::clone(&run) })?.into_any(),
        StepSource::Answer(_) => Bound::new(py, PyAnswer { run: Arc::clone(&run) })?.into_any(),
        StepSource::Listing(_) => Bound::new(py, PySteps { run: Arc::clone(&run) })?.into_any(),
        StepSource::Hint(_) => Bound::new(py, PyHint { run: Arc::clone(&run) })?.into_any(),
    };
    run.belongs_to(&answer)?;
    Ok(answer)
}

/// The run of an answer that has steps.
fn run_of<'a>(answer: &'a Bound<'_, PyAny>) -> Option<&'a Arc<StepRun>> {
    let trace = answer.cast::<PyTrace>().ok().map(|it| &it.get().run);
    let argument = || answer.cast::<PyAnswer>().ok().map(|it| &it.get().run);
    let steps = || answer.cast::<PySteps>().ok().map(|it| &it.get().run);
    let hint = || answer.cast::<PyHint>().ok().map(|it| &it.get().run);
    trace.or_else(argument).or_else(steps).or_else(hint)
}
