//! The lines that stand around the reports of a log.
//!
//! ```
//! use qedoku::{Lang, Style, check, words::log};
//!
//! let en = Style::default();
//! let zh = Style { language: Lang::Zh, ..Style::default() };
//! let checked = check("{\"type\":\"begin\",\"puzzle\":\"123\"}");
//! let report = &checked.reports[0];
//! assert_eq!(log::of_puzzle(en, "a.json", 1, report), format!("a.json: puzzle 1: {report}"));
//! assert_eq!(log::counts(zh, [1, 2, 0, 0]), "2 份推理记录中有 1 份成立");
//! assert_eq!(log::no_trace(en, "a.json"), "a.json: expected a trace as json or ndjson, found nothing");
//! ```
use super::{claim, report};
use qedoku_explain::Style;
use qedoku_verify::{LogReport, UncheckedClaim};
use std::fmt::Display;

/// The report of a puzzle, with where it stands and what it is called; of what is no log, with where it stands.
pub fn of_puzzle(style: Style, source: &str, number: usize, of: &LogReport) -> String {
    let source = named(source);
    let text = report(style, of);
    if !of.is_log() {
        return style.say(&LogText::NoTrace { source: &source, text: &text });
    }
    let id = of.id.as_deref().map(named);
    let id = id.map(|id| style.say(&LogText::Id { id: &id })).unwrap_or_default();
    style.say(&LogText::Puzzle { source: &source, number, id: &id, text: &text })
}

/// A name in front of a verdict: quoted if it could be taken for more than a name.
fn named(name: &str) -> String {
    if name.contains(": ") || name.contains(['(', ')', '"']) {
        format!("\"{}\"", name.replace('"', "\\\""))
    } else {
        name.to_owned()
    }
}

/// The line with the number of traces accepted of those run, of puzzles not run, and of places with something else.
pub fn counts(style: Style, [accepted, run, refused, junk]: [usize; 4]) -> String {
    let plural = |count| if count == 1 { "" } else { "s" };
    let refused = match (refused, plural(refused)) {
        (0, _) => String::new(),
        (_, plural) => style.say(&LogText::Refused { refused, plural }),
    };
    let junk = match (junk, plural(junk)) {
        (0, _) => String::new(),
        (_, plural) => style.say(&LogText::Junk { junk, plural }),
    };
    let rest = refused + &junk;
    style.say(&LogText::Counts { accepted, run, rest: &rest })
}

/// The sentence on the claims of logs that nobody checked.
pub fn unchecked<'c>(style: Style, claims: impl IntoIterator<Item = &'c UncheckedClaim>) -> String {
    let claims = style.commas(claims.into_iter().map(|it| claim(style, *it)));
    style.say(&LogText::Unchecked { claims: &claims })
}

/// The line that a source has no log.
pub fn no_trace(style: Style, source: &str) -> String {
    style.say(&LogText::Nothing { source })
}

/// The line that proofs cannot be checked, and how to get what checks them.
pub fn no_veripb(style: Style, install: &str) -> String {
    style.say(&LogText::NoVeripb { install })
}

/// The line on why there is no proof; nothing is said of a trace that cannot be read.
pub fn no_proof(style: Style, why: &str) -> String {
    let unread = style.say(&LogText::Unread);
    let why = if why.is_empty() { &unread } else { why };
    style.say(&LogText::NoProof { why })
}

/// The sentence on VeriPB's result for a proof.
pub fn veripb<T: Display, E: Display>(style: Style, assumes_one: bool, result: Result<T, E>) -> String {
    let one = if assumes_one { style.say(&LogText::OneSolution) } else { String::new() };
    match result {
        Ok(verdict) => style.say(&LogText::Accepted { one: &one, verdict: &verdict.to_string() }),
        Err(complaint) => style.say(&LogText::Rejected { complaint: &complaint.to_string() }),
    }
}

/// The lines that stand around the reports of a log.
#[derive(Clone, Copy, Debug)]
pub(crate) enum LogText<'a> {
    NoTrace { source: &'a str, text: &'a str },
    Id { id: &'a str },
    Puzzle { source: &'a str, number: usize, id: &'a str, text: &'a str },
    Refused { refused: usize, plural: &'a str },
    Junk { junk: usize, plural: &'a str },
    Counts { accepted: usize, run: usize, rest: &'a str },
    Unchecked { claims: &'a str },
    Nothing { source: &'a str },
    NoVeripb { install: &'a str },
    Unread,
    NoProof { why: &'a str },
    OneSolution,
    Accepted { one: &'a str, verdict: &'a str },
    Rejected { complaint: &'a str },
}
