//! Strong links of cells and houses.
use super::graph::{EdgeReason, LinkGraph};
use super::node::LinkNode;
use crate::Context;
use qedoku_core::{CellSet, Digit, DigitSet, House, Slot};

/// Cells with two candidates.
pub(crate) fn cells(graph: &mut LinkGraph, cx: &Context<'_>) {
    for cell in cx.board.open() {
        let digits = cx.board.digits(cell);
        if digits.len() == 2 {
            let mut ends = digits.iter().map(|digit| LinkNode::in_cell(cell, DigitSet::of(digit)));
            if let (Some(one), Some(other)) = (ends.next(), ends.next()) {
                graph.add_edge(one, other, EdgeReason::Slot(Slot::Cell(cell)));
            }
        }
    }
}

/// Houses with two places for a digit.
pub(crate) fn houses(graph: &mut LinkGraph, cx: &Context<'_>) {
    for digit in Digit::ALL {
        for house in cx.layout.houses() {
            let places = cx.board.plane(digit) & cx.layout.cells(house);
            if places.len() == 2 {
                let mut ends = places.iter().map(|cell| LinkNode::group(digit, CellSet::of(cell)));
                if let (Some(one), Some(other)) = (ends.next(), ends.next()) {
                    graph.add_edge(one, other, EdgeReason::Slot(Slot::House(house, digit)));
                }
            }
        }
    }
}

/// Houses whose places for a digit form two groups, each within another house or a single cell.
pub(crate) fn groups(graph: &mut LinkGraph, cx: &Context<'_>) {
    for digit in Digit::ALL {
        for house in cx.layout.houses() {
            let places = cx.board.plane(digit) & cx.layout.cells(house);
            if places.len() < 3 {
                continue;
            }
            split(graph, cx, digit, house, places);
        }
    }
}

/// Links each group of the house with what else it has, if that is a group.
fn split(graph: &mut LinkGraph, cx: &Context<'_>, digit: Digit, house: House, places: CellSet) {
    let others = cx.layout.houses() - qedoku_core::HouseSet::of(house);
    let singles = places.iter().map(CellSet::of);
    let crossed = others.iter().map(|other| places & cx.layout.cells(other)).filter(|part| part.is_several());
    for part in singles.chain(crossed) {
        let rest = places - part;
        let grouped = rest.len() == 1 || cx.layout.houses_around(rest).len() > 1;
        // Each pair is met from both sides; the one that starts first in layout order counts.
        if !rest.is_empty() && grouped && part.first() < rest.first() {
            let ends = [part, rest].map(|cells| LinkNode::group(digit, cells));
            graph.add_edge(ends[0], ends[1], EdgeReason::Slot(Slot::House(house, digit)));
        }
    }
}
