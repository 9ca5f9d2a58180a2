//! The rows that come in.
use crate::puzzle::PyPuzzle;
use pyo3::prelude::*;
use pyo3::types::{PyFloat, PyIterator, PyString};
use qedoku::{Error, ErrorKind};

/// A row, as it came.
#[derive(Debug)]
pub(super) enum InputRow {
    Text(String),
    Puzzle(Box<PyPuzzle>),
    Bad(Error),
}

impl InputRow {
    /// The puzzle of the row.
    pub(super) fn puzzle(self) -> Result<PyPuzzle, Error> {
        match self {
            Self::Text(text) => Ok(PyPuzzle::read(&text)?),
            Self::Puzzle(puzzle) => Ok(*puzzle),
            Self::Bad(problem) => Err(problem),
        }
    }

    /// The row of a value of Python. One that is missing, as tables have it, is a row without a puzzle.
    fn of(value: &Bound<'_, PyAny>) -> PyResult<Self> {
        let bad = |message: String| Self::Bad(Error::new(ErrorKind::Unreadable, message));
        if let Ok(text) = value.cast::<PyString>() {
            // A text may have half a character, which is none.
            return Ok(match text.to_str() {
                Ok(text) => Self::Text(text.to_owned()),
                Err(_) => bad("expected a text of whole characters".to_owned()),
            });
        }
        if let Ok(board) = value.cast::<PyPuzzle>() {
            return Ok(Self::Puzzle(Box::new(board.get().clone())));
        }
        if is_missing(value)? {
            return Ok(bad("expected a puzzle, found nothing".to_owned()));
        }
        // A value of an Arrow array says itself what it is in Python.
        if let Ok(inside) = value.call_method0("as_py") {
            return Self::of(&inside);
        }
        let found = value.get_type().name()?;
        Ok(bad(format!("expected a puzzle as a text, found {found}")))
    }
}

/// True if a value is what a table has where there is none: `None`, a float that is no number, or that of pandas.
fn is_missing(value: &Bound<'_, PyAny>) -> PyResult<bool> {
    if let Ok(number) = value.cast::<PyFloat>() {
        return Ok(number.extract::<f64>()?.is_nan());
    }
    Ok(value.is_none() || matches!(&*value.get_type().name()?.to_string_lossy(), "NAType" | "NaTType"))
}

/// The next rows, so many at most.
pub(super) fn next(values: &mut Bound<'_, PyIterator>, most: usize) -> PyResult<Vec<InputRow>> {
    values.take(most).map(|value| InputRow::of(&value?)).collect()
}
