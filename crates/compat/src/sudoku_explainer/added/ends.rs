//! Ends of the strong links of a digit for Sudoku Explainer's chains: those that can follow each other, and those that
//! eliminate something together.
use super::links::{self, DigitLink};
use qedoku_core::{CellSet, Digit, HouseKind, HouseSet, Layout};
use qedoku_techniques::{Cached, Context, Refilled};

/// Ends of links by their numbers, a bit for each: end 1 of link 3 is number 7.
pub(super) type EndSet = u128;

/// Houses of this kind have the first links.
const KINDS: [HouseKind; 3] = [HouseKind::Box, HouseKind::Row, HouseKind::Column];

/// The ends 0 of all links.
const FIRST_ENDS: EndSet = EndSet::MAX / 3;

/// An end of a link.
#[derive(Clone, Copy, Debug)]
pub(super) struct LinkEnd {
    /// The cells that see all of it.
    pub(super) seen: CellSet,
    /// The houses that have all of it.
    pub(super) houses: HouseSet,
    /// The ends of links without a place of its link.
    pub(super) apart: EndSet,
    /// Those of them that lie in one house with it.
    pub(super) near: EndSet,
    /// Those with which it lies in one house, or with which it sees a place.
    pub(super) facing: EndSet,
}

/// The links of a digit with their ends.
#[derive(Clone, Debug, Default)]
pub(super) struct EndGraph {
    plane: CellSet,
    links: Vec<DigitLink>,
    ends: Vec<LinkEnd>,
}

impl EndGraph {
    /// Shows `look` the links of a digit: they stay what they are as long as its places do.
    pub(super) fn with<R>(cx: &Context<'_>, digit: Digit, look: impl FnOnce(&Self) -> R) -> R {
        let plane = cx.board.plane(digit);
        let Some(known) = cx.cached::<KnownGraphs>() else {
            let mut graph = Self::default();
            graph.fill(cx.layout, plane);
            return look(&graph);
        };
        look(known.0[digit.index()].get(|graph| graph.fill(cx.layout, plane)))
    }

    fn fill(&mut self, layout: &Layout, plane: CellSet) {
        if self.plane == plane {
            return;
        }
        self.plane = plane;
        self.links.clear();
        for house in KINDS.into_iter().flat_map(|kind| layout.houses_of_kind(kind)) {
            links::each(layout, house, layout.cells(house) & plane, &mut |link| self.links.push(link));
        }
        self.links.truncate(EndSet::BITS as usize / 2);
        self.ends.clear();
        self.ends.extend(self.links.iter().flat_map(|link| link.ends).map(|cells| LinkEnd {
            seen: layout.common_peers(cells),
            houses: layout.houses_around(cells),
            apart: 0,
            near: 0,
            facing: 0,
        }));
        self.join();
    }

    /// Compares each two ends.
    fn join(&mut self) {
        for last in 0..self.ends.len() {
            for first in 0..last / 2 * 2 {
                let [one, other] = [first, last].map(|end| self.links[end / 2].cells());
                if !one.meets(other) {
                    self.compare(first, last);
                }
            }
        }
    }

    /// Notes how two ends of links without a common place lie.
    fn compare(&mut self, first: usize, last: usize) {
        let [one, other] = [self.ends[first], self.ends[last]];
        let near = one.houses.meets(other.houses);
        let facing = near || (one.seen & other.seen).meets(self.plane);
        for (end, other) in [(first, last), (last, first)] {
            let end = &mut self.ends[end];
            end.apart |= 1 << other;
            end.near |= EndSet::from(near) << other;
            end.facing |= EndSet::from(facing) << other;
        }
    }

    /// The links: those of boxes, of rows, of columns.
    pub(super) fn links(&self) -> &[DigitLink] {
        &self.links
    }

    pub(super) fn end(&self, number: usize) -> &LinkEnd {
        &self.ends[number]
    }

    /// The places of the digit.
    pub(super) const fn places(&self) -> CellSet {
        self.plane
    }
}

/// The ends at the other sides of the links of these.
pub(super) const fn other_sides(ends: EndSet) -> EndSet {
    (ends & FIRST_ENDS) << 1 | ends >> 1 & FIRST_ENDS
}

/// The ends of the links after that of an end.
pub(super) const fn later(end: usize) -> EndSet {
    (EndSet::MAX << (end | 1)) << 1
}

/// The numbers of ends.
pub(super) fn numbers(mut ends: EndSet) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let next = (ends != 0).then(|| ends.trailing_zeros() as usize);
        ends &= ends.wrapping_sub(1);
        next
    })
}

/// The graph of each digit, from position to position.
#[derive(Default)]
struct KnownGraphs([Refilled<EndGraph>; Digit::COUNT]);

impl Cached for KnownGraphs {
    fn renew(&mut self) {
        self.0.iter_mut().for_each(Cached::renew);
    }
}
