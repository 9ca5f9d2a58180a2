//! Lemmas: the assumptions that a conflict rests on cannot all hold, and why.
use super::engine::{Engine, LiteralReason, ProofConflict};
use super::label::Literal;
use qedoku_core::{Candidate, CandidateSet, Layout, Slot};

/// A statement that a line rests on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LemmaHint {
    /// A truth, by its number in the engine.
    Truth(usize),
    /// No two candidates of the slot are true.
    Link(Slot),
    /// Two candidates that share no slot are not both true.
    Clash(Candidate, Candidate),
    /// A statement found on the way, by its number in the engine.
    Lemma(usize),
    /// A statement assumed, by its number in the engine.
    Ban(usize),
    /// A weighted sum with slots added, by its number in the engine.
    Bound(usize),
}

/// One of the literals is true, for the hints lead to a conflict if all are false.
#[derive(Clone, Debug, Default)]
pub(super) struct Lemma {
    pub(super) literals: Vec<Literal>,
    pub(super) hints: Vec<LemmaHint>,
    /// The number of hints that show what the first assumption rules out at once.
    pub(super) lead: usize,
    /// The candidates that it rules out at once.
    pub(super) direct: CandidateSet,
    /// True if it was found by trying, not taken from the step.
    pub(super) searched: bool,
}

impl Lemma {
    pub(super) fn mentions(&self, candidate: Candidate) -> bool {
        self.literals.iter().any(|literal| literal.candidate == candidate)
    }
}

impl Engine<'_> {
    /// Makes a lemma of a conflict: the assumptions it rests on cannot all hold.
    pub(super) fn learn(&mut self, conflict: ProofConflict, searched: bool) -> usize {
        let mut lemma = Lemma { searched, ..Lemma::default() };
        let mut marked = CandidateSet::EMPTY;
        match conflict {
            ProofConflict::Truth(truth) => {
                lemma.hints.push(LemmaHint::Truth(truth));
                marked = self.members(truth);
            }
            ProofConflict::Ban(ban) => {
                lemma.hints.push(LemmaHint::Ban(ban));
                self.bans[ban].literals.iter().for_each(|literal| marked.insert(literal.candidate));
            }
            ProofConflict::Bound(bound) => {
                lemma.hints.push(LemmaHint::Bound(bound));
                marked = self.bounds[bound].dead;
            }
        }
        let mut barred = CandidateSet::EMPTY;
        for &Literal { candidate, positive } in self.trail.iter().rev() {
            if !marked.contains(candidate) {
                continue;
            }
            if positive && !barred.is_empty() {
                let before = lemma.hints.len();
                links(self.layout, candidate, barred, &mut lemma.hints);
                lemma.lead = lemma.hints.len() - before;
                lemma.direct = barred;
                barred = CandidateSet::EMPTY;
            }
            match self.reasons[candidate.index()] {
                LiteralReason::Assumed => lemma.literals.push(Literal { candidate, positive: !positive }),
                LiteralReason::Truth(truth) => {
                    lemma.hints.push(LemmaHint::Truth(truth));
                    marked |= self.members(truth);
                }
                LiteralReason::Link(by) => {
                    barred.insert(candidate);
                    marked.insert(by);
                }
                LiteralReason::Lemma(of) => {
                    lemma.hints.push(LemmaHint::Lemma(of));
                    self.lemmas[of].literals.iter().for_each(|literal| marked.insert(literal.candidate));
                }
                LiteralReason::Ban(ban) => {
                    lemma.hints.push(LemmaHint::Ban(ban));
                    self.bans[ban].literals.iter().for_each(|literal| marked.insert(literal.candidate));
                }
            }
        }
        lemma.hints.reverse();
        self.lemmas.push(lemma);
        self.lemmas.len() - 1
    }
}

/// The slots by which a candidate rules out others that clash with it, few of them, and the rules where no slot does.
pub(super) fn links(layout: &Layout, by: Candidate, mut barred: CandidateSet, hints: &mut Vec<LemmaHint>) {
    let own = barred.digits(by.cell);
    if !own.is_empty() {
        hints.push(LemmaHint::Link(Slot::Cell(by.cell)));
        barred -= CandidateSet::of_cell(by.cell, own);
    }
    let mut cells = barred.plane(by.digit);
    while !cells.is_empty() {
        let most = layout.houses_of(by.cell).iter().max_by_key(|&house| (layout.cells(house) & cells).len());
        let Some(house) = most.filter(|&house| layout.cells(house).meets(cells)) else { break };
        hints.push(LemmaHint::Link(Slot::House(house, by.digit)));
        cells -= layout.cells(house);
    }
    *barred.plane_mut(by.digit) = cells;
    let barred = barred.iter().filter(|&other| layout.clash(by, other));
    hints.extend(barred.map(|other| LemmaHint::Clash(by, other)));
}
