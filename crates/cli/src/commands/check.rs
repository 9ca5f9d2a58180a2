//! `qedoku check`: whether the steps of a trace follow.
use crate::args::Check;
use crate::exit::Exit;
use crate::input::{self, Source, unreadable};
use crate::run::Console;
use crate::veripb::{self, INSTALL, Veripb};
use qedoku::{CheckVerdict, prove, verdict};
use qedoku_core::Trace;
use qedoku_verify::{Claim, Report, traces};
use std::collections::BTreeSet;
use std::{env, fs, io, process};

/// Reports on every trace, in order.
pub(crate) fn check(options: &Check, console: &mut Console<'_>) -> io::Result<Exit> {
    let (mut accepted, mut run, mut refused) = (0, 0, 0);
    let mut unverified = BTreeSet::new();
    let veripb = options.proof.then(Veripb::find).flatten();
    if options.proof && veripb.is_none() {
        console.remark(&format!("no proof is checked, for VeriPB is not installed; it comes with: {INSTALL}"))?;
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
        let reports = qedoku::check(&text).reports;
        if reports.is_empty() {
            console.remark(&format!("{label}: expected a trace as json or ndjson, found nothing"))?;
            console.note(Exit::Unreadable);
        }
        let mut proofs = veripb.iter().flat_map(|_| traces(&text));
        for (report, number) in reports.iter().zip(1..) {
            let id = report.id.as_deref().map(|id| format!(" ({})", named(id))).unwrap_or_default();
            console.line(&format!("{}: puzzle {number}{id}: {report}", named(&label)))?;
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
        let claims: Vec<String> = unverified.iter().map(Claim::to_string).collect();
        console.line(&format!("not checked: {}", claims.join(", ")))?;
    }
    if run + refused > 1 {
        let rest = match refused {
            0 => String::new(),
            1 => ", 1 puzzle not run".to_owned(),
            _ => format!(", {refused} puzzles not run"),
        };
        writeln!(console.out, "{accepted} of {run} traces accepted{rest}")?;
    }
    // A log that says of every puzzle that it was not run has shown nothing.
    if run == 0 && refused > 0 {
        console.note(Exit::Unsolved);
    }
    Ok(console.exit)
}

/// What VeriPB says of the proof of a trace.
fn judged(veripb: &Veripb, trace: Result<Trace, String>, console: &mut Console<'_>) -> io::Result<Exit> {
    let proof = match trace.map_err(|_| String::new()).and_then(|trace| prove(&trace).map_err(|it| it.message)) {
        Ok(proved) => proved.proof,
        Err(message) => {
            let rest = if message.is_empty() { "the trace cannot be read" } else { &message };
            console.line(&format!("  no proof: {rest}"))?;
            return Ok(Exit::Unsolved);
        }
    };
    let folder = env::temp_dir().join(format!("qedoku-proof-{}", process::id()));
    veripb::write(&proof, &folder)?;
    let said = veripb.check(&proof, &folder);
    fs::remove_dir_all(&folder)?;
    let one = if proof.assumed > 0 { ", assuming that the puzzle has one solution" } else { "" };
    match said? {
        Ok(verdict) => {
            console.line(&format!("  VeriPB accepts the proof{one}: {verdict}"))?;
            Ok(Exit::Ok)
        }
        Err(complaint) => {
            console.line(&format!("  VeriPB rejects the proof: {complaint}"))?;
            Ok(Exit::Unsolved)
        }
    }
}

/// A name in front of a verdict: quoted if it could be taken for more than a name.
fn named(name: &str) -> String {
    if name.contains(": ") || name.contains(['(', ')', '"']) {
        format!("\"{}\"", name.replace('"', "\\\""))
    } else {
        name.to_owned()
    }
}

fn exit(report: &Report) -> Exit {
    match verdict(report) {
        CheckVerdict::Accepted => Exit::Ok,
        CheckVerdict::Rejected => Exit::Unsolved,
        CheckVerdict::Unreadable => Exit::Unreadable,
    }
}
