//! Two strong links of one digit whose near ends see each other: one of the far ends is true.
use crate::base::position_cache::Cached;
use crate::kernels::conjugates;
use crate::{Context, Sink};
use qedoku_core::{
    CandidateSet, Cell, CellSet, Chain, Digit, House, HouseSet, Layout, Pattern, Slot, StrongLink, Truth,
};
use std::ops::ControlFlow;

/// The arrangement of the two strong links, which gives the pattern its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum StrongPairShape {
    /// In parallel lines, joined by a line.
    Skyscraper,
    /// In lines that cross, joined by a box.
    Kite,
    /// Any other.
    Turbot,
}

/// Two strong links of one digit.
#[derive(Clone, Copy, Debug)]
pub struct StrongPair {
    /// The digit.
    pub digit: Digit,
    /// The houses of the links.
    pub houses: [House; 2],
    /// The ends that see each other, one of each link.
    pub near: [Cell; 2],
    /// The other ends.
    pub far: [Cell; 2],
}

impl StrongPair {
    /// The eliminations: the digit in the cells that see both far ends. A near end among them would need one of the
    /// links only.
    pub(crate) fn gone(&self, cx: &Context<'_>) -> CellSet {
        let places = cx.board.plane(self.digit).without(self.near[0]).without(self.near[1]);
        cx.layout.peers(self.far[0]) & cx.layout.peers(self.far[1]) & places
    }

    /// The slots of the links.
    pub(crate) fn slots(&self) -> [Slot; 2] {
        self.houses.map(|house| Slot::House(house, self.digit))
    }

    /// The two links as a chain.
    pub fn evidence(&self, cx: &Context<'_>) -> (Pattern, Vec<Truth>) {
        let set = |cell| CandidateSet::of_digit(self.digit, CellSet::of(cell));
        let [start, end] = self.far.map(set);
        let [before, after] = self.near.map(set);
        let [one, other] = self.slots();
        let links = [StrongLink::new(start, before, one), StrongLink::new(after, end, other)];
        (Pattern::of(Chain::open(links)), cx.truths(&self.slots()))
    }
}

/// Reports the pairs of this shape that eliminate something.
pub(crate) fn search(shape: StrongPairShape, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for digit in cx.fresh_digits() {
        each(shape, digit, cx, &mut |pair| {
            sink.eliminate(CandidateSet::of_digit(digit, pair.gone(cx)), || pair.evidence(cx))
        })?;
        cx.pass_digit(digit);
    }
    ControlFlow::Continue(())
}

/// Calls `report` with the pairs of this shape that eliminate something.
pub(crate) fn each(
    shape: StrongPairShape,
    digit: Digit,
    cx: &Context<'_>,
    report: &mut dyn FnMut(StrongPair) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if has_none(digit, cx) {
        return ControlFlow::Continue(());
    }
    let links = links(shape, digit, cx);
    let mut others = links;
    for one in links {
        others.remove(one);
        let Some(ends) = conjugates::ends(cx, digit, one) else { continue };
        let seen = (cx.layout.peers(ends[0]) | cx.layout.peers(ends[1])) & cx.board.plane(digit);
        for other in others & partners(shape, cx.layout, one) {
            if !seen.meets(cx.layout.cells(other)) {
                continue;
            }
            let Some(theirs) = conjugates::ends(cx, digit, other) else { continue };
            for (near, far) in [(ends[0], ends[1]), (ends[1], ends[0])] {
                for (after, end) in [(theirs[0], theirs[1]), (theirs[1], theirs[0])] {
                    if !cx.layout.peers(near).contains(after) || far == after || far == end || near == end {
                        continue;
                    }
                    let pair = StrongPair { digit, houses: [one, other], near: [near, after], far: [far, end] };
                    if !pair.gone(cx).is_empty() && Some(shape) == shape_of(cx.layout, &pair) {
                        report(pair)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// For each digit its places, and whether no pair of any shape was found then; with nothing known these are none.
#[derive(Default)]
struct KnownNone([std::cell::Cell<(CellSet, bool)>; Digit::COUNT]);

impl Cached for KnownNone {
    fn renew(&mut self) {}
}

/// True if no two links of the digit, however they lie, eliminate anything.
fn has_none(digit: Digit, cx: &Context<'_>) -> bool {
    let plane = cx.board.plane(digit);
    let Some(known) = cx.cached::<KnownNone>().map(|known| &known.0[digit.index()]) else { return false };
    let (places, none) = known.get();
    if places == plane {
        return none;
    }
    let none = !any_eliminates(digit, plane, cx);
    known.set((plane, none));
    none
}

/// A strong link from the far end to the near one.
#[derive(Clone, Copy)]
struct Leading {
    far: CellSet,
    near: CellSet,
    /// The places that the far end sees.
    losing: CellSet,
}

/// True if any two links with ends that see each other have a place that their other ends see.
fn any_eliminates(digit: Digit, plane: CellSet, cx: &Context<'_>) -> bool {
    let none = Leading { far: CellSet::EMPTY, near: CellSet::EMPTY, losing: CellSet::EMPTY };
    let mut list = [none; 2 * House::COUNT];
    let mut len = 0;
    for house in conjugates::houses(cx, digit) {
        let Some([one, other]) = conjugates::ends(cx, digit, house) else { continue };
        for (far, near) in [(one, other), (other, one)] {
            let seen = cx.layout.peers(near);
            let losing = cx.layout.peers(far) & plane;
            let link = Leading { far: CellSet::of(far), near: CellSet::of(near), losing };
            let mut eliminates = false;
            for other in &list[..len] {
                let gone = (losing & other.losing) - (link.near | other.near);
                eliminates |= other.near.meets(seen) & !other.far.meets(link.far) & !gone.is_empty();
            }
            if eliminates {
                return true;
            }
            list[len] = link;
            len += 1;
        }
    }
    false
}

/// The houses to take links from. A box whose two places are those of a line adds nothing to the line.
fn links(shape: StrongPairShape, digit: Digit, cx: &Context<'_>) -> HouseSet {
    let all = conjugates::houses(cx, digit);
    let boxes = all & cx.layout.boxes();
    let lines = all - boxes;
    if shape != StrongPairShape::Turbot {
        return lines;
    }
    let plane = cx.board.plane(digit);
    let places = |house| plane & cx.layout.cells(house);
    lines | boxes.filter(|house| !lines.iter().any(|line| places(line) == places(house)))
}

/// The houses whose link may make a pair of this shape with that of a house.
fn partners(shape: StrongPairShape, layout: &Layout, one: House) -> HouseSet {
    let alike = layout.houses_of_kind(layout.kind(one));
    match shape {
        StrongPairShape::Skyscraper => alike,
        StrongPairShape::Kite => layout.houses() - alike,
        StrongPairShape::Turbot if layout.is_box(one) => layout.houses(),
        StrongPairShape::Turbot => alike | layout.boxes(),
    }
}

/// The shape of a pair; none if it closes into an X-Wing.
fn shape_of(layout: &Layout, pair: &StrongPair) -> Option<StrongPairShape> {
    let lines = |cells: [Cell; 2]| layout.houses_around(cells.into_iter().collect()).meets(layout.lines());
    let [one, other] = pair.houses.map(|house| layout.kind(house));
    if HouseSet::from_iter(pair.houses).meets(layout.boxes()) {
        return Some(StrongPairShape::Turbot);
    }
    match (one == other, lines(pair.near)) {
        (true, true) => (!lines(pair.far)).then_some(StrongPairShape::Skyscraper),
        (true, false) => Some(StrongPairShape::Turbot),
        (false, _) => Some(StrongPairShape::Kite),
    }
}
