//! The consequences of each candidate, true or false, in HoDoKu's nets.
use crate::hodoku::houses::CellHouses;
use crate::hodoku::loops::links::{LiteralState, LoopLinks};
use crate::hodoku::loops::tree::StateTree;
use qedoku_core::{Candidate, CandidateSet};
use qedoku_techniques::Context;

/// Candidates that are true or false if a premise holds, the premise included.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct PremiseFacts {
    pub(super) truths: CandidateSet,
    pub(super) falses: CandidateSet,
}

impl PremiseFacts {
    /// The facts that both have.
    pub(super) fn and(&self, other: &Self) -> Self {
        Self { truths: self.truths & other.truths, falses: self.falses & other.falses }
    }
}

/// The facts of every premise.
#[derive(Clone, Debug, Default)]
pub(super) struct ForcingPremises {
    pub(super) links: LoopLinks,
    tree: StateTree,
    /// By state.
    facts: Vec<PremiseFacts>,
}

impl ForcingPremises {
    /// Follows every premise; `link` says what follows from each candidate directly.
    pub(super) fn fill(&mut self, cx: &Context<'_>, houses: &CellHouses, link: impl FnOnce(&mut LoopLinks)) {
        link(&mut self.links);
        self.links.add_groups(cx, houses);
        self.facts.clear();
        for number in 0..self.links.singles() {
            for holds in [false, true] {
                self.tree.run(&self.links, LiteralState::new(number, holds));
                let mut facts = PremiseFacts::default();
                for state in self.tree.order() {
                    let node = self.links.node(state.node());
                    if !node.is_group() {
                        let set = if state.holds() { &mut facts.truths } else { &mut facts.falses };
                        set.insert(Candidate { cell: node.cell, digit: node.digit });
                    }
                }
                self.facts.push(facts);
            }
        }
    }

    /// The facts that follow from a premise.
    pub(super) fn of(&self, candidate: Candidate, holds: bool) -> &PremiseFacts {
        &self.facts[self.state(candidate, holds).index()]
    }

    /// The state of a candidate that is true or false.
    pub(super) fn state(&self, candidate: Candidate, holds: bool) -> LiteralState {
        LiteralState::new(self.links.number(candidate), holds)
    }

    /// The way from a premise to a state that follows.
    pub(super) fn path(&mut self, premise: LiteralState, to: LiteralState, path: &mut Vec<LiteralState>) {
        self.tree.run(&self.links, premise);
        self.tree.path(to, path);
    }
}
