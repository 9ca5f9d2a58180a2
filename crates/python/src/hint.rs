//! A hint, as Python sees it.
use crate::fault::value_error;
use crate::interruptible::patiently;
use crate::pickled::{self, Pickled, Reduced, hashed, reduced, same};
use crate::puzzle::PyPuzzle;
use crate::run::{StepRun, StepSource};
use crate::step::PyStep;
use crate::values::python;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use qedoku::hints::{Advice, HintMessage};
use qedoku::log::Id;
use qedoku::render::DocumentForm;
use qedoku::{Level, PuzzleWorker};
use qedoku_core::wire::Begin;
use std::sync::Arc;

/// A word about the next step, or about what is wrong with the position, as much as the level says.
#[pyclass(name = "Hint", frozen, weakref, module = "qedoku")]
#[derive(Debug)]
pub(crate) struct PyHint {
    pub(crate) run: Arc<StepRun>,
}

impl PyHint {
    fn hint(&self) -> PyResult<&qedoku::Hint> {
        match &self.run.source {
            StepSource::Hint(hint) => Ok(hint),
            _ => Err(value_error("expected a hint")),
        }
    }

    fn message(&self) -> PyResult<HintMessage> {
        Ok(self.hint()?.message(Id::default()))
    }
}

#[pymethods]
impl PyHint {
    /// The hint level.
    #[getter]
    fn level(&self) -> PyResult<&'static str> {
        Ok(self.hint()?.level.word())
    }

    /// The house to look at, if there is one.
    #[getter]
    fn look(&self) -> PyResult<Option<String>> {
        Ok(self.message()?.look)
    }

    /// The technique, from the level `technique` on.
    #[getter]
    fn technique(&self) -> PyResult<Option<String>> {
        Ok(self.message()?.technique)
    }

    /// The conclusion, from the level `what` on.
    #[getter]
    fn conclusion(&self) -> PyResult<Option<String>> {
        Ok(self.message()?.conclusion)
    }

    /// The step, from the level `full` on.
    #[getter]
    fn step(&self) -> PyResult<Option<PyStep>> {
        let hint = self.hint()?;
        let is_full = matches!(hint.advice, Advice::Step(_)) && hint.level >= qedoku::Level::Full;
        Ok(is_full.then(|| PyStep { run: Arc::clone(&self.run), index: 0 }))
    }

    /// True if something is to be taken back before anything else.
    #[getter(amiss)]
    fn is_diagnosis(&self) -> PyResult<bool> {
        Ok(self.hint()?.is_diagnosis())
    }

    /// The entries that are wrong, from the level `where` on.
    #[getter]
    fn wrong(&self) -> PyResult<Vec<String>> {
        Ok(self.message()?.wrong.unwrap_or_default())
    }

    /// The hint in a sentence.
    #[getter]
    fn text(&self) -> PyResult<String> {
        Ok(self.hint()?.sentence(self.run.options.get_style()))
    }

    /// The hint as the command writes it in JSON.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        Ok(python(py, &self.message()?)?.cast_into::<PyDict>()?)
    }

    /// The position with what the hint shows of it.
    fn svg(&self) -> PyResult<String> {
        self.run.whole(DocumentForm::Svg, None, "Qedoku")
    }

    fn _repr_svg_(&self) -> PyResult<String> {
        self.svg()
    }

    fn __str__(&self) -> PyResult<String> {
        Ok(self.hint()?.to_string())
    }

    fn __repr__(&self) -> PyResult<String> {
        Ok(format!("<Hint: {}>", self.text()?))
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

/// A pickle has the position and the level: the hint is sought anew.
impl Pickled for PyHint {
    const CLASS: &str = "Hint";

    fn identity(&self) -> PyResult<String> {
        let begin = Begin::new(self.run.layout(), &self.hint()?.puzzle);
        pickled::written(&(begin, self.message()?, self.text()?))
    }

    fn state<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyTuple>> {
        let run = &slf.get().run;
        let hint = slf.get().hint()?;
        run.belongs_to(slf)?;
        let begin = pickled::written(&Begin::new(run.layout(), &hint.puzzle))?;
        (pickled::written(&run.settings)?, begin, hint.level.word()).into_pyobject(slf.py())
    }

    fn restored(state: &Bound<'_, PyTuple>) -> PyResult<Self> {
        let (settings, begin, level): (String, String, String) = state.extract()?;
        let (settings, options) = pickled::options(&settings)?;
        let PyPuzzle { puzzle, layout } = PyPuzzle::begun(&begin)?;
        let options = options.under(layout);
        let unknown = || value_error(format!("no level is called {level:?}"));
        let level = Level::named(&level).ok_or_else(unknown)?;
        let with = options.clone();
        let hint = patiently(state.py(), move || PuzzleWorker::new(&with).hint(&puzzle, level, None))?;
        Ok(Self { run: Arc::new(StepRun::new(StepSource::Hint(hint), settings, options)) })
    }
}
