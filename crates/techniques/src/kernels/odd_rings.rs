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
    /// What the places see but for the first and the last.
    seen: CellSet,
    houses: HouseSet,
    guardians: CellSet,
    /// Where the digit may stand and would exclude all guardians, but no place of the ring: for these the whole ring is
    /// needed.
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
    for first in plane {
        let Some(house) = cx.layout.houses_of(first).first() else { continue };
        let ring = OddRing {
            steps: [(first, house); LONGEST],
            len: 0,
            cells: CellSet::of(first),
            seen: CellSet::EMPTY,
            houses: HouseSet::EMPTY,
            guardians: CellSet::EMPTY,
            targets: plane.without(first) - cx.layout.peers(first),
        };
        extend(&ring, first, (digit, cx), report)?;
    }
    ControlFlow::Continue(())
}

/// Goes on from `cell`, the last place of the ring. Places of the ring see none but their neighbors: a ring with a chord
/// has a shorter argument inside. Each ring is walked once, from its first place towards the smaller of the two next to
/// it.
fn extend(
    ring: &OddRing,
    cell: Cell,
    (digit, cx): (Digit, &Context<'_>),
    report: &mut dyn FnMut(&OddRing) -> ControlFlow<()>,
) -> ControlFlow<()> {
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
    let open = (fits & cx.board.plane(digit)) - ring.seen - ring.guardians;
    for house in cx.layout.houses_of(cell) - ring.houses {
        let places = (cx.board.plane(digit) & cx.layout.cells(house)).without(cell);
        if places.meets(ring.cells) {
            continue;
        }
        for next in (places & open).iter().filter(|&next| next > first) {
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
                close(&ring, next, (digit, cx), report)?;
            } else {
                extend(&ring, next, (digit, cx), report)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Leads from the last place back to the first.
fn close(
    ring: &OddRing,
    last: Cell,
    (digit, cx): (Digit, &Context<'_>),
    report: &mut dyn FnMut(&OddRing) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let first = ring.steps[0].0;
    for house in cx.layout.houses_around(CellSet::of(first).with(last)) - ring.houses {
        let guardians = (cx.board.plane(digit) & cx.layout.cells(house)).without(first).without(last);
        let ring = ring.with(last, house, guardians, ring.targets_with(guardians, cx));
        if ring.lives() && !ring.guardians.is_empty() && !ring.guardians.meets(ring.cells) {
            report(&ring)?;
        }
    }
    ControlFlow::Continue(())
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

    /// Whether the ring can still eliminate or place something.
    const fn lives(&self) -> bool {
        !self.guardians.is_several() || !self.targets.is_empty()
    }
}
