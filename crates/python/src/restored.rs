//! Makes objects of every class from what pickles have of them.
use crate::answer::PyAnswer;
use crate::checked::{PyChecked, PyProof, StepCheck};
use crate::fault::value_error;
use crate::grade::PyGrade;
use crate::hint::PyHint;
use crate::pickled::{Pickled, VERSION};
use crate::puzzle::PyPuzzle;
use crate::step::PyStep;
use crate::trace::{PySteps, PyTrace};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

/// Makes an object of a class from a state.
type Restore = for<'py> fn(&Bound<'py, PyTuple>) -> PyResult<Bound<'py, PyAny>>;

/// The functions that make objects, by class.
const CLASSES: [(&str, Restore); 10] = [
    (PyAnswer::CLASS, restore::<PyAnswer>),
    (PyPuzzle::CLASS, restore::<PyPuzzle>),
    (PyChecked::CLASS, restore::<PyChecked>),
    (PyGrade::CLASS, restore::<PyGrade>),
    (PyHint::CLASS, restore::<PyHint>),
    (PyProof::CLASS, restore::<PyProof>),
    (PyStep::CLASS, restore::<PyStep>),
    (StepCheck::CLASS, restore::<StepCheck>),
    (PySteps::CLASS, restore::<PySteps>),
    (PyTrace::CLASS, restore::<PyTrace>),
];

/// The class that has this name, which may be an old one.
fn renamed(class_: &str) -> &str {
    match class_ {
        "Argument" => PyAnswer::CLASS,
        "Board" => PyPuzzle::CLASS,
        other => other,
    }
}

fn restore<'py, T: Pickled>(state: &Bound<'py, PyTuple>) -> PyResult<Bound<'py, PyAny>> {
    Ok(Bound::new(state.py(), T::restored(state)?)?.into_any())
}

/// Makes an object from what a pickle has of it; for `pickle` alone.
#[pyfunction]
#[pyo3(name = "_restored", signature = (class_, version, state, /))]
pub(crate) fn restored<'py>(class_: &str, version: &str, state: &Bound<'py, PyTuple>) -> PyResult<Bound<'py, PyAny>> {
    let restore = CLASSES.iter().find(|(known, _)| *known == renamed(class_));
    let (name, restore) =
        restore.ok_or_else(|| value_error(format!("expected a class of qedoku, found {class_:?}")))?;
    if version != VERSION {
        return Err(value_error(format!(
            "this {name} was pickled by qedoku {version}, and this is qedoku {VERSION}: make it anew"
        )));
    }
    restore(state)
}
