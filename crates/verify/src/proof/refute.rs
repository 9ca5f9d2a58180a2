//! Looks for a refutation of an assumption: by the steps nested in the step, else by trying.
use super::engine::Engine;
use super::label::{ConstraintLabel, Literal};
use super::pooled::slots_of;
use qedoku_core::{Assumption, Choice, Forcing, Pattern, Slot, Step};

/// The number of nodes a search spends before it looks ahead.
const PLAIN: u64 = 24;
/// The limit of nodes for following one nested step.
const TOLD: u64 = 400;
/// The limit of nodes for a step of a trace.
const LIMIT: u64 = 100_000;

impl Engine<'_> {
    /// Refutes what is assumed, with what is nested in the step as a guide: the number of a lemma that says so.
    pub(super) fn refute(&mut self, step: &Step) -> Option<usize> {
        let all: Vec<usize> = (0..self.len()).collect();
        if let Some(lemma) = self.conflict() {
            return Some(lemma);
        }
        let lemma = match &step.pattern {
            Pattern::Hypothesis(it) => self.follow(&it.steps),
            Pattern::Forcing(forcing) => self.cases(forcing, &all, LIMIT),
            _ => None,
        };
        lemma.or_else(|| self.search(&all, self.nodes + PLAIN, LIMIT))
    }

    fn conflict(&mut self) -> Option<usize> {
        self.propagate().map(|conflict| self.learn(conflict, false))
    }

    /// Shows what steps conclude, one after the other, until that ends in a conflict.
    fn follow(&mut self, steps: &[Step]) -> Option<usize> {
        for step in steps {
            if let Some(lemma) = self.conflict() {
                return Some(lemma);
            }
            let gone = step.conclusion.eliminate.iter().map(Literal::not);
            for literal in gone.chain(step.conclusion.place.iter().map(Literal::of)) {
                if let Some(lemma) = self.conclude(literal, step) {
                    return Some(lemma);
                }
            }
        }
        self.conflict()
    }

    /// Shows what a nested step concludes, if it can be shown; a lemma only if that is a conflict.
    fn conclude(&mut self, literal: Literal, step: &Step) -> Option<usize> {
        if self.holds(literal) {
            return None;
        }
        let mark = self.mark();
        if !self.denies(literal) {
            self.assume(Literal { positive: !literal.positive, ..literal });
        }
        let lemma = self.refute_nested(step);
        self.undo(mark);
        let lemma = lemma?;
        if self.denies(literal) || !self.lemmas[lemma].mentions(literal.candidate) {
            return Some(lemma);
        }
        self.take_over(literal, lemma);
        None
    }

    /// Refutes what is assumed by a nested step.
    fn refute_nested(&mut self, step: &Step) -> Option<usize> {
        if let Some(lemma) = self.conflict() {
            return Some(lemma);
        }
        let scope = self.scope(step);
        let limit = LIMIT.min(self.nodes + TOLD);
        let lemma = match &step.pattern {
            Pattern::Hypothesis(it) => self.follow(&it.steps),
            Pattern::Forcing(forcing) => self.cases(forcing, &scope, limit),
            _ => None,
        };
        lemma.or_else(|| self.search(&scope, self.nodes + PLAIN, limit))
    }

    /// The truths that a step rests on; of totals and fillings, those of their cells.
    fn scope(&self, step: &Step) -> Vec<usize> {
        let slots = step.truths.iter().flat_map(|truth| match truth.slot() {
            None if truth.is_joint() => slots_of(self.layout, truth).into_iter().map(|it| it.slot).collect(),
            slot => slot.into_iter().collect::<Vec<_>>(),
        });
        let mut scope: Vec<usize> = slots.filter_map(|slot| self.about(slot)).collect();
        scope.sort_unstable();
        scope.dedup();
        scope
    }

    /// Goes through what is left of the slot of a forcing, or through a candidate and its opposite.
    fn cases(&mut self, forcing: &Forcing, scope: &[usize], limit: u64) -> Option<usize> {
        let ways: Vec<Literal> = match forcing.choice {
            Choice::Slot(slot) => self.left(self.about(slot)?).iter().map(Literal::of).collect(),
            Choice::Candidate(candidate) => vec![Literal::of(candidate), Literal::not(candidate)],
        };
        for literal in ways {
            if self.denies(literal) {
                continue;
            }
            // What holds already is no assumption: a conflict then is one without it.
            let mark = self.mark();
            let is_known = self.holds(literal);
            self.assume(literal);
            let lemma = self.follow_case(forcing, literal).or_else(|| self.search(scope, self.nodes + PLAIN, limit));
            self.undo(mark);
            let lemma = lemma?;
            if is_known || !self.lemmas[lemma].mentions(literal.candidate) {
                return Some(lemma);
            }
            self.take_over(Literal { positive: !literal.positive, ..literal }, lemma);
        }
        self.conflict()
    }

    /// Follows the case of a forcing that assumes a literal.
    fn follow_case(&mut self, forcing: &Forcing, literal: Literal) -> Option<usize> {
        let assume = Assumption { candidate: literal.candidate, holds: literal.positive };
        let case = forcing.cases.iter().find(|case| case.assume == assume);
        self.follow(case.map_or(&[], |case| &case.steps))
    }

    /// Tries the members of the smallest truth in scope, depth first; beyond `ahead` nodes whatever fails at once is
    /// ruled out before.
    pub(super) fn search(&mut self, scope: &[usize], ahead: u64, limit: u64) -> Option<usize> {
        self.nodes += 1;
        if self.nodes > limit {
            return None;
        }
        if let Some(conflict) = self.propagate() {
            return Some(self.learn(conflict, true));
        }
        if self.nodes > ahead
            && let Some(lemma) = self.look_ahead(scope, limit)
        {
            return Some(lemma);
        }
        let truth = self.smallest(scope)?;
        for member in self.left(truth).iter() {
            let mark = self.mark();
            self.assume(Literal::of(member));
            let lemma = self.search(scope, ahead, limit);
            self.undo(mark);
            let lemma = lemma?;
            if !self.lemmas[lemma].mentions(member) {
                return Some(lemma);
            }
            self.take_over(Literal::not(member), lemma);
        }
        self.propagate().map(|conflict| self.learn(conflict, true))
    }

    /// Rules out every member that leads to a conflict at once, until nothing changes.
    fn look_ahead(&mut self, scope: &[usize], limit: u64) -> Option<usize> {
        loop {
            let before = self.mark();
            for &truth in scope {
                for member in self.left(truth).iter() {
                    let literal = Literal::of(member);
                    if self.holds(literal) || self.denies(literal) {
                        continue;
                    }
                    self.nodes += 1;
                    if self.nodes > limit {
                        return None;
                    }
                    let mark = self.mark();
                    self.assume(literal);
                    let conflict = self.propagate();
                    let lemma = conflict.map(|conflict| self.learn(conflict, true));
                    self.undo(mark);
                    let Some(lemma) = lemma else { continue };
                    self.take_over(Literal::not(member), lemma);
                    if let Some(conflict) = self.propagate() {
                        return Some(self.learn(conflict, true));
                    }
                }
            }
            if before == self.mark() {
                return None;
            }
        }
    }

    /// The slot of a truth, if it is about one.
    pub(super) fn slot(&self, truth: usize) -> Option<Slot> {
        match self.label(truth) {
            ConstraintLabel::Truth(slot) => Some(slot),
            _ => None,
        }
    }
}
