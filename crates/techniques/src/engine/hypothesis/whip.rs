//! Contradictions whose steps follow on each other: whips.
use super::plan::{Deed, Plan};
use super::rules::Rules;
use qedoku_core::{Board, Candidate, Slot};

/// How many placements are tried as the next one before a plan counts as having no order.
const BUDGET: usize = 20_000;

/// The plan with its placements in an order in which each is called for by the one before it: some other candidate of
/// its slot clashes with that one. None if there is no such order.
pub(super) fn in_line(rules: &Rules<'_>, board: &Board, plan: &Plan) -> Option<Plan> {
    let placements: Option<Vec<(Candidate, Slot)>> = plan
        .deeds
        .iter()
        .map(|deed| if let Deed::Place(candidate, slot) = deed { Some((*candidate, *slot)) } else { None })
        .collect();
    let mut line = Line {
        rules,
        board,
        end: plan.end,
        placements: placements?,
        known: vec![plan.assume],
        order: Vec::new(),
        budget: BUDGET,
    };
    let deeds = line.extend().then(|| line.order.iter().map(|&index| plan.deeds[index].clone()).collect())?;
    Some(Plan { assume: plan.assume, deeds, end: plan.end })
}

struct Line<'a> {
    rules: &'a Rules<'a>,
    board: &'a Board,
    end: Slot,
    placements: Vec<(Candidate, Slot)>,
    /// The assumption and what was placed so far.
    known: Vec<Candidate>,
    order: Vec<usize>,
    /// How many more orders may be begun.
    budget: usize,
}

impl Line<'_> {
    /// Adds placements one after the other until all are in line.
    fn extend(&mut self) -> bool {
        if self.order.len() == self.placements.len() {
            return self.follows(self.end, None);
        }
        for index in 0..self.placements.len() {
            let (candidate, slot) = self.placements[index];
            if self.budget == 0 {
                return false;
            }
            self.budget -= 1;
            if !self.order.contains(&index) && self.follows(slot, Some(candidate)) {
                self.order.push(index);
                self.known.push(candidate);
                if self.extend() {
                    return true;
                }
                self.order.pop();
                self.known.pop();
            }
        }
        false
    }

    /// Whether what is known leaves the slot just this candidate, and the last of it had a part in that.
    fn follows(&self, slot: Slot, left: Option<Candidate>) -> bool {
        let layout = self.rules.layout;
        let others = || {
            let members = self.board.truth(layout, slot).members();
            members.iter().filter(move |&member| Some(member) != left)
        };
        let ruled_out = |member: Candidate| self.known.iter().any(|&known| layout.clash(known, member));
        let last = self.known[self.known.len() - 1];
        others().all(ruled_out) && others().any(|member| layout.clash(last, member))
    }
}
