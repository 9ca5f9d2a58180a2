//! What several techniques derive from the same position.
use crate::Context;
use crate::engine::als::graph::AlsGraph;
use crate::engine::fish::Body;
use crate::engine::hypothesis::forced::{self, Forced, ForcingKind};
use crate::engine::symmetries::Symmetries;
use crate::links::chain::LinkChain;
use crate::links::graph::LinkKinds;
use crate::links::report::Workspace;
use qedoku_core::{Board, Digit, Layout, Step};
use std::cell::{Cell, OnceCell};

/// What several techniques derive from one position: made when the first asks, with the buffers of the last position.
#[derive(Default)]
pub(crate) struct Facts {
    /// Whether anything was derived.
    used: Cell<bool>,
    als: OnceCell<AlsGraph>,
    spare: Cell<AlsGraph>,
    symmetries: OnceCell<Symmetries>,
    last_symmetries: Cell<Symmetries>,
    chains: [OnceCell<Option<LinkChain>>; LinkKinds::COUNT],
    fish: [Cell<[bool; 2]>; Digit::COUNT],
    workspace: Cell<Option<Box<Workspace>>>,
    forced: [OnceCell<Option<Step>>; ForcingKind::COUNT],
}

impl std::fmt::Debug for Facts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Facts").field("als", &self.als.get().is_some()).finish_non_exhaustive()
    }
}

impl Facts {
    /// Forgets the position.
    pub(crate) fn renew(&mut self) {
        if !self.used.replace(false) {
            return;
        }
        if let Some(graph) = self.als.take() {
            self.spare.set(graph);
        }
        for chain in self.chains.iter_mut().filter_map(|chain| chain.take().flatten()) {
            if let Some(workspace) = self.workspace.get_mut() {
                workspace.reuse(chain);
            }
        }
        self.fish.iter_mut().for_each(|fish| fish.set([false; 2]));
        self.forced.iter_mut().for_each(|step| drop(step.take()));
        if let Some(symmetries) = self.symmetries.take() {
            self.last_symmetries.set(symmetries);
        }
    }

    /// Whether a search has shown that there is no fish with so many base lines and this body.
    pub(crate) fn lacks_fish(&self, size: usize, body: Body) -> bool {
        self.fish[size].get()[body as usize]
    }

    /// Notes which bodies a search has met in fish with so many base lines.
    pub(crate) fn note_fish(&self, size: usize, met: [bool; 2]) {
        self.used.set(true);
        self.fish[size].set(met.map(|met| !met));
    }

    /// The shortest chain with these links.
    pub(crate) fn chain(&self, cx: &Context<'_>, kinds: LinkKinds) -> Option<&LinkChain> {
        let search = || {
            let mut workspace = self.workspace.take().unwrap_or_default();
            let chain = workspace.shortest(cx, kinds);
            self.workspace.set(Some(workspace));
            chain
        };
        self.used.set(true);
        self.chains[kinds as usize].get_or_init(search).as_ref()
    }

    /// How many nodes and how many strong links there are.
    pub(crate) fn links(&self, cx: &Context<'_>, kinds: LinkKinds) -> (usize, usize) {
        let mut workspace = self.workspace.take().unwrap_or_default();
        let counts = workspace.links(cx, kinds);
        self.workspace.set(Some(workspace));
        counts
    }

    /// The shortest argument of a kind, if there is one.
    pub(crate) fn forced(&self, cx: &Context<'_>, forced: &Forced) -> Option<&Step> {
        self.used.set(true);
        self.forced[forced.kind as usize].get_or_init(|| forced::shortest(cx, forced)).as_ref()
    }

    /// The almost locked sets.
    pub(crate) fn als(&self, layout: &Layout, board: &Board) -> &AlsGraph {
        self.used.set(true);
        self.als.get_or_init(|| {
            let mut graph = self.spare.take();
            graph.fill(layout, board);
            graph
        })
    }

    /// The symmetries of the givens, which are looked for once for each puzzle.
    pub(crate) fn symmetries(&self, layout: &Layout, board: &Board) -> &Symmetries {
        self.used.set(true);
        self.symmetries.get_or_init(|| {
            let mut symmetries = self.last_symmetries.take();
            symmetries.fill(layout, board);
            symmetries
        })
    }
}
