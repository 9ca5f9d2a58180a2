//! HoDoKu's loops and chains as steps show them.
use super::finds::{HodokuLoopSearch, LoopShape};
use super::links::LoopNode;
use crate::hodoku::houses::CellHouses;
use qedoku_core::{CandidateSet, Chain, Pattern, Slot, StrongLink, Truth};
use qedoku_techniques::Context;
use qedoku_techniques::kernels::links::report;

/// The strong links of the best find, and the truths it rests on.
pub(super) fn of(cx: &Context<'_>, houses: &CellHouses, finds: &HodokuLoopSearch) -> (Pattern, Vec<Truth>) {
    let pairs = finds.found.windows(2).filter(|pair| pair[1].holds());
    let mut links: Vec<StrongLink> = pairs
        .filter_map(|pair| strong(cx, houses, [0, 1].map(|end: usize| finds.links.node(pair[end].node()))))
        .collect();
    if let (LoopShape::Continuous, [first, .., last]) = (finds.shape, finds.found.as_slice())
        && first.holds()
    {
        links.extend(strong(cx, houses, [last, first].map(|state| finds.links.node(state.node()))));
    }
    let truths = report::truths(&links, finds.best.gone, cx);
    let chain = if finds.shape == LoopShape::Continuous { Chain::closed(links) } else { Chain::open(links) };
    (Pattern::of(chain), truths)
}

/// One of two nodes is true: the slot has nothing else.
fn strong(cx: &Context<'_>, houses: &CellHouses, [from, to]: [&LoopNode; 2]) -> Option<StrongLink> {
    let members = |node: &LoopNode| CandidateSet::of_digit(node.digit, node.cells);
    Some(StrongLink::new(members(from), members(to), slot(cx, houses, from, to)?))
}

/// The slot that has two nodes and nothing else.
pub(in crate::hodoku) fn slot(cx: &Context<'_>, houses: &CellHouses, one: &LoopNode, other: &LoopNode) -> Option<Slot> {
    if one.digit != other.digit {
        return Some(Slot::Cell(other.cell));
    }
    let both = one.cells | other.cells;
    let places = cx.board.plane(one.digit);
    let house = houses.of(other.cell).iter().find(|&&house| cx.layout.cells(house) & places == both)?;
    Some(Slot::House(*house, one.digit))
}
