//! Texts with puzzles, and puzzles from a seed.
use crate::fault::value_error;
use crate::interruptible::patiently;
use crate::puzzle::{Given, PyPuzzle, format};
use crate::values::python;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyFloat, PyInt};
use qedoku::Error;
use qedoku::api::OrderRequest;
use qedoku::generate::{GeneratedPuzzle, GivenSymmetry};
use qedoku::techniques::TechniqueRecord;
use qedoku_formats as text;
use std::convert::Infallible;
use std::hash::{BuildHasher, RandomState};

/// The puzzles of a text, in the order in which they stand there.
#[pyfunction]
#[pyo3(signature = (text, /, format=None))]
pub(crate) fn read(py: Python<'_>, text: String, format: Option<&str>) -> PyResult<Vec<PyPuzzle>> {
    let format = self::format(format)?;
    patiently(py, move || {
        qedoku::read(&text, format).map(|entry| Ok(PyPuzzle::of(entry?.puzzle))).collect::<Result<_, Error>>()
    })
}

/// A text in another format, as the command converts it: all its puzzles, with their names and solutions where the format
/// has them. A board is written by itself.
#[pyfunction]
#[pyo3(signature = (text, /, to, *, format=None))]
pub(crate) fn convert(py: Python<'_>, text: Given<'_>, to: &str, format: Option<&str>) -> PyResult<String> {
    let to = to.parse().map_err(value_error)?;
    let format = self::format(format)?;
    let text = match text {
        Given::Puzzle(board) => return Ok(qedoku::write(to, &board.puzzle)),
        Given::Text(text) => text,
    };
    patiently(py, move || {
        let entries: Vec<_> = qedoku::read(&text, format).collect::<Result<_, _>>()?;
        let written: Vec<String> = entries.iter().map(|entry| text::rewrite(to, entry)).collect();
        let between = if to.is_spaced() { "\n\n" } else { "\n" };
        let middle = (!written.is_empty()).then(|| written.join(between));
        let parts = [text::preamble(to, entries.len()), middle, text::closing(to).map(str::to_owned)];
        Ok::<_, Error>(parts.into_iter().flatten().collect::<Vec<_>>().join("\n"))
    })
}

/// Minimal puzzles with exactly one solution. The same seed gives the same puzzles; without one, others each time.
///
/// What the puzzles are to be is asked for as in requests: `minimal=True`, `givens="24..28"`, `mask`, `tier`, `technique`,
/// `only_techniques`, `se="7.0..7.5"`, `hodoku="easy"`, `effort`, `bottlenecks`; after `tries` puzzles in vain it is an error.
#[pyfunction]
#[pyo3(signature = (count=1, *, seed=None, symmetry="none", skip=0, **order))]
pub(crate) fn generate(
    py: Python<'_>,
    count: u64,
    seed: Option<u64>,
    symmetry: &str,
    skip: u64,
    order: Option<&Bound<'_, PyDict>>,
) -> PyResult<Vec<PyPuzzle>> {
    let known = || GivenSymmetry::ALL.map(GivenSymmetry::name).join(", ");
    let symmetry = GivenSymmetry::named(symmetry)
        .ok_or_else(|| value_error(format!("no symmetry is called {symmetry:?}; there are {}", known())))?;
    let seed = seed.unwrap_or_else(|| RandomState::new().hash_one(count));
    let order = order.map(ordered).transpose()?.filter(|order| !order.is_empty());
    if let Some(order) = order {
        if skip > 0 {
            return Err(value_error("skip is for puzzles of which nothing is asked but a symmetry"));
        }
        let made = patiently(py, move || order.made(seed, count, symmetry))?;
        return Ok(made.into_iter().map(|made| PyPuzzle::of(made.found.ready.unwrap_or(made.puzzle))).collect());
    }
    // A puzzle takes little time, and it is asked between them whether to go on.
    let mut boards = Vec::new();
    for from in (0..count).step_by(PART) {
        let to = (from + PART as u64).min(count);
        boards.extend(patiently(py, move || {
            let made = (from..to)
                .map(|index| PyPuzzle::of(GeneratedPuzzle::of(seed, symmetry, skip.saturating_add(index)).puzzle));
            Ok::<_, Infallible>(made.collect::<Vec<_>>())
        })?);
        py.check_signals()?;
    }
    Ok(boards)
}

/// The keywords of an order; a range may also be a number, and a list one name.
fn ordered(keywords: &Bound<'_, PyDict>) -> PyResult<OrderRequest> {
    let plain = PyDict::new(keywords.py());
    for (name, value) in keywords {
        if value.is_none() {
            continue;
        }
        let is_number = value.is_instance_of::<PyInt>() || value.is_instance_of::<PyFloat>();
        let is_range = RANGES.contains(&name.extract::<&str>()?);
        let value = if is_number && is_range { value.str()?.into_any() } else { value };
        plain.set_item(name, value)?;
    }
    pythonize::depythonize(&plain).map_err(|fault| PyTypeError::new_err(format!("generate(): {fault}")))
}

/// The keywords of orders whose values are ranges.
const RANGES: [&str; 4] = ["givens", "se", "effort", "bottlenecks"];

/// The number of puzzles that are made between two looks at signals.
const PART: usize = 100;

/// The catalog of techniques: name, tier, ratings and other names of each.
#[pyfunction]
pub(crate) fn techniques(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    python(py, &qedoku::techniques::catalog().map(TechniqueRecord::new).collect::<Vec<_>>())
}
