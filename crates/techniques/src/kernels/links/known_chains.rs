//! The shortest chains of a position, each searched for once.
use super::chain::LinkChain;
use super::closure::Closure;
use super::graph::{LinkGraph, LinkKinds};
use super::node_implications::NodeImplications;
use crate::Context;
use crate::base::position_cache::Cached;
use qedoku_core::CandidateSet;
use std::cell::{Cell, OnceCell};
use std::ops::ControlFlow;

/// The buffers of a search for chains.
#[derive(Clone, Debug, Default)]
pub(crate) struct ChainBuffers {
    pub(super) graph: LinkGraph,
    premises: NodeImplications,
    pub(super) closure: Closure,
}

impl ChainBuffers {
    /// Finds the links of a position as far as they are not here.
    fn extend(&mut self, cx: &Context<'_>, kinds: LinkKinds) {
        if !self.graph.extend(cx, kinds) {
            self.premises.forget();
        }
    }

    /// The shortest chain of a position.
    fn shortest(&mut self, cx: &Context<'_>, kinds: LinkKinds) -> Option<LinkChain> {
        self.extend(cx, kinds);
        let nodes = &self.graph.nodes;
        let edges = &self.graph.edges;
        let ends = self.premises.ends(nodes, edges, cx, self.graph.links_in_cells());
        if ends.is_empty() {
            return None;
        }
        self.graph.join(cx);
        self.closure.shortest(&self.graph, cx, ends)
    }

    /// All chains that remove some candidates.
    fn removing(&mut self, cx: &Context<'_>, kinds: LinkKinds, wanted: &CandidateSet) -> Vec<LinkChain> {
        self.extend(cx, kinds);
        self.graph.join(cx);
        let mut chains = Vec::new();
        // It never breaks.
        let _ = self.closure.each(&self.graph, cx, wanted, &mut |chain| {
            if wanted.is_subset(&chain.gone) {
                chains.push(chain);
            }
            ControlFlow::Continue(())
        });
        chains
    }
}

/// The shortest chain with each choice of links, as far as they were asked for.
#[derive(Default)]
struct KnownChains {
    chains: [OnceCell<Option<LinkChain>>; LinkKinds::COUNT],
    workspace: Cell<Option<Box<ChainBuffers>>>,
    /// The chains that were asked for last by what they remove.
    removing: Cell<Option<RemovingChains>>,
}

/// All chains with a choice of links that remove some candidates.
#[derive(Debug)]
struct RemovingChains {
    kinds: LinkKinds,
    wanted: CandidateSet,
    chains: Vec<LinkChain>,
}

impl Cached for KnownChains {
    fn renew(&mut self) {
        self.removing.set(None);
        for chain in self.chains.iter_mut().filter_map(|chain| chain.take().flatten()) {
            if let Some(workspace) = self.workspace.get_mut() {
                workspace.closure.reuse(chain);
            }
        }
        if let Some(workspace) = self.workspace.get_mut() {
            workspace.graph.forget();
        }
    }
}

impl KnownChains {
    fn shortest(&self, cx: &Context<'_>, kinds: LinkKinds) -> Option<&LinkChain> {
        let search = || self.within(|workspace| workspace.shortest(cx, kinds));
        self.chains[kinds as usize].get_or_init(search).as_ref()
    }

    /// Lends the workspace.
    fn within<R>(&self, with: impl FnOnce(&mut ChainBuffers) -> R) -> R {
        let mut workspace = self.workspace.take().unwrap_or_default();
        let result = with(&mut workspace);
        self.workspace.set(Some(workspace));
        result
    }
}

/// Calls `with` with the shortest chain that these links make, if there is one.
pub(crate) fn with_shortest(
    cx: &Context<'_>,
    kinds: LinkKinds,
    with: &mut dyn FnMut(&LinkChain) -> ControlFlow<()>,
) -> ControlFlow<()> {
    match cx.cached::<KnownChains>() {
        Some(known) => known.shortest(cx, kinds).map_or(ControlFlow::Continue(()), with),
        None => ChainBuffers::default().shortest(cx, kinds).as_ref().map_or(ControlFlow::Continue(()), with),
    }
}

/// Calls `with` with all chains that these links make and that remove some candidates. What is kept of the position has the
/// last ones, for techniques that share their links.
pub(crate) fn each_removing(
    cx: &Context<'_>,
    kinds: LinkKinds,
    wanted: &CandidateSet,
    with: &mut dyn FnMut(&LinkChain) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let Some(known) = cx.cached::<KnownChains>() else {
        return ChainBuffers::default().removing(cx, kinds, wanted).iter().try_for_each(with);
    };
    let kept = known.removing.take().filter(|kept| kept.kinds == kinds && kept.wanted == *wanted);
    let kept = kept.unwrap_or_else(|| {
        let chains = known.within(|workspace| workspace.removing(cx, kinds, wanted));
        RemovingChains { kinds, wanted: *wanted, chains }
    });
    let flow = kept.chains.iter().try_for_each(with);
    known.removing.set(Some(kept));
    flow
}

/// The number of nodes and the number of strong links.
pub(crate) fn counts(cx: &Context<'_>, kinds: LinkKinds) -> (usize, usize) {
    let count = |workspace: &mut ChainBuffers| {
        workspace.extend(cx, kinds);
        (workspace.graph.nodes.len(), workspace.graph.edges.len())
    };
    match cx.cached::<KnownChains>() {
        Some(known) => known.within(count),
        None => count(&mut ChainBuffers::default()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::{Board, Grid, Layout, Puzzle};

    const HARD: &str = "1..4....9..6.8..3.......4....8.6..7.5..1......9...5....7.....6.....3.2....2..78.3";

    #[test]
    fn chains_looked_for_one_kind_after_the_other_are_the_shortest_of_each() {
        let layout = Layout::classic();
        let board = Board::new(layout, &Puzzle::from_givens(Grid::parse_line(HARD).unwrap()));
        let mut known = KnownChains::default();
        // Fewer candidates make more links: the position itself, then others on the way to a full grid.
        for taken in 0..40 {
            let mut board = board.clone();
            for candidate in board.candidates().iter().step_by(7).take(taken).collect::<CandidateSet>().iter() {
                board.eliminate(candidate);
            }
            let cx = Context::new(&board, &[]);
            for kinds in LinkKinds::ALL {
                let alone = ChainBuffers::default().shortest(&cx, kinds);
                assert_eq!(known.shortest(&cx, kinds), alone.as_ref(), "{taken} {kinds:?}");
            }
            known.renew();
        }
    }
}
