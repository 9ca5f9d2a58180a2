//! Contradictions whose steps follow on each other: whips.
use super::plan::{HypothesisPlan, PlannedInference};
use super::rules::HypothesisRules;
use qedoku_core::{Board, Candidate, Slot};

/// The number of placements that are tried as the next one before a plan counts as having no order.
const BUDGET: usize = 20_000;

/// The plan with its placements in an order in which each is called for by the one before it: some other candidate of
/// its slot clashes with that one. None if there is no such order.
pub(super) fn in_line(rules: &HypothesisRules<'_>, board: &Board, plan: &HypothesisPlan) -> Option<HypothesisPlan> {
    let placements: Option<Vec<Candidate>> = plan
        .inferences
        .iter()
        .map(|inference| if let PlannedInference::Place(it, _) = inference { Some(*it) } else { None })
        .collect();
    let known = vec![plan.assume];
    let order = Vec::new();
    let mut line = PlacementLine { rules, board, end: plan.end, placements: placements?, known, order, budget: BUDGET };
    if !line.extend() {
        return None;
    }
    let inferences = line.order.iter().map(|&(candidate, slot)| PlannedInference::Call(candidate, slot)).collect();
    Some(HypothesisPlan { assume: plan.assume, inferences, end: plan.end })
}

struct PlacementLine<'a> {
    rules: &'a HypothesisRules<'a>,
    board: &'a Board,
    end: Slot,
    placements: Vec<Candidate>,
    /// The assumption and what was placed so far.
    known: Vec<Candidate>,
    order: Vec<(Candidate, Slot)>,
    /// The number of orders that may still be begun.
    budget: usize,
}

impl PlacementLine<'_> {
    /// Adds placements one after the other until all are in line.
    fn extend(&mut self) -> bool {
        if self.order.len() == self.placements.len() {
            return self.follows(self.end, None);
        }
        for index in 0..self.placements.len() {
            let candidate = self.placements[index];
            if self.known.contains(&candidate) {
                continue;
            }
            let Some(left) = self.budget.checked_sub(1) else { return false };
            self.budget = left;
            let Some(slot) = self.slots(candidate).find(|&slot| self.follows(slot, Some(candidate))) else { continue };
            self.order.push((candidate, slot));
            self.known.push(candidate);
            if self.extend() {
                return true;
            }
            self.order.pop();
            self.known.pop();
        }
        false
    }

    /// The slots that a candidate can fill.
    fn slots(&self, candidate: Candidate) -> impl Iterator<Item = Slot> + use<> {
        let houses = self.rules.layout.houses_of(candidate.cell).iter();
        std::iter::once(Slot::Cell(candidate.cell)).chain(houses.map(move |house| Slot::House(house, candidate.digit)))
    }

    /// True if what is known leaves the slot just this candidate, and the last of it had a part in that.
    fn follows(&self, slot: Slot, left: Option<Candidate>) -> bool {
        let layout = self.rules.layout;
        let others = || {
            let members = self.board.truth(slot).members();
            members.iter().filter(move |&member| Some(member) != left)
        };
        let ruled_out = |member: Candidate| self.known.iter().any(|&known| layout.clash(known, member));
        let last = self.known[self.known.len() - 1];
        others().all(ruled_out) && others().any(|member| layout.clash(last, member))
    }
}
