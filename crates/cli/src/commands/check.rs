//! `qedoku check`: whether the steps of a trace follow.
use crate::args::Check;
use crate::exit::Exit;
use crate::input::{self, Source, unreadable};
use crate::run::Console;
use crate::veripb::{self, INSTALL, Veripb};
use qedoku::{CheckVerdict, prove, verdict, words};
use qedoku_core::Trace;
use qedoku_explain::{Lang, Voice, say};
use qedoku_verify::{Claim, Report, traces};
use std::collections::BTreeSet;
use std::{env, fs, io, process};

/// Reports on every trace, in order.
pub(crate) fn check(options: &Check, console: &mut Console<'_>) -> io::Result<Exit> {
    let (mut accepted, mut run, mut refused) = (0, 0, 0);
    let (mut unverified, voice) = (BTreeSet::new(), console.voice);
    let veripb = options.proof.then(Veripb::find).flatten();
    if options.proof && veripb.is_none() {
        let remark = say!(
            voice,
            en: "no proof is checked, for VeriPB is not installed; it comes with: {INSTALL}",
            zh: "没有安装 VeriPB，不检查证明；安装方法：{INSTALL}"
        );
        console.remark(&remark)?;
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
            let remark = say!(
                voice,
                en: "{label}: expected a trace as json or ndjson, found nothing",
                zh: "{label}：应为 json 或 ndjson 的推理记录，实际什么都没有"
            );
            console.remark(&remark)?;
            console.note(Exit::Unreadable);
        }
        let mut proofs = veripb.iter().flat_map(|_| traces(&text));
        for (report, number) in reports.iter().zip(1..) {
            console.line(&headed(voice, (&label, number), report))?;
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
        let claims: Vec<String> = unverified.iter().map(|claim: &Claim| words::claim(voice, *claim)).collect();
        let claims = voice.commas(claims);
        console.line(&say!(voice, en: "not checked: {claims}", zh: "未检查：{claims}"))?;
    }
    if run + refused > 1 {
        writeln!(console.out, "{}", tally(voice, [accepted, run, refused]))?;
    }
    // A log that says of every puzzle that it was not run has shown nothing.
    if run == 0 && refused > 0 {
        console.note(Exit::Unsolved);
    }
    Ok(console.exit)
}

/// The report of a puzzle, with where it stands and what it is called.
fn headed(voice: Voice, (label, number): (&str, usize), report: &Report) -> String {
    let (label, said) = (named(label), words::report(voice, report));
    let id = report.id.as_deref().map(named);
    match voice.lang {
        Lang::En => {
            let id = id.map(|id| format!(" ({id})")).unwrap_or_default();
            format!("{label}: puzzle {number}{id}: {said}")
        }
        Lang::Zh => {
            let id = id.map(|id| format!("（{id}）")).unwrap_or_default();
            format!("{label}：第{number}题{id}：{said}")
        }
    }
}

/// How many traces are accepted of those run, and how many puzzles were not run.
fn tally(voice: Voice, [accepted, run, refused]: [usize; 3]) -> String {
    let plural = if refused == 1 { "" } else { "s" };
    let rest = match refused {
        0 => String::new(),
        _ => say!(voice, en: ", {refused} puzzle{plural} not run", zh: "，{refused} 题未运行"),
    };
    say!(voice, en: "{accepted} of {run} traces accepted{rest}", zh: "{run} 份推理记录中有 {accepted} 份成立{rest}")
}

/// What VeriPB says of the proof of a trace.
fn judged(veripb: &Veripb, trace: Result<Trace, String>, console: &mut Console<'_>) -> io::Result<Exit> {
    let voice = console.voice;
    let proof = match trace.map_err(|_| String::new()).and_then(|trace| prove(&trace).map_err(|it| it.message)) {
        Ok(proved) => proved.proof,
        Err(message) => {
            let unread = say!(voice, en: "the trace cannot be read", zh: "推理记录无法读取");
            let rest = if message.is_empty() { &unread } else { &message };
            console.line(&say!(voice, en: "  no proof: {rest}", zh: "  没有证明：{rest}"))?;
            return Ok(Exit::Unsolved);
        }
    };
    let folder = env::temp_dir().join(format!("qedoku-proof-{}", process::id()));
    veripb::write(&proof, &folder)?;
    let said = veripb.check(&proof, &folder);
    fs::remove_dir_all(&folder)?;
    let one = if proof.assumed > 0 {
        say!(voice, en: ", assuming that the puzzle has one solution", zh: "，前提是题目只有一个解")
    } else {
        String::new()
    };
    match said? {
        Ok(verdict) => {
            console.line(&say!(
                voice,
                en: "  VeriPB accepts the proof{one}: {verdict}",
                zh: "  VeriPB 认可证明{one}：{verdict}"
            ))?;
            Ok(Exit::Ok)
        }
        Err(complaint) => {
            console.line(&say!(
                voice,
                en: "  VeriPB rejects the proof: {complaint}",
                zh: "  VeriPB 不认可证明：{complaint}"
            ))?;
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
