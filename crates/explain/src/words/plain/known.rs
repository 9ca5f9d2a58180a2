//! Keeps what is known after an assumption, and the lines that said it.
use super::facts::Lead;
use crate::step_context::StepContext;
use qedoku_core::{Assumption, Candidate, CandidateSet};

/// Numbers of lines of a list.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct LineNumbers(u128);

impl LineNumbers {
    /// Adds a line; those far down a long list are left out.
    pub(super) const fn insert(&mut self, line: usize) {
        if line < u128::BITS as usize {
            self.0 |= 1 << line;
        }
    }

    /// The numbers in order.
    pub(crate) fn numbers(self) -> Vec<String> {
        (0..u128::BITS).filter(|line| self.0 >> line & 1 == 1).map(|line| line.to_string()).collect()
    }
}

/// The facts that are known after an assumption: the candidates that are true then, in order.
pub(super) struct Known {
    pub(super) placed: Vec<Candidate>,
    /// The line that says it, of each.
    lines: Vec<usize>,
    /// The candidates that are not true, though none that is true says so.
    pub(super) removed: CandidateSet,
    /// The last that was said to be true or false.
    pub(super) last: Option<Candidate>,
}

impl Known {
    pub(super) fn from(assume: Assumption) -> Self {
        let candidate = assume.candidate;
        let nothing = Self { placed: vec![], lines: vec![], removed: CandidateSet::EMPTY, last: Some(candidate) };
        if assume.holds {
            Self { placed: vec![candidate], ..nothing }
        } else {
            Self { removed: CandidateSet::of(candidate), ..nothing }
        }
    }

    /// All of these at once.
    pub(super) fn all(placed: &CandidateSet) -> Self {
        Self { placed: placed.iter().collect(), lines: vec![], removed: CandidateSet::EMPTY, last: None }
    }

    /// Notes that this line says what is true since the last time.
    pub(super) fn said_in(&mut self, line: usize) {
        self.lines.resize(self.placed.len(), line);
    }

    /// The lines that say why some candidates are not true; nothing unless all of these are known.
    fn causes(&self, context: &StepContext<'_>, lost: &CandidateSet) -> Option<LineNumbers> {
        let mut left = *lost - self.removed;
        let mut causes = LineNumbers::default();
        for (&one, &line) in self.placed.iter().zip(&self.lines).rev() {
            let hit = left & context.layout.clashes(one);
            if !hit.is_empty() {
                causes.insert(line);
                left -= hit;
            }
        }
        (left.is_empty() && causes != LineNumbers::default()).then_some(causes)
    }

    /// The word that a sentence begins with on what is not true any more: whether it follows from what was said last.
    pub(super) fn lead(&self, context: &StepContext<'_>, others: &CandidateSet, here: bool) -> Lead {
        if here {
            return Lead::Here;
        }
        if self.placed.len() == 1 && self.removed.is_empty() {
            return Lead::ThenIt;
        }
        let by_last = self.last.is_none_or(|last| context.layout.clashes(last).meets(others) || others.contains(last));
        let mut last = LineNumbers::default();
        self.lines.last().iter().for_each(|&&line| last.insert(line));
        match self.causes(context, others) {
            Some(causes) if causes != last => Lead::From(causes),
            _ if by_last => Lead::Then,
            _ => Lead::And,
        }
    }
}
