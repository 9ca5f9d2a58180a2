//! Truths that hold because the puzzle has one solution, derived from the statements assumed.
use super::label::{ConstraintLabel, LabeledClause, Literal};
use super::proof_text::ProofText;
use super::step::Prover;
use super::unique::{is_possible, left_out, way};
use qedoku_core::{Board, CandidateSet, Guard, Slot, Symmetric, Truth};

/// The limit of nodes for deriving one truth.
const LIMIT: u64 = 100_000;

impl Prover<'_> {
    /// Derives a truth that is no slot's, if it is one.
    pub(super) fn assumed(&mut self, before: &Board, truth: &Truth) -> Option<ConstraintLabel> {
        if truth.is_joint() {
            return None;
        }
        let statements = self.assumptions.next();
        match truth {
            Truth::Guard(guard) => self.guard(before, guard, statements),
            Truth::Symmetric(it) => Some(self.symmetric(before, it, &statements)),
            Truth::Cell { .. } | Truth::House { .. } | Truth::Sum(_) | Truth::Filling(_) => None,
        }
    }

    /// One of the guards is true: without them, every filling of the cells is excluded.
    fn guard(&mut self, before: &Board, guard: &Guard, statements: Vec<LabeledClause>) -> Option<ConstraintLabel> {
        let cells = (guard.deadly.cells() | guard.guards.cells()) & before.open();
        self.engine.begin(*before.candidates());
        for cell in cells {
            self.engine.add(&before.truth(Slot::Cell(cell)), ConstraintLabel::Truth(Slot::Cell(cell)));
        }
        for statement in statements {
            let reduced = self.reduced(before, statement);
            self.engine.bans.push(reduced);
        }
        guard.guards.iter().for_each(|it| self.engine.assume(Literal::not(it)));
        let all: Vec<usize> = (0..self.engine.len()).collect();
        let root = self.engine.search(&all, u64::MAX, LIMIT)?;
        let numbers = self.write_lemmas(before, root);
        let lemma = self.engine.lemmas[root].clone();
        let hints = ProofText::labels(&self.engine, &lemma.hints, &numbers);
        let label = self.proof_text.fresh();
        self.proof_text.rup(label, lemma.literals.into_iter(), &hints);
        Some(label)
    }

    /// A statement without what the board has decided.
    fn reduced(&mut self, before: &Board, LabeledClause { label, literals }: LabeledClause) -> LabeledClause {
        let open = |literal: &Literal| before.candidates().contains(literal.candidate);
        let (left, settled): (Vec<Literal>, Vec<Literal>) = literals.into_iter().partition(open);
        if settled.is_empty() {
            return LabeledClause { label, literals: left };
        }
        let mut hints = Vec::new();
        let mut dead = CandidateSet::EMPTY;
        for Literal { candidate, positive } in settled {
            if positive {
                dead.insert(candidate);
            } else {
                hints.push(self.proof_text.placed(candidate));
            }
        }
        for cell in dead.cells() {
            self.proof_text.dead(before, Slot::Cell(cell), CandidateSet::of_cell(cell, dead.digits(cell)), &mut hints);
        }
        hints.push(label);
        let label = self.proof_text.fresh();
        self.proof_text.rup(label, left.iter().copied(), &hints);
        LabeledClause { label, literals: left }
    }

    /// The cell holds one of the digits left, for the others have an image that cannot be.
    fn symmetric(&mut self, before: &Board, it: &Symmetric, statements: &[LabeledClause]) -> ConstraintLabel {
        let mut rest = statements.iter();
        let mut out = Vec::new();
        for candidate in left_out(before, it) {
            let way = way(before, it, candidate);
            let mut hints: Vec<ConstraintLabel> =
                rest.by_ref().take(way.len()).map(|statement| statement.label).collect();
            if let Some(&[_, last]) = way.last() {
                if is_possible(before, last) {
                    hints.extend(self.proof_text.links(last, CandidateSet::of(candidate)));
                } else {
                    self.proof_text.dead(before, Slot::Cell(last.cell), CandidateSet::of(last), &mut hints);
                }
            }
            let label = self.proof_text.fresh();
            self.proof_text.rup(label, std::iter::once(Literal::not(candidate)), &hints);
            out.push(label);
        }
        let slot = Slot::Cell(it.cell);
        self.proof_text.shrink(before, slot, false);
        out.push(ConstraintLabel::Truth(slot));
        let label = self.proof_text.fresh();
        self.proof_text.rup(
            label,
            it.digits.iter().map(|digit| Literal::of(qedoku_core::Candidate { cell: it.cell, digit })),
            &out,
        );
        label
    }
}
