//! The lines that stand around the reports of a log.
//!
//! ```
//! use qedoku::{Lang, Voice, check, words::log};
//!
//! let (en, zh) = (Voice::default(), Voice { lang: Lang::Zh, ..Voice::default() });
//! let checked = check("{\"type\":\"begin\",\"puzzle\":\"123\"}");
//! let report = &checked.reports[0];
//! assert_eq!(log::of_puzzle(en, ("a.json", 1), report), format!("a.json: puzzle 1: {report}"));
//! assert_eq!(log::tally(zh, [1, 2, 0, 0]), "2 份推理记录中有 1 份成立");
//! assert_eq!(log::no_trace(en, "a.json"), "a.json: expected a trace as json or ndjson, found nothing");
//! ```
use super::{claim, report};
use qedoku_explain::{Voice, say};
use qedoku_verify::{LogReport, UncheckedClaim};
use std::fmt::Display;

/// The report of a puzzle, with where it stands and what it is called; of what is no log, with where it stands.
pub fn of_puzzle(voice: Voice, (source, number): (&str, usize), of: &LogReport) -> String {
    let (source, said) = (named(source), report(voice, of));
    if !of.is_log() {
        return say!(voice, en: "{source}: no trace: {said}", zh: "{source}：不是推理记录：{said}");
    }
    let id = of.id.as_deref().map(named);
    let id = id.map(|id| say!(voice, en: " ({id})", zh: "（{id}）")).unwrap_or_default();
    say!(voice, en: "{source}: puzzle {number}{id}: {said}", zh: "{source}：第{number}题{id}：{said}")
}

/// A name in front of a verdict: quoted if it could be taken for more than a name.
fn named(name: &str) -> String {
    if name.contains(": ") || name.contains(['(', ')', '"']) {
        format!("\"{}\"", name.replace('"', "\\\""))
    } else {
        name.to_owned()
    }
}

/// How many traces are accepted of those run, how many puzzles were not run, and in how many places there is something else.
pub fn tally(voice: Voice, [accepted, run, refused, junk]: [usize; 4]) -> String {
    let plural = |count| if count == 1 { "" } else { "s" };
    let refused = match (refused, plural(refused)) {
        (0, _) => String::new(),
        (_, plural) => say!(voice, en: ", {refused} puzzle{plural} not run", zh: "，{refused} 题未运行"),
    };
    let junk = match (junk, plural(junk)) {
        (0, _) => String::new(),
        (_, plural) => {
            say!(voice, en: ", text that is no trace in {junk} place{plural}", zh: "，{junk} 处不是推理记录")
        }
    };
    let rest = refused + &junk;
    say!(voice, en: "{accepted} of {run} traces accepted{rest}", zh: "{run} 份推理记录中有 {accepted} 份成立{rest}")
}

/// What logs say of themselves and nobody checked.
pub fn unchecked<'c>(voice: Voice, claims: impl IntoIterator<Item = &'c UncheckedClaim>) -> String {
    let claims = voice.commas(claims.into_iter().map(|it| claim(voice, *it)));
    say!(voice, en: "not checked: {claims}", zh: "未检查：{claims}")
}

/// That there is no log.
pub fn no_trace(voice: Voice, source: &str) -> String {
    say!(
        voice,
        en: "{source}: expected a trace as json or ndjson, found nothing",
        zh: "{source}：应为 json 或 ndjson 的推理记录，实际什么都没有"
    )
}

/// That proofs cannot be checked, and how to get what checks them.
pub fn no_veripb(voice: Voice, install: &str) -> String {
    say!(
        voice,
        en: "no proof is checked, for VeriPB is not installed; it comes with: {install}",
        zh: "没有安装 VeriPB，不检查证明；安装方法：{install}"
    )
}

/// Why there is no proof; nothing is said of a trace that cannot be read.
pub fn no_proof(voice: Voice, why: &str) -> String {
    let unread = say!(voice, en: "the trace cannot be read", zh: "推理记录无法读取");
    let why = if why.is_empty() { &unread } else { why };
    say!(voice, en: "no proof: {why}", zh: "没有证明：{why}")
}

/// What `VeriPB` says of a proof.
pub fn veripb<T: Display, E: Display>(voice: Voice, assumes_one: bool, said: Result<T, E>) -> String {
    let one = if assumes_one {
        say!(voice, en: ", assuming that the puzzle has one solution", zh: "，前提是题目只有一个解")
    } else {
        String::new()
    };
    match said {
        Ok(verdict) => {
            say!(voice, en: "VeriPB accepts the proof{one}: {verdict}", zh: "VeriPB 认可证明{one}：{verdict}")
        }
        Err(complaint) => {
            say!(voice, en: "VeriPB rejects the proof: {complaint}", zh: "VeriPB 不认可证明：{complaint}")
        }
    }
}
