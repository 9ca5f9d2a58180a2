//! The places of the digits of a base in three lines across.
use super::base::ExocetBase;
use crate::Context;
use qedoku_core::{Cell, CellSet, Digit, DigitSet, House, Layout};

/// Three lines across the line of a base, each of which holds every digit of the base.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CrossLines {
    /// The lines.
    pub(crate) houses: [House; 3],
    /// Their cells that a digit of the base can take.
    pub(crate) field: CellSet,
}

impl CrossLines {
    pub(crate) fn new(layout: &Layout, base: &ExocetBase, houses: [House; 3]) -> Self {
        let cells = houses.iter().fold(CellSet::EMPTY, |all, &house| all | layout.cells(house));
        Self { houses, field: cells - base.seen }
    }

    /// The cells of each line in which a digit still has to be placed, all cells where it need not.
    fn open(&self, cx: &Context<'_>, digit: Digit, places: CellSet) -> [Option<CellSet>; 3] {
        let placed_houses = cx.board.placed_houses(digit);
        self.houses.map(|house| (!placed_houses.contains(house)).then(|| places & cx.layout.cells(house)))
    }

    /// A way for a digit of the base to stand in every one of the lines and in none of the cells `without`.
    pub(crate) fn way(&self, cx: &Context<'_>, digit: Digit, without: CellSet) -> Option<CellSet> {
        let places = (cx.board.plane(digit) & self.field) - without;
        let open = self.open(cx, digit, places);
        find(cx.layout, &open, CellSet::EMPTY)
    }

    /// True if a digit has so many places that it keeps a way whichever two cells of different lines it loses: no line with
    /// one place, no two with two, not all with three.
    pub(crate) fn is_wide(&self, cx: &Context<'_>, digit: Digit) -> bool {
        let open = self.open(cx, digit, cx.board.plane(digit) & self.field);
        let with = |most: usize| open.iter().flatten().filter(|places| places.len() <= most).count();
        with(1) == 0 && with(2) < 2 && with(3) < 3
    }

    /// True if the cells are in different lines, and each line adds to the reason why no digit has a place in all of
    /// them without the cells.
    pub(crate) fn are_needed(&self, cx: &Context<'_>, digits: DigitSet, without: CellSet) -> bool {
        let fits_beside = |left_out: House| {
            digits.iter().any(|digit| {
                let mut open = self.open(cx, digit, (cx.board.plane(digit) & self.field) - without);
                for (places, house) in open.iter_mut().zip(self.houses) {
                    *places = places.filter(|_| house != left_out);
                }
                find(cx.layout, &open, CellSet::EMPTY).is_some()
            })
        };
        self.houses.into_iter().all(|house| !without.is_subset(cx.layout.cells(house)) && fits_beside(house))
    }

    /// The cells common to all ways for a digit of the base to stand in all of the lines with `target` and without
    /// `other`; nothing if there is no way.
    pub(crate) fn with(&self, cx: &Context<'_>, digit: Digit, target: Cell, other: Cell) -> Option<Always> {
        let plane = cx.board.plane(digit);
        if !plane.contains(target) {
            return None;
        }
        let peers = cx.layout.peers(target);
        let open = self.open(cx, digit, (plane & self.field).without(other) - peers);
        let mut always = None;
        each(cx.layout, &open, Always { taken: CellSet::of(target), seen: peers }, &mut always, target);
        always
    }
}

/// Cells that a digit takes, and cells that see one of these.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Always {
    pub(crate) taken: CellSet,
    pub(crate) seen: CellSet,
}

/// The first way to take a cell of each set, none of which sees another.
fn find(layout: &Layout, sets: &[Option<CellSet>], seen: CellSet) -> Option<CellSet> {
    let [first, rest @ ..] = sets else { return Some(CellSet::EMPTY) };
    let Some(first) = *first else { return find(layout, rest, seen) };
    (first - seen).iter().find_map(|cell| Some(find(layout, rest, seen | layout.peers(cell))?.with(cell)))
}

/// Keeps in `always` what all ways to take a cell of each set, with one cell taken before, have in common.
fn each(layout: &Layout, sets: &[Option<CellSet>], way: Always, always: &mut Option<Always>, before: Cell) {
    let [first, rest @ ..] = sets else {
        let all = always.unwrap_or(way);
        *always = Some(Always { taken: all.taken & way.taken, seen: all.seen & way.seen });
        return;
    };
    let Some(first) = first.filter(|first| !first.contains(before)) else {
        return each(layout, rest, way, always, before);
    };
    for cell in first - way.seen {
        let way = Always { taken: way.taken.with(cell), seen: way.seen | layout.peers(cell) };
        each(layout, rest, way, always, before);
    }
}
