//! Reads the arguments of functions: the name of a format, moves.
use crate::fault::value_error;
use pyo3::prelude::*;
use qedoku::{Format, Question, Target};

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
