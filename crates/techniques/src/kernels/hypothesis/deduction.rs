//! Builds the argument of a hypothesis and cuts it down to what the contradiction needs.
use super::assumed::AssumedBoard;
use super::plan::{AssumptionTree, Cases, HypothesisPlan, InnerArgument, PlannedBranch, PlannedInference};
use super::reduced::AssumptionBoard;
use super::rules::HypothesisRules;
use qedoku_core::{Candidate, Cell, Conclusion, Digit, DigitSet, Layout, Slot, Truth};

/// Words enough for a bit per candidate: every inference settles one at least.
const WORDS: usize = Candidate::COUNT.div_ceil(u64::BITS as usize);

/// The number of inferences that there is room for at first.
const USUAL: usize = 32;

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

    /// Adds what is in another set, which lies in the first words.
    fn add(&mut self, other: &Self, words: usize) {
        for (word, more) in self.0[..words].iter_mut().zip(&other.0) {
            *word |= more;
        }
    }

    /// The number of members, which lie in the first words.
    fn len(&self, words: usize) -> usize {
        self.0[..words].iter().map(|word| word.count_ones() as usize).sum()
    }
}

/// An inference with all that it rests on, itself included.
struct Deduced {
    inference: PlannedInference,
    rests_on: InferenceSet,
}

/// The inferences that follow in one step, before they are put in order.
#[derive(Default)]
struct DeductionRound {
    inferences: Vec<Option<PlannedInference>>,
    histories: Vec<InferenceSet>,
    /// The number of inferences that each rests on, and its place in the lists.
    order: Vec<(usize, usize)>,
}

/// The inferences made since an assumption, each with those it rests on.
pub(super) struct AssumptionLog<P> {
    assume: Candidate,
    position: P,
    deduced: Vec<Deduced>,
    /// The inferences that take more than one step, and how many more.
    longer: Vec<(usize, usize)>,
    /// Room for the inferences of one round.
    round: DeductionRound,
    /// True if nothing more follows without another assumption.
    is_done: bool,
    /// The number of the inference that removed each candidate, counted from 1; 0 if none did.
    removed_by: [u16; Candidate::COUNT],
}

/// The shortest argument found from the position before the assumption: in each round, all that follows is done, that
/// with the shortest history first; hypotheses inside are tried in the order of the tree, when nothing else follows.
pub(super) fn build<P: AssumedBoard>(
    rules: &HypothesisRules<'_>,
    from: &P,
    tree: &AssumptionTree,
) -> Option<HypothesisPlan> {
    let mut deduction = AssumptionLog::new(rules, from, tree.assume);
    deduction.carry_out(rules, &tree.inner, None);
    let empty = deduction.position.empty_slots(rules.layout);
    (!empty.is_empty()).then(|| deduction.cut(rules, &empty))
}

/// The same for an assumption without others inside; none as well where the argument takes more steps than that.
pub(super) fn build_within<P: AssumedBoard>(
    rules: &HypothesisRules<'_>,
    from: &P,
    assume: Candidate,
    at_most: usize,
) -> Option<HypothesisPlan> {
    let mut deduction = AssumptionLog::new(rules, from, assume);
    let mut least = 0;
    while !deduction.position.has_empty_slot(rules.layout) {
        if least > at_most {
            return None;
        }
        // What follows next rests on something that followed now, and the contradiction on that.
        least = deduction.round(rules)? + 2;
    }
    let empty = deduction.position.empty_slots(rules.layout);
    Some(deduction.cut(rules, &empty))
}

/// The shortest way found from an assumption to the loss of a candidate, or to a contradiction.
pub(super) fn build_branch<P: AssumedBoard>(
    rules: &HypothesisRules<'_>,
    from: &P,
    tree: &AssumptionTree,
    lost: Candidate,
) -> Option<PlannedBranch> {
    let mut deduction = AssumptionLog::new(rules, from, tree.assume);
    deduction.carry_out(rules, &tree.inner, Some(lost));
    deduction.branch_to(rules, lost)
}

/// The inference of an inner argument on a position, if it holds there and eliminates something.
fn inference<P: AssumedBoard>(
    rules: &HypothesisRules<'_>,
    from: &P,
    argument: &InnerArgument,
) -> Option<PlannedInference> {
    if !from.reduced().is_open(argument.lost()) {
        return None;
    }
    match argument {
        InnerArgument::Refute(tree) => build(rules, from, tree).map(PlannedInference::Refute),
        InnerArgument::Cases(slot, lost, trees) => {
            build_cases(rules, from, *slot, *lost, trees).map(PlannedInference::Cases)
        }
    }
}

/// The shortest way found from each candidate that a slot has to the loss of another one.
pub(super) fn build_cases<P: AssumedBoard>(
    rules: &HypothesisRules<'_>,
    from: &P,
    slot: Slot,
    lost: Candidate,
    trees: &[AssumptionTree],
) -> Option<Cases> {
    let members = slot.candidates(rules.layout) & *from.reduced().candidates();
    let branch = |assume| {
        let known = trees.iter().find(|tree| tree.assume == assume);
        let plain = AssumptionTree { assume, inner: Vec::new() };
        build_branch(rules, from, known.unwrap_or(&plain), lost)
    };
    let branches: Option<Vec<PlannedBranch>> = members.iter().map(branch).collect();
    branches.map(|branches| Cases { slot, lost, branches })
}

impl<P: AssumedBoard> AssumptionLog<P> {
    /// Nothing but the assumption.
    pub(super) fn new(rules: &HypothesisRules<'_>, from: &P, assume: Candidate) -> Self {
        let mut position = from.clone();
        position.place(rules.layout, assume);
        let deduced = Vec::with_capacity(USUAL);
        let longer = Vec::new();
        let round = DeductionRound::default();
        Self { assume, position, deduced, longer, round, is_done: false, removed_by: [0; Candidate::COUNT] }
    }

    /// Goes on to the loss of a candidate, without another assumption: up to the first slot that is left empty, or until
    /// nothing more follows.
    fn go_to(&mut self, rules: &HypothesisRules<'_>, lost: Candidate) {
        while !self.is_done
            && self.position.reduced().candidates().contains(lost)
            && !self.position.has_empty_slot(rules.layout)
        {
            self.is_done = self.round(rules).is_none();
        }
    }

    /// The steps that lead to the loss of a candidate, or to a contradiction, without another assumption.
    pub(super) fn plain_branch_to(&mut self, rules: &HypothesisRules<'_>, lost: Candidate) -> Option<PlannedBranch> {
        self.go_to(rules, lost);
        self.branch_to(rules, lost)
    }

    /// Does all that follows, and the arguments in order when nothing else does, until a slot is empty or the candidate
    /// is lost.
    fn carry_out(&mut self, rules: &HypothesisRules<'_>, arguments: &[InnerArgument], lost: Option<Candidate>) {
        let mut arguments = arguments.iter();
        let stands = |reduced: &AssumptionBoard| lost.is_none_or(|lost| reduced.candidates().contains(lost));
        while stands(self.position.reduced()) && !self.position.has_empty_slot(rules.layout) {
            if self.round(rules).is_some() {
                continue;
            }
            let Some(argument) = arguments.next() else { return };
            if let Some(inference) = inference(rules, &self.position, argument) {
                let rests_on = self.history_of(rules, &inference);
                self.push(rules, inference, rests_on);
            }
        }
    }

    /// The steps that lead to the loss of a candidate, or to a contradiction.
    fn branch_to(&self, rules: &HypothesisRules<'_>, lost: Candidate) -> Option<PlannedBranch> {
        let (end, history) = self.way_to(rules, lost)?;
        let kept = self.deduced.iter().enumerate().filter(|&(number, _)| history.contains(number));
        Some(PlannedBranch { assume: self.assume, inferences: kept.map(|(_, it)| it.inference.clone()).collect(), end })
    }

    fn way_to(&self, rules: &HypothesisRules<'_>, lost: Candidate) -> Option<(Option<Slot>, InferenceSet)> {
        if !self.position.reduced().candidates().contains(lost) {
            let mut history = InferenceSet::default();
            if let Some(number) = self.removed_by[lost.index()].checked_sub(1) {
                history = self.deduced[usize::from(number)].rests_on;
            }
            return Some((None, history));
        }
        let (end, history) = self.emptied(rules, &self.position.empty_slots(rules.layout))?;
        Some((Some(end), history))
    }

    /// The empty slot with the shortest history.
    fn emptied(&self, rules: &HypothesisRules<'_>, empty: &[Slot]) -> Option<(Slot, InferenceSet)> {
        let histories = empty.iter().map(|&slot| (slot, self.history(rules, slot)));
        histories.min_by_key(|(slot, history)| (self.weight(history), *slot))
    }

    /// Does all that follows in one step, what rests on the fewest steps first; how many these are. None if nothing follows.
    fn round(&mut self, rules: &HypothesisRules<'_>) -> Option<usize> {
        let mut round = std::mem::take(&mut self.round);
        self.position.inferences(rules, |inference| round.inferences.push(Some(inference)));
        for (index, inference) in round.inferences.iter().flatten().enumerate() {
            let history = self.history_of(rules, inference);
            round.order.push((self.weight(&history), index));
            round.histories.push(history);
        }
        round.order.sort_unstable();
        let mut least = None;
        for (weight, index) in round.order.drain(..) {
            let inference = round.inferences[index].take();
            if let Some(inference) = inference.filter(|inference| self.stands(rules, inference)) {
                self.push(rules, inference, round.histories[index]);
                least = least.or(Some(weight));
            }
        }
        round.inferences.clear();
        round.histories.clear();
        self.round = round;
        least
    }

    fn push(&mut self, rules: &HypothesisRules<'_>, inference: PlannedInference, mut rests_on: InferenceSet) {
        let before = *self.position.reduced().candidates();
        let number = self.deduced.len();
        let layout = rules.layout;
        match &inference {
            PlannedInference::Place(candidate, _) | PlannedInference::Call(candidate, _) => {
                self.position.place(layout, *candidate);
            }
            PlannedInference::Refute(plan) => self.position.eliminate(layout, plan.assume),
            PlannedInference::Cases(cases) => self.position.eliminate(layout, cases.lost),
            PlannedInference::Fill(filling) => {
                filling.lost.iter().for_each(|candidate| self.position.eliminate(layout, candidate));
            }
            PlannedInference::Step(step) => {
                step.conclusion.eliminate.iter().for_each(|candidate| self.position.eliminate(layout, candidate));
                step.conclusion.place.iter().for_each(|candidate| self.position.place(layout, candidate));
            }
        }
        let after = self.position.reduced().candidates();
        for digit in Digit::ALL {
            for cell in before.plane(digit) - after.plane(digit) {
                self.removed_by[Candidate { cell, digit }.index()] = number as u16 + 1;
            }
        }
        let more = inference.length() - 1;
        if more > 0 {
            self.longer.push((number, more));
        }
        rests_on.insert(number);
        self.deduced.push(Deduced { inference, rests_on });
    }

    /// The number of words of a set that the inferences so far may take.
    const fn words(&self) -> usize {
        self.deduced.len() / u64::BITS as usize + 1
    }

    /// All inferences that made a slot what it is.
    fn history(&self, rules: &HypothesisRules<'_>, slot: Slot) -> InferenceSet {
        let mut history = InferenceSet::default();
        self.add_history(&mut history, rules, slot);
        history
    }

    /// All inferences that made the slots of one what they are.
    fn history_of(&self, rules: &HypothesisRules<'_>, inference: &PlannedInference) -> InferenceSet {
        let mut history = InferenceSet::default();
        inference.each_slot(rules.layout, &mut |slot| self.add_history(&mut history, rules, slot));
        history
    }

    fn add_history(&self, history: &mut InferenceSet, rules: &HypothesisRules<'_>, slot: Slot) {
        let candidates = self.position.reduced().candidates();
        let mut add = |candidate: Candidate| {
            if let Some(number) = self.removed_by[candidate.index()].checked_sub(1).map(usize::from) {
                // What an inference of the set rests on is in the set.
                if !history.contains(number) {
                    history.add(&self.deduced[number].rests_on, self.words());
                }
            }
        };
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

    /// The number of steps that the inferences take.
    fn weight(&self, inferences: &InferenceSet) -> usize {
        let longer = self.longer.iter().filter(|&&(number, _)| inferences.contains(number));
        inferences.len(self.words()) + longer.map(|(_, more)| more).sum::<usize>()
    }

    /// The argument for the empty slot with the shortest history.
    fn cut(self, rules: &HypothesisRules<'_>, empty: &[Slot]) -> HypothesisPlan {
        let (end, history) = self.emptied(rules, empty).expect("the caller found an empty slot");
        let deduced = self.deduced.into_iter().enumerate();
        let kept = deduced.filter(|&(number, _)| history.contains(number));
        HypothesisPlan { assume: self.assume, inferences: kept.map(|(_, it)| it.inference).collect(), end }
    }

    /// True if the inference is still to be made, and still rests on what it was found with: an earlier one of the same
    /// round may have changed either.
    fn stands(&self, rules: &HypothesisRules<'_>, inference: &PlannedInference) -> bool {
        let reduced = self.position.reduced();
        match inference {
            PlannedInference::Place(candidate, _) | PlannedInference::Call(candidate, _) => {
                reduced.is_open(*candidate) && self.position.may_place(rules, *candidate)
            }
            PlannedInference::Refute(plan) => reduced.is_open(plan.assume),
            PlannedInference::Cases(cases) => reduced.is_open(cases.lost),
            PlannedInference::Fill(filling) => filling.lost.iter().any(|candidate| reduced.is_open(candidate)),
            PlannedInference::Step(step) => {
                let Conclusion { place, eliminate } = step.conclusion;
                eliminate.iter().chain(place.iter()).any(|candidate| reduced.is_open(candidate))
                    && step.truths.iter().all(|truth| is_as_found(rules.layout, reduced, truth))
                    && place.iter().all(|candidate| self.position.may_place(rules, candidate))
            }
        }
    }
}

/// True if a position has what a truth says.
fn is_as_found(layout: &Layout, reduced: &AssumptionBoard, truth: &Truth) -> bool {
    if truth.is_joint() {
        let members = truth.members();
        let is_same = |cell: Cell| reduced.candidates().digits(cell) == members.digits(cell);
        return members.cells().iter().all(|cell| !reduced.filled().contains(cell) && is_same(cell));
    }
    let left = |slot: Slot| slot.candidates(layout) & *reduced.candidates();
    truth.slot().map(left) == Some(truth.members())
}
