//! Has the checker accept a trace before anything is said about it.
use crate::error::Error;
use crate::words::ProblemText;
use qedoku_core::Trace;
use qedoku_verify::Checker;

/// An error if the checker does not accept a trace.
pub(crate) fn accept(checker: &mut Checker, trace: &Trace) -> Result<(), Error> {
    let report = checker.check_trace(trace);
    if report.is_accepted() {
        Ok(())
    } else {
        Err(Error::not_accepted(ProblemText::Report { report: Box::new(report) }))
    }
}
