//! What a solver made of many cases: its verdicts, by technique and by case.
use crate::case::TechniqueCase;
use crate::record::CaseAnswer;
use crate::verdict::{CaseVerdict, FalseConclusion};
use serde::{Deserialize, Serialize};

/// What a solver made of one case.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CaseResult {
    /// The path of the case: `x-wing/generated-1`.
    pub case: String,
    /// The verdict.
    pub verdict: CaseVerdict,
    /// What it concluded: `r1c2=3, r4c5<>6`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub answer: String,
    /// What must be concluded at the least; nothing where the technique must not fire.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub expected: String,
    /// What a solution of the position contradicts.
    #[serde(default, rename = "false", skip_serializing_if = "Vec::is_empty")]
    pub contradictions: Vec<FalseConclusion>,
    /// The solver's name for what it used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub technique: Option<String>,
    /// Why there is no answer, or why it could not be read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<String>,
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

/// What a solver made of the cases of one technique.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ConformanceRow {
    /// The technique.
    pub technique: String,
    /// The number of its cases by verdict.
    #[serde(flatten)]
    pub counts: VerdictCounts,
}

/// What a solver made of a suite. It is serialized as the document that a later run is compared with.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Conformance {
    /// The solver, as it was called.
    pub command: String,
    /// Whether it was asked for any technique, and not for that of the case.
    pub any: bool,
    /// The version of the suite; none for cases of one's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub suite: Option<u32>,
    /// The number of cases by verdict.
    pub counts: VerdictCounts,
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
}

impl CaseResult {
    /// The result of an answer; with `any`, whatever follows is right.
    pub fn of_answer(case: &TechniqueCase, answer: &str, any: bool) -> Self {
        let read = CaseAnswer::parse(answer).and_then(|answer| Ok((answer.conclusion()?, answer.technique)));
        match read {
            Ok((conclusion, technique)) => {
                let verdict = if any { case.judge_any(&conclusion) } else { case.judge(&conclusion) };
                let is_false = verdict == CaseVerdict::False;
                let contradictions = if is_false { case.contradictions(&conclusion) } else { Vec::new() };
                Self { answer: conclusion.to_string(), contradictions, technique, ..Self::new(case, verdict) }
            }
            Err(fault) => Self::without_answer(case, CaseVerdict::Dead, &fault),
        }
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
            fault: None,
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
        self.cases.push(result);
    }

    /// Whether every case is right.
    pub fn is_right(&self) -> bool {
        self.counts.right == self.counts.total()
    }

    /// The results that are not right.
    pub fn faults(&self) -> impl Iterator<Item = &CaseResult> {
        self.cases.iter().filter(|result| result.verdict != CaseVerdict::Right)
    }

    /// The cases whose verdicts are others than in an earlier run, in the order of this one, then those that were asked
    /// in the earlier one alone.
    pub fn changes_since(&self, old: &Self) -> Vec<VerdictChange> {
        let verdict = |of: &Self, case: &str| of.cases.iter().find(|it| it.case == case).map(|it| it.verdict);
        let gone = old.cases.iter().filter(|it| verdict(self, &it.case).is_none());
        let all = self.cases.iter().chain(gone).map(|it| VerdictChange {
            case: it.case.clone(),
            before: verdict(old, &it.case),
            now: verdict(self, &it.case),
        });
        all.filter(|change| change.before != change.now).collect()
    }
}
