//! The lines of a proof, and what the constraints they refer to say by now.
use super::engine::Engine;
use super::formula::{entry, gone};
use super::label::{ConstraintLabel, Literal, SLOTS, index, push_clause};
use super::lemma::{LemmaHint, links};
use qedoku_core::{Board, Candidate, CandidateSet, CellSet, DigitSet, House, Layout, Puzzle, Slot};

/// The text of a proof under way. Truths are shrunk to what the board leaves of them when they are needed, and links
/// take in the digit placed in their slot: what is dead is said once.
pub(super) struct ProofText<'a> {
    pub(super) layout: &'a Layout,
    puzzle: &'a Puzzle,
    pub(super) text: String,
    /// The members of the truth of a slot, as cells or as digits.
    known: Vec<u128>,
    /// True where the link of a slot says that all but the digit placed are false.
    settled: Vec<bool>,
    /// Candidates that a line says to be false.
    pub(super) gone: CandidateSet,
    /// Statements on the way so far.
    lemmas: usize,
    of_one: OfOne,
    /// True if what is being written rests on the puzzle having one solution.
    pub(super) unique: bool,
    hints: Vec<ConstraintLabel>,
}

/// The statements that rest on the puzzle having one solution.
struct OfOne {
    truths: Vec<bool>,
    links: Vec<bool>,
    gone: CandidateSet,
    placed: CandidateSet,
}

impl<'a> ProofText<'a> {
    pub(super) fn new(layout: &'a Layout, puzzle: &'a Puzzle, constraints: usize) -> Self {
        let mut text = String::with_capacity(1 << 16);
        text.push_str("pseudo-Boolean proof version 3.0\nf ");
        text.push_str(&constraints.to_string());
        text.push_str(" ;\n");
        let mut known = vec![0; SLOTS];
        for slot in layout.slots() {
            known[index(slot)] = match slot {
                Slot::Cell(_) => u128::from(layout.digits().bits()),
                Slot::House(house, _) => layout.cells(house).bits(),
            };
        }
        let none = CandidateSet::EMPTY;
        let of_one = OfOne { truths: vec![false; SLOTS], links: vec![false; SLOTS], gone: none, placed: none };
        Self {
            layout,
            puzzle,
            text,
            known,
            settled: vec![false; SLOTS],
            gone: gone(layout, puzzle),
            lemmas: 0,
            of_one,
            unique: false,
            hints: vec![],
        }
    }

    /// The label of the placement of a candidate.
    pub(super) fn placed(&self, candidate: Candidate) -> ConstraintLabel {
        if self.puzzle.values.get(candidate.cell).is_some() {
            entry(self.puzzle, candidate)
        } else {
            ConstraintLabel::Placed(candidate)
        }
    }

    /// A label for a statement on the way.
    pub(super) fn fresh(&mut self) -> ConstraintLabel {
        self.lemmas += 1;
        ConstraintLabel::Lemma(self.lemmas)
    }

    /// Writes that one of the literals is true because unit propagation over these constraints refutes the contrary.
    pub(super) fn rup(
        &mut self,
        label: ConstraintLabel,
        literals: impl Iterator<Item = Literal>,
        hints: &[ConstraintLabel],
    ) {
        label.push(&mut self.text, self.layout);
        self.text.push_str(" rup ");
        push_clause(&mut self.text, literals);
        self.text.push_str(" : ~");
        self.refer(hints);
        self.text.push_str(" ;\n");
    }

    pub(super) fn refer(&mut self, hints: &[ConstraintLabel]) {
        for &hint in hints {
            self.text.push(' ');
            hint.push(&mut self.text, self.layout);
            self.unique |= self.rests_on_one(hint);
        }
    }

    /// Writes the sum of constraints.
    pub(super) fn sum(&mut self, label: ConstraintLabel, terms: &[ConstraintLabel]) {
        label.push(&mut self.text, self.layout);
        self.text.push_str(" pol");
        for (number, term) in terms.iter().enumerate() {
            self.refer(std::slice::from_ref(term));
            if number > 0 {
                self.text.push_str(" +");
            }
        }
        self.text.push_str(" ;\n");
    }

    /// Writes a literal that another constraint says by itself.
    pub(super) fn extract(&mut self, label: ConstraintLabel, literal: Literal, from: ConstraintLabel) {
        label.push(&mut self.text, self.layout);
        self.text.push_str(" ia ");
        push_clause(&mut self.text, std::iter::once(literal));
        self.text.push_str(" :");
        self.refer(&[from]);
        self.text.push_str(" ;\n");
    }

    fn rests_on_one(&self, label: ConstraintLabel) -> bool {
        match label {
            ConstraintLabel::Truth(slot) => self.of_one.truths[index(slot)],
            ConstraintLabel::Link(slot) => self.of_one.links[index(slot)],
            ConstraintLabel::Gone(candidate) => self.of_one.gone.contains(candidate),
            ConstraintLabel::Placed(candidate) => self.of_one.placed.contains(candidate),
            ConstraintLabel::Assumed(_) => true,
            ConstraintLabel::Clash(..)
            | ConstraintLabel::Stated { .. }
            | ConstraintLabel::Given(_)
            | ConstraintLabel::Lemma(_) => false,
        }
    }

    /// Notes that a step has concluded something, and what it rests on.
    pub(super) fn concluded(&mut self, literal: Literal, unique: bool) {
        let Literal { candidate, positive } = literal;
        let facts = if positive { &mut self.of_one.placed } else { &mut self.of_one.gone };
        if unique {
            facts.insert(candidate);
        }
        if !positive {
            self.gone.insert(candidate);
        }
    }

    /// Makes the link of a filled slot say that all its other candidates are false.
    pub(super) fn settle(&mut self, board: &Board, slot: Slot) {
        if std::mem::replace(&mut self.settled[index(slot)], true) {
            return;
        }
        let Some(filled) = filling(board, slot) else { return };
        let placed = self.placed(filled);
        let outer = std::mem::replace(&mut self.unique, false);
        self.sum(ConstraintLabel::Link(slot), &[ConstraintLabel::Link(slot), placed]);
        self.of_one.links[index(slot)] = std::mem::replace(&mut self.unique, outer);
    }

    /// Makes the truth of a slot say what the board leaves of it; as a placement, if that is one candidate and a step
    /// places it.
    pub(super) fn shrink(&mut self, board: &Board, slot: Slot, placing: bool) -> bool {
        let left = match slot {
            Slot::Cell(cell) => u128::from(board.digits(cell).bits()),
            Slot::House(house, digit) => (board.plane(digit) & self.layout.cells(house)).bits(),
        };
        let known = std::mem::replace(&mut self.known[index(slot)], left);
        if known == left {
            return false;
        }
        let dead = members(slot, known & !left);
        let mut hints = std::mem::take(&mut self.hints);
        hints.clear();
        self.dead(board, slot, dead, &mut hints);
        hints.push(ConstraintLabel::Truth(slot));
        let left = members(slot, left);
        let single = left.single().filter(|_| placing);
        let outer = std::mem::replace(&mut self.unique, false);
        self.rup(
            single.map_or(ConstraintLabel::Truth(slot), ConstraintLabel::Placed),
            left.iter_by_cell().map(Literal::of),
            &hints,
        );
        self.hints = hints;
        if single.is_some() {
            // The truth itself is as wide as before: another conclusion of the step that needs it shrinks it first.
            self.known[index(slot)] = known;
        }
        let unique = std::mem::replace(&mut self.unique, outer);
        self.of_one.truths[index(slot)] |= unique;
        self.unique |= unique && single.is_some();
        single.is_some()
    }

    /// The labels that say that candidates of a slot are false.
    pub(super) fn dead(&mut self, board: &Board, slot: Slot, mut dead: CandidateSet, hints: &mut Vec<ConstraintLabel>) {
        if let Slot::House(house, digit) = slot {
            let crossing = board.placed_houses(digit);
            for other in crossing.iter().filter(|&other| other != house) {
                if (dead.plane(digit) & self.layout.cells(other)).is_several() {
                    let link = Slot::House(other, digit);
                    self.settle(board, link);
                    hints.push(ConstraintLabel::Link(link));
                    *dead.plane_mut(digit) -= self.layout.cells(other);
                }
            }
        }
        for candidate in dead.iter_by_cell() {
            if self.gone.contains(candidate) {
                hints.push(ConstraintLabel::Gone(candidate));
                continue;
            }
            if let Some(link) = filled_slot(board, candidate) {
                self.settle(board, link);
                hints.push(ConstraintLabel::Link(link));
            } else if let Some(by) = board.values().filled().find(|&by| self.layout.clash(by, candidate)) {
                hints.extend([self.placed(by), ConstraintLabel::clash(by, candidate)]);
            }
        }
    }

    /// The labels of hints, with those of lemmas by their numbers.
    pub(super) fn labels(engine: &Engine<'_>, hints: &[LemmaHint], numbers: &[usize]) -> Vec<ConstraintLabel> {
        let label = |&hint: &LemmaHint| match hint {
            LemmaHint::Truth(truth) => engine.label(truth),
            LemmaHint::Link(slot) => ConstraintLabel::Link(slot),
            LemmaHint::Clash(by, other) => ConstraintLabel::clash(by, other),
            LemmaHint::Lemma(lemma) => ConstraintLabel::Lemma(numbers[lemma]),
            LemmaHint::Ban(ban) => engine.bans[ban].label,
            LemmaHint::Bound(bound) => engine.bounds[bound].label.unwrap_or(engine.bounds[bound].of),
        };
        hints.iter().map(label).collect()
    }

    /// The links and rules by which a candidate rules out others.
    pub(super) fn links(&self, by: Candidate, barred: CandidateSet) -> Vec<ConstraintLabel> {
        let mut hints = Vec::new();
        links(self.layout, by, barred, &mut hints);
        let label = |hint| match hint {
            LemmaHint::Link(slot) => Some(ConstraintLabel::Link(slot)),
            LemmaHint::Clash(by, other) => Some(ConstraintLabel::clash(by, other)),
            LemmaHint::Truth(_) | LemmaHint::Lemma(_) | LemmaHint::Ban(_) | LemmaHint::Bound(_) => None,
        };
        hints.into_iter().filter_map(label).collect()
    }

    /// The number of statements on the way.
    pub(super) const fn lemma_count(&self) -> usize {
        self.lemmas
    }

    /// Ends the text and gives it away.
    pub(super) fn finish(mut self, output: &str, conclusion: &str) -> String {
        for line in ["output ", output, " ;\nconclusion ", conclusion, " ;\nend pseudo-Boolean proof ;\n"] {
            self.text.push_str(line);
        }
        self.text
    }
}

/// The candidates of a slot, from its cells or its digits.
fn members(slot: Slot, bits: u128) -> CandidateSet {
    match slot {
        Slot::Cell(cell) => CandidateSet::of_cell(cell, DigitSet::from_bits(bits as u16)),
        Slot::House(_, digit) => CandidateSet::of_digit(digit, CellSet::from_bits(bits)),
    }
}

/// The candidate that fills a slot.
fn filling(board: &Board, slot: Slot) -> Option<Candidate> {
    let layout = board.layout();
    match slot {
        Slot::Cell(cell) => board.value(cell).map(|digit| Candidate { cell, digit }),
        Slot::House(house, digit) => {
            let mut filled = (layout.cells(house) - board.open()).iter();
            filled.find(|&cell| board.value(cell) == Some(digit)).map(|cell| Candidate { cell, digit })
        }
    }
}

/// A filled slot of a candidate that is not placed.
fn filled_slot(board: &Board, Candidate { cell, digit }: Candidate) -> Option<Slot> {
    let layout = board.layout();
    let home = |&house: &House| board.placed_houses(digit).contains(house);
    if board.value(cell).is_some() {
        return Some(Slot::Cell(cell));
    }
    layout.houses_of(cell).iter().find(home).map(|house| Slot::House(house, digit))
}
