//! Builds the argument of a hypothesis and cuts it down to what the contradiction needs.
use super::field::Field;
use super::plan::{Branch, Cases, Deed, Lemma, Plan, Script};
use super::position::Position;
use super::rules::Rules;
use qedoku_core::{Candidate, Slot, Truth};

/// Words enough for a bit per candidate: every deed settles one at least.
const WORDS: usize = Candidate::COUNT.div_ceil(u64::BITS as usize);

/// A set of deeds, by their numbers.
#[derive(Clone, Copy, Default)]
struct Deeds([u64; WORDS]);

impl Deeds {
    fn insert(&mut self, number: usize) {
        self.0[number / 64] |= 1 << (number % 64);
    }

    fn contains(&self, number: usize) -> bool {
        self.0[number / 64] >> (number % 64) & 1 == 1
    }

    fn add(&mut self, other: &Self) {
        for (word, more) in self.0.iter_mut().zip(&other.0) {
            *word |= more;
        }
    }
}

/// A deed with all that it rests on, itself included.
struct Link {
    deed: Deed,
    rests_on: Deeds,
}

/// What was done since an assumption, each deed with what it rests on.
pub(super) struct Chain<P> {
    assume: Candidate,
    position: P,
    links: Vec<Link>,
    /// The number of the deed that removed each candidate, counted from 1; 0 if none did.
    removed_by: [u16; Candidate::COUNT],
}

/// The shortest argument found from the position before the assumption: in each round, all that follows is done, that
/// with the shortest history first; hypotheses inside are tried in the order of the script, when nothing else follows.
pub(super) fn build<P: Position>(rules: &Rules<'_>, from: &P, script: &Script) -> Option<Plan> {
    let mut chain = Chain::new(rules, from, script.assume);
    chain.carry_out(rules, &script.inner, None);
    let empty = chain.position.empty_slots(rules.layout);
    (!empty.is_empty()).then(|| chain.cut(rules, &empty))
}

/// The shortest way found from an assumption to the loss of a candidate, or to a contradiction.
pub(super) fn build_branch<P: Position>(
    rules: &Rules<'_>,
    from: &P,
    script: &Script,
    lost: Candidate,
) -> Option<Branch> {
    let mut chain = Chain::new(rules, from, script.assume);
    chain.carry_out(rules, &script.inner, Some(lost));
    chain.branch_to(rules, lost)
}

/// The argument of a lemma on a position, if it holds there and is news.
fn deed<P: Position>(rules: &Rules<'_>, from: &P, lemma: &Lemma) -> Option<Deed> {
    if !from.field().is_open(lemma.lost()) {
        return None;
    }
    match lemma {
        Lemma::Refute(script) => build(rules, from, script).map(Deed::Refute),
        Lemma::Cases(slot, lost, scripts) => build_cases(rules, from, (*slot, *lost), scripts).map(Deed::Cases),
    }
}

/// The shortest way found from each candidate that a slot has to the loss of another one.
pub(super) fn build_cases<P: Position>(
    rules: &Rules<'_>,
    from: &P,
    (slot, lost): (Slot, Candidate),
    scripts: &[Script],
) -> Option<Cases> {
    let members = slot.candidates(rules.layout) & *from.field().candidates();
    let branch = |assume| {
        let known = scripts.iter().find(|script| script.assume == assume);
        known.map_or_else(
            || Chain::worked_out(rules, from, assume).branch_to(rules, lost),
            |script| build_branch(rules, from, script, lost),
        )
    };
    let branches: Option<Vec<Branch>> = members.iter().map(branch).collect();
    branches.map(|branches| Cases { slot, lost, branches })
}

impl<P: Position> Chain<P> {
    /// Nothing but the assumption.
    fn new(rules: &Rules<'_>, from: &P, assume: Candidate) -> Self {
        let mut position = from.clone();
        position.place(rules.layout, assume);
        Self { assume, position, links: Vec::new(), removed_by: [0; Candidate::COUNT] }
    }

    /// All that follows from an assumption without another one, up to the first slot that is left empty.
    pub(super) fn worked_out(rules: &Rules<'_>, from: &P, assume: Candidate) -> Self {
        let mut chain = Self::new(rules, from, assume);
        while chain.position.empty_slots(rules.layout).is_empty() && chain.round(rules) {}
        chain
    }

    /// Does all that follows, and the lemmas in order when nothing else does, until a slot is empty or the candidate
    /// is lost.
    fn carry_out(&mut self, rules: &Rules<'_>, lemmas: &[Lemma], lost: Option<Candidate>) {
        let mut lemmas = lemmas.iter();
        let stands = |field: &Field| lost.is_none_or(|lost| field.candidates().contains(lost));
        while stands(self.position.field()) && self.position.empty_slots(rules.layout).is_empty() {
            if self.round(rules) {
                continue;
            }
            let Some(lemma) = lemmas.next() else { return };
            if let Some(deed) = deed(rules, &self.position, lemma) {
                let rests_on = self.history(rules, &deed.slots());
                self.push(rules, deed, rests_on);
            }
        }
    }

    /// The steps that lead to the loss of a candidate, or to a contradiction.
    pub(super) fn branch_to(&self, rules: &Rules<'_>, lost: Candidate) -> Option<Branch> {
        let (end, history) = self.way_to(rules, lost)?;
        let kept = self.links.iter().enumerate().filter(|&(number, _)| history.contains(number));
        Some(Branch { assume: self.assume, deeds: kept.map(|(_, link)| link.deed.clone()).collect(), end })
    }

    fn way_to(&self, rules: &Rules<'_>, lost: Candidate) -> Option<(Option<Slot>, Deeds)> {
        if !self.position.field().candidates().contains(lost) {
            let mut history = Deeds::default();
            if let Some(number) = self.removed_by[lost.index()].checked_sub(1) {
                history.add(&self.links[usize::from(number)].rests_on);
            }
            return Some((None, history));
        }
        let (end, history) = self.emptied(rules, &self.position.empty_slots(rules.layout))?;
        Some((Some(end), history))
    }

    /// The empty slot with the shortest history.
    fn emptied(&self, rules: &Rules<'_>, empty: &[Slot]) -> Option<(Slot, Deeds)> {
        let histories = empty.iter().map(|&slot| (slot, self.history(rules, &[slot])));
        histories.min_by_key(|(slot, history)| (self.weight(history), *slot))
    }

    /// Does all that follows in one step; whether anything did.
    fn round(&mut self, rules: &Rules<'_>) -> bool {
        let weighed = self.position.deeds(rules).into_iter().map(|deed| {
            let history = self.history(rules, &deed.slots());
            (self.weight(&history), history, deed)
        });
        let mut found: Vec<(usize, Deeds, Deed)> = weighed.collect();
        found.sort_by_key(|&(weight, ..)| weight);
        let before = self.links.len();
        for (_, history, deed) in found {
            if stands(rules, self.position.field(), &deed) {
                self.push(rules, deed, history);
            }
        }
        self.links.len() > before
    }

    fn push(&mut self, rules: &Rules<'_>, deed: Deed, mut rests_on: Deeds) {
        let (before, number) = (*self.position.field().candidates(), self.links.len());
        let layout = rules.layout;
        match &deed {
            Deed::Place(candidate, _) | Deed::Call(candidate, _) => self.position.place(layout, *candidate),
            Deed::Refute(plan) => self.position.eliminate(layout, plan.assume),
            Deed::Cases(cases) => self.position.eliminate(layout, cases.lost),
            Deed::Step(step) => {
                step.conclusion.eliminate.iter().for_each(|candidate| self.position.eliminate(layout, candidate));
                step.conclusion.place.iter().for_each(|candidate| self.position.place(layout, candidate));
            }
        }
        for candidate in (before - *self.position.field().candidates()).iter() {
            self.removed_by[candidate.index()] = number as u16 + 1;
        }
        rests_on.insert(number);
        self.links.push(Link { deed, rests_on });
    }

    /// All deeds that made these slots what they are.
    fn history(&self, rules: &Rules<'_>, slots: &[Slot]) -> Deeds {
        let missing = self.position.field().missing(rules.layout, slots.iter().copied());
        let mut history = Deeds::default();
        for candidate in missing.iter() {
            if let Some(number) = self.removed_by[candidate.index()].checked_sub(1) {
                history.add(&self.links[usize::from(number)].rests_on);
            }
        }
        history
    }

    /// How many steps the deeds take.
    fn weight(&self, deeds: &Deeds) -> usize {
        let chosen = self.links.iter().enumerate().filter(|&(number, _)| deeds.contains(number));
        chosen.map(|(_, link)| link.deed.length()).sum()
    }

    /// The argument for the empty slot with the shortest history.
    fn cut(self, rules: &Rules<'_>, empty: &[Slot]) -> Plan {
        let (end, history) = self.emptied(rules, empty).expect("the caller found an empty slot");
        let links = self.links.into_iter().enumerate();
        let kept = links.filter(|&(number, _)| history.contains(number));
        Plan { assume: self.assume, deeds: kept.map(|(_, link)| link.deed).collect(), end }
    }
}

/// Whether the deed is still to be done, and still rests on what it was found with: an earlier one of the same round may
/// have changed either.
fn stands(rules: &Rules<'_>, field: &Field, deed: &Deed) -> bool {
    match deed {
        Deed::Place(candidate, _) | Deed::Call(candidate, _) => field.is_open(*candidate),
        Deed::Refute(plan) => field.is_open(plan.assume),
        Deed::Cases(cases) => field.is_open(cases.lost),
        Deed::Step(step) => {
            let mut concluded = step.conclusion.eliminate.iter().chain(step.conclusion.place.iter());
            let left = |slot: Slot| slot.candidates(rules.layout) & *field.candidates();
            let as_found = |truth: &Truth| truth.slot().map(left) == Some(truth.members());
            concluded.any(|candidate| field.is_open(candidate)) && step.truths.iter().all(as_found)
        }
    }
}
