//! One position under study.
use crate::engine::als::graph::AlsGraph;
use crate::engine::fish::Body;
use crate::engine::hypothesis::forced::{self, Forced};
use crate::engine::symmetries::Symmetries;
use crate::facts::Facts;
use crate::links::chain::LinkChain;
use crate::links::graph::LinkKinds;
use crate::links::report::Workspace;
use crate::technique::Technique;
use crate::watch::Watch;
use qedoku_core::{Board, CandidateSet, Digit, HouseSet, Layout, Slot, Step, Truth};
use std::borrow::Cow;
use std::ops::ControlFlow;

/// One position under study: all that a search may look at.
#[derive(Clone, Copy, Debug)]
pub struct Context<'a> {
    /// The houses.
    pub layout: &'a Layout,
    /// The position.
    pub board: &'a Board,
    /// The techniques easier than the one that searches, easiest first: what an argument may use inside an assumption.
    pub easier: &'a [&'static dyn Technique],
    watch: Option<&'a Watch>,
    facts: Option<&'a Facts>,
}

impl<'a> Context<'a> {
    /// A position in which every house is to be looked at.
    pub const fn new(layout: &'a Layout, board: &'a Board, easier: &'a [&'static dyn Technique]) -> Self {
        Self { layout, board, easier, watch: None, facts: None }
    }

    /// A position in which every house is to be looked at, with what techniques derive from it.
    pub(crate) const fn informed(
        layout: &'a Layout,
        board: &'a Board,
        easier: &'a [&'static dyn Technique],
        facts: &'a Facts,
    ) -> Self {
        Self { layout, board, easier, watch: None, facts: Some(facts) }
    }

    pub(crate) const fn watched(
        layout: &'a Layout,
        board: &'a Board,
        easier: &'a [&'static dyn Technique],
        (watch, facts): (&'a Watch, &'a Facts),
    ) -> Self {
        Self { layout, board, easier, watch: Some(watch), facts: Some(facts) }
    }

    /// The almost locked sets of the position, found when the first technique asks.
    pub(crate) fn als(&self) -> Cow<'a, AlsGraph> {
        if let Some(facts) = self.facts {
            return Cow::Borrowed(facts.als(self.layout, self.board));
        }
        let mut graph = AlsGraph::default();
        graph.fill(self.layout, self.board);
        Cow::Owned(graph)
    }

    /// The symmetries of the givens, found when the first technique asks in a puzzle.
    pub(crate) fn symmetries(&self) -> Cow<'a, Symmetries> {
        if let Some(facts) = self.facts {
            return Cow::Borrowed(facts.symmetries(self.layout, self.board));
        }
        let mut symmetries = Symmetries::default();
        symmetries.fill(self.layout, self.board);
        Cow::Owned(symmetries)
    }

    /// Whether a search of this position has shown that there is no fish with so many base lines and this body.
    pub(crate) fn lacks_fish(&self, size: usize, body: Body) -> bool {
        self.facts.is_some_and(|facts| facts.lacks_fish(size, body))
    }

    /// Notes which bodies a search has met in fish with so many base lines.
    pub(crate) fn note_fish(&self, size: usize, met: [bool; 2]) {
        if let Some(facts) = self.facts {
            facts.note_fish(size, met);
        }
    }

    /// Calls `with` with the shortest chain that these links make, if there is one.
    pub(crate) fn with_chain(
        &self,
        kinds: LinkKinds,
        with: &mut dyn FnMut(&LinkChain) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match self.facts {
            Some(facts) => facts.chain(self, kinds).map_or(ControlFlow::Continue(()), with),
            None => Workspace::default().shortest(self, kinds).as_ref().map_or(ControlFlow::Continue(()), with),
        }
    }

    /// Calls `with` with the shortest argument of a kind, if there is one.
    pub(crate) fn with_forced(
        &self,
        forced: &Forced,
        with: &mut dyn FnMut(&Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match self.facts {
            Some(facts) => facts.forced(self, forced).map_or(ControlFlow::Continue(()), with),
            None => forced::shortest(self, forced).as_ref().map_or(ControlFlow::Continue(()), with),
        }
    }

    /// The houses to look at for one digit. A search may ask only if each of its instances depends on the places of that
    /// digit in one house.
    #[inline]
    pub(crate) fn fresh(&self, digit: Digit) -> HouseSet {
        self.watch.map_or(self.layout.houses(), |watch| watch.fresh(digit))
    }

    /// The houses to look at for all digits. A search may ask only if each of its instances depends on one house.
    #[inline]
    pub(crate) fn fresh_houses(&self) -> HouseSet {
        self.watch.map_or(self.layout.houses(), Watch::fresh_houses)
    }

    /// Says that these houses were looked at for every digit and hold no instance.
    #[inline]
    pub(crate) fn pass(&self, houses: HouseSet) {
        if let Some(watch) = self.watch {
            watch.pass(houses);
        }
    }

    /// What the board says of a slot.
    pub fn truth(&self, slot: Slot) -> Truth {
        self.board.truth(self.layout, slot)
    }

    /// What the board says of several slots.
    pub fn truths(&self, slots: &[Slot]) -> Vec<Truth> {
        slots.iter().map(|&slot| self.truth(slot)).collect()
    }

    /// The candidates of a slot that are on the board.
    pub fn members(&self, slot: Slot) -> CandidateSet {
        self.truth(slot).members()
    }
}
