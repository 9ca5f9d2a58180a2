//! `qedoku check`: whether the steps of a trace follow.
use crate::args::Check;
use crate::exit::Exit;
use crate::input::{self, Opened, Place, unreadable};
use crate::log_parts::{LogPart, LogParts};
use crate::output::gauge::Gauge;
use crate::run::Console;
use crate::signals;
use crate::veripb::{INSTALL, Veripb};
use qedoku::{CheckVerdict, is_trace_line, prove, rebuilt, verdict, words};
use qedoku_core::Trace;
use qedoku_verify::{Claim, Report, traces};
use std::collections::BTreeSet;
use std::io;

/// Reports on every trace, in order.
pub(crate) fn check(options: &Check, console: &mut Console<'_>) -> io::Result<Exit> {
    let voice = console.voice;
    let veripb = options.proof.then(Veripb::find).flatten();
    if options.proof && veripb.is_none() {
        console.remark(&words::log::no_veripb(voice, INSTALL))?;
        console.note(Exit::Unsolved);
    }
    let mut audit = Audit { veripb, accepted: 0, run: 0, refused: 0, unverified: BTreeSet::new() };
    for place in input::places(&options.sources, "a trace", |_| Err(unreadable(""))) {
        match place.and_then(Place::open_log) {
            Ok(opened) => audit.source(opened, console)?,
            Err(failure) => {
                console.complain(&failure)?;
                console.note(Exit::Unreadable);
            }
        }
    }
    let Audit { accepted, run, refused, unverified, .. } = audit;
    if !unverified.is_empty() {
        console.line(&words::log::unchecked(voice, &unverified))?;
    }
    if run + refused > 1 {
        writeln!(console.out, "{}", words::log::tally(voice, [accepted, run, refused]))?;
    }
    // A log that says of every puzzle that it was not run has shown nothing.
    if run == 0 && refused > 0 {
        console.note(Exit::Unsolved);
    }
    Ok(console.exit)
}

/// What came of the traces so far.
struct Audit {
    veripb: Option<Veripb>,
    accepted: usize,
    run: usize,
    refused: usize,
    unverified: BTreeSet<Claim>,
}

impl Audit {
    /// Reports on the traces of one log, as they come.
    fn source(&mut self, opened: Opened, console: &mut Console<'_>) -> io::Result<()> {
        let Opened { label, size, reader } = opened;
        let mut gauge = Gauge::new(console.voice, false).of(size, None);
        let mut number = 0;
        for part in LogParts::new(reader) {
            let LogPart { text, before, span } = match part {
                Ok(part) => part,
                Err(error) => {
                    console.complain(&unreadable(format!("cannot read {label}: {error}")))?;
                    console.note(Exit::Unreadable);
                    gauge.clear();
                    return Ok(());
                }
            };
            // The lines of traces are checked as the logs that they come to.
            let text = match text.lines().any(is_trace_line).then(|| rebuilt(&text)) {
                None => text,
                Some(Ok(log)) => log,
                Some(Err(problem)) => {
                    number += 1;
                    console.complain(&problem.at(&label))?;
                    console.note(Exit::Unreadable);
                    continue;
                }
            };
            let mut proofs = self.veripb.iter().flat_map(|_| traces(&text)).collect::<Vec<_>>().into_iter();
            for mut report in qedoku::check(&text).reports {
                number += 1;
                report.move_down(before);
                gauge.clear();
                console.line(&words::log::of_puzzle(console.voice, (&label, number), &report))?;
                let trace = report.refused.is_none().then(|| proofs.next()).flatten();
                self.take(&report, trace, console)?;
            }
            gauge.reach(span);
            gauge.show_idle(number);
        }
        gauge.clear();
        if number == 0 {
            console.remark(&words::log::no_trace(console.voice, &label))?;
            console.note(Exit::Unreadable);
        }
        Ok(())
    }

    /// Counts a report, and has its trace proved where that is asked for.
    fn take(&mut self, report: &Report, trace: Option<TraceRead>, console: &mut Console<'_>) -> io::Result<()> {
        self.unverified.extend(&report.unverified);
        let mut verdict = exit(report);
        if report.refused.is_some() {
            self.refused += 1;
        } else {
            if let (Some(veripb), Some(trace)) = (&self.veripb, trace) {
                verdict = verdict.max(judged(veripb, trace, console)?);
            }
            self.accepted += usize::from(verdict == Exit::Ok);
            self.run += 1;
        }
        console.note(verdict);
        Ok(())
    }
}

/// A trace as it is read from a log.
type TraceRead = Result<Trace, String>;

/// What VeriPB says of the proof of a trace.
fn judged(veripb: &Veripb, trace: TraceRead, console: &mut Console<'_>) -> io::Result<Exit> {
    let voice = console.voice;
    // What is written for the proof goes before the run ends.
    signals::watch();
    let proof = match trace.map_err(|_| String::new()).and_then(|trace| prove(&trace).map_err(|it| it.message)) {
        Ok(proved) => proved.proof,
        Err(message) => {
            console.line(&format!("  {}", words::log::no_proof(voice, &message)))?;
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
            console.complain(&unreadable(format!("cannot check the proof: {error}")))?;
            return Ok(Exit::Unreadable);
        }
    };
    console.line(&format!("  {}", words::log::veripb(voice, proof.assumed > 0, said.as_ref())))?;
    Ok(if said.is_ok() { Exit::Ok } else { Exit::Unsolved })
}

fn exit(report: &Report) -> Exit {
    match verdict(report) {
        CheckVerdict::Accepted => Exit::Ok,
        CheckVerdict::Rejected => Exit::Unsolved,
        CheckVerdict::Unreadable => Exit::Unreadable,
    }
}
