//! `qedoku check`: whether the steps of a trace follow.
use crate::args::Check;
use crate::exit::Exit;
use crate::input::{self, Source};
use crate::run::Console;
use qedoku_verify::{Reason, Report, check_log};
use std::io;

/// Reports on every trace, in order.
pub(crate) fn check(options: &Check, console: &mut Console<'_>) -> io::Result<Exit> {
    let mut exit = Exit::Ok;
    let (mut accepted, mut run, mut refused) = (0, 0, 0);
    for source in input::sources(&options.sources, "a trace", |_| Err(String::new())) {
        let Source { label, text } = match source {
            Ok(source) => source,
            Err(message) => {
                console.remark(&message)?;
                exit = exit.max(Exit::Unreadable);
                continue;
            }
        };
        let reports = check_log(&text);
        if reports.is_empty() {
            console.remark(&format!("{label}: expected a trace as json or ndjson, found nothing"))?;
            exit = exit.max(Exit::Unreadable);
        }
        for (report, number) in reports.iter().zip(1..) {
            let id = report.id.as_ref().map(|id| format!(" ({id})")).unwrap_or_default();
            writeln!(console.out, "{label}: puzzle {number}{id}: {report}")?;
            let verdict = verdict(report);
            if report.refused.is_some() {
                refused += 1;
            } else {
                accepted += usize::from(verdict == Exit::Ok);
                run += 1;
            }
            exit = exit.max(verdict);
        }
    }
    if run + refused > 1 {
        let rest = if refused > 0 { format!(", {refused} puzzles not run") } else { String::new() };
        writeln!(console.out, "{accepted} of {run} traces accepted{rest}")?;
    }
    Ok(exit)
}

/// A trace without an end may be cut off, so it is not accepted as a whole.
fn verdict(report: &Report) -> Exit {
    match &report.flaw {
        Some(flaw) if matches!(flaw.reason, Reason::Unreadable(_) | Reason::Field(_)) => Exit::Unreadable,
        _ if report.is_accepted() && (report.outcome.is_some() || report.refused.is_some()) => Exit::Ok,
        _ => Exit::Unsolved,
    }
}
