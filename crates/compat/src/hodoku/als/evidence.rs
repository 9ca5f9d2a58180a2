//! HoDoKu's almost locked sets as steps show them.
use super::graph::HodokuAlsGraph;
use qedoku_core::{CandidateSet, DigitSet, LinkedSet, Pattern, Sets, Truth};
use qedoku_techniques::Context;
use qedoku_techniques::kernels::als::evidence;

/// Sets in a row, each linked with the next by these digits.
pub(super) fn of(
    cx: &Context<'_>,
    graph: &HodokuAlsGraph,
    sets: &[u16],
    links: &[DigitSet],
    gone: &CandidateSet,
) -> (Pattern, Vec<Truth>) {
    let Some((&first, rest)) = sets.split_first() else { return (Pattern::Truths, Vec::new()) };
    let linked = |(&set, &common): (&u16, &DigitSet)| LinkedSet { common, set: graph.set(set).shape() };
    let chain = Sets::chain(graph.set(first).shape(), rest.iter().zip(links).map(linked).collect());
    evidence::of(cx, gone, chain)
}
