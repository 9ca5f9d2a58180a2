//! The exceptions for errors.
use pyo3::PyErr;
use pyo3::exceptions::PyValueError;
use std::fmt::Display;

/// A `ValueError` with the message of the library.
pub(crate) fn value_error(problem: impl Display) -> PyErr {
    PyValueError::new_err(problem.to_string())
}
