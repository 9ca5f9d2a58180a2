//! Texts with puzzles, and puzzles from a seed.
use crate::fault::value_error;
use crate::given;
use crate::interruptible::patiently;
use crate::puzzle::{Given, PyPuzzle};
use crate::settings::NameList;
use crate::values::python;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyFloat, PyInt};
use qedoku::Error;
use qedoku::api::OrderRequest;
use qedoku::generate::{GeneratedPuzzle, GivenSymmetry, VariantDraft, VariantGenerator, VariantRule, WantedTier};
use qedoku::techniques::TechniqueRecord;
use qedoku_core::Rules;
use qedoku_formats as text;
use std::hash::{BuildHasher, RandomState};
use std::sync::Arc;

/// The puzzles of a text, in the order in which they stand there.
#[pyfunction]
#[pyo3(signature = (text, /, format=None))]
pub(crate) fn read(py: Python<'_>, text: String, format: Option<&str>) -> PyResult<Vec<PyPuzzle>> {
    let format = given::format(format)?;
    patiently(py, move || {
        let puzzles = qedoku::read(&text, format).map(|entry| entry.map(|it| PyPuzzle::of(it.puzzle, it.layout)));
        puzzles.collect::<Result<_, _>>().map_err(Error::from)
    })
}

/// A text in another format, as the command converts it: all its puzzles, with their names and solutions where the format
/// has them. A board is written by itself.
#[pyfunction]
#[pyo3(signature = (text, /, to, *, format=None))]
pub(crate) fn convert(py: Python<'_>, text: Given<'_>, to: &str, format: Option<&str>) -> PyResult<String> {
    let to = to.parse().map_err(value_error)?;
    let format = given::format(format)?;
    let text = match text {
        Given::Puzzle(board) => return board.write_as(to),
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
/// The demands on the puzzles are those of requests: `minimal=True`, `givens="24..28"`, `mask`, `tier`, `technique`,
/// `only_techniques`, `se="7.0..7.5"`, `hodoku="easy"`, `effort`, `bottlenecks`; after `tries` puzzles in vain it is an
/// error.
///
/// Under other rules: `rules="killer"` or several, and `size` 9, 6 or 4; of these the `tier` alone can be asked for.
#[pyfunction]
#[pyo3(signature = (count=1, *, seed=None, symmetry="none", skip=0, rules=None, size=None, **order))]
#[expect(clippy::too_many_arguments, reason = "each is a keyword")]
pub(crate) fn generate(
    py: Python<'_>,
    count: u64,
    seed: Option<u64>,
    symmetry: &str,
    skip: u64,
    rules: Option<NameList>,
    size: Option<usize>,
    order: Option<&Bound<'_, PyDict>>,
) -> PyResult<Vec<PyPuzzle>> {
    let known = || GivenSymmetry::ALL.map(GivenSymmetry::name).join(", ");
    let symmetry = GivenSymmetry::named(symmetry)
        .ok_or_else(|| value_error(format!("no symmetry is called {symmetry:?}; there are {}", known())))?;
    let seed = seed.unwrap_or_else(|| RandomState::new().hash_one(count));
    let order = order.map(ordered).transpose()?.filter(|order| !order.is_empty());
    if rules.is_some() || size.is_some() {
        let tier = order.as_ref().and_then(OrderRequest::tier_alone).transpose().map_err(value_error)?;
        if (order.is_some() && tier.is_none()) || symmetry != GivenSymmetry::None {
            return Err(value_error("of puzzles under other rules the tier alone can be asked for, and no symmetry"));
        }
        let chosen = rules.map(NameList::names).unwrap_or_default();
        let chosen = chosen.iter().map(|name| rule(name)).collect::<PyResult<Vec<_>>>()?;
        let size = size.unwrap_or(Rules::default().size);
        let generator = VariantGenerator::new(seed, size, &chosen).map_err(value_error)?;
        let Some((tier, tries)) = tier else { return under_rules(py, count, skip, generator) };
        if skip > 0 {
            return Err(value_error("skip is for puzzles of which nothing is asked but a symmetry"));
        }
        let made = patiently(py, move || WantedTier::new(tier).drafts(&generator, count, tries))?;
        return Ok(made.into_iter().map(|(_, draft)| PyPuzzle::of(draft.puzzle, draft.layout)).collect());
    }
    if let Some(order) = order {
        if skip > 0 {
            return Err(value_error("skip is for puzzles of which nothing is asked but a symmetry"));
        }
        let made = patiently(py, move || order.made(seed, count, symmetry))?;
        return Ok(made.into_iter().map(|made| PyPuzzle::classic(made.found.ready.unwrap_or(made.puzzle))).collect());
    }
    in_parts(py, count, PART, move |index| {
        Ok(PyPuzzle::classic(GeneratedPuzzle::of(seed, symmetry, skip.saturating_add(index)).puzzle))
    })
}

/// The rule of this name.
fn rule(name: &str) -> PyResult<VariantRule> {
    let known = || VariantRule::ALL.map(VariantRule::word).join(", ");
    name.parse().map_err(|_| value_error(format!("no rule is called {name:?}; there are {}", known())))
}

/// Puzzles under other rules.
fn under_rules(py: Python<'_>, count: u64, skip: u64, generator: VariantGenerator) -> PyResult<Vec<PyPuzzle>> {
    let generator = Arc::new(generator);
    in_parts(py, count, 1, move |index| {
        let VariantDraft { puzzle, layout, .. } = generator.puzzle(skip.saturating_add(index))?;
        Ok(PyPuzzle::of(puzzle, layout))
    })
}

/// Puzzles by their numbers, from 0. It is asked between parts of them whether to go on.
fn in_parts(
    py: Python<'_>,
    count: u64,
    part: usize,
    make: impl Fn(u64) -> Result<PyPuzzle, Error> + Clone + Send + 'static,
) -> PyResult<Vec<PyPuzzle>> {
    let mut boards = Vec::new();
    for from in (0..count).step_by(part) {
        let to = (from + part as u64).min(count);
        let make = make.clone();
        boards.extend(patiently(py, move || (from..to).map(make).collect::<Result<Vec<_>, Error>>())?);
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
