//! `qedoku check`: whether the steps of a trace follow.
use crate::args::Check;
use crate::exit::Exit;
use crate::input::{self, Source, unreadable};
use crate::run::Console;
use crate::veripb::{self, INSTALL, Veripb};
use qedoku::{CheckVerdict, is_trace_line, prove, rebuilt, verdict, words};
use qedoku_core::Trace;
use qedoku_verify::{Report, traces};
use std::collections::BTreeSet;
use std::{env, fs, io, process};

/// Reports on every trace, in order.
pub(crate) fn check(options: &Check, console: &mut Console<'_>) -> io::Result<Exit> {
    let (mut accepted, mut run, mut refused) = (0, 0, 0);
    let (mut unverified, voice) = (BTreeSet::new(), console.voice);
    let veripb = options.proof.then(Veripb::find).flatten();
    if options.proof && veripb.is_none() {
        console.remark(&words::log::no_veripb(voice, INSTALL))?;
        console.note(Exit::Unsolved);
    }
    for source in input::sources(&options.sources, "a trace", |_| Err(unreadable(""))) {
        let Source { label, text } = match source {
            Ok(source) => source,
            Err(failure) => {
                console.complain(&failure)?;
                console.note(Exit::Unreadable);
                continue;
            }
        };
        // The lines of traces are checked as the logs that they come to.
        let text = if text.lines().any(is_trace_line) {
            match rebuilt(&text) {
                Ok(log) => log,
                Err(problem) => {
                    console.complain(&problem.at(&label))?;
                    console.note(Exit::Unreadable);
                    continue;
                }
            }
        } else {
            text
        };
        let reports = qedoku::check(&text).reports;
        if reports.is_empty() {
            console.remark(&words::log::no_trace(voice, &label))?;
            console.note(Exit::Unreadable);
        }
        let mut proofs = veripb.iter().flat_map(|_| traces(&text));
        for (report, number) in reports.iter().zip(1..) {
            console.line(&words::log::of_puzzle(voice, (&label, number), report))?;
            unverified.extend(&report.unverified);
            let mut verdict = exit(report);
            if report.refused.is_some() {
                refused += 1;
            } else {
                if let (Some(veripb), Some(trace)) = (&veripb, proofs.next()) {
                    verdict = verdict.max(judged(veripb, trace, console)?);
                }
                accepted += usize::from(verdict == Exit::Ok);
                run += 1;
            }
            console.note(verdict);
        }
    }
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

/// What VeriPB says of the proof of a trace.
fn judged(veripb: &Veripb, trace: Result<Trace, String>, console: &mut Console<'_>) -> io::Result<Exit> {
    let voice = console.voice;
    let proof = match trace.map_err(|_| String::new()).and_then(|trace| prove(&trace).map_err(|it| it.message)) {
        Ok(proved) => proved.proof,
        Err(message) => {
            console.line(&format!("  {}", words::log::no_proof(voice, &message)))?;
            return Ok(Exit::Unsolved);
        }
    };
    let folder = env::temp_dir().join(format!("qedoku-proof-{}", process::id()));
    veripb::write(&proof, &folder)?;
    let said = veripb.check(&proof, &folder);
    fs::remove_dir_all(&folder)?;
    let said = said?;
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
