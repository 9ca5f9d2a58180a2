//! Cases of techniques, and what answers to them are worth.
use crate::fault::value_error;
use pyo3::prelude::*;
use qedoku_testing::{CaseRecord, CaseResult, Suite};
use std::path::PathBuf;

/// Cases, one object of JSON a line: those of the package, or of a folder or file of one's own; of classic sudoku alone,
/// unless any rules are asked for.
#[pyfunction]
#[pyo3(signature = (path=None, /, *, any_rules=false))]
pub(crate) fn case_lines(path: Option<PathBuf>, any_rules: bool) -> PyResult<String> {
    let suite = match path {
        None => Suite::standard(),
        Some(path) if path.is_dir() => Suite::read(&path).map_err(value_error)?,
        Some(path) => {
            let text = std::fs::read_to_string(&path)?;
            Suite::parse(&text, &path).map_err(value_error)?
        }
    };
    let suite = if any_rules { suite } else { suite.classic() };
    Ok(suite.to_ndjson())
}

/// The verdict on an answer to a case, with the conclusions drawn and those demanded; case, answer and result are JSON.
#[pyfunction]
#[pyo3(signature = (case, answer, /, *, any=false))]
pub(crate) fn judge_case(case: &str, answer: &str, any: bool) -> PyResult<String> {
    let record: CaseRecord = serde_json::from_str(case).map_err(value_error)?;
    let case = record.to_case().map_err(|expected| value_error(format!("expected {expected}")))?;
    let result = CaseResult::of_answer(&case, answer, any);
    serde_json::to_string(&result).map_err(value_error)
}
