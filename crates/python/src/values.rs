//! Values of the library as objects of Python.
use pyo3::prelude::*;
use pythonize::pythonize;
use serde::Serialize;

/// A value of the log as Python has it.
pub(crate) fn python<'py, T: Serialize + ?Sized>(py: Python<'py>, value: &T) -> PyResult<Bound<'py, PyAny>> {
    Ok(pythonize(py, value)?)
}
