//! What functions are given: a puzzle or the text of one, the name of a format, moves.
use crate::fault::{expected, value_error};
use crate::puzzle::PyPuzzle;
use pyo3::Borrowed;
use pyo3::prelude::*;
use qedoku::{Format, Question, Target};

/// A puzzle, or the text of one.
#[derive(Debug)]
pub(crate) enum Given<'py> {
    /// A puzzle.
    Puzzle(PyRef<'py, PyPuzzle>),
    /// A text that is to be read.
    Text(String),
}

impl<'a, 'py> FromPyObject<'a, 'py> for Given<'py> {
    type Error = PyErr;

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        if let Ok(puzzle) = object.cast::<PyPuzzle>() {
            return Ok(Self::Puzzle(puzzle.to_owned().borrow()));
        }
        object.extract().map(Self::Text).map_err(|_| expected("the text of a puzzle or a Puzzle", object))
    }
}

impl Given<'_> {
    pub(crate) fn puzzle(&self) -> PyResult<PyPuzzle> {
        match self {
            Self::Puzzle(given) => Ok(PyPuzzle::clone(given)),
            Self::Text(text) => PyPuzzle::read(text).map_err(value_error),
        }
    }
}

/// The format of a name, if one is named.
pub(crate) fn format(name: Option<&str>) -> PyResult<Option<Format>> {
    name.map(|name| name.parse().map_err(value_error)).transpose()
}

/// The moves of some texts, such as `r4c5=7`, `r4c5<>7`, or several in one text.
pub(crate) fn moves(texts: &[String]) -> PyResult<Vec<Target>> {
    let moves: Vec<Vec<Target>> =
        texts.iter().map(|text| Question::conclusions(text)).collect::<Result<_, _>>().map_err(value_error)?;
    Ok(moves.concat())
}
