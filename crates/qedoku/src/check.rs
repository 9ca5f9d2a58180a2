//! Checks whether the steps of logs and traces follow, and writes proofs that they do.
use crate::answer::Answer;
use crate::error::{Error, ErrorKind};
use crate::register::Registered;
use crate::solved::Solved;
use crate::traces::LineCheck;
use crate::words::ProblemText;
use qedoku_core::wire::Objects;
use qedoku_core::{Grid, Layout, Outcome, Target, Trace};
use qedoku_explain::Style;
use qedoku_verify::proof::{self, ProofError, ProvedClaim, PseudoBooleanProof};
use qedoku_verify::{Audit, Audited, CheckVerdict, Checker, LogReport};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;
use std::io::Read;
use std::sync::Arc;

/// Checks the text of a log, json or ndjson, ours or anyone's: a report for each puzzle, in order.
///
/// ```
/// use qedoku::generate::generate;
/// use qedoku::{Session, check};
///
/// let made = generate(7, 1).next().expect("a puzzle");
/// let log = serde_json::to_string(&Session::new(made.puzzle).solve()?).expect("JSON");
/// assert!(check(&log).is_accepted());
/// let wrong = check(&log.replacen("\"place\":[\"r", "\"place\":[\"r1", 1));
/// assert!(!wrong.is_accepted());
/// assert!(wrong.to_string().starts_with("puzzle 1: line 1: "));
/// # Ok::<(), qedoku::Error>(())
/// ```
pub fn check(log: &str) -> Checked {
    Checked { reports: LogCheck::new(log.as_bytes()).map(|it| it.report).collect() }
}

/// Checks logs, and the lines of traces, as they come from a source: a report for each puzzle, in order, when its log is over. It
/// holds one log at a time. Text that is neither has a report of its own.
///
/// ```
/// use qedoku::generate::generate;
/// use qedoku::log::LogCheck;
/// use qedoku::Session;
///
/// let logs: Vec<String> =
///     generate(7, 2).map(|made| Ok(Session::new(made.puzzle).solve()?.log())).collect::<Result<_, qedoku::Error>>()?;
/// let text = logs.join("warning: something else\n");
/// let verdicts: Vec<(bool, bool)> =
///     LogCheck::new(text.as_bytes()).map(|it| (it.report.is_log(), it.report.is_accepted())).collect();
/// assert_eq!(verdicts, [(true, true), (false, false), (true, true)]);
/// # Ok::<(), qedoku::Error>(())
/// ```
#[derive(Debug)]
pub struct LogCheck<R> {
    objects: Objects<R>,
    audit: Audit<'static>,
    lines: LineCheck,
    is_over: bool,
}

impl<R: Read> LogCheck<R> {
    /// Checks what comes from a source.
    pub fn new(source: R) -> Self {
        let audit = Audit::new(Checker::default(), &Registered);
        Self { objects: Objects::new(source), audit, lines: LineCheck::default(), is_over: false }
    }

    /// Keeps the run of each log that nothing is wrong with.
    pub fn keeping(self) -> Self {
        Self { audit: self.audit.keeping(), ..self }
    }

    /// The number of bytes of the source that were read, counted as UTF-8.
    pub const fn bytes(&self) -> u64 {
        self.objects.bytes()
    }
}

impl<R: Read> Iterator for LogCheck<R> {
    type Item = Audited;

    fn next(&mut self) -> Option<Audited> {
        loop {
            if let Some(audited) = self.audit.next_report() {
                return Some(audited);
            }
            if self.is_over {
                return None;
            }
            match self.objects.next_object() {
                None => {
                    self.is_over = true;
                    self.audit.close();
                }
                Some(Ok(object)) if object.first_key() == Some("trace") => {
                    let audited = self.lines.check(&object, &mut self.audit);
                    self.audit.add(audited);
                }
                Some(object) => {
                    let bytes = object.as_ref().map_or(0, |it| it.text.len());
                    self.audit.take(object.and_then(|it| it.message()), bytes);
                }
            }
        }
    }
}

/// The result of checking a log. It is serialized as an array with an object for each puzzle.
///
/// ```
/// let checked = qedoku::check("{\"type\":\"begin\",\"puzzle\":\"123\"}");
/// assert!(!checked.is_accepted());
/// assert!(serde_json::to_string(&checked).expect("JSON").starts_with("[{\"puzzle\":1,\"line\":1,\"verdict\":\"unreadable\""));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked {
    /// The report of each puzzle of the log.
    pub reports: Vec<LogReport>,
}

impl Checked {
    /// True if there is a trace, all that was run is accepted, and nothing is cut off.
    pub fn is_accepted(&self) -> bool {
        let run = self.reports.iter().any(|report| report.refused.is_none());
        run && self.reports.iter().all(|report| report.verdict() == CheckVerdict::Accepted)
    }
}

impl Solved {
    /// Checks every step anew: the verdict that [`check`] gives of its [log](Solved::log), but no log is written and read.
    ///
    /// ```
    /// use qedoku::Session;
    /// use qedoku::generate::generate;
    ///
    /// let solved = Session::new(generate(7, 1).next().expect("a puzzle").puzzle).solve()?;
    /// assert!(solved.check().is_accepted());
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn check(&self) -> Checked {
        Checked::of_trace(&self.trace)
    }
}

impl Answer {
    /// Checks every step anew: the verdict that [`check`] gives of its [log](Answer::log).
    pub fn check(&self) -> Checked {
        Checked::of_trace(&self.trace)
    }
}

impl Checked {
    /// The result of checking a trace, as if it were a log of its own.
    fn of_trace(trace: &Trace) -> Self {
        Self { reports: vec![LogReport { line: 1, ..Checker::default().check_trace(trace) }] }
    }

    /// The record of each puzzle.
    pub fn records(&self) -> Vec<CheckRecord> {
        let mut puzzles = 0;
        let record = |report: &LogReport| {
            puzzles += usize::from(report.is_log());
            CheckRecord::new(report, puzzles, Style::default())
        };
        self.reports.iter().map(record).collect()
    }
}

impl fmt::Display for Checked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.reports.is_empty() {
            return f.write_str("expected a trace as json or ndjson, found nothing\n");
        }
        let mut number = 0;
        self.reports.iter().try_for_each(|report| {
            if !report.is_log() {
                return writeln!(f, "{report}");
            }
            number += 1;
            writeln!(f, "puzzle {number}: {report}")
        })
    }
}

impl Serialize for Checked {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.records().serialize(serializer)
    }
}

/// The record of the verdict on a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CheckRecord {
    /// The number of the puzzle in the log, from 1; none for text that is no log.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<usize>,
    /// The line of the text on which it begins.
    pub line: usize,
    /// Its name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// The verdict.
    pub verdict: CheckVerdict,
    /// The same in words.
    pub text: String,
}

impl CheckRecord {
    /// The record of a report, of which the log is the one with this number; its words in a style.
    ///
    /// ```
    /// use qedoku::Style;
    /// use qedoku::log::{CheckRecord, CheckVerdict};
    ///
    /// let checked = qedoku::check("nonsense");
    /// let record = CheckRecord::new(&checked.reports[0], 1, Style::default());
    /// assert_eq!((record.puzzle, record.verdict), (None, CheckVerdict::Unreadable));
    /// ```
    pub fn new(report: &LogReport, number: usize, style: Style) -> Self {
        Self {
            puzzle: report.is_log().then_some(number),
            line: report.line,
            id: report.id.clone(),
            verdict: report.verdict(),
            text: crate::report_text::report(style, report),
        }
    }
}

/// Proves a trace that our own checker accepts, for a checker that others wrote: `VeriPB`.
///
/// ```
/// use qedoku::generate::generate;
/// use qedoku::log::prove;
/// use qedoku::Session;
///
/// let made = generate(7, 1).next().expect("a puzzle");
/// let solved = Session::new(made.puzzle).solve()?;
/// let proved = prove(&solved.trace)?;
/// assert!(proved.proof.files().any(|(name, _)| name == "puzzle.opb"));
/// assert!(proved.to_string().starts_with(&format!("Proved: if the puzzle has one solution, it is {}.", made.solution)));
/// # Ok::<(), qedoku::Error>(())
/// ```
pub fn prove(trace: &Trace) -> Result<Proved, Error> {
    let report = Checker::default().check_trace(trace);
    if report.flaw.is_some() {
        let report = Error::new(ErrorKind::NotAccepted, ProblemText::Report { report: Box::new(report) });
        return Err(Error::new(ErrorKind::NotAccepted, ProblemText::TraceFails { report }));
    }
    let proof = proof::prove(trace).map_err(unproved)?;
    Ok(Proved { proof, steps: trace.steps.len(), outcome: trace.outcome, layout: Arc::clone(&trace.layout) })
}

/// The error that there is no proof of a trace that our own checker accepts. That of a guess is nobody's fault.
fn unproved(error: ProofError) -> Error {
    match error {
        ProofError::Guess { .. } => Error::new(ErrorKind::NotAccepted, ProblemText::Unproved { error }),
        ProofError::Step { .. } | ProofError::End => Error::not_accepted(ProblemText::Unproved { error }),
    }
}

/// A proof of a trace. It is serialized with the calls of the checker, but without the files.
///
/// ```
/// use qedoku::generate::generate;
/// use qedoku::log::prove;
/// use qedoku::{Session, Tier};
///
/// let made = generate(7, 1).next().expect("a puzzle");
/// let proved = prove(&Session::new(made.puzzle).solve()?.trace)?;
/// assert!(serde_json::to_string(&proved).expect("JSON").starts_with("{\"claim\":\"solution\",\"solution\":"));
/// assert_eq!(proved.calls(|name| format!("proof/{name}")).last().map(|call| call.starts_with("veripb ")), Some(true));
/// # Ok::<(), qedoku::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Proved {
    /// The proof and its files.
    pub proof: PseudoBooleanProof,
    /// The number of steps of the trace.
    pub steps: usize,
    outcome: Outcome,
    layout: Arc<Layout>,
}

/// A proof as it is written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ProofRecord {
    /// The claim proved: `solution`, `derived` or `contradiction`.
    pub claim: String,
    /// The only solution, if that is proved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solution: Option<String>,
    /// The number of steps of the trace.
    pub steps: usize,
    /// The number of placements and eliminations proved.
    pub facts: Facts,
    /// The number of statements that assume that the puzzle has one solution.
    pub assumed: usize,
    /// The number of steps proved by search.
    pub searched: usize,
    /// The size of the proof.
    pub bytes: usize,
    /// The commands that call the checker, run by run.
    pub run: Vec<String>,
}

/// The numbers of placements and eliminations proved, by the way of proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Facts {
    /// By logic alone.
    pub logic: usize,
    /// By uniqueness.
    pub uniqueness: usize,
}

impl Proved {
    /// The command lines of the checker, one for each run; `path` says where a file is.
    pub fn calls(&self, path: impl Fn(&str) -> String) -> Vec<String> {
        let call = |run: &proof::CheckerRun| {
            let files = run.files.iter().map(|name| path(name));
            let words = ["veripb".to_owned()].into_iter().chain(run.option.map(str::to_owned)).chain(files);
            words.collect::<Vec<_>>().join(" ")
        };
        self.proof.runs().iter().map(call).collect()
    }

    /// The record of the proof for JSON; `path` says where a file is.
    pub fn record(&self, path: impl Fn(&str) -> String) -> ProofRecord {
        let PseudoBooleanProof { logic, uniqueness, assumed, searched, .. } = self.proof;
        let solution = |grid: Grid| Some(self.layout.line(&grid, '.'));
        let (claim, solution) = match self.proof.claim {
            ProvedClaim::Solution(grid) => ("solution", solution(grid)),
            ProvedClaim::Derived { .. } => ("derived", None),
            ProvedClaim::Contradiction => ("contradiction", None),
        };
        let facts = Facts { logic, uniqueness };
        let bytes = self.proof.proof.len();
        let steps = self.steps;
        ProofRecord { claim: claim.to_owned(), solution, steps, facts, assumed, searched, bytes, run: self.calls(path) }
    }
}

impl Proved {
    /// The proof in words: what is proved, on which assumption, and how.
    pub fn describe(&self, style: Style) -> String {
        let PseudoBooleanProof { logic, uniqueness, assumed, .. } = self.proof;
        let solution = match self.proof.claim {
            ProvedClaim::Solution(grid) => self.layout.line(&grid, '.'),
            _ => String::new(),
        };
        let mut text = style.say(&match (self.proof.claim, self.outcome) {
            (ProvedClaim::Solution(_), _) if assumed > 0 => ProvedText::IfProper { grid: &solution },
            (ProvedClaim::Solution(_), _) => ProvedText::Solution { grid: &solution },
            (ProvedClaim::Derived { .. }, Outcome::Reached(target)) => ProvedText::Reached { target },
            (ProvedClaim::Derived { facts }, _) => ProvedText::Derived { facts },
            (ProvedClaim::Contradiction, _) => ProvedText::Contradiction,
        });
        if assumed > 0 {
            text += &style.say(&ProvedText::Assumes { assumed });
        }
        text + &style.say(&ProvedText::Steps { steps: self.steps, logic, uniqueness })
    }
}

/// The claim of a proof, and its figures.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ProvedText<'a> {
    Solution { grid: &'a str },
    IfProper { grid: &'a str },
    Reached { target: Target },
    Derived { facts: usize },
    Contradiction,
    Assumes { assumed: usize },
    Steps { steps: usize, logic: usize, uniqueness: usize },
}

impl fmt::Display for Proved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.describe(Style::default()))
    }
}

impl Serialize for Proved {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.record(str::to_owned).serialize(serializer)
    }
}

#[cfg(test)]
mod tests;
