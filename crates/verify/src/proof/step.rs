//! The lines of one step, by the shape of its argument.
use super::cover::TruthCover;
use super::engine::Engine;
use super::label::{ConstraintLabel, Literal};
use super::lemma::{Lemma, LemmaHint};
use super::pooled::{JointSlot, slots_of};
use super::proof_text::ProofText;
use super::unique::Assumptions;
use qedoku_core::{Board, Candidate, CandidateSet, Conclusion, House, Pattern, Step, Truth};
use std::collections::BTreeMap;

/// Writes steps into a proof.
pub(super) struct Prover<'a> {
    pub(super) engine: Engine<'a>,
    pub(super) proof_text: ProofText<'a>,
    pub(super) assumptions: Assumptions,
    /// The number of steps that needed statements found by trying.
    pub(super) searched: usize,
    /// True if the step under way is one of them.
    trying: bool,
    /// The sums of the digits of a house, at least and at most, for the houses that steps add up.
    pub(super) houses: BTreeMap<House, [ConstraintLabel; 2]>,
}

/// A candidate that cannot be shown to be false, or true.
#[derive(Clone, Copy, Debug)]
pub(super) struct Unproved(pub(super) Option<Candidate>);

impl<'a> Prover<'a> {
    pub(super) fn new(engine: Engine<'a>, proof_text: ProofText<'a>, assumptions: Assumptions) -> Self {
        Self { engine, proof_text, assumptions, searched: 0, trying: false, houses: BTreeMap::new() }
    }

    /// Writes what a step concludes; returns whether that rests on the puzzle having one solution.
    pub(super) fn step(&mut self, before: &Board, step: &Step) -> Result<bool, Unproved> {
        self.trying = false;
        self.proof_text.unique = false;
        self.begin(before, step)?;
        let mut rest = step.conclusion.eliminate;
        let counted = matches!(
            step.pattern,
            Pattern::Subset(_) | Pattern::Fish(_) | Pattern::SetLogic(_) | Pattern::Sets(_) | Pattern::Truths
        );
        if step.truths.len() > 1 && counted && !step.truths.iter().any(Truth::is_joint) {
            for target in rest.iter() {
                if rest.contains(target) {
                    self.cover(before, step, target, &mut rest);
                }
            }
        }
        while let Some(target) = rest.first() {
            self.eliminate(before, step, target, &mut rest)?;
        }
        for candidate in step.conclusion.place.iter() {
            self.place(before, step, candidate)?;
        }
        self.searched += usize::from(self.trying);
        Ok(self.proof_text.unique)
    }

    /// Takes up the truths of a step.
    fn begin(&mut self, before: &Board, step: &Step) -> Result<(), Unproved> {
        let mut derived = Vec::new();
        let mut sums = Vec::new();
        for truth in &step.truths {
            let label = match truth.slot() {
                Some(slot) => Some(ConstraintLabel::Truth(slot)),
                None if truth.is_joint() => {
                    sums.extend(self.joint(before, truth));
                    continue;
                }
                None => self.assumed(before, truth),
            };
            let Conclusion { place, eliminate } = step.conclusion;
            derived.push((truth, label.ok_or_else(|| Unproved((place | eliminate).first()))?));
        }
        self.engine.begin(*before.candidates());
        for (truth, label) in derived {
            self.engine.add(truth, label);
        }
        for truth in step.truths.iter().filter(|truth| truth.is_joint()) {
            for JointSlot { slot, first } in slots_of(self.engine.layout, truth) {
                self.engine.add_slot(slot, first);
            }
        }
        for sum in &sums {
            self.engine.add_sum(sum);
        }
        Ok(())
    }

    /// One sum for everything it eliminates.
    fn cover(&mut self, before: &Board, step: &Step, target: Candidate, rest: &mut CandidateSet) -> bool {
        let Some(cover) = TruthCover::find(&self.engine, &step.pattern, target) else { return false };
        let layout = self.engine.layout;
        let truths: Vec<usize> = (0..self.engine.len()).collect();
        self.shrink(before, &truths);
        let mut terms: Vec<ConstraintLabel> = truths.iter().map(|&truth| self.engine.label(truth)).collect();
        terms.extend(cover.links.iter().map(|&slot| ConstraintLabel::Link(slot)));
        let sum = self.proof_text.fresh();
        self.proof_text.sum(sum, &terms);
        for candidate in rest.iter().filter(|&it| cover.takes(layout, it)) {
            let label = ConstraintLabel::Gone(candidate);
            let literal = Literal::not(candidate);
            if cover.fins.is_empty() {
                self.proof_text.extract(label, literal, sum);
            } else {
                let mut hints = self.proof_text.links(candidate, cover.fins);
                hints.push(sum);
                self.proof_text.rup(label, std::iter::once(literal), &hints);
            }
            self.conclude(literal);
            rest.remove(candidate);
        }
        true
    }

    /// A candidate leads to a conflict; others that rule out the same at once do so, too.
    fn eliminate(
        &mut self,
        before: &Board,
        step: &Step,
        target: Candidate,
        rest: &mut CandidateSet,
    ) -> Result<(), Unproved> {
        self.engine.rewind();
        self.engine.assume(Literal::of(target));
        let found = self.engine.refute(step);
        let tried = found.is_none_or(|root| self.reachable(root).1);
        if tried && is_flat(step) && self.cover(before, step, target, rest) {
            return Ok(());
        }
        let root = found.ok_or(Unproved(Some(target)))?;
        self.trying |= tried;
        let numbers = self.write_lemmas(before, root);
        let lemma = self.engine.lemmas[root].clone();
        let shared = self.shared(&lemma, *rest);
        let mut hints = ProofText::labels(&self.engine, &lemma.hints, &numbers);
        if shared.len() > 1 {
            let tail = hints.split_off(lemma.lead);
            let clause = self.clause(&lemma, &tail);
            for candidate in shared.iter() {
                let mut hints = self.proof_text.links(candidate, lemma.direct);
                hints.push(clause);
                self.write(Literal::not(candidate), &hints);
            }
        } else {
            self.write(Literal::not(target), &hints);
        }
        *rest -= shared;
        rest.remove(target);
        Ok(())
    }

    /// The candidates ruled out like that of a lemma: they clash with everything that one clashes with.
    fn shared(&self, lemma: &Lemma, rest: CandidateSet) -> CandidateSet {
        let plain = lemma.literals.len() == 1 && lemma.hints.iter().all(|hint| !matches!(hint, LemmaHint::Lemma(_)));
        if !plain || lemma.direct.is_empty() {
            return CandidateSet::EMPTY;
        }
        lemma.direct.iter().fold(rest, |all, member| all & self.engine.layout.clashes(member))
    }

    /// The statement that one of the candidates ruled out at once is true: that of a truth, or a line of its own.
    fn clause(&mut self, lemma: &Lemma, tail: &[ConstraintLabel]) -> ConstraintLabel {
        if let ([only], [LemmaHint::Truth(truth)]) = (tail, &lemma.hints[lemma.lead..])
            && self.engine.members(*truth) == lemma.direct
        {
            return *only;
        }
        let label = self.proof_text.fresh();
        self.proof_text.rup(label, lemma.direct.iter().map(Literal::of), tail);
        label
    }

    fn place(&mut self, before: &Board, step: &Step, candidate: Candidate) -> Result<(), Unproved> {
        let single = |truth: &&Truth| truth.members().single() == Some(candidate);
        if let Some(slot) = step.truths.iter().find(single).and_then(Truth::slot)
            && self.proof_text.shrink(before, slot, true)
        {
            self.conclude(Literal::of(candidate));
            return Ok(());
        }
        self.engine.rewind();
        self.engine.assume(Literal::not(candidate));
        let root = self.engine.refute(step).ok_or(Unproved(Some(candidate)))?;
        self.trying |= self.reachable(root).1;
        let numbers = self.write_lemmas(before, root);
        let hints = ProofText::labels(&self.engine, &self.engine.lemmas[root].hints, &numbers);
        self.write(Literal::of(candidate), &hints);
        Ok(())
    }

    /// Writes the line of a conclusion.
    fn write(&mut self, literal: Literal, hints: &[ConstraintLabel]) {
        let label = if literal.positive {
            ConstraintLabel::Placed(literal.candidate)
        } else {
            ConstraintLabel::Gone(literal.candidate)
        };
        self.proof_text.rup(label, std::iter::once(literal), hints);
        self.conclude(literal);
    }

    fn conclude(&mut self, literal: Literal) {
        let unique = self.proof_text.unique;
        self.proof_text.concluded(literal, unique);
    }

    /// The lemmas that one rests on, and whether any was found by trying.
    fn reachable(&self, root: usize) -> (Vec<bool>, bool) {
        let lemmas = &self.engine.lemmas;
        let mut needed = vec![false; root + 1];
        needed[root] = true;
        let mut searched = false;
        for index in (0..=root).rev() {
            if needed[index] {
                searched |= lemmas[index].searched;
                for hint in &lemmas[index].hints {
                    if let LemmaHint::Lemma(of) = *hint {
                        needed[of] = true;
                    }
                }
            }
        }
        (needed, searched)
    }

    /// Writes the lemmas that one rests on, deepest first, with the truths they need; returns their numbers.
    pub(super) fn write_lemmas(&mut self, before: &Board, root: usize) -> Vec<usize> {
        let (needed, _) = self.reachable(root);
        let mut truths = Vec::new();
        for lemma in needed.iter().zip(&self.engine.lemmas).filter_map(|(&needed, lemma)| needed.then_some(lemma)) {
            truths.extend(
                lemma.hints.iter().filter_map(|hint| if let LemmaHint::Truth(it) = *hint { Some(it) } else { None }),
            );
        }
        self.shrink(before, &truths);
        self.write_bounds(before, &needed);
        let mut numbers = vec![0; root];
        for index in (0..root).filter(|&index| needed[index]) {
            let lemma = &self.engine.lemmas[index];
            let hints = ProofText::labels(&self.engine, &lemma.hints, &numbers);
            let label = self.proof_text.fresh();
            numbers[index] = self.proof_text.lemma_count();
            self.proof_text.rup(label, lemma.literals.iter().copied(), &hints);
        }
        numbers
    }

    fn shrink(&mut self, before: &Board, truths: &[usize]) {
        for &truth in truths {
            if let Some(slot) = self.engine.slot(truth) {
                self.proof_text.shrink(before, slot, false);
            }
        }
    }
}

/// True if a step rests on several truths, none of them about cells as a whole, and has no nested steps.
fn is_flat(step: &Step) -> bool {
    let plain = step.truths.len() > 1 && !step.truths.iter().any(Truth::is_joint);
    plain && !matches!(step.pattern, Pattern::Hypothesis(_) | Pattern::Forcing(_))
}
