//! Bent naked subsets: the wings with one digit for each cell.
use crate::{Context, Sink};
use qedoku_core::{CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseSet, Pattern, Slot, Wing};
use std::ops::ControlFlow;

/// Two houses that cross hold this many cells at most.
const MOST: usize = 2 * Digit::COUNT;

/// Up to how many digits more than those of a wing the digits of a cell are counted.
const COUNTED: usize = 3;

/// The open cells of two crossing houses, those of the crossing first, with their digits.
struct Bend<'a> {
    cx: &'a Context<'a>,
    size: usize,
    houses: [House; 2],
    cells: [Cell; MOST],
    digits: [DigitSet; MOST],
    len: usize,
    /// The places of the cells that have each digit.
    having: [CellPlaces; Digit::COUNT],
    /// The places of the cells in the crossing.
    hinges: CellPlaces,
    /// The places of the cells of which a wing has one: it holds what it held before otherwise.
    fresh: CellPlaces,
}

/// Places in the list of cells, a bit for each.
type CellPlaces = u32;

/// The places before one.
const fn before(place: usize) -> CellPlaces {
    (1 << place) - 1
}

/// A set of cells of a bend, their digits, and those digits that could stand in two of the cells at once.
#[derive(Clone, Copy, Default)]
struct BentCells {
    cells: CellSet,
    places: CellPlaces,
    digits: DigitSet,
    loose: DigitSet,
    /// The cells that lose a loose digit.
    gone: CellSet,
}

/// Cells of two crossing houses with one digit for each, and the digit that one of them has.
#[derive(Clone, Copy, Debug)]
struct BentWing {
    houses: [House; 2],
    cells: CellSet,
    digit: Digit,
    /// The cells that lose the digit.
    gone: CellSet,
}

impl BentWing {
    /// The cells in the crossing.
    fn pivots(&self, cx: &Context<'_>) -> CellSet {
        self.cells & cx.layout.cells(self.houses[0]) & cx.layout.cells(self.houses[1])
    }

    /// Reports it.
    fn report(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        sink.eliminate(CandidateSet::of_digit(self.digit, self.gone), || {
            let pivot = self.pivots(cx);
            let slots: Vec<Slot> = self.cells.iter().map(Slot::Cell).collect();
            let pattern = Pattern::of(Wing::new(pivot, self.cells - pivot, DigitSet::of(self.digit)));
            (pattern, cx.truths(&slots))
        })
    }
}

/// Reports the wings of `size` cells.
pub(crate) fn search(size: usize, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    each(size, cx, &mut |wing| wing.report(cx, sink))
}

/// Calls `take`, for each two crossing houses, with each `size` of their cells, one at least of them in the crossing, that
/// have `size` digits between them of which exactly one could stand in two of the cells at once: it goes where all its places
/// are seen. Choices part of which shows the same are left out.
fn each(size: usize, cx: &Context<'_>, take: &mut dyn FnMut(BentWing) -> ControlFlow<()>) -> ControlFlow<()> {
    let few = cx.board.cells_with_few(size);
    let fresh = few & cx.fresh_cells();
    if fresh.is_empty() {
        return ControlFlow::Continue(());
    }
    for one in cx.layout.houses() {
        let first = few & cx.layout.cells(one);
        let crossing = first.iter().fold(HouseSet::EMPTY, |all, cell| all | cx.layout.houses_of(cell));
        for other in crossing.iter().filter(|&other| one < other) {
            let shared = first & cx.layout.cells(other);
            let rest = (first | (few & cx.layout.cells(other))) - shared;
            if shared.is_empty() || shared.len() + rest.len() < size || !fresh.meets(shared | rest) {
                continue;
            }
            let bend = Bend::new(cx, size, [one, other], shared, rest);
            bend.extend(before(bend.len), size, BentCells::default(), &mut |bent| bend.take(bent, take))?;
        }
    }
    ControlFlow::Continue(())
}

impl<'a> Bend<'a> {
    fn new(cx: &'a Context<'a>, size: usize, houses: [House; 2], shared: CellSet, rest: CellSet) -> Self {
        let mut cells = [Cell::from_index(0); MOST];
        let mut digits = [DigitSet::EMPTY; MOST];
        let mut len = 0;
        let mut having = [0; Digit::COUNT];
        let mut fresh = 0;
        let fresh_cells = cx.fresh_cells();
        for cell in shared.iter().chain(rest) {
            let own = cx.board.digits(cell);
            for (digit, having) in Digit::ALL.into_iter().zip(&mut having) {
                *having |= CellPlaces::from(own.contains(digit)) << len;
            }
            fresh |= CellPlaces::from(fresh_cells.contains(cell)) << len;
            (cells[len], digits[len]) = (cell, own);
            len += 1;
        }
        Self { cx, size, houses, cells, digits, len, having, hinges: before(shared.len()), fresh }
    }

    /// Chooses `missing` more of the cells in some places; the first is in the crossing.
    fn extend(
        &self,
        places: CellPlaces,
        missing: usize,
        bent: BentCells,
        report: &mut dyn FnMut(BentCells) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if missing == 0 {
            return report(bent);
        }
        let places = places & self.fitting(bent.digits, missing == 1);
        let mut next = places & before(self.len + 1 - missing);
        if missing == self.size {
            next &= self.hinges;
        }
        if bent.places & self.fresh == 0 {
            let last = CellPlaces::BITS - (self.fresh & places).leading_zeros();
            next &= if missing == 1 { self.fresh } else { before(last as usize) };
        }
        while next != 0 {
            let index = next.trailing_zeros() as usize;
            next &= next - 1;
            let Some(bent) = self.with(bent, index, missing == 1) else { continue };
            self.extend(places & !before(index + 1), missing - 1, bent, report)?;
        }
        ControlFlow::Continue(())
    }

    /// The places of the cells that do not bring too many digits to these, or bring just those that are missing.
    fn fitting(&self, digits: DigitSet, is_last: bool) -> CellPlaces {
        let room = self.size - digits.len();
        if room >= COUNTED {
            return CellPlaces::MAX;
        }
        // The places of the cells with as many other digits, or more.
        let mut with: [CellPlaces; COUNTED + 1] = [0; COUNTED + 1];
        with[0] = CellPlaces::MAX;
        for (digit, &having) in Digit::ALL.into_iter().zip(&self.having) {
            let having = having * CellPlaces::from(!digits.contains(digit));
            for count in (1..=COUNTED).rev() {
                with[count] |= with[count - 1] & having;
            }
        }
        if is_last { with[room] & !with[room + 1] } else { !with[room + 1] }
    }

    /// The cells with one more, if it may still become a wing, or is one where it is the last.
    fn with(&self, bent: BentCells, index: usize, is_last: bool) -> Option<BentCells> {
        let cell = self.cells[index];
        let own = self.digits[index];
        let digits = bent.digits | own;
        if digits.len() > self.size || is_last && digits.len() < self.size {
            return None;
        }
        let peers = self.cx.layout.peers(cell);
        let apart = bent.cells - peers;
        let loose = apart.iter().fold(bent.loose, |loose, other| loose | (own & self.cx.board.digits(other)));
        let cells = bent.cells.with(cell);
        let places = bent.places | 1 << index;
        let Some(digit) = loose.single() else {
            return (loose.is_empty() && !is_last).then_some(BentCells {
                cells,
                places,
                digits,
                loose,
                gone: CellSet::EMPTY,
            });
        };
        let gone = if !bent.loose.contains(digit) {
            let plane = self.cx.board.plane(digit);
            plane & self.cx.layout.common_peers(plane & cells)
        } else if own.contains(digit) {
            bent.gone & peers
        } else {
            bent.gone
        };
        (!gone.is_empty()).then_some(BentCells { cells, places, digits, loose, gone })
    }

    fn take(&self, bent: BentCells, take: &mut dyn FnMut(BentWing) -> ControlFlow<()>) -> ControlFlow<()> {
        let BentCells { cells, loose, gone, .. } = bent;
        let Some(digit) = loose.single() else { return ControlFlow::Continue(()) };
        if !self.is_whole(cells, digit) || !self.is_first_around(cells) {
            return ControlFlow::Continue(());
        }
        take(BentWing { houses: self.houses, cells, digit, gone })
    }

    /// True if no part of the cells has fewer digits than cells once `digit` is gone: it would do without the rest.
    fn is_whole(&self, cells: CellSet, digit: Digit) -> bool {
        let mut digits = [DigitSet::EMPTY; Digit::COUNT];
        for (slot, cell) in digits.iter_mut().zip(cells) {
            *slot = self.cx.board.digits(cell).without(digit);
        }
        let parts = 1..(1_usize << self.size) - 1;
        parts.into_iter().all(|part| {
            let chosen = digits.iter().enumerate().filter(|(index, _)| part >> index & 1 == 1);
            let union = chosen.fold(DigitSet::EMPTY, |union, (_, &digits)| union | digits);
            union.len() >= part.count_ones() as usize
        })
    }

    /// True if no houses before these hold the cells, so that each bent is reported once.
    fn is_first_around(&self, cells: CellSet) -> bool {
        let layout = self.cx.layout;
        let around = |one: House, other: House| {
            let first = layout.cells(one);
            let second = layout.cells(other);
            cells.is_subset(first | second) && cells.meets(first & second)
        };
        let mut pairs = layout
            .houses()
            .iter()
            .flat_map(|one| layout.houses().filter(|other| one < other).iter().map(move |other| [one, other]));
        pairs.find(|&[one, other]| around(one, other)) == Some(self.houses)
    }
}
