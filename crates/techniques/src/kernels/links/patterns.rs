//! Strong links of patterns that hold but for one thing: almost locked and hidden sets, almost fish, deadly patterns.
use super::graph::{EdgeReason, LinkGraph};
use super::node::LinkNode;
use crate::Context;
use crate::base::refilled::swaps;
use crate::kernels::als::graph::AlsGraph;
use crate::kernels::uniqueness::rectangle::Unique;
use qedoku_core::{CellSet, Digit, DigitSet, House, HouseSet, Layout};
use std::ops::ControlFlow;

/// The most lines that an almost fish crosses beyond the size of its base.
const FINNED: usize = 2;
/// The most digits of an almost hidden set: beyond that, the cells beside it are a smaller almost locked set.
const HIDDEN: usize = 3;

/// Almost locked sets: if one digit is missing, every other one is there.
pub(crate) fn almost_locked(graph: &mut LinkGraph, cx: &Context<'_>) {
    let sets = AlsGraph::of(cx);
    for set in sets.sets().iter().filter(|set| set.cells.is_several()) {
        let mut live = set.live;
        while let Some(one) = live.first() {
            live.remove(one);
            for other in live {
                let ends = [one, other].map(|digit| LinkNode::group(digit, set.cells & cx.board.plane(digit)));
                graph.add_edge(ends[0], ends[1], EdgeReason::Locked(set.cells));
            }
        }
    }
}

/// Almost locked sets with a cell outside their house: if one digit is missing from the set, the others, two of them at
/// least, leave the cell one digit.
pub(crate) fn almost_locked_beside(graph: &mut LinkGraph, cx: &Context<'_>) {
    let sets = AlsGraph::of(cx);
    for set in sets.sets().iter().filter(|set| set.cells.is_several()) {
        let houses = cx.layout.houses_around(set.cells);
        let home = houses.iter().fold(CellSet::EMPTY, |all, house| all | cx.layout.cells(house));
        for one in set.live {
            let others = set.live - DigitSet::of(one);
            let mut seen = CellSet::EMPTY;
            let mut twice = CellSet::EMPTY;
            for digit in others {
                twice |= seen & set.seen(digit);
                seen |= set.seen(digit);
            }
            for cell in twice - home {
                let left = cx.board.digits(cell) - others.filter(|digit| set.seen(digit).contains(cell));
                if let Some(digit) = left.single() {
                    let missing = LinkNode::group(one, set.cells & cx.board.plane(one));
                    graph.add_edge(
                        missing,
                        LinkNode::group(digit, CellSet::of(cell)),
                        EdgeReason::LockedBeside(set.cells, cell),
                    );
                }
            }
        }
    }
}

/// Digits with one place more in a house than they are many: but for one, each of these cells holds one of them.
pub(crate) fn almost_hidden(graph: &mut LinkGraph, cx: &Context<'_>) {
    for house in cx.layout.houses() {
        let open = cx.layout.digits() - cx.board.placed_in(house);
        let few = open.filter(|digit| places(cx, house, digit).len() <= HIDDEN + 1);
        grow(graph, cx, house, DigitSet::EMPTY, CellSet::EMPTY, few);
    }
}

fn places(cx: &Context<'_>, house: House, digit: Digit) -> CellSet {
    cx.board.plane(digit) & cx.layout.cells(house)
}

/// Adds digits to a set until it is too large.
fn grow(graph: &mut LinkGraph, cx: &Context<'_>, house: House, digits: DigitSet, cells: CellSet, mut left: DigitSet) {
    if digits.len() > 1 && cells.len() == digits.len() + 1 {
        hidden(graph, cx, house, digits, cells);
    }
    if digits.len() == HIDDEN {
        return;
    }
    while let Some(digit) = left.first() {
        left.remove(digit);
        let cells = cells | places(cx, house, digit);
        if cells.len() <= HIDDEN + 1 {
            grow(graph, cx, house, digits.with(digit), cells, left);
        }
    }
}

fn hidden(graph: &mut LinkGraph, cx: &Context<'_>, house: House, digits: DigitSet, mut cells: CellSet) {
    while let Some(one) = cells.first() {
        cells.remove(one);
        for other in cells {
            // Where a cell has no other digit, nothing follows from its holding one of these.
            let mixed = |cell| !(cx.board.digits(cell) - digits).is_empty();
            if mixed(one) && mixed(other) {
                let ends = [one, other].map(|cell| LinkNode::in_cell(cell, cx.board.digits(cell) & digits));
                graph.add_edge(ends[0], ends[1], EdgeReason::Hidden(house, digits));
            }
        }
    }
}

/// The links that the almost fish of a digit make. They depend on its places alone, and are kept as long as these stay.
#[derive(Clone, Debug, Default)]
pub(super) struct AlmostFish {
    plane: CellSet,
    links: Vec<FishLink>,
}

/// The fins or the places in one of the other lines are true, for the places of these lines are all that there are.
#[derive(Clone, Copy, Debug)]
struct FishLink {
    ends: [CellSet; 2],
    lines: HouseSet,
}

/// Two or three lines with their places for a digit in as many others, but for some that all see one candidate: if those
/// are false, each of the others has the digit in one of the first.
pub(crate) fn almost_fish(graph: &mut LinkGraph, cx: &Context<'_>) {
    for digit in Digit::ALL {
        let mut known = std::mem::take(&mut graph.fish[digit.index()]);
        if known.plane != cx.board.plane(digit) {
            known.find(cx, digit);
        }
        for link in &known.links {
            let [fins, places] = link.ends.map(|cells| LinkNode::group(digit, cells));
            graph.add_edge(fins, places, EdgeReason::Fish(digit, link.lines));
        }
        graph.fish[digit.index()] = known;
    }
}

impl AlmostFish {
    fn find(&mut self, cx: &Context<'_>, digit: Digit) {
        self.plane = cx.board.plane(digit);
        self.links.clear();
        let [rows, columns] = cx.layout.rows_and_columns();
        for (lines, across) in [(rows, columns), (columns, rows)] {
            let open = lines.filter(|house| (self.plane & cx.layout.cells(house)).is_several());
            for size in 2..=3 {
                let search = BaseSearch { cx, plane: self.plane, size, across };
                search.extend(&mut self.links, open, &FishBase::default());
            }
        }
    }
}

/// Lines, their places for a digit, and the lines across that hold these.
#[derive(Clone, Copy, Default)]
struct FishBase {
    lines: HouseSet,
    places: CellSet,
    crossed: HouseSet,
}

/// The bases that a search looks for.
struct BaseSearch<'a> {
    cx: &'a Context<'a>,
    plane: CellSet,
    size: usize,
    /// The lines that may cross a base.
    across: HouseSet,
}

impl BaseSearch<'_> {
    /// Lists the links of every base of this size that the lines make with those chosen.
    fn extend(&self, links: &mut Vec<FishLink>, mut from: HouseSet, chosen: &FishBase) {
        let layout = self.cx.layout;
        while let Some(house) = from.first() {
            from.remove(house);
            let places = self.plane & layout.cells(house);
            let crossed = places.iter().fold(chosen.crossed, |all, cell| all | (layout.houses_of(cell) & self.across));
            if crossed.len() > self.size + FINNED {
                continue;
            }
            let base = FishBase { lines: chosen.lines.with(house), places: chosen.places | places, crossed };
            if base.lines.len() < self.size {
                self.extend(links, from, &base);
            } else if crossed.len() > self.size {
                self.fish(links, &base);
            }
        }
    }

    fn fish(&self, links: &mut Vec<FishLink>, &FishBase { lines, places, crossed }: &FishBase) {
        let layout = self.cx.layout;
        subsets(crossed, lines.len(), FishCover::default(), layout, &mut |cover| {
            let body = cover.cells & places;
            let fins = places - body;
            if !layout.common_peers(fins).meets(self.plane) {
                return;
            }
            for house in cover.houses {
                let line = self.plane & layout.cells(house);
                if (line & body).is_several() && line != line & body {
                    links.push(FishLink { ends: [fins, line & body], lines });
                }
            }
        });
    }
}

/// Houses, and the cells of them all.
#[derive(Clone, Copy, Default)]
struct FishCover {
    houses: HouseSet,
    cells: CellSet,
}

/// Calls `with` with every choice of `count` houses, added to those chosen.
fn subsets(mut from: HouseSet, count: usize, chosen: FishCover, layout: &Layout, with: &mut dyn FnMut(FishCover)) {
    if count == 0 {
        return with(chosen);
    }
    while let Some(house) = from.first() {
        from.remove(house);
        let houses = chosen.houses.with(house);
        let cells = chosen.cells | layout.cells(house);
        subsets(from, count - 1, FishCover { houses, cells }, layout, with);
    }
}

/// Deadly rectangles whose guards are two nodes.
pub(crate) fn almost_deadly(graph: &mut LinkGraph, cx: &Context<'_>) {
    let _ = Unique::each(cx, &mut |rectangle| {
        let deadly = rectangle.deadly(cx.board);
        if !swaps(cx.layout, &deadly.deadly) {
            return ControlFlow::Continue(());
        }
        let guards = deadly.guards;
        let mut in_cells = guards.cells().iter().map(|cell| LinkNode::in_cell(cell, guards.digits(cell)));
        pair(graph, rectangle, [in_cells.next(), in_cells.next(), in_cells.next()]);
        let mut of_digits = deadly.guard_digits().iter().map(|digit| LinkNode::group(digit, guards.plane(digit)));
        pair(graph, rectangle, [of_digits.next(), of_digits.next(), of_digits.next()]);
        ControlFlow::Continue(())
    });
}

/// Links two nodes that are all guards there are.
fn pair(graph: &mut LinkGraph, rectangle: &Unique, nodes: [Option<LinkNode>; 3]) {
    if let [Some(one), Some(other), None] = nodes {
        graph.add_edge(one, other, EdgeReason::Unique(rectangle.at.cells(), rectangle.digits));
    }
}
