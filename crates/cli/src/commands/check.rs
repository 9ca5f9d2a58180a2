//! `qedoku check`: whether the steps of a trace follow.
use crate::args::{CheckArgs, ReportForm};
use crate::console::Console;
use crate::exit::Exit;
use crate::input::{self, OpenedInput, unreadable};
use crate::logs;
use crate::output::progress_bar::ProgressBar;
use crate::output::terminal_style::TerminalStyle;
use crate::signals;
use crate::veripb::{INSTALL, Veripb};
use crate::words::CommandText;
use qedoku::log::{CheckRecord, CheckVerdict, LogCheck, prove};
use qedoku::{Error, words};
use qedoku_core::wire::Unread;
use qedoku_core::{Trace, printable, printable_json};
use qedoku_verify::{Audited, Flaw, LogFault, LogReport, UncheckedClaim};
use serde::Serialize;
use std::collections::BTreeSet;
use std::io;

/// Reports on every trace, in order.
pub(crate) fn check(options: &CheckArgs, console: &mut Console<'_>) -> io::Result<Exit> {
    let style = console.style;
    let veripb = options.proof.then(Veripb::find).flatten();
    if options.proof && veripb.is_none() {
        console.remark(&words::log::no_veripb(style, INSTALL))?;
        console.note(Exit::Unreadable);
    }
    let form = options.print.format();
    let paint = TerminalStyle::new(options.print.color());
    let mut audit =
        CheckRun { form, paint, described: 0, veripb, counts: TraceCounts::default(), unverified: BTreeSet::new() };
    logs::each(&options.sources, named, console, |opened, console| audit.source(opened, console))?;
    let CheckRun { counts, unverified, described, .. } = audit;
    if form == ReportForm::Json {
        console.out.write_all(if described > 0 { "\n]\n" } else { "[]\n" }.as_bytes())?;
    }
    let is_text = form == ReportForm::Text;
    if is_text && !unverified.is_empty() {
        console.line(&words::log::unchecked(style, &unverified))?;
    }
    if is_text && counts.run + counts.refused + counts.junk > 1 {
        let TraceCounts { accepted, run, refused, junk } = counts;
        writeln!(console.out, "{}", words::log::counts(style, [accepted, run, refused, junk]))?;
    }
    // A log that says of every puzzle that it was not run has shown nothing.
    if counts.run == 0 && counts.refused > 0 {
        console.note(Exit::Unsolved);
    }
    Ok(console.exit)
}

/// Reads an argument as a puzzle given in place of a log; an argument that is no puzzle is the name of a file.
fn named(text: &str) -> Result<(), Error> {
    input::reads(text, None).map_err(|_| unreadable(""))
}

/// The number of traces, by outcome.
#[derive(Default)]
struct TraceCounts {
    accepted: usize,
    run: usize,
    /// The traces of puzzles that were not run, as their logs say.
    refused: usize,
    /// Places with text that is no trace.
    junk: usize,
}

/// A report as a line of JSON.
#[derive(Serialize)]
struct CheckLine<'a> {
    source: &'a str,
    #[serde(flatten)]
    record: CheckRecord,
    /// The number of steps that were replayed.
    steps: usize,
    /// The outcome of the proof, if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    proof: Option<String>,
}

/// The place of a log: its source, and its number there.
#[derive(Clone, Copy)]
struct CheckedPlace<'a> {
    source: &'a str,
    number: usize,
}

/// The results of checking the traces so far.
struct CheckRun {
    form: ReportForm,
    paint: TerminalStyle,
    /// The number of reports that were written.
    described: usize,
    veripb: Option<Veripb>,
    counts: TraceCounts,
    unverified: BTreeSet<UncheckedClaim>,
}

impl CheckRun {
    /// Reports on the traces of one log, as they come; gives how many reports there were.
    fn source(&mut self, opened: OpenedInput, console: &mut Console<'_>) -> io::Result<usize> {
        let OpenedInput { label, size, reader } = opened;
        let mut progress = ProgressBar::new(console.style, console.is_file).of(size, None);
        let mut checks = LogCheck::new(reader);
        if self.veripb.is_some() {
            checks = checks.keeping();
        }
        let mut number = 0;
        let mut reports = 0;
        while let Some(audited) = checks.next() {
            reports += 1;
            progress.clear();
            if let Some(error) = source_error(&audited.report) {
                console
                    .complain(&unreadable(CommandText::UnreadLog { label: label.clone(), error: error.to_owned() }))?;
                console.note(Exit::Unreadable);
                continue;
            }
            number += usize::from(audited.report.is_log());
            let report = audited.report.clone();
            let proof = self.take(audited, console)?;
            self.tell(&CheckedPlace { source: &label, number }, &report, proof, console)?;
            progress.reach(0..checks.bytes());
            progress.update_idle(number);
        }
        progress.clear();
        Ok(reports)
    }

    /// Writes a report, and what came of its proof.
    fn tell(
        &mut self,
        place: &CheckedPlace<'_>,
        report: &LogReport,
        proof: Option<String>,
        console: &mut Console<'_>,
    ) -> io::Result<()> {
        let style = console.style;
        let CheckedPlace { source, number } = *place;
        if self.form == ReportForm::Text {
            let line = words::log::of_puzzle(style, source, number, report);
            let line = printable(&line);
            let is_accepted = report.verdict() == CheckVerdict::Accepted;
            writeln!(console.out, "{}", if is_accepted { line.into_owned() } else { self.paint.bad(&line) })?;
            return proof.map_or(Ok(()), |proof| console.line(&format!("  {proof}")));
        }
        let line = CheckLine { source, record: CheckRecord::new(report, number, style), steps: report.steps, proof };
        let line = printable_json(serde_json::to_string(&line).expect("a report holds strings and numbers only"));
        let (before, after) = match (self.form, self.described) {
            (ReportForm::Json, 0) => ("[\n", ""),
            (ReportForm::Json, _) => (",\n", ""),
            _ => ("", "\n"),
        };
        self.described += 1;
        write!(console.out, "{before}{line}{after}")
    }

    /// Counts a report, and has its trace proved where that is asked for; gives what came of that.
    fn take(&mut self, Audited { report, trace }: Audited, console: &mut Console<'_>) -> io::Result<Option<String>> {
        let mut proof = None;
        self.unverified.extend(&report.unverified);
        let mut verdict = exit(&report);
        if !report.is_log() {
            self.counts.junk += 1;
        } else if report.refused.is_some() {
            self.counts.refused += 1;
        } else {
            if let (Some(veripb), Some(trace)) = (&self.veripb, &trace) {
                let (exit, said) = judged(veripb, trace, console)?;
                verdict = verdict.max(exit);
                proof = said;
            }
            self.counts.accepted += usize::from(verdict == Exit::Ok);
            self.counts.run += 1;
        }
        console.note(verdict);
        Ok(proof)
    }
}

/// The reason why a source could not be read on.
fn source_error(report: &LogReport) -> Option<&str> {
    match &report.flaw {
        Some(Flaw { reason: LogFault::Unreadable(error), .. }) if error.what == Unread::Source => Some(&error.message),
        _ => None,
    }
}

/// Has VeriPB check the proof of a trace.
fn judged(veripb: &Veripb, trace: &Trace, console: &mut Console<'_>) -> io::Result<(Exit, Option<String>)> {
    let style = console.style;
    // What is written for the proof goes before the run ends.
    signals::watch();
    let proof = match prove(trace).map_err(|it| it.message()) {
        Ok(proved) => proved.proof,
        Err(message) => {
            return Ok((Exit::Unsolved, Some(words::log::no_proof(style, &message))));
        }
    };
    let said = veripb.judge(&proof);
    if let Some(exit) = signals::exit() {
        console.note(exit);
        return Err(io::ErrorKind::Interrupted.into());
    }
    let said = match said {
        Ok(said) => said,
        Err(error) => {
            console.complain(&unreadable(CommandText::Unproved { error: error.to_string() }))?;
            return Ok((Exit::Unreadable, None));
        }
    };
    let exit = if said.is_ok() { Exit::Ok } else { Exit::Unsolved };
    Ok((exit, Some(words::log::veripb(style, proof.assumed > 0, said.as_ref()))))
}

fn exit(report: &LogReport) -> Exit {
    match report.verdict() {
        CheckVerdict::Accepted => Exit::Ok,
        CheckVerdict::Rejected => Exit::Unsolved,
        CheckVerdict::Unreadable => Exit::Unreadable,
    }
}
