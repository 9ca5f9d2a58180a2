//! Answers as pickles have them: what a log says, which is read, and checked, when they are loaded.
use crate::fault::value_error;
use crate::interruptible::patiently;
use crate::run::{StepRun, StepSource};
use crate::settings;
use pyo3::PyClass;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use qedoku::api::RequestSettings;
use qedoku::{Error, Options};
use qedoku_core::json_fault;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use std::sync::Arc;

/// A class whose objects can be pickled, and are equal if they say the same.
pub(crate) trait Pickled: PyClass + Into<PyClassInitializer<Self>> {
    /// The name of the class.
    const CLASS: &str;

    /// All that an object says, as a text that no other has.
    fn identity(&self) -> PyResult<String>;

    /// The state of an object in a pickle.
    fn state<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyTuple>>;

    /// Makes an object of that.
    fn restored(state: &Bound<'_, PyTuple>) -> PyResult<Self>;
}

/// The result of `__reduce__`: a function and its arguments.
pub(crate) type Reduced<'py> = (Bound<'py, PyAny>, (&'static str, &'static str, Bound<'py, PyTuple>));

/// The pickled form of an object, as `__reduce__` gives it.
pub(crate) fn reduced<'py, T: Pickled>(slf: &Bound<'py, T>) -> PyResult<Reduced<'py>> {
    let restore = slf.py().import("qedoku._qedoku")?.getattr("_restored")?;
    Ok((restore, (T::CLASS, VERSION, T::state(slf)?)))
}

/// True if another object says the same.
pub(crate) fn same<T: Pickled<Frozen = pyo3::pyclass::boolean_struct::True> + Sync>(
    one: &T,
    other: &Bound<'_, PyAny>,
) -> PyResult<bool> {
    let Ok(other) = other.cast::<T>() else { return Ok(false) };
    Ok(std::ptr::eq(one, other.get()) || one.identity()? == other.get().identity()?)
}

/// The hash of what an object says.
pub(crate) fn hashed(object: &impl Pickled) -> PyResult<u64> {
    Ok(BuildHasherDefault::<DefaultHasher>::default().hash_one(object.identity()?))
}

/// The version of the engine.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// A value as a text of a state.
pub(crate) fn written(value: &impl Serialize) -> PyResult<String> {
    serde_json::to_string(value).map_err(value_error)
}

/// The value that a text of a state is.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> PyResult<T> {
    serde_json::from_str(text).map_err(|error| value_error(format!("no state of a pickle: {}", json_fault(&error))))
}

/// The run of a state that has settings and a log, which is read back and checked.
pub(crate) fn of_log(
    state: &Bound<'_, PyTuple>,
    read: impl FnOnce(&str, &Options) -> Result<StepSource, Error> + Send + 'static,
) -> PyResult<Arc<StepRun>> {
    let (settings, log): (String, String) = state.extract()?;
    let (settings, options) = self::options(&settings)?;
    let with = options.clone();
    let source = patiently(state.py(), move || read(&log, &with))?;
    Ok(Arc::new(StepRun::new(source, settings, options)))
}

/// The options that a text of a state is.
pub(crate) fn options(text: &str) -> PyResult<(RequestSettings, Options)> {
    settings::both(read(text)?)
}
