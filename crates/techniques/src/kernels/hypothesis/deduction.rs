//! Builds the argument of a hypothesis and cuts it down to what the contradiction needs.
use super::assumed::AssumedBoard;
use super::plan::{AssumptionTree, Branch, Cases, Inference, InnerArgument, Plan};
use super::reduced::ReducedBoard;
use super::rules::Rules;
use qedoku_core::{Candidate, DigitSet, Slot, Truth};

/// Words enough for a bit per candidate: every inference settles one at least.
const WORDS: usize = Candidate::COUNT.div_ceil(u64::BITS as usize);

/// A set of inferences, by their numbers.
#[derive(Clone, Copy, Default)]
struct InferenceSet([u64; WORDS]);

impl InferenceSet {
    fn insert(&mut self, number: usize) {
        self.0[number / 64] |= 1 << (number % 64);
    }

    fn contains(&self, number: usize) -> bool {
        self.0[number / 64] >> (number % 64) & 1 == 1
    }

    /// The numbers, in ascending order.
    fn iter(&self) -> impl Iterator<Item = usize> {
        self.0.iter().enumerate().flat_map(|(index, &bits)| {
            let mut word = bits;
            std::iter::from_fn(move || {
                let bit = (word != 0).then(|| word.trailing_zeros() as usize)?;
                word &= word - 1;
                Some(index * 64 + bit)
            })
        })
    }

    fn add(&mut self, other: &Self) {
        for (word, more) in self.0.iter_mut().zip(&other.0) {
            *word |= more;
        }
    }
}

/// An inference with all that it rests on, itself included.
struct Deduced {
    inference: Inference,
    /// How many steps the inference takes.
    length: usize,
    rests_on: InferenceSet,
}

/// What was done since an assumption, each inference with what it rests on.
pub(super) struct Deduction<P> {
    assume: Candidate,
    position: P,
    deduced: Vec<Deduced>,
    /// The number of the inference that removed each candidate, counted from 1; 0 if none did.
    removed_by: [u16; Candidate::COUNT],
}

/// The shortest argument found from the position before the assumption: in each round, all that follows is done, that
/// with the shortest history first; hypotheses inside are tried in the order of the tree, when nothing else follows.
pub(super) fn build<P: AssumedBoard>(rules: &Rules<'_>, from: &P, tree: &AssumptionTree) -> Option<Plan> {
    let mut deduction = Deduction::new(rules, from, tree.assume);
    deduction.carry_out(rules, &tree.inner, None);
    let empty = deduction.position.empty_slots(rules.layout);
    (!empty.is_empty()).then(|| deduction.cut(rules, &empty))
}

/// The shortest way found from an assumption to the loss of a candidate, or to a contradiction.
pub(super) fn build_branch<P: AssumedBoard>(
    rules: &Rules<'_>,
    from: &P,
    tree: &AssumptionTree,
    lost: Candidate,
) -> Option<Branch> {
    let mut deduction = Deduction::new(rules, from, tree.assume);
    deduction.carry_out(rules, &tree.inner, Some(lost));
    deduction.branch_to(rules, lost)
}

/// What an inner argument comes to on a position, if it holds there and is news.
fn inference<P: AssumedBoard>(rules: &Rules<'_>, from: &P, argument: &InnerArgument) -> Option<Inference> {
    if !from.reduced().is_open(argument.lost()) {
        return None;
    }
    match argument {
        InnerArgument::Refute(tree) => build(rules, from, tree).map(Inference::Refute),
        InnerArgument::Cases(slot, lost, trees) => {
            build_cases(rules, from, (*slot, *lost), trees).map(Inference::Cases)
        }
    }
}

/// The shortest way found from each candidate that a slot has to the loss of another one.
pub(super) fn build_cases<P: AssumedBoard>(
    rules: &Rules<'_>,
    from: &P,
    (slot, lost): (Slot, Candidate),
    trees: &[AssumptionTree],
) -> Option<Cases> {
    let members = slot.candidates(rules.layout) & *from.reduced().candidates();
    let branch = |assume| {
        let known = trees.iter().find(|tree| tree.assume == assume);
        known.map_or_else(
            || Deduction::worked_out(rules, from, assume).branch_to(rules, lost),
            |tree| build_branch(rules, from, tree, lost),
        )
    };
    let branches: Option<Vec<Branch>> = members.iter().map(branch).collect();
    branches.map(|branches| Cases { slot, lost, branches })
}

impl<P: AssumedBoard> Deduction<P> {
    /// Nothing but the assumption.
    fn new(rules: &Rules<'_>, from: &P, assume: Candidate) -> Self {
        let mut position = from.clone();
        position.place(rules.layout, assume);
        Self { assume, position, deduced: Vec::new(), removed_by: [0; Candidate::COUNT] }
    }

    /// All that follows from an assumption without another one, up to the first slot that is left empty.
    pub(super) fn worked_out(rules: &Rules<'_>, from: &P, assume: Candidate) -> Self {
        let mut deduction = Self::new(rules, from, assume);
        while !deduction.position.has_empty_slot(rules.layout) && deduction.round(rules) {}
        deduction
    }

    /// Does all that follows, and the arguments in order when nothing else does, until a slot is empty or the candidate
    /// is lost.
    fn carry_out(&mut self, rules: &Rules<'_>, arguments: &[InnerArgument], lost: Option<Candidate>) {
        let mut arguments = arguments.iter();
        let stands = |reduced: &ReducedBoard| lost.is_none_or(|lost| reduced.candidates().contains(lost));
        while stands(self.position.reduced()) && !self.position.has_empty_slot(rules.layout) {
            if self.round(rules) {
                continue;
            }
            let Some(argument) = arguments.next() else { return };
            if let Some(inference) = inference(rules, &self.position, argument) {
                let rests_on = self.history(rules, &inference.slots());
                self.push(rules, inference, rests_on);
            }
        }
    }

    /// The steps that lead to the loss of a candidate, or to a contradiction.
    pub(super) fn branch_to(&self, rules: &Rules<'_>, lost: Candidate) -> Option<Branch> {
        let (end, history) = self.way_to(rules, lost)?;
        let kept = self.deduced.iter().enumerate().filter(|&(number, _)| history.contains(number));
        Some(Branch { assume: self.assume, inferences: kept.map(|(_, it)| it.inference.clone()).collect(), end })
    }

    fn way_to(&self, rules: &Rules<'_>, lost: Candidate) -> Option<(Option<Slot>, InferenceSet)> {
        if !self.position.reduced().candidates().contains(lost) {
            let mut history = InferenceSet::default();
            if let Some(number) = self.removed_by[lost.index()].checked_sub(1) {
                history.add(&self.deduced[usize::from(number)].rests_on);
            }
            return Some((None, history));
        }
        let (end, history) = self.emptied(rules, &self.position.empty_slots(rules.layout))?;
        Some((Some(end), history))
    }

    /// The empty slot with the shortest history.
    fn emptied(&self, rules: &Rules<'_>, empty: &[Slot]) -> Option<(Slot, InferenceSet)> {
        let histories = empty.iter().map(|&slot| (slot, self.history(rules, &[slot])));
        histories.min_by_key(|(slot, history)| (self.weight(history), *slot))
    }

    /// Does all that follows in one step; whether anything did.
    fn round(&mut self, rules: &Rules<'_>) -> bool {
        let inferences = self.position.inferences(rules);
        let weighed = inferences.into_iter().map(|inference| {
            let history = match &inference {
                Inference::Place(_, slot) => self.history(rules, &[*slot]),
                other => self.history(rules, &other.slots()),
            };
            (self.weight(&history), history, inference)
        });
        let mut found: Vec<(usize, InferenceSet, Inference)> = weighed.collect();
        found.sort_by_key(|&(weight, ..)| weight);
        let before = self.deduced.len();
        for (_, history, inference) in found {
            if stands(rules, self.position.reduced(), &inference) {
                self.push(rules, inference, history);
            }
        }
        self.deduced.len() > before
    }

    fn push(&mut self, rules: &Rules<'_>, inference: Inference, mut rests_on: InferenceSet) {
        let (before, number) = (*self.position.reduced().candidates(), self.deduced.len());
        let layout = rules.layout;
        match &inference {
            Inference::Place(candidate, _) | Inference::Call(candidate, _) => self.position.place(layout, *candidate),
            Inference::Refute(plan) => self.position.eliminate(layout, plan.assume),
            Inference::Cases(cases) => self.position.eliminate(layout, cases.lost),
            Inference::Step(step) => {
                step.conclusion.eliminate.iter().for_each(|candidate| self.position.eliminate(layout, candidate));
                step.conclusion.place.iter().for_each(|candidate| self.position.place(layout, candidate));
            }
        }
        for candidate in (before - *self.position.reduced().candidates()).iter() {
            self.removed_by[candidate.index()] = number as u16 + 1;
        }
        rests_on.insert(number);
        self.deduced.push(Deduced { length: inference.length(), inference, rests_on });
    }

    /// All inferences that made these slots what they are.
    fn history(&self, rules: &Rules<'_>, slots: &[Slot]) -> InferenceSet {
        let (mut history, candidates) = (InferenceSet::default(), self.position.reduced().candidates());
        let mut add = |candidate: Candidate| {
            if let Some(number) = self.removed_by[candidate.index()].checked_sub(1).map(usize::from) {
                // What an inference of the set rests on is in the set.
                if !history.contains(number) {
                    history.add(&self.deduced[number].rests_on);
                }
            }
        };
        for &slot in slots {
            match slot {
                Slot::Cell(cell) => {
                    let missing = DigitSet::ALL - candidates.digits(cell);
                    missing.iter().for_each(|digit| add(Candidate { cell, digit }));
                }
                Slot::House(house, digit) => {
                    let missing = rules.layout.cells(house) - candidates.plane(digit);
                    missing.iter().for_each(|cell| add(Candidate { cell, digit }));
                }
            }
        }
        history
    }

    /// How many steps the inferences take.
    fn weight(&self, inferences: &InferenceSet) -> usize {
        inferences.iter().map(|number| self.deduced[number].length).sum()
    }

    /// The argument for the empty slot with the shortest history.
    fn cut(self, rules: &Rules<'_>, empty: &[Slot]) -> Plan {
        let (end, history) = self.emptied(rules, empty).expect("the caller found an empty slot");
        let deduced = self.deduced.into_iter().enumerate();
        let kept = deduced.filter(|&(number, _)| history.contains(number));
        Plan { assume: self.assume, inferences: kept.map(|(_, it)| it.inference).collect(), end }
    }
}

/// Whether the inference is still to be made, and still rests on what it was found with: an earlier one of the same
/// round may have changed either.
fn stands(rules: &Rules<'_>, reduced: &ReducedBoard, inference: &Inference) -> bool {
    match inference {
        Inference::Place(candidate, _) | Inference::Call(candidate, _) => reduced.is_open(*candidate),
        Inference::Refute(plan) => reduced.is_open(plan.assume),
        Inference::Cases(cases) => reduced.is_open(cases.lost),
        Inference::Step(step) => {
            let mut concluded = step.conclusion.eliminate.iter().chain(step.conclusion.place.iter());
            let left = |slot: Slot| slot.candidates(rules.layout) & *reduced.candidates();
            let as_found = |truth: &Truth| truth.slot().map(left) == Some(truth.members());
            concluded.any(|candidate| reduced.is_open(candidate)) && step.truths.iter().all(as_found)
        }
    }
}
