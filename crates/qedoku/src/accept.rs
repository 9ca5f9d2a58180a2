//! Has the checker accept a trace before anything is said about it, and says whose a step is that does not follow.
use crate::error::{Complaint, Error, ErrorKind};
use crate::words::ProblemText;
use qedoku_compat::named;
use qedoku_core::{Slug, Trace};
use qedoku_verify::Checker;

/// An error if the checker does not accept a trace, which names the technique and the step.
pub(crate) fn accept(checker: &mut Checker, trace: &Trace) -> Result<(), Error> {
    let report = checker.check_trace(trace);
    if report.is_accepted() {
        return Ok(());
    }
    let number = report.flaw.as_ref().and_then(|flaw| flaw.step).or_else(|| report.unchecked.first().copied());
    let step = number.and_then(|number| trace.steps.get((number as usize).checked_sub(1)?));
    let what = ProblemText::Report { report: Box::new(report) };
    Err(match step {
        Some(step) => unsound(&step.technique, what),
        None => Error::not_accepted(what),
    })
}

/// The error that a step of a technique does not follow: a fault of this program, or of a technique of one's own.
pub(crate) fn unsound(technique: &Slug, what: impl Complaint + 'static) -> Error {
    let what = Error::new(ErrorKind::NotAccepted, what);
    if named(technique.as_str()).is_some_and(|known| known.info().slug == technique.as_str()) {
        return Error::not_accepted(what.at(technique.as_str()));
    }
    Error::new(ErrorKind::NotAccepted, ProblemText::NotAcceptedOf { technique: technique.to_string(), what })
}
