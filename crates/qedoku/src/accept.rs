//! What the checker says of what is told.
use crate::problem::Problem;
use qedoku_core::Trace;
use qedoku_verify::Checker;

/// Nothing is told that the checker does not accept.
pub(crate) fn accept(checker: &mut Checker, trace: &Trace) -> Result<(), Problem> {
    let report = checker.check_trace(trace);
    if report.is_accepted() { Ok(()) } else { Err(Problem::not_accepted(&report.to_string())) }
}
