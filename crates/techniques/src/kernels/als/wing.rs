//! Two almost locked sets that a third one links.
use super::als_path::AlsPath;
use super::evidence;
use super::graph::{AlsGraph, AlsNumbers};
use crate::{Context, Sink};
use qedoku_core::{Candidate, Digit, DigitSet};
use std::ops::ControlFlow;

/// Reports each three sets, two of which have different restricted commons with the third.
pub(crate) fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let graph = &*AlsGraph::of(cx);
    let fresh = graph.fresh(cx);
    if fresh.is_empty() {
        return ControlFlow::Continue(());
    }
    let search = WingSearch { cx, graph, fresh };
    for target in cx.board.candidates().iter() {
        let ends = *graph.neighbors(target);
        if !ends.is_several() {
            continue;
        }
        let hubs = hubs(graph, target, &ends);
        for hub in hubs.iter() {
            search.at(target, &ends, hub, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// The sets that would lack two digits if the target were true.
fn hubs(graph: &AlsGraph, target: Candidate, ends: &AlsNumbers) -> AlsNumbers {
    let mut lacking = [AlsNumbers::EMPTY; Digit::COUNT];
    for end in ends.iter() {
        for link in graph.set(end).live.without(target.digit) {
            lacking[link.index()].add(graph.partners(end, link));
        }
    }
    let mut once = AlsNumbers::EMPTY;
    let mut twice = AlsNumbers::EMPTY;
    for sets in lacking {
        twice.add(&sets.and(&once));
        once.add(&sets);
    }
    twice
}

struct WingSearch<'a> {
    cx: &'a Context<'a>,
    graph: &'a AlsGraph,
    /// The sets that changed.
    fresh: AlsNumbers,
}

impl WingSearch<'_> {
    /// Reports the wings with this hub whose first elimination is the target.
    fn at(&self, target: Candidate, ends: &AlsNumbers, hub: usize, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let Self { cx, graph, ref fresh } = *self;
        let links = graph.set(hub).live.without(target.digit);
        for from in links {
            for one in graph.partners(hub, from).and(ends).iter() {
                let all = fresh.contains(hub) || fresh.contains(one);
                let others = if all { ends } else { &ends.and(fresh) };
                for to in links.without(from) {
                    for other in graph.partners(hub, to).and(others).above(one).iter() {
                        let sets = [one, hub, other].map(|number| graph.set(number));
                        let path = AlsPath { sets: &[one, hub, other], links: &[from, to] };
                        let gone = path.gone(graph);
                        if gone.first() != Some(target) || path.is_wasteful(graph, &gone) {
                            continue;
                        }
                        let links = [from, to].map(DigitSet::of);
                        sink.eliminate(gone, || evidence::of(cx, &gone, evidence::chain(sets, links)))?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}
