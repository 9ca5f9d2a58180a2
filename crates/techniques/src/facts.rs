//! What several techniques derive from the same position.
use crate::engine::als::graph::Graph;
use qedoku_core::{Board, Layout};
use std::cell::{Cell, OnceCell};

/// What several techniques derive from one position: made when the first asks, with the buffers of the last position.
#[derive(Default)]
pub(crate) struct Facts {
    als: OnceCell<Graph>,
    spare: Cell<Graph>,
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
    }

    /// The almost locked sets.
    pub(crate) fn als(&self, layout: &Layout, board: &Board) -> &Graph {
        self.als.get_or_init(|| {
            let mut graph = self.spare.take();
            graph.fill(layout, board);
            graph
        })
    }
}
