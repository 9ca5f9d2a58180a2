//! Makes objects of every class from what pickles have of them.
use crate::argument::Argument;
use crate::board::Board;
use crate::checked::{Checked, Proof, StepCheck};
use crate::fault::value_error;
use crate::grade::Grade;
use crate::hint::Hint;
use crate::pickled::{Pickled, VERSION};
use crate::step::Step;
use crate::trace::{Steps, Trace};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

/// Makes an object of a class from a state.
type Restore = for<'py> fn(&Bound<'py, PyTuple>) -> PyResult<Bound<'py, PyAny>>;

/// How objects are made, by class.
const CLASSES: [(&str, Restore); 10] = [
    (Argument::CLASS, restore::<Argument>),
    (Board::CLASS, restore::<Board>),
    (Checked::CLASS, restore::<Checked>),
    (Grade::CLASS, restore::<Grade>),
    (Hint::CLASS, restore::<Hint>),
    (Proof::CLASS, restore::<Proof>),
    (Step::CLASS, restore::<Step>),
    (StepCheck::CLASS, restore::<StepCheck>),
    (Steps::CLASS, restore::<Steps>),
    (Trace::CLASS, restore::<Trace>),
];

fn restore<'py, T: Pickled>(state: &Bound<'py, PyTuple>) -> PyResult<Bound<'py, PyAny>> {
    Ok(Bound::new(state.py(), T::restored(state)?)?.into_any())
}

/// Makes an object from what a pickle has of it; for `pickle` alone.
#[pyfunction]
#[pyo3(name = "_restored", signature = (class_, version, state, /))]
pub(crate) fn restored<'py>(class_: &str, version: &str, state: &Bound<'py, PyTuple>) -> PyResult<Bound<'py, PyAny>> {
    let restore = CLASSES.iter().find(|(known, _)| *known == class_);
    let (name, restore) =
        restore.ok_or_else(|| value_error(format!("expected a class of qedoku, found {class_:?}")))?;
    if version != VERSION {
        return Err(value_error(format!(
            "this {name} was pickled by qedoku {version}, and this is qedoku {VERSION}: make it anew"
        )));
    }
    restore(state)
}
