//! Logs, steps and proofs that are checked.
use crate::answer::PyAnswer;
use crate::fault::{expected, value_error};
use crate::interruptible::patiently;
use crate::objects;
use crate::pickled::{self, Pickled, Reduced, hashed, reduced, same};
use crate::puzzle::{Given, PyPuzzle};
use crate::run::StepRun;
use crate::step::PyStep;
use crate::trace::PyTrace;
use crate::values::python;
use pyo3::Borrowed;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};
use qedoku::log::{CheckRecord, ProofRecord, StepChecker};
use qedoku::{Error, ErrorKind};
use qedoku_core::wire;
use std::cell::RefCell;
use std::convert::Infallible;
use std::sync::Arc;

/// An object that has steps one after the other.
pub(crate) enum StepLog<'py> {
    /// A puzzle that was solved.
    Trace(PyRef<'py, PyTrace>),
    /// An answer.
    Answer(PyRef<'py, PyAnswer>),
    /// A text, ours or anyone's.
    Text(String),
}

impl<'a, 'py> FromPyObject<'a, 'py> for StepLog<'py> {
    type Error = PyErr;

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        if let Ok(trace) = object.cast::<PyTrace>() {
            return Ok(Self::Trace(trace.to_owned().borrow()));
        }
        if let Ok(answer) = object.cast::<PyAnswer>() {
            return Ok(Self::Answer(answer.to_owned().borrow()));
        }
        object.extract().map(Self::Text).map_err(|_| expected("a Trace, an Answer or the text of a log", object))
    }
}

impl StepLog<'_> {
    fn run(&self) -> Option<Arc<StepRun>> {
        match self {
            Self::Trace(trace) => Some(Arc::clone(&trace.run)),
            Self::Answer(answer) => Some(Arc::clone(&answer.run)),
            Self::Text(_) => None,
        }
    }
}

/// The result of checking a log. It is true if every step follows.
#[pyclass(name = "Checked", frozen, module = "qedoku")]
#[derive(Debug)]
pub(crate) struct PyChecked {
    accepted: bool,
    records: Vec<CheckRecord>,
    text: String,
}

#[pymethods]
impl PyChecked {
    /// True if every step of every puzzle follows, and nothing is cut off.
    #[getter]
    fn accepted(&self) -> bool {
        self.accepted
    }

    /// The report of each puzzle: `puzzle`, `line`, `id`, `verdict` and `text`.
    #[getter]
    fn reports<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        python(py, &self.records)
    }

    fn __bool__(&self) -> bool {
        self.accepted()
    }

    fn __str__(&self) -> String {
        self.text.clone()
    }

    fn __repr__(&self) -> String {
        format!("<Checked: {}>", self.__str__())
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

/// Replays a log, or a trace, and says which is the first wrong step and why.
#[pyfunction]
#[pyo3(signature = (trace, /))]
pub(crate) fn check(py: Python<'_>, trace: StepLog<'_>) -> PyResult<PyChecked> {
    let run = trace.run();
    let log = if let StepLog::Text(text) = trace { text } else { String::new() };
    let of_log = move || qedoku::check(&log);
    let checked = patiently(py, move || Ok::<_, Infallible>(run.map_or_else(of_log, |run| run.check())))?;
    let text = checked.to_string().trim_end().to_owned();
    Ok(PyChecked { accepted: checked.is_accepted(), records: checked.records(), text })
}

/// The check of a step. It is true if the step follows.
#[pyclass(frozen, module = "qedoku")]
#[derive(Debug)]
pub(crate) struct StepCheck {
    problem: Option<Error>,
}

#[pymethods]
impl StepCheck {
    /// True if the step follows from the position.
    #[getter]
    fn accepted(&self) -> bool {
        self.problem.is_none()
    }

    /// The kind of its fault: `unreadable` or `not-accepted`.
    #[getter]
    fn kind(&self) -> Option<&'static str> {
        self.problem.as_ref().map(|problem| problem.kind.word())
    }

    /// Why it does not follow.
    #[getter]
    fn reason(&self) -> Option<String> {
        self.problem.as_ref().map(Error::message)
    }

    fn __bool__(&self) -> bool {
        self.accepted()
    }

    fn __repr__(&self) -> String {
        match self.reason() {
            None => "<StepCheck: accepted>".to_owned(),
            Some(reason) => format!("<StepCheck: {reason}>"),
        }
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

thread_local! {
    /// Each thread has a checker that keeps its buffers.
    static CHECKER: RefCell<StepChecker> = RefCell::default();
}

/// Checks a step, while other threads of Python go on.
fn checked(py: Python<'_>, check: impl FnOnce(&mut StepChecker) -> Result<(), Error> + Send) -> StepCheck {
    let problem = py.detach(|| CHECKER.with_borrow_mut(check)).err();
    StepCheck { problem }
}

/// Checks that a step follows from a position: a `Step`, an object of a log as a `dict`, or a line of one as a text. What a
/// step says of its technique must be so; its number, what it needs, and its words are not read. A guess does not follow.
#[pyfunction]
#[pyo3(signature = (board, step, /))]
pub(crate) fn check_step(py: Python<'_>, board: Given<'_>, step: &Bound<'_, PyAny>) -> PyResult<StepCheck> {
    let PyPuzzle { puzzle: before, layout } = board.puzzle()?;
    if let Ok(text) = step.cast::<PyString>() {
        let text = text.to_str()?;
        return Ok(checked(py, |checker| checker.under(&layout).check_json(&before, text)));
    }
    if let Ok(step) = step.cast::<PyStep>() {
        let step = step.get().core()?;
        return Ok(checked(py, |checker| checker.under(&layout).check(&before, step)));
    }
    if !step.is_instance_of::<PyDict>() {
        let found = step.get_type().name()?;
        return Err(PyTypeError::new_err(format!("expected a Step, a dict or a line of JSON, found {found}")));
    }
    let read =
        objects::value(step).and_then(|it| serde_json::from_value::<wire::Step>(it).map_err(|it| it.to_string()));
    Ok(match read {
        Ok(step) => checked(py, |checker| checker.under(&layout).check_written(&before, step)),
        Err(error) => StepCheck { problem: Some(Error::new(ErrorKind::Unreadable, format!("no step: {error}"))) },
    })
}

/// A proof of a trace for a checker that others wrote: VeriPB.
#[pyclass(name = "Proof", frozen, module = "qedoku")]
#[derive(Debug)]
pub(crate) struct PyProof {
    record: ProofRecord,
    files: Vec<(String, String)>,
    text: String,
}

#[pymethods]
impl PyProof {
    /// The claim proved: `solution`, `derived` or `contradiction`.
    #[getter]
    fn claim(&self) -> String {
        self.record.claim.clone()
    }

    /// The only solution, if that is proved.
    #[getter]
    fn solution(&self) -> Option<String> {
        self.record.solution.clone()
    }

    /// The files of the proof with their names.
    #[getter]
    fn files<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let files = PyDict::new(py);
        for (name, text) in &self.files {
            files.set_item(name, text)?;
        }
        Ok(files)
    }

    /// The commands that call VeriPB with them.
    #[getter]
    fn calls(&self) -> Vec<String> {
        self.record.run.clone()
    }

    /// The proof as the command writes it in JSON, without the files.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        Ok(python(py, &self.record)?.cast_into::<PyDict>()?)
    }

    fn __str__(&self) -> String {
        self.text.clone()
    }

    fn __repr__(&self) -> String {
        format!("<Proof: {}>", self.claim())
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

/// Proves a trace, an argument, or a log with one of them.
#[pyfunction]
#[pyo3(signature = (trace, /))]
pub(crate) fn prove(py: Python<'_>, trace: StepLog<'_>) -> PyResult<PyProof> {
    let own = trace.run().and_then(|run| run.trace().cloned());
    let trace = match (own, &trace) {
        (Some(trace), _) => trace,
        (None, StepLog::Text(text)) => {
            let mut traces = qedoku::log::traces(text).into_iter();
            let (Some(trace), None) = (traces.next(), traces.next()) else {
                return Err(value_error("expected a log with one trace, found none or several"));
            };
            trace.map_err(value_error)?
        }
        (None, _) => return Err(value_error("expected a trace")),
    };
    let proved = patiently(py, move || qedoku::log::prove(&trace))?;
    let files = proved.proof.files().map(|(name, text)| (name.to_string(), text.to_string())).collect();
    let text = proved.to_string().trim_end().to_owned();
    Ok(PyProof { record: proved.record(str::to_owned), files, text })
}

/// A pickle has what came of each puzzle.
impl Pickled for PyChecked {
    const CLASS: &str = "Checked";

    fn identity(&self) -> PyResult<String> {
        pickled::written(&(self.accepted, &self.records, &self.text))
    }

    fn state<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyTuple>> {
        let it = slf.get();
        (it.accepted, pickled::written(&it.records)?, &it.text).into_pyobject(slf.py())
    }

    fn restored(state: &Bound<'_, PyTuple>) -> PyResult<Self> {
        let (accepted, records, text): (bool, String, String) = state.extract()?;
        Ok(Self { accepted, records: pickled::read(&records)?, text })
    }
}

/// A pickle has what is wrong.
impl Pickled for StepCheck {
    const CLASS: &str = "StepCheck";

    fn identity(&self) -> PyResult<String> {
        pickled::written(&self.problem)
    }

    fn state<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyTuple>> {
        (slf.get().identity()?,).into_pyobject(slf.py())
    }

    fn restored(state: &Bound<'_, PyTuple>) -> PyResult<Self> {
        let (problem,): (String,) = state.extract()?;
        Ok(Self { problem: pickled::read(&problem)? })
    }
}

/// A pickle has the files, and what is said of them.
impl Pickled for PyProof {
    const CLASS: &str = "Proof";

    fn identity(&self) -> PyResult<String> {
        pickled::written(&(&self.record, &self.files, &self.text))
    }

    fn state<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyTuple>> {
        let it = slf.get();
        (pickled::written(&it.record)?, it.files.clone(), &it.text).into_pyobject(slf.py())
    }

    fn restored(state: &Bound<'_, PyTuple>) -> PyResult<Self> {
        let (record, files, text): (String, Vec<(String, String)>, String) = state.extract()?;
        Ok(Self { record: pickled::read(&record)?, files, text })
    }
}
