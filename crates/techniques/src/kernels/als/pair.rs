//! Two almost locked sets with one or two restricted commons.
use super::evidence;
use super::graph::{AlsGraph, AlsNumbers};
use crate::{Context, Sink};
use qedoku_core::{CandidateSet, DigitSet};
use std::ops::ControlFlow;

/// Reports each pair of sets without a cell in common that have a restricted common.
pub(crate) fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let graph = &*AlsGraph::of(cx);
    let fresh = graph.fresh(cx);
    for (one, set) in graph.sets().iter().enumerate() {
        let others = if fresh.contains(one) { &AlsNumbers::ALL } else { &fresh };
        for link in set.live {
            for other in graph.partners(one, link).and(others).above(one).iter() {
                let partner = graph.set(other);
                if set.cells.meets(partner.cells) {
                    continue;
                }
                let both = set.live & partner.live;
                let links = both.filter(|digit| graph.partners(one, digit).contains(other));
                // The pair comes up once for each link.
                if links.first() != Some(link) {
                    continue;
                }
                let gone = gone(graph, one, other, links, both);
                if gone.is_empty() || wasteful(graph, [one, other], links, &gone) {
                    continue;
                }
                sink.eliminate(gone, || evidence::of(cx, &gone, evidence::chain([set, partner], [links])))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// With one link, one of the sets holds all its other digits. With two, each lacks one link and holds the rest:
/// what goes from the cells outside.
fn gone(graph: &AlsGraph, one: usize, other: usize, links: DigitSet, both: DigitSet) -> CandidateSet {
    if links.single().is_some() {
        return graph.common(one, other, both - links);
    }
    let mut gone = graph.common(one, other, links);
    let one = graph.set(one);
    let other = graph.set(other);
    for set in [one, other] {
        for digit in set.live - links {
            *gone.plane_mut(digit) |= set.seen(digit) - (one.cells | other.cells);
        }
    }
    gone
}

/// True if a part of one of the sets does as well with the same single link.
fn wasteful(graph: &AlsGraph, sets: [usize; 2], links: DigitSet, gone: &CandidateSet) -> bool {
    let Some(link) = links.single() else { return false };
    let serves = |part: usize, other: usize| {
        graph.partners(other, link).contains(part) && graph.common(part, other, DigitSet::ALL.without(link)) == *gone
    };
    let [one, other] = sets;
    let smaller = |number, other| graph.smaller(number, |part| serves(part, other));
    smaller(one, other).or_else(|| smaller(other, one)).is_some()
}
