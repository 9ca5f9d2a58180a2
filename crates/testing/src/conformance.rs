//! Counts the verdicts on a solver's answers to many cases, by technique and by case.
use crate::case::TechniqueCase;
use crate::record::CaseAnswer;
use crate::verdict::{CaseVerdict, FalseConclusion};
use serde::{Deserialize, Serialize};

/// The result of a solver on one case.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CaseResult {
    /// The path of the case: `x-wing/generated-1`.
    pub case: String,
    /// The verdict.
    pub verdict: CaseVerdict,
    /// The conclusions of the answer: `r1c2=3, r4c5<>6`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub answer: String,
    /// The conclusions that must be drawn at the least; nothing where the technique must not fire.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub expected: String,
    /// The conclusions that a solution of the position contradicts.
    #[serde(default, rename = "false", skip_serializing_if = "Vec::is_empty")]
    pub contradictions: Vec<FalseConclusion>,
    /// The solver's name for what it used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub technique: Option<String>,
    /// The fields of the answer that say nothing here.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unknown: Vec<String>,
    /// Why there is no answer, or why it could not be read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
    /// The line that could not be read, cut to [`SHOWN`] characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<String>,
    /// The lines that came beside the answer and were not asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub surplus: Option<SurplusLines>,
}

/// The most characters that are shown of a line of a solver.
pub const SHOWN: usize = 100;

/// Lines of a solver that answer nothing that was asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SurplusLines {
    /// The number of lines.
    pub count: u64,
    /// The first of them, cut to [`SHOWN`] characters.
    pub first: String,
}

impl SurplusLines {
    /// Counts a line.
    pub fn add(lines: &mut Option<Self>, line: &str) {
        lines.get_or_insert_with(|| Self { count: 0, first: shown(line) }).count += 1;
    }
}

/// A line cut to [`SHOWN`] characters, with dots where it is cut.
fn shown(line: &str) -> String {
    let line = line.trim_end();
    let cut = line.chars().count() > SHOWN;
    line.chars().take(SHOWN).collect::<String>() + if cut { "..." } else { "" }
}

/// The number of cases by verdict.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct VerdictCounts {
    /// All that must be concluded, and no more than may be.
    pub right: u64,
    /// True, but not all.
    pub less: u64,
    /// True, and more than the technique concludes.
    pub more: u64,
    /// True, but something else.
    pub other: u64,
    /// Contradicted by a solution.
    #[serde(rename = "false")]
    pub wrong: u64,
    /// Nothing, where something must be concluded.
    pub silent: u64,
    /// No answer in time.
    pub too_slow: u64,
    /// No answer, or none that can be read.
    pub dead: u64,
}

impl VerdictCounts {
    /// The count of a verdict.
    pub const fn of(&self, verdict: CaseVerdict) -> u64 {
        match verdict {
            CaseVerdict::Right => self.right,
            CaseVerdict::Less => self.less,
            CaseVerdict::More => self.more,
            CaseVerdict::Other => self.other,
            CaseVerdict::False => self.wrong,
            CaseVerdict::Silent => self.silent,
            CaseVerdict::TooSlow => self.too_slow,
            CaseVerdict::Dead => self.dead,
        }
    }

    fn add(&mut self, verdict: CaseVerdict) {
        *match verdict {
            CaseVerdict::Right => &mut self.right,
            CaseVerdict::Less => &mut self.less,
            CaseVerdict::More => &mut self.more,
            CaseVerdict::Other => &mut self.other,
            CaseVerdict::False => &mut self.wrong,
            CaseVerdict::Silent => &mut self.silent,
            CaseVerdict::TooSlow => &mut self.too_slow,
            CaseVerdict::Dead => &mut self.dead,
        } += 1;
    }

    /// The number of cases.
    pub fn total(&self) -> u64 {
        CaseVerdict::ALL.into_iter().map(|verdict| self.of(verdict)).sum()
    }
}

/// The results of a solver on the cases of one technique.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ConformanceRow {
    /// The technique.
    pub technique: String,
    /// The number of its cases by verdict.
    #[serde(flatten)]
    pub counts: VerdictCounts,
}

/// The results of a solver on a suite. They are serialized as the document that a later run is compared with.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Conformance {
    /// The solver, as it was called.
    pub command: String,
    /// True if it was asked for any technique, and not for that of the case.
    pub any: bool,
    /// The version of the suite; none for cases of one's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub suite: Option<u32>,
    /// The techniques whose cases alone were asked; none if all were.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub only: Vec<String>,
    /// The number of cases by verdict.
    pub counts: VerdictCounts,
    /// The number of lines that answer nothing that was asked.
    #[serde(default)]
    pub surplus: u64,
    /// The same for each technique, in the order of the suite.
    pub techniques: Vec<ConformanceRow>,
    /// Every case.
    pub cases: Vec<CaseResult>,
}

/// A case whose verdict is another one than before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct VerdictChange {
    /// The path of the case.
    pub case: String,
    /// The verdict before; none if it was not asked.
    pub before: Option<CaseVerdict>,
    /// The verdict now; none if it was not asked.
    pub now: Option<CaseVerdict>,
    /// The conclusions before, or the reason why there was no answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer_before: Option<String>,
    /// The conclusions now, or the reason why there is no answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer_now: Option<String>,
}

/// The changes from an earlier run of a solver to a later one.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ConformanceChanges {
    /// The number of cases that both runs were asked.
    pub compared: usize,
    /// The number of these by verdict, before and now.
    pub counts: [VerdictCounts; 2],
    /// The number of lines beside their answers that answer nothing that was asked, before and now.
    pub surplus: [u64; 2],
    /// The cases whose verdicts changed.
    pub changed: Vec<VerdictChange>,
}

impl ConformanceChanges {
    /// Counts a case that both runs were asked.
    fn count(&mut self, before: &CaseResult, now: &CaseResult) {
        self.compared += 1;
        for (at, result) in [before, now].into_iter().enumerate() {
            self.counts[at].add(result.verdict);
            self.surplus[at] += result.surplus.as_ref().map_or(0, |lines| lines.count);
        }
    }
}

impl CaseResult {
    /// The result of an answer; with `any`, whatever follows is right.
    pub fn of_answer(case: &TechniqueCase, answer: &str, any: bool) -> Self {
        let read = CaseAnswer::parse(answer).and_then(|answer| Ok((answer.conclusion()?, answer)));
        match read {
            Ok((conclusion, CaseAnswer { technique, unknown, .. })) => {
                let verdict = if any { case.judge_any(&conclusion) } else { case.judge(&conclusion) };
                let is_false = verdict == CaseVerdict::False;
                let contradictions = if is_false { case.contradictions(&conclusion) } else { Vec::new() };
                let answer = conclusion.to_string();
                Self { answer, contradictions, technique, unknown, ..Self::new(case, verdict) }
            }
            Err(fault) => Self::of_no_answer(case, answer, &format!("expected {} ({fault})", CaseAnswer::EXAMPLE)),
        }
    }

    /// The result of a line that is no answer, and why it is none.
    pub fn of_no_answer(case: &TechniqueCase, line: &str, fault: &str) -> Self {
        Self { line: Some(shown(line)), ..Self::without_answer(case, CaseVerdict::Dead, fault) }
    }

    /// The result of a case that has no answer, and why.
    pub fn without_answer(case: &TechniqueCase, verdict: CaseVerdict, fault: &str) -> Self {
        Self { fault: Some(fault.to_owned()), ..Self::new(case, verdict) }
    }

    fn new(case: &TechniqueCase, verdict: CaseVerdict) -> Self {
        let expected = case.must().to_string();
        Self {
            case: case.path(),
            verdict,
            answer: String::new(),
            expected,
            contradictions: Vec::new(),
            technique: None,
            unknown: Vec::new(),
            fault: None,
            line: None,
            surplus: None,
        }
    }
}

impl VerdictChange {
    fn new(case: &str, before: Option<&CaseResult>, now: Option<&CaseResult>) -> Self {
        let verdict = |result: Option<&CaseResult>| result.map(|it| it.verdict);
        let answer = |result: Option<&CaseResult>| {
            let answer = result.map(|it| it.fault.as_ref().unwrap_or(&it.answer).clone());
            answer.filter(|answer| !answer.is_empty())
        };
        Self {
            case: case.to_owned(),
            before: verdict(before),
            now: verdict(now),
            answer_before: answer(before),
            answer_now: answer(now),
        }
    }
}

impl Conformance {
    /// A run of a solver in which nothing was asked yet.
    pub fn new(command: &str, any: bool) -> Self {
        Self { command: command.to_owned(), any, ..Self::default() }
    }

    /// Counts a result.
    pub fn add(&mut self, result: CaseResult) {
        let technique = result.case.split('/').next().unwrap_or_default();
        let known = self.techniques.iter().position(|row| row.technique == technique);
        let at = known.unwrap_or_else(|| {
            let counts = VerdictCounts::default();
            self.techniques.push(ConformanceRow { technique: technique.to_owned(), counts });
            self.techniques.len() - 1
        });
        self.techniques[at].counts.add(result.verdict);
        self.counts.add(result.verdict);
        self.surplus += result.surplus.as_ref().map_or(0, |lines| lines.count);
        self.cases.push(result);
    }

    /// True if every case is right, and nothing was said that was not asked.
    pub fn is_right(&self) -> bool {
        self.counts.right == self.counts.total() && self.surplus == 0
    }

    /// The first case with lines that answer nothing that was asked, and these lines.
    pub fn first_surplus(&self) -> Option<(&CaseResult, &SurplusLines)> {
        self.cases.iter().find_map(|result| Some((result, result.surplus.as_ref()?)))
    }

    /// The number of answers with fields that say nothing here, and the first of them.
    pub fn with_unknown(&self) -> (usize, Option<&CaseResult>) {
        let mut all = self.cases.iter().filter(|result| !result.unknown.is_empty());
        let first = all.next();
        (all.count() + usize::from(first.is_some()), first)
    }

    /// The results that are not right.
    pub fn faults(&self) -> impl Iterator<Item = &CaseResult> {
        self.cases.iter().filter(|result| result.verdict != CaseVerdict::Right)
    }

    /// True if cases of this technique were to be asked.
    fn asks(&self, case: &str) -> bool {
        self.only.is_empty() || self.only.iter().any(|slug| case.split('/').next() == Some(slug))
    }

    /// The changes since an earlier run. The cases whose verdicts are others are in the order of this run, then come
    /// those that were asked in the earlier one alone. Techniques that one of the runs was not to ask about are left
    /// out.
    pub fn changes_since(&self, old: &Self) -> ConformanceChanges {
        let result = |of: &Self, case: &str| of.cases.iter().find(|it| it.case == case).cloned();
        let gone = old.cases.iter().filter(|it| result(self, &it.case).is_none());
        let both = self.cases.iter().chain(gone).filter(|it| self.asks(&it.case) && old.asks(&it.case));
        let mut changes = ConformanceChanges::default();
        for CaseResult { case, .. } in both {
            let [before, now] = [old, self].map(|run| result(run, case));
            if let (Some(before), Some(now)) = (&before, &now) {
                changes.count(before, now);
            }
            let change = VerdictChange::new(case, before.as_ref(), now.as_ref());
            if change.before != change.now {
                changes.changed.push(change);
            }
        }
        changes
    }

    /// True if a case was asked.
    pub fn has(&self, case: &str) -> bool {
        self.cases.iter().any(|it| it.case == case)
    }

    /// The number of cases that are left out when the runs are compared, for one of them was not to ask about their
    /// techniques.
    pub fn not_compared(&self, old: &Self) -> usize {
        let left_out = |of: &Self, other: &Self| of.cases.iter().filter(|it| !other.asks(&it.case)).count();
        left_out(self, old) + left_out(old, self)
    }
}
