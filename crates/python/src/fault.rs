//! The exceptions for errors.
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::{Borrowed, PyErr};
use std::fmt::Display;

/// A `ValueError` with the message of the library.
pub(crate) fn value_error(problem: impl Display) -> PyErr {
    PyValueError::new_err(problem.to_string())
}

/// A `TypeError` that says what was expected, and the type of what was found.
pub(crate) fn expected(what: &str, found: Borrowed<'_, '_, PyAny>) -> PyErr {
    let name = found.get_type().name().map(|name| name.to_string()).unwrap_or_default();
    PyTypeError::new_err(format!("expected {what}, found {name}"))
}
