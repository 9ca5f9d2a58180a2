//! Many puzzles at once: a list in, columns out, in the same order for any number of threads.
mod pool;
mod rows;
mod table;

use self::pool::{Asked, in_order};
use self::table::{AnswerColumns, ColumnKind, FieldValue};
use crate::puzzle::PyPuzzle;
use crate::settings::{self, NameList, choice, scales, worked};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use qedoku::grade::GradeRecord;
use qedoku::log::{Id, messages};
use qedoku::{Error, Grid, Options, Position, PuzzleWorker, Scales};
use qedoku_verify::Checker;

/// The kind of values in a column of grades.
fn kind(name: &str) -> ColumnKind {
    match name {
        "steps" | "score" | "guesses" => ColumnKind::Count,
        "er" | "ep" | "ed" | "er_corrected" | "ep_corrected" | "ed_corrected" | "er118" | "ep118" | "ed118"
        | "effort" => ColumnKind::Number,
        "puzzle" | "techniques" | "bottlenecks" | "error" => ColumnKind::Text,
        _ => ColumnKind::Word,
    }
}

/// The columns of grades: those of the command's table, but for the number and the name of the puzzle.
fn graded(scales: &Scales) -> Vec<(&'static str, ColumnKind)> {
    let names = GradeRecord::csv_names(scales).into_iter().skip(OWN);
    names.map(|name| (name, kind(name))).collect()
}

/// The number of the command's columns that identify the puzzle.
const OWN: usize = 2;

/// The columns of `grade_many` with the type of each: `str`, `int` or `float`. Each may be `None`.
#[pyfunction]
#[pyo3(signature = (scales=None))]
pub(crate) fn grade_columns(py: Python<'_>, scales: Option<NameList>) -> PyResult<Bound<'_, PyDict>> {
    let types = PyDict::new(py);
    for (name, kind) in graded(&self::scales(scales)?) {
        types.set_item(name, kind.python(py))?;
    }
    Ok(types)
}

/// Grades puzzles: texts or boards. Each has its row; what cannot be graded has only `error`, or raises.
#[pyfunction]
#[pyo3(signature = (puzzles, /, *, jobs=0, scales=None, profile=None, up_to=None, uniqueness=true, on_error="null"))]
#[expect(clippy::too_many_arguments, reason = "each is a keyword")]
pub(crate) fn grade_many<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    jobs: usize,
    scales: Option<NameList>,
    profile: Option<String>,
    up_to: Option<String>,
    uniqueness: bool,
    on_error: &str,
) -> PyResult<Bound<'py, PyDict>> {
    let scales = self::scales(scales)?;
    let options = settings::options(&worked(profile, up_to, uniqueness, None, None))?.scales(scales.clone());
    let columns = AnswerColumns::new(graded(&scales), on_error)?;
    let kinds = columns.kinds();
    let row = |worker: &mut PuzzleWorker<'_>, puzzle: Result<PyPuzzle, Error>| {
        let result = puzzle.as_ref().map_err(Clone::clone).and_then(|it| worker.under(&it.layout).grade(&it.puzzle));
        let on = puzzle.as_ref().ok().map(PyPuzzle::annotated);
        let record = GradeRecord::new(Id::default(), on, result.as_ref());
        let fields = record.csv_fields(&scales).into_iter().skip(OWN);
        fields.zip(&kinds).map(|(field, kind)| kind.field(field)).collect()
    };
    in_order(py, Asked { puzzles, jobs }, columns, || PuzzleWorker::new(&options), row)
}

/// Solves puzzles: texts or boards. With `log` each row has its steps, all of them checked.
#[pyfunction]
#[pyo3(signature = (puzzles, /, *, jobs=0, profile=None, up_to=None, uniqueness=true, log=false, on_error="null"))]
#[expect(clippy::too_many_arguments, reason = "each is a keyword")]
pub(crate) fn solve_many<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyAny>,
    jobs: usize,
    profile: Option<String>,
    up_to: Option<String>,
    uniqueness: bool,
    log: bool,
    on_error: &str,
) -> PyResult<Bound<'py, PyDict>> {
    let options = settings::options(&worked(profile, up_to, uniqueness, None, None))?;
    let mut names = vec![
        ("puzzle", ColumnKind::Text),
        ("outcome", ColumnKind::Word),
        ("solution", ColumnKind::Text),
        ("grid", ColumnKind::Text),
    ];
    if log {
        names.extend([("steps", ColumnKind::Count), ("hardest", ColumnKind::Word), ("log", ColumnKind::Text)]);
    }
    names.push(("error", ColumnKind::Text));
    let width = names.len();
    let row = |worker: &mut PuzzleWorker<'_>, puzzle: Result<PyPuzzle, Error>| {
        let line = puzzle.as_ref().map(|puzzle| FieldValue::Text(puzzle.row()));
        let mut fields = vec![line.unwrap_or(FieldValue::Null)];
        match puzzle.and_then(|puzzle| solved(worker, &options, &puzzle, log)) {
            Ok(own) => fields.extend(own.into_iter().chain([FieldValue::Null])),
            Err(problem) => return failed(fields, width, problem),
        }
        fields
    };
    in_order(py, Asked { puzzles, jobs }, AnswerColumns::new(names, on_error)?, || PuzzleWorker::new(&options), row)
}

/// The fields of a puzzle that is solved.
fn solved(
    worker: &mut PuzzleWorker<'_>,
    options: &Options,
    asked: &PyPuzzle,
    log: bool,
) -> Result<Vec<FieldValue>, Error> {
    let PyPuzzle { puzzle, layout } = asked;
    worker.under(layout);
    let fields = |outcome: Option<&str>, grid: Grid| {
        let grid = layout.line(&grid, '.');
        let is_solved = !grid.contains('.');
        let outcome = outcome.unwrap_or(if is_solved { "solved" } else { "stuck" });
        let solution = if is_solved { FieldValue::Text(grid.clone()) } else { FieldValue::Null };
        vec![FieldValue::Word(outcome.to_owned()), solution, FieldValue::Text(grid)]
    };
    // Only these profiles never guess, so that the grid says how the run ended.
    if !log && ["default", "scanning"].contains(&options.get_profile().name()) {
        let grid = worker.fill(puzzle)?;
        return Ok(fields(None, grid));
    }
    let solved = worker.solve(puzzle)?;
    let trace = &solved.trace;
    let grid = solved.grid();
    let mut fields = fields(Some(trace.outcome.word()), grid);
    if log {
        let hardest = options.names().hardest(trace).map(|info| FieldValue::Word(info.slug.to_owned()));
        let steps = FieldValue::Count(trace.steps.len() as u64);
        fields.extend([steps, hardest.unwrap_or(FieldValue::Null), FieldValue::Text(solved.log())]);
    }
    Ok(fields)
}

/// Lists the steps that positions allow: texts or boards. The log of each has its steps, all of them checked.
#[pyfunction]
#[pyo3(signature = (positions, /, *, techniques=None, jobs=0, profile=None, up_to=None, uniqueness=true, on_error="null"))]
#[expect(clippy::too_many_arguments, reason = "each is a keyword")]
pub(crate) fn steps_many<'py>(
    py: Python<'py>,
    positions: &Bound<'py, PyAny>,
    techniques: Option<Vec<String>>,
    jobs: usize,
    profile: Option<String>,
    up_to: Option<String>,
    uniqueness: bool,
    on_error: &str,
) -> PyResult<Bound<'py, PyDict>> {
    let options = settings::options(&worked(profile, up_to, uniqueness, None, None))?;
    let choice = choice(&techniques.unwrap_or_default(), &options, uniqueness).map_err(crate::fault::value_error)?;
    let names = [
        ("puzzle", ColumnKind::Text),
        ("steps", ColumnKind::Count),
        ("techniques", ColumnKind::Text),
        ("log", ColumnKind::Text),
        ("error", ColumnKind::Text),
    ];
    let row = |checker: &mut Checker, puzzle: Result<PyPuzzle, Error>| {
        let line = puzzle.as_ref().map(|puzzle| FieldValue::Text(puzzle.row()));
        let mut fields = vec![line.unwrap_or(FieldValue::Null)];
        match puzzle.and_then(|it| Position::under(&it.layout, &it.puzzle)) {
            Ok(position) => {
                let listing = position.list(checker, &choice, options.get_style());
                let counts = listing.counts.iter().map(|(slug, count)| format!("{slug}:{}", count.found));
                fields.push(FieldValue::Count(listing.steps.len() as u64));
                fields.push(FieldValue::Text(counts.collect::<Vec<_>>().join(" ")));
                fields.extend([FieldValue::Text(messages::lines(&listing.messages(Id::default()))), FieldValue::Null]);
            }
            Err(problem) => return failed(fields, names.len(), problem),
        }
        fields
    };
    let columns = AnswerColumns::new(names.to_vec(), on_error)?;
    in_order(py, Asked { puzzles: positions, jobs }, columns, Checker::default, row)
}

/// A row that has no more than its error.
fn failed(mut fields: Vec<FieldValue>, width: usize, problem: Error) -> Vec<FieldValue> {
    fields.resize(width - 1, FieldValue::Null);
    fields.push(FieldValue::Text(problem.message()));
    fields
}
