//! What several techniques derive from the same position.
use crate::Context;
use crate::engine::als::graph::Graph;
use crate::engine::hypothesis::forced::{self, Forced, Kind};
use crate::engine::symmetries::Symmetries;
use crate::links::found::Found;
use crate::links::graph::Reach;
use crate::links::report::Workspace;
use qedoku_core::{Board, Layout, Step};
use std::cell::{Cell, OnceCell};

/// What several techniques derive from one position: made when the first asks, with the buffers of the last position.
#[derive(Default)]
pub(crate) struct Facts {
    als: OnceCell<Graph>,
    spare: Cell<Graph>,
    symmetries: OnceCell<Symmetries>,
    last_symmetries: Cell<Symmetries>,
    chains: [OnceCell<Option<Found>>; Reach::COUNT],
    workspace: Cell<Workspace>,
    forced: [OnceCell<Vec<Step>>; Kind::COUNT],
}

impl std::fmt::Debug for Facts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Facts").field("als", &self.als.get().is_some()).finish_non_exhaustive()
    }
}

impl Facts {
    /// Forgets the position.
    pub(crate) fn renew(&mut self) {
        if let Some(graph) = self.als.take() {
            self.spare.set(graph);
        }
        self.chains.iter_mut().for_each(|chain| drop(chain.take()));
        self.forced.iter_mut().for_each(|steps| drop(steps.take()));
        if let Some(symmetries) = self.symmetries.take() {
            self.last_symmetries.set(symmetries);
        }
    }

    /// The shortest chain with these links.
    pub(crate) fn chain(&self, cx: &Context<'_>, reach: Reach) -> Option<&Found> {
        let search = || {
            let mut workspace = self.workspace.take();
            let chain = workspace.shortest(cx, reach);
            self.workspace.set(workspace);
            chain
        };
        self.chains[reach as usize].get_or_init(search).as_ref()
    }

    /// The shortest argument of a kind, if there is one.
    pub(crate) fn forced(&self, cx: &Context<'_>, forced: &Forced) -> &[Step] {
        self.forced[forced.kind as usize].get_or_init(|| forced::steps(cx, forced, false))
    }

    /// The almost locked sets.
    pub(crate) fn als(&self, layout: &Layout, board: &Board) -> &Graph {
        self.als.get_or_init(|| {
            let mut graph = self.spare.take();
            graph.fill(layout, board);
            graph
        })
    }

    /// The symmetries of the givens, which are looked for once for each puzzle.
    pub(crate) fn symmetries(&self, layout: &Layout, board: &Board) -> &Symmetries {
        self.symmetries.get_or_init(|| {
            let mut symmetries = self.last_symmetries.take();
            symmetries.fill(layout, board);
            symmetries
        })
    }
}
