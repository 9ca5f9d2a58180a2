//! `qedoku check`: whether the steps of a trace follow.
use crate::args::CheckArgs;
use crate::console::Console;
use crate::exit::Exit;
use crate::input::{self, InputPlace, OpenedInput, unreadable};
use crate::output::progress_bar::ProgressBar;
use crate::plain::Unfit;
use crate::signals;
use crate::veripb::{INSTALL, Veripb};
use crate::words::CommandText;
use qedoku::log::{CheckVerdict, LogCheck, prove};
use qedoku::words;
use qedoku_core::Trace;
use qedoku_core::wire::Unread;
use qedoku_verify::{Audited, Flaw, LogFault, LogReport, UncheckedClaim};
use std::collections::BTreeSet;
use std::io;

/// Reports on every trace, in order.
pub(crate) fn check(options: &CheckArgs, console: &mut Console<'_>) -> io::Result<Exit> {
    let style = console.style;
    let veripb = options.proof.then(Veripb::find).flatten();
    if options.proof && veripb.is_none() {
        console.remark(&words::log::no_veripb(style, INSTALL))?;
        console.note(Exit::Unsolved);
    }
    let mut audit = CheckRun { veripb, counts: TraceCounts::default(), unverified: BTreeSet::new() };
    for place in input::places(&options.sources, "a trace", |_| Err(unreadable(""))) {
        match place.and_then(InputPlace::open_log) {
            Ok(opened) => audit.source(opened, console)?,
            Err(failure) => {
                console.complain(&failure)?;
                console.note(Exit::Unreadable);
            }
        }
    }
    let CheckRun { counts, unverified, .. } = audit;
    if !unverified.is_empty() {
        console.line(&words::log::unchecked(style, &unverified))?;
    }
    if counts.run + counts.refused + counts.junk > 1 {
        let TraceCounts { accepted, run, refused, junk } = counts;
        writeln!(console.out, "{}", words::log::counts(style, [accepted, run, refused, junk]))?;
    }
    // A log that says of every puzzle that it was not run has shown nothing.
    if counts.run == 0 && counts.refused > 0 {
        console.note(Exit::Unsolved);
    }
    Ok(console.exit)
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

/// The results of checking the traces so far.
struct CheckRun {
    veripb: Option<Veripb>,
    counts: TraceCounts,
    unverified: BTreeSet<UncheckedClaim>,
}

impl CheckRun {
    /// Reports on the traces of one log, as they come.
    fn source(&mut self, opened: OpenedInput, console: &mut Console<'_>) -> io::Result<()> {
        let OpenedInput { label, size, mut reader } = opened;
        // What is no text at all is told once, and in the language of the reports.
        if let Some(unfit) = reader.fill_buf().err().as_ref().and_then(Unfit::of) {
            console.complain(&unfit.problem(&label))?;
            console.note(Exit::Unreadable);
            return Ok(());
        }
        let mut gauge = ProgressBar::new(console.style, false).of(size, None);
        let mut checks = LogCheck::new(reader);
        if self.veripb.is_some() {
            checks = checks.keeping();
        }
        let mut number = 0;
        let mut reports = 0;
        while let Some(audited) = checks.next() {
            reports += 1;
            gauge.clear();
            if let Some(error) = source_error(&audited.report) {
                console
                    .complain(&unreadable(CommandText::UnreadLog { label: label.clone(), error: error.to_owned() }))?;
                console.note(Exit::Unreadable);
                continue;
            }
            number += usize::from(audited.report.is_log());
            console.line(&words::log::of_puzzle(console.style, &label, number, &audited.report))?;
            self.take(audited, console)?;
            gauge.reach(0..checks.bytes());
            gauge.update_idle(number);
        }
        gauge.clear();
        if reports == 0 {
            console.remark(&words::log::no_trace(console.style, &label))?;
            console.note(Exit::Unreadable);
        }
        Ok(())
    }

    /// Counts a report, and has its trace proved where that is asked for.
    fn take(&mut self, Audited { report, trace }: Audited, console: &mut Console<'_>) -> io::Result<()> {
        self.unverified.extend(&report.unverified);
        let mut verdict = exit(&report);
        if !report.is_log() {
            self.counts.junk += 1;
        } else if report.refused.is_some() {
            self.counts.refused += 1;
        } else {
            if let (Some(veripb), Some(trace)) = (&self.veripb, &trace) {
                verdict = verdict.max(judged(veripb, trace, console)?);
            }
            self.counts.accepted += usize::from(verdict == Exit::Ok);
            self.counts.run += 1;
        }
        console.note(verdict);
        Ok(())
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
fn judged(veripb: &Veripb, trace: &Trace, console: &mut Console<'_>) -> io::Result<Exit> {
    let style = console.style;
    // What is written for the proof goes before the run ends.
    signals::watch();
    let proof = match prove(trace).map_err(|it| it.message()) {
        Ok(proved) => proved.proof,
        Err(message) => {
            console.line(&format!("  {}", words::log::no_proof(style, &message)))?;
            return Ok(Exit::Unsolved);
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
            return Ok(Exit::Unreadable);
        }
    };
    console.line(&format!("  {}", words::log::veripb(style, proof.assumed > 0, said.as_ref())))?;
    Ok(if said.is_ok() { Exit::Ok } else { Exit::Unsolved })
}

fn exit(report: &LogReport) -> Exit {
    match report.verdict() {
        CheckVerdict::Accepted => Exit::Ok,
        CheckVerdict::Rejected => Exit::Unsolved,
        CheckVerdict::Unreadable => Exit::Unreadable,
    }
}
