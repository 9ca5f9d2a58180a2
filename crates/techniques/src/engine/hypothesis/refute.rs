//! Finds out whether a hypothesis fails, without keeping the argument.
use super::plan::Script;
use super::position::Position;
use super::rules::Rules;
use qedoku_core::{Candidate, CandidateSet};

/// Tries hypotheses and counts what that costs.
pub(super) struct Trial<'r> {
    rules: &'r Rules<'r>,
    /// How many closures were worked out so far.
    pub(super) spent: usize,
    /// At how many a trial is given up.
    pub(super) limit: usize,
}

/// What came of a hypothesis.
pub(super) enum Verdict {
    /// It leads to a contradiction, with the help of these hypotheses inside it.
    Refuted(Script),
    /// It does not, and so neither does any of these candidates, which follow from it.
    Stands(CandidateSet),
    /// The limit was reached before it was known.
    Unknown,
}

impl<'r> Trial<'r> {
    /// A trial without a limit.
    pub(super) const fn new(rules: &'r Rules<'r>) -> Self {
        Self { rules, spent: 0, limit: usize::MAX }
    }

    /// Tries one candidate, with at most `depth` hypotheses standing on each other.
    pub(super) fn refute<P: Position>(&mut self, from: &P, assume: Candidate, depth: usize) -> Verdict {
        let (mut position, mut inner) = (from.clone(), Vec::new());
        position.place(self.rules.layout, assume);
        self.spent += 1;
        if position.close(self.rules) {
            return Verdict::Refuted(Script { assume, inner });
        }
        let mut level = 1;
        while level < depth {
            match self.pass(&mut position, level, &mut inner) {
                Pass::Contradiction => return Verdict::Refuted(Script { assume, inner }),
                Pass::Unknown => return Verdict::Unknown,
                Pass::Progress => level = 1,
                Pass::Nothing => level += 1,
            }
        }
        Verdict::Stands(position.field().filled_since(from.field()))
    }

    /// Tries every candidate once and takes away those that fail; at depth 2 and more, only the first that fails.
    fn pass<P: Position>(&mut self, position: &mut P, depth: usize, inner: &mut Vec<Script>) -> Pass {
        let (mut safe, mut result) = (CandidateSet::EMPTY, Pass::Nothing);
        for candidate in position.field().open_candidates(self.rules.layout) {
            if safe.contains(candidate) || !position.field().is_open(candidate) {
                continue;
            }
            if self.spent >= self.limit {
                return Pass::Unknown;
            }
            match self.refute(position, candidate, depth) {
                Verdict::Unknown => return Pass::Unknown,
                Verdict::Stands(follow) => safe |= follow,
                Verdict::Refuted(script) => {
                    inner.push(script);
                    position.eliminate(self.rules.layout, candidate);
                    if position.close(self.rules) {
                        return Pass::Contradiction;
                    }
                    result = Pass::Progress;
                    if depth > 1 {
                        break;
                    }
                    safe = CandidateSet::EMPTY;
                }
            }
        }
        result
    }

    /// Whether a script leads to its contradiction; hypotheses in it that do not fail are no part of it.
    pub(super) fn holds<P: Position>(&mut self, from: &P, script: &Script) -> bool {
        let mut position = from.clone();
        position.place(self.rules.layout, script.assume);
        self.spent += 1;
        position.close(self.rules)
            || script.inner.iter().any(|inner| {
                if !position.field().is_open(inner.assume) || !self.holds(&position, inner) {
                    return false;
                }
                position.eliminate(self.rules.layout, inner.assume);
                position.close(self.rules)
            })
    }
}

enum Pass {
    Contradiction,
    Progress,
    Nothing,
    Unknown,
}
