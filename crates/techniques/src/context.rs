//! One position under study.
use crate::engine::als::graph::Graph;
use crate::facts::Facts;
use crate::technique::Technique;
use crate::watch::Watch;
use qedoku_core::{Board, CandidateSet, Digit, HouseSet, Layout, Slot, Truth};
use std::borrow::Cow;

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

    pub(crate) const fn watched(
        layout: &'a Layout,
        board: &'a Board,
        easier: &'a [&'static dyn Technique],
        (watch, facts): (&'a Watch, &'a Facts),
    ) -> Self {
        Self { layout, board, easier, watch: Some(watch), facts: Some(facts) }
    }

    /// The almost locked sets of the position, found when the first technique asks.
    pub(crate) fn als(&self) -> Cow<'a, Graph> {
        if let Some(facts) = self.facts {
            return Cow::Borrowed(facts.als(self.layout, self.board));
        }
        let mut graph = Graph::default();
        graph.fill(self.layout, self.board);
        Cow::Owned(graph)
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
