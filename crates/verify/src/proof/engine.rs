//! Consequences of assumptions: each keeps its reason, so that a conflict can be explained by the statements it rests
//! on and no others.
use super::label::{ConstraintLabel, LabeledClause, Literal};
use super::lemma::Lemma;
use super::linear::{LinearBound, LinearConstraint, WeighedCells};
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Layout, Slot, Truth};

/// One of these candidates is true.
#[derive(Clone, Debug)]
enum TruthMembers {
    Cell(Cell, DigitSet),
    House(Digit, CellSet),
    Any(CandidateSet),
}

/// The reason why a candidate is true or false.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LiteralReason {
    Assumed,
    Truth(usize),
    /// It clashes with this one.
    Link(Candidate),
    Lemma(usize),
    Ban(usize),
}

/// A conflict: a statement that cannot hold.
#[derive(Clone, Copy, Debug)]
pub(super) enum ProofConflict {
    /// A truth has no member left.
    Truth(usize),
    /// All literals of a statement assumed are false.
    Ban(usize),
    /// A weighted sum cannot come to what it must.
    Bound(usize),
}

/// Truths, assumptions and what follows.
pub(super) struct Engine<'a> {
    pub(super) layout: &'a Layout,
    truths: Vec<TruthMembers>,
    labels: Vec<ConstraintLabel>,
    pub(super) bans: Vec<LabeledClause>,
    sums: Vec<WeighedCells>,
    /// The truths that are tried before all others: they decide which sums say something.
    first: Vec<usize>,
    /// The sums that turned out to come to too little.
    pub(super) bounds: Vec<LinearBound>,
    start: CandidateSet,
    alive: CandidateSet,
    chosen: CandidateSet,
    pub(super) trail: Vec<Literal>,
    pub(super) reasons: Box<[LiteralReason; Candidate::COUNT]>,
    pub(super) lemmas: Vec<Lemma>,
    /// The number of nodes spent.
    pub(super) nodes: u64,
}

impl<'a> Engine<'a> {
    pub(super) fn new(layout: &'a Layout) -> Self {
        Self {
            layout,
            truths: vec![],
            labels: vec![],
            bans: vec![],
            sums: vec![],
            first: vec![],
            bounds: vec![],
            start: CandidateSet::EMPTY,
            alive: CandidateSet::EMPTY,
            chosen: CandidateSet::EMPTY,
            trail: vec![],
            reasons: Box::new([LiteralReason::Assumed; Candidate::COUNT]),
            lemmas: vec![],
            nodes: 0,
        }
    }

    /// Forgets everything and starts from these candidates.
    pub(super) fn begin(&mut self, candidates: CandidateSet) {
        self.truths.clear();
        self.labels.clear();
        self.bans.clear();
        self.sums.clear();
        self.first.clear();
        self.start = candidates;
        self.nodes = 0;
        self.rewind();
    }

    /// Forgets what was assumed and found.
    pub(super) fn rewind(&mut self) {
        self.alive = self.start;
        self.chosen = CandidateSet::EMPTY;
        self.trail.clear();
        self.lemmas.clear();
        self.bounds.clear();
    }

    /// Adds a weighted sum.
    pub(super) fn add_sum(&mut self, constraint: &LinearConstraint) {
        self.sums.push(WeighedCells::new(self.layout, &self.start, constraint));
    }

    /// Adds what is left of a slot, unless it is there or nothing is; `first` if it is to be tried before all others.
    pub(super) fn add_slot(&mut self, slot: Slot, first: bool) {
        let known = self.about(slot).or_else(|| {
            let members = match slot {
                Slot::Cell(cell) => TruthMembers::Cell(cell, self.start.digits(cell)),
                Slot::House(house, digit) => {
                    TruthMembers::House(digit, self.start.plane(digit) & self.layout.cells(house))
                }
            };
            self.truths.push(members);
            self.labels.push(ConstraintLabel::Truth(slot));
            let at = self.truths.len() - 1;
            if self.members(at).is_empty() {
                self.truths.pop();
                self.labels.pop();
                return None;
            }
            Some(at)
        });
        self.first.extend(known.filter(|_| first));
    }

    /// Adds a truth that has a label in the proof.
    pub(super) fn add(&mut self, truth: &Truth, label: ConstraintLabel) {
        self.truths.push(match *truth {
            Truth::Cell { cell, digits } => TruthMembers::Cell(cell, digits),
            Truth::House { digit, cells, .. } => TruthMembers::House(digit, cells),
            Truth::Guard(_) | Truth::Symmetric(_) | Truth::Sum(_) | Truth::Filling(_) => {
                TruthMembers::Any(truth.members())
            }
        });
        self.labels.push(label);
    }

    /// The number of truths.
    pub(super) fn len(&self) -> usize {
        self.truths.len()
    }

    /// The label of a truth.
    pub(super) fn label(&self, truth: usize) -> ConstraintLabel {
        self.labels[truth]
    }

    /// The truth about a slot.
    pub(super) fn about(&self, slot: Slot) -> Option<usize> {
        self.labels.iter().position(|&label| label == ConstraintLabel::Truth(slot))
    }

    /// The members of a truth.
    pub(super) fn members(&self, truth: usize) -> CandidateSet {
        match self.truths[truth] {
            TruthMembers::Cell(cell, digits) => CandidateSet::of_cell(cell, digits),
            TruthMembers::House(digit, cells) => CandidateSet::of_digit(digit, cells),
            TruthMembers::Any(set) => set,
        }
    }

    /// The members of a truth that can still be true.
    pub(super) fn left(&self, truth: usize) -> CandidateSet {
        self.members(truth) & self.alive
    }

    /// True if a literal is true.
    pub(super) const fn holds(&self, literal: Literal) -> bool {
        if literal.positive { self.chosen.contains(literal.candidate) } else { !self.alive.contains(literal.candidate) }
    }

    /// True if a literal is false.
    pub(super) const fn denies(&self, literal: Literal) -> bool {
        self.holds(Literal { positive: !literal.positive, ..literal })
    }

    /// The length of the trail of consequences, for [`Engine::undo`].
    pub(super) const fn mark(&self) -> usize {
        self.trail.len()
    }

    /// Takes back what came after a mark.
    pub(super) fn undo(&mut self, mark: usize) {
        for Literal { candidate, positive } in self.trail.drain(mark..) {
            if positive {
                self.chosen.remove(candidate);
            } else {
                self.alive.insert(candidate);
            }
        }
    }

    /// Assumes a literal that is open.
    pub(super) fn assume(&mut self, literal: Literal) {
        self.set(literal, LiteralReason::Assumed);
    }

    /// Takes over a literal that a lemma leaves.
    pub(super) fn take_over(&mut self, literal: Literal, lemma: usize) {
        self.set(literal, LiteralReason::Lemma(lemma));
    }

    fn set(&mut self, literal: Literal, reason: LiteralReason) {
        if self.holds(literal) {
            return;
        }
        let Literal { candidate, positive } = literal;
        self.trail.push(literal);
        self.reasons[candidate.index()] = reason;
        if !positive {
            self.alive.remove(candidate);
            return;
        }
        self.chosen.insert(candidate);
        let Candidate { cell, digit } = candidate;
        for other in Digit::ALL {
            if other != digit && self.alive.plane(other).contains(cell) {
                self.bar(Candidate { cell, digit: other }, candidate);
            }
        }
        for peer in self.alive.plane(digit) & self.layout.peers(cell) {
            self.bar(Candidate { cell: peer, digit }, candidate);
        }
        if self.layout.crosses() {
            for other in (self.alive & self.layout.clashes(candidate)).iter() {
                self.bar(other, candidate);
            }
        }
    }

    fn bar(&mut self, candidate: Candidate, by: Candidate) {
        self.alive.remove(candidate);
        self.trail.push(Literal::not(candidate));
        self.reasons[candidate.index()] = LiteralReason::Link(by);
    }

    /// Draws all consequences; returns a conflict if there is one.
    pub(super) fn propagate(&mut self) -> Option<ProofConflict> {
        loop {
            let mark = self.mark();
            for truth in 0..self.truths.len() {
                match self.last(truth) {
                    TruthRemainder::Nothing => return Some(ProofConflict::Truth(truth)),
                    TruthRemainder::One(member) => self.set(Literal::of(member), LiteralReason::Truth(truth)),
                    TruthRemainder::More => {}
                }
            }
            for ban in 0..self.bans.len() {
                let literals = &self.bans[ban].literals;
                let mut open = literals.iter().filter(|&&literal| !self.denies(literal));
                match (open.next().copied(), open.next()) {
                    (None, _) => return Some(ProofConflict::Ban(ban)),
                    (Some(literal), None) => self.set(literal, LiteralReason::Ban(ban)),
                    _ => {}
                }
            }
            if mark == self.mark() {
                let sum = self.sums.iter().find_map(|sum| sum.unreachable(self.layout, &self.alive))?;
                self.bounds.push(sum);
                return Some(ProofConflict::Bound(self.bounds.len() - 1));
            }
        }
    }

    fn last(&self, truth: usize) -> TruthRemainder {
        match self.truths[truth] {
            TruthMembers::House(digit, cells) => {
                let cells = self.alive.plane(digit) & cells;
                match cells.single() {
                    Some(cell) => TruthRemainder::One(Candidate { cell, digit }),
                    None if cells.is_empty() => TruthRemainder::Nothing,
                    None => TruthRemainder::More,
                }
            }
            TruthMembers::Cell(cell, digits) => {
                let mut left = digits.into_iter().filter(|&digit| self.alive.plane(digit).contains(cell));
                match (left.next(), left.next()) {
                    (None, _) => TruthRemainder::Nothing,
                    (Some(digit), None) => TruthRemainder::One(Candidate { cell, digit }),
                    _ => TruthRemainder::More,
                }
            }
            TruthMembers::Any(set) => {
                let left = set & self.alive;
                match left.single() {
                    Some(member) => TruthRemainder::One(member),
                    None if left.is_empty() => TruthRemainder::Nothing,
                    None => TruthRemainder::More,
                }
            }
        }
    }

    /// The truth among some that leaves the fewest members, if one is not satisfied; of those to be tried first, if one is.
    pub(super) fn smallest(&self, among: &[usize]) -> Option<usize> {
        let open = among.iter().copied().filter(|&truth| !self.left(truth).meets(&self.chosen));
        open.min_by_key(|truth| (!self.first.contains(truth), self.left(*truth).len()))
    }
}

/// The candidates that a truth has left: none, one or more.
enum TruthRemainder {
    Nothing,
    One(Candidate),
    More,
}
