//! Weighted sums in a proof: those of the truths of a step, on its board, and those with slots added.
use super::label::{ConstraintLabel, Literal, push_variable};
use super::lemma::LemmaHint;
use super::linear::LinearConstraint;
use super::proof_text::ProofText;
use super::stated::{both, of_rule};
use super::step::Prover;
use qedoku_core::{
    Addend, Board, Candidate, CandidateSet, House, Layout, RuleFilling, RuleKind, Slot, Sum, Summand, Trace, Truth,
};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// A part of a weighted sum of constraints.
#[derive(Clone, Copy, Debug)]
enum PooledPart {
    /// A constraint.
    Of(ConstraintLabel),
    /// A candidate counts zero at least.
    Positive(Candidate),
    /// A candidate counts one at most.
    Negative(Candidate),
}

/// Parts with their weights.
type PooledParts = Vec<(PooledPart, i32)>;

/// A slot that a total, or the filling of a rule, is tried by.
pub(super) struct JointSlot {
    pub(super) slot: Slot,
    /// True if it comes before all others.
    pub(super) first: bool,
}

/// The open cells of a total or a rule, and the digits of a house that all cells of the rule make.
pub(super) fn slots_of(layout: &Layout, truth: &Truth) -> Vec<JointSlot> {
    let mut all: Vec<JointSlot> =
        truth.members().cells().iter().map(|cell| JointSlot { slot: Slot::Cell(cell), first: false }).collect();
    if let Truth::Filling(filling) = truth {
        let cells = filling.cells(layout);
        let ends = [layout.digits().first(), layout.digits().iter().last()];
        let is_sandwich = filling.rule.of(layout).is_some_and(|rule| rule.kind == RuleKind::Sandwich);
        for house in layout.houses_around(cells).iter().filter(|&house| layout.cells(house) == cells) {
            // What stands between the ends counts, so they come first.
            let slot = |digit| JointSlot {
                slot: Slot::House(house, digit),
                first: is_sandwich && ends.contains(&Some(digit)),
            };
            all.extend(layout.digits().iter().map(slot));
        }
    }
    all
}

impl Prover<'_> {
    /// Writes what the houses come to that steps add up, as long as their truths and links say all.
    pub(super) fn add_up_houses(&mut self, trace: &Trace) {
        let layout = self.engine.layout;
        let sums = trace.steps.iter().flat_map(|step| &step.truths).filter_map(|truth| match truth {
            Truth::Sum(sum) => Some(&sum.from),
            _ => None,
        });
        let of = |addend: &Addend| match addend.of {
            Summand::House(house) => Some(house),
            Summand::Rule(..) => None,
        };
        let houses: BTreeSet<House> = sums.flatten().filter_map(of).collect();
        for house in houses {
            let slots = || layout.digits().iter().map(|digit| (Slot::House(house, digit), i32::from(digit.value())));
            let both: [PooledParts; 2] = [
                slots().map(|(slot, weight)| (PooledPart::Of(ConstraintLabel::Truth(slot)), weight)).collect(),
                slots().map(|(slot, weight)| (PooledPart::Of(ConstraintLabel::Link(slot)), weight)).collect(),
            ];
            let labels = both.map(|parts| {
                let label = self.proof_text.fresh();
                self.proof_text.pool(label, &parts);
                label
            });
            self.houses.insert(house, labels);
        }
    }

    /// The constraints on the candidates left that a total, or a rule with its cells, comes to on a board.
    pub(super) fn joint(&mut self, before: &Board, truth: &Truth) -> Vec<LinearConstraint> {
        match truth {
            Truth::Sum(sum) => self.total(before, sum),
            Truth::Filling(filling) => self.filling(before, filling),
            Truth::Cell { .. } | Truth::House { .. } | Truth::Guard(_) | Truth::Symmetric(_) => Vec::new(),
        }
    }

    /// A total, at least and at most: its addends, added up.
    fn total(&mut self, before: &Board, sum: &Sum) -> Vec<LinearConstraint> {
        let layout = self.engine.layout;
        let mut all = Vec::new();
        for way in 0..2 {
            let mut parts = PooledParts::new();
            let mut weights = BTreeMap::new();
            let mut least = 0;
            for &addend in &sum.from {
                let (Some(terms), Some(label)) = (addend.terms(layout), self.stated_total(addend, way)) else {
                    continue;
                };
                parts.push((PooledPart::Of(label), 1));
                let [low, high] = both(layout.digits(), &terms);
                let (of_addend, own) = if way == 0 { low } else { high };
                for (candidate, weight) in of_addend {
                    *weights.entry(candidate).or_insert(0) += weight;
                }
                least += own;
            }
            all.extend(self.reduced_sum(before, parts, weights, least));
        }
        all
    }

    /// The label of the total of an addend, at least or at most; the other way round where it is taken off.
    fn stated_total(&self, addend: Addend, way: usize) -> Option<ConstraintLabel> {
        let way = if addend.minus { 1 - way } else { way };
        match addend.of {
            Summand::House(house) => Some(self.houses.get(&house)?[way]),
            Summand::Rule(rule, of) => Some(ConstraintLabel::Stated { rule, part: 2 * of + way }),
        }
    }

    /// The constraints that a rule states, as far as the board does not settle them.
    fn filling(&mut self, before: &Board, filling: &RuleFilling) -> Vec<LinearConstraint> {
        let stated = of_rule(self.engine.layout, filling.rule.0);
        stated
            .into_iter()
            .filter_map(|LinearConstraint { label, weights, least }| {
                self.reduced_sum(before, vec![(PooledPart::Of(label), 1)], weights, least)
            })
            .collect()
    }

    /// A weighted sum without what the board has decided; nothing if what is left says nothing.
    fn reduced_sum(
        &mut self,
        before: &Board,
        mut parts: PooledParts,
        mut weights: BTreeMap<Candidate, i32>,
        mut least: i32,
    ) -> Option<LinearConstraint> {
        let mut gone = Vec::new();
        weights.retain(|&candidate, &mut weight| {
            let kept = before.candidates().contains(candidate);
            if !kept && weight != 0 {
                gone.push((candidate, weight));
            }
            kept && weight != 0
        });
        let placed = |it: Candidate| before.value(it.cell) == Some(it.digit);
        least -= gone.iter().filter(|(it, _)| placed(*it)).map(|(_, weight)| weight).sum::<i32>();
        if least <= lowest(&weights) {
            return None;
        }
        for (candidate, weight) in gone {
            let part = match (weight > 0, placed(candidate)) {
                (true, true) => PooledPart::Negative(candidate),
                (true, false) => PooledPart::Of(self.proof_text.said_gone(before, candidate)),
                (false, true) => PooledPart::Of(self.proof_text.placed(candidate)),
                (false, false) => PooledPart::Positive(candidate),
            };
            parts.push((part, weight.abs()));
        }
        let label = if let [(PooledPart::Of(label), 1)] = parts[..] {
            label
        } else {
            let label = self.proof_text.fresh();
            self.proof_text.pool(label, &parts);
            label
        };
        Some(LinearConstraint { label, weights, least })
    }

    /// Writes the sums with slots added that some lemmas rest on.
    pub(super) fn write_bounds(&mut self, before: &Board, needed: &[bool]) {
        let lemmas = needed.iter().zip(&self.engine.lemmas).filter(|(needed, _)| **needed);
        let bounds: Vec<usize> = lemmas
            .flat_map(|(_, lemma)| &lemma.hints)
            .filter_map(|hint| if let LemmaHint::Bound(it) = *hint { Some(it) } else { None })
            .collect();
        for at in bounds {
            let bound = &self.engine.bounds[at];
            if bound.label.is_some() || bound.slots.is_empty() {
                continue;
            }
            let mut parts = vec![(PooledPart::Of(bound.of), 1)];
            for (slot, weight) in bound.slots.clone() {
                if weight > 0 {
                    parts.push((PooledPart::Of(ConstraintLabel::Link(slot)), weight));
                } else {
                    self.proof_text.shrink(before, slot, false);
                    parts.push((PooledPart::Of(ConstraintLabel::Truth(slot)), -weight));
                }
            }
            let label = self.proof_text.fresh();
            self.proof_text.pool(label, &parts);
            self.engine.bounds[at].label = Some(label);
        }
    }
}

/// The least that weights come to if each cell takes one of its candidates, or none of those with a weight.
fn lowest(weights: &BTreeMap<Candidate, i32>) -> i32 {
    let mut cells = BTreeMap::new();
    for (candidate, &weight) in weights {
        let lowest = cells.entry(candidate.cell).or_insert(0);
        *lowest = weight.min(*lowest);
    }
    cells.values().sum()
}

impl ProofText<'_> {
    /// Writes a weighted sum of constraints.
    fn pool(&mut self, label: ConstraintLabel, parts: &[(PooledPart, i32)]) {
        label.push(&mut self.text, self.layout);
        self.text.push_str(" pol");
        for (number, (part, weight)) in parts.iter().enumerate() {
            match *part {
                PooledPart::Of(label) => self.refer(&[label]),
                PooledPart::Positive(candidate) => {
                    self.text.push(' ');
                    push_variable(&mut self.text, candidate);
                }
                PooledPart::Negative(candidate) => {
                    self.text.push_str(" ~");
                    push_variable(&mut self.text, candidate);
                }
            }
            if *weight != 1 {
                let _ = write!(self.text, " {weight} *");
            }
            if number > 0 {
                self.text.push_str(" +");
            }
        }
        self.text.push_str(" ;\n");
    }

    /// The label that says that a candidate is false; it is written if none is.
    fn said_gone(&mut self, before: &Board, candidate: Candidate) -> ConstraintLabel {
        let label = ConstraintLabel::Gone(candidate);
        if !self.gone.contains(candidate) {
            let mut hints = Vec::new();
            self.dead(before, Slot::Cell(candidate.cell), CandidateSet::of(candidate), &mut hints);
            let outer = std::mem::replace(&mut self.unique, false);
            let literal = Literal::not(candidate);
            self.rup(label, std::iter::once(literal), &hints);
            let unique = std::mem::replace(&mut self.unique, outer);
            self.concluded(literal, unique);
            self.unique |= unique;
        }
        label
    }
}
