//! Logs whose steps are counted once the checker accepts them.
use crate::console::Console;
use crate::exit::Exit;
use crate::input::{OpenedInput, unreadable};
use crate::logs;
use crate::output::progress_bar::ProgressBar;
use crate::words::CommandText;
use qedoku::coverage::{Coverage, PuzzleCoverage};
use qedoku::log::{CheckVerdict, LogCheck};
use qedoku::words;
use qedoku_verify::LogReport;
use std::ffi::OsString;
use std::io;

/// Counts the traces of logs whose every step is accepted.
pub(super) fn count(sources: &[OsString], counted: &mut Coverage, console: &mut Console<'_>) -> io::Result<()> {
    let not_inline = |_: &str| Err(unreadable(""));
    logs::each(sources, not_inline, console, |opened, console| source(opened, counted, console))
}

/// Counts the traces of one source; gives how many reports there were.
fn source(opened: OpenedInput, counted: &mut Coverage, console: &mut Console<'_>) -> io::Result<usize> {
    let OpenedInput { label, size, reader } = opened;
    let mut progress = ProgressBar::new(console.style, true).of(size, None);
    let mut checks = LogCheck::new(reader).keeping();
    let mut number = 0;
    let mut reports = 0;
    while let Some(audited) = checks.next() {
        reports += 1;
        number += usize::from(audited.report.is_log());
        match (audited.report.verdict(), &audited.trace) {
            (CheckVerdict::Accepted, Some(trace)) => {
                counted.add_log(&format!("{label}#{number}"), &PuzzleCoverage::of_trace(trace));
            }
            (verdict, _) => {
                counted.add_bad();
                console.note(if verdict == CheckVerdict::Unreadable { Exit::Unreadable } else { Exit::Unsolved });
                progress.clear();
                console.complain_of_record(&unreadable(not_counted(console, &label, number, &audited.report)))?;
            }
        }
        progress.reach(0..checks.bytes());
        progress.update_idle(number);
    }
    progress.clear();
    Ok(reports)
}

/// Where a trace that is not counted stands, and why it is not.
fn not_counted(console: &Console<'_>, label: &str, number: usize, report: &LogReport) -> CommandText {
    let text = words::log::of_puzzle(console.style, label, number, report);
    // A flaw says on which line it is.
    let line = if report.flaw.is_none() { report.line } else { 0 };
    CommandText::NotCounted { text, line }
}
