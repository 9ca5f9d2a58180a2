//! Rings of an odd number of places of a digit, each in a house with the next.
use crate::Context;
use qedoku_core::{Cell, CellSet, Digit, House, HouseSet, Pattern, RingPlace, Slot, Truth, argument};
use std::ops::ControlFlow;

/// The longest ring that is looked for. Longer ones are hard to see, and each has a chain that does the same.
const LONGEST: usize = 7;
/// The shortest ring that is no subset of one house or box.
const SHORTEST: usize = 5;

/// Part of a ring, or a whole one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OddRing {
    /// The places and the house that leads on from each.
    steps: [(Cell, House); LONGEST],
    len: usize,
    cells: CellSet,
    /// The cells that see a place of the ring other than the first and the last.
    seen: CellSet,
    houses: HouseSet,
    guardians: CellSet,
    /// The places of the digit that see all guardians, but neither lie in the ring nor see a place of it: for these the
    /// whole ring is needed.
    targets: CellSet,
}

impl OddRing {
    /// The other places in the houses of the ring.
    pub(crate) const fn guardians(&self) -> CellSet {
        self.guardians
    }

    /// The ring as steps show it, and its houses.
    pub(crate) fn evidence(&self, cx: &Context<'_>, digit: Digit) -> (Pattern, Vec<Truth>) {
        let places = self.steps[..self.len].iter().map(|&(cell, house)| RingPlace { cell, house });
        let ring = argument::Ring::new(digit, places.collect(), self.guardians);
        let slots: Vec<Slot> = ring.iter().flat_map(argument::Ring::slots).collect();
        (Pattern::of(ring), cx.truths(&slots))
    }
}

/// Calls `report` with each ring that has guardians and needs all its houses, by its first place.
pub(crate) fn each(
    digit: Digit,
    cx: &Context<'_>,
    report: &mut dyn FnMut(&OddRing) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let plane = cx.board.plane(digit);
    if plane.len() <= SHORTEST {
        return ControlFlow::Continue(());
    }
    let mut search = RingSearch { cx, plane, left: plane, next_to: next_to(digit, plane, cx) };
    loop {
        search.drop_loose();
        let Some(first) = search.left.first() else { return ControlFlow::Continue(()) };
        let Some(house) = cx.layout.houses_of(first).first() else { return ControlFlow::Continue(()) };
        search.left.remove(first);
        let ring = OddRing {
            steps: [(first, house); LONGEST],
            len: 0,
            cells: CellSet::of(first),
            seen: CellSet::EMPTY,
            houses: HouseSet::EMPTY,
            guardians: CellSet::EMPTY,
            targets: plane.without(first) - cx.layout.peers(first),
        };
        search.extend(&ring, first, report)?;
    }
}

/// For each place those that may be next to it in a ring: the others in a house with one or no guardian beside the two,
/// or with guardians that all see some place which sees neither.
fn next_to(digit: Digit, plane: CellSet, cx: &Context<'_>) -> [CellSet; Cell::COUNT] {
    let mut next_to = [CellSet::EMPTY; Cell::COUNT];
    for house in cx.layout.houses() - cx.board.placed_houses(digit) {
        let places = plane & cx.layout.cells(house);
        let few = places.len() <= 3;
        let mut others = places;
        for one in places {
            others.remove(one);
            let far = plane - cx.layout.peers(one).with(one);
            let joins = |other: Cell| {
                let targets = far - cx.layout.peers(other).with(other);
                targets.meets(cx.layout.common_peers(places.without(one).without(other)))
            };
            let joined = if few { others } else { others.filter(joins) };
            next_to[one.index()] |= joined;
            for other in joined {
                next_to[other.index()].insert(one);
            }
        }
    }
    next_to
}

/// The rings of a digit.
struct RingSearch<'a> {
    cx: &'a Context<'a>,
    plane: CellSet,
    /// The places that rings may still have beside their first: each has two of them, or one and the first, next to it.
    left: CellSet,
    next_to: [CellSet; Cell::COUNT],
}

impl RingSearch<'_> {
    /// Drops places that have not two others next to them, until none is left.
    fn drop_loose(&mut self) {
        loop {
            let left = self.left.filter(|cell| (self.next_to[cell.index()] & self.left).is_several());
            if left == self.left {
                break;
            }
            self.left = left;
        }
        if self.left.len() < SHORTEST {
            self.left = CellSet::EMPTY;
        }
    }

    /// Goes on from `cell`, the last place of the ring. Places of the ring see none but their neighbors: a ring with a
    /// chord has a shorter argument inside. Each ring is walked once, from its first place towards the smaller of the two
    /// next to it; all others come after the first.
    fn extend(
        &self,
        ring: &OddRing,
        cell: Cell,
        report: &mut dyn FnMut(&OddRing) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let cx = self.cx;
        let first = ring.steps[0].0;
        let size = ring.len + 2;
        // A ring that closes is odd, and one that does not has room for another place.
        let closing = if ring.len == 0 { CellSet::EMPTY } else { cx.layout.peers(first) };
        let fits = match (size % 2 == 1 && size >= SHORTEST, size < LONGEST) {
            (true, true) => CellSet::ALL,
            (true, false) => closing,
            (false, true) => CellSet::ALL - closing,
            (false, false) => CellSet::EMPTY,
        };
        let open = (fits & self.left & self.next_to[cell.index()]) - ring.seen - ring.guardians;
        if open.is_empty() {
            return ControlFlow::Continue(());
        }
        for house in cx.layout.houses_of(cell) - ring.houses {
            let places = (self.plane & cx.layout.cells(house)).without(cell);
            if places.meets(ring.cells) {
                continue;
            }
            for next in places & open {
                let closes = closing.contains(next);
                if closes && ring.steps[1].0 > next {
                    continue;
                }
                let guardians = places.without(next);
                let targets = ring.targets_with(guardians, cx) - cx.layout.peers(next).with(next);
                if targets.is_empty() && (ring.guardians | guardians).is_several() {
                    continue;
                }
                let mut ring = ring.with(cell, house, guardians, targets);
                ring.cells.insert(next);
                if cell != first {
                    ring.seen |= cx.layout.peers(cell);
                }
                if closes {
                    self.close(&ring, next, report)?;
                } else {
                    self.extend(&ring, next, report)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Leads from the last place back to the first.
    fn close(
        &self,
        ring: &OddRing,
        last: Cell,
        report: &mut dyn FnMut(&OddRing) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let cx = self.cx;
        let first = ring.steps[0].0;
        for house in cx.layout.houses_around(CellSet::of(first).with(last)) - ring.houses {
            let guardians = (self.plane & cx.layout.cells(house)).without(first).without(last);
            let ring = ring.with(last, house, guardians, ring.targets_with(guardians, cx));
            if ring.lives() && !ring.guardians.is_empty() && !ring.guardians.meets(ring.cells) {
                report(&ring)?;
            }
        }
        ControlFlow::Continue(())
    }
}

impl OddRing {
    fn with(&self, cell: Cell, house: House, guardians: CellSet, targets: CellSet) -> Self {
        let mut ring = *self;
        ring.steps[ring.len] = (cell, house);
        ring.len += 1;
        ring.houses.insert(house);
        ring.targets = targets;
        ring.guardians |= guardians;
        ring
    }

    /// The targets that are left with these guardians as well.
    fn targets_with(&self, guardians: CellSet, cx: &Context<'_>) -> CellSet {
        let fresh = guardians - self.guardians;
        fresh.iter().fold(self.targets, |left, guardian| left & cx.layout.peers(guardian))
    }

    /// True if the ring can still eliminate or place something.
    const fn lives(&self) -> bool {
        !self.guardians.is_several() || !self.targets.is_empty()
    }
}
