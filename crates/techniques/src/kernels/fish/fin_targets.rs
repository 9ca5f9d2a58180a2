//! The places that a fish along lines may clear because of its fins, found before lines are chosen.
use crate::Context;
use crate::base::position_cache::Cached;
use qedoku_core::{Cell, CellSet, Digit, House, HouseSet};

/// The sizes that are asked for together: two, three and four lines. Larger fish are looked for at every place.
const SIZES: usize = 3;
/// Room for the lines of a family; it makes whole vectors.
const LANES: usize = 16;

/// Rows, then columns.
type Sides<T> = [T; 2];
/// Lines of a family, a bit each.
type LineMask = u16;

/// For each digit its places and what was found of them: right for as long as the digit has these places, and with
/// nothing known these are none.
#[derive(Default)]
pub(super) struct KnownTargets([std::cell::Cell<(CellSet, FinTargets)>; Digit::COUNT]);

impl Cached for KnownTargets {
    fn renew(&mut self) {}
}

/// By the lines of the base, and by size: the places that a finned fish may clear.
#[derive(Clone, Copy, Default)]
struct FinTargets(Sides<[CellSet; SIZES]>);

/// The places that finned fish may clear, of one position.
pub(super) struct FinTargetsOf<'a> {
    cx: &'a Context<'a>,
    known: Option<&'a KnownTargets>,
}

impl<'a> FinTargetsOf<'a> {
    pub(super) fn new(cx: &'a Context<'_>) -> Self {
        Self { cx, known: cx.cached() }
    }

    /// The places of the digit that finned fish of `size` lines with this base may clear: all where none was ruled out.
    pub(super) fn of(&self, digit: Digit, size: usize, base: HouseSet) -> CellSet {
        let plane = self.cx.board.plane(digit);
        let kinds = self.cx.layout.rows_and_columns();
        let (Some(side), 2..=4) = (kinds.iter().position(|&kind| kind == base), size) else { return plane };
        let known = self.known.map(|known| &known.0[digit.index()]);
        if let Some((places, targets)) = known.map(std::cell::Cell::get)
            && places == plane
        {
            return targets.0[side][size - 2];
        }
        let lines = Crossings::of(self.cx, plane);
        let targets = lines.map_or(FinTargets([[plane; SIZES]; 2]), |lines| lines.targets(self.cx, plane));
        if let Some(known) = known {
            known.set((plane, targets));
        }
        targets.0[side][size - 2]
    }
}

/// The lines across that hold the places of a digit, for each row and column.
struct Crossings {
    kinds: Sides<HouseSet>,
    /// The first line of each family; the others follow it in the layout.
    first: Sides<u32>,
    /// For each line with several places the lines across that hold them.
    across: Sides<[LineMask; LANES]>,
}

impl Crossings {
    /// None if there are no rows and columns.
    fn of(cx: &Context<'_>, plane: CellSet) -> Option<Self> {
        let kinds = cx.layout.rows_and_columns();
        let first = [kinds[0].first()?.index() as u32, kinds[1].first()?.index() as u32];
        let mut lines = Self { kinds, first, across: [[0; LANES]; 2] };
        for cell in plane {
            let [row, column] = lines.through(cx, cell);
            lines.across[0][row] |= 1 << column;
            lines.across[1][column] |= 1 << row;
        }
        for mask in lines.across.as_flattened_mut() {
            *mask = if *mask & mask.wrapping_sub(1) == 0 { 0 } else { *mask };
        }
        Some(lines)
    }

    /// The row and the column of a cell, counted from the first.
    #[inline]
    fn through(&self, cx: &Context<'_>, cell: Cell) -> Sides<usize> {
        let houses = cx.layout.houses_of(cell);
        let line = |side: usize| ((houses & self.kinds[side]).bits() >> self.first[side]).trailing_zeros() as usize;
        [line(0) % LANES, line(1) % LANES]
    }

    fn house(&self, side: usize, line: usize) -> House {
        House::from_index(self.first[side] as usize + line)
    }

    /// Asks of each place which lines it leaves few lines across by what it sees aside.
    fn targets(&self, cx: &Context<'_>, plane: CellSet) -> FinTargets {
        let mut targets = FinTargets::default();
        for cell in plane {
            let at = self.through(cx, cell);
            let own = cx.layout.cells(self.house(0, at[0])) | cx.layout.cells(self.house(1, at[1]));
            let aside = (plane & cx.layout.peers(cell)) - own;
            if aside.is_empty() {
                continue;
            }
            let mut left = self.across;
            let mut finned = [0; 2];
            for fin in aside {
                let [row, column] = self.through(cx, fin);
                left[0][row] &= !(1 << column);
                left[1][column] &= !(1 << row);
                finned = [finned[0] | 1 << row, finned[1] | 1 << column];
            }
            for side in 0..2 {
                left[side][at[side]] = 0;
                left[side].iter_mut().for_each(|mask| *mask &= !(1 << at[1 - side]));
                let fits = sizes_with_base(&left[side], finned[side]);
                for (targets, fits) in targets.0[side].iter_mut().zip(fits) {
                    *targets |= if fits { CellSet::of(cell) } else { CellSet::EMPTY };
                }
            }
        }
        targets
    }
}

/// For each size, whether some line with fins has enough lines beside it that reach few lines across with it: one less
/// than there are lines, for the place itself adds another. `left` is what the lines reach without fins.
fn sizes_with_base(left: &[LineMask; LANES], mut finned: LineMask) -> [bool; SIZES] {
    let mut fits = [false; SIZES];
    while finned != 0 {
        let own = left[finned.trailing_zeros() as usize % LANES];
        finned &= finned - 1;
        let mut counts: [LineMask; SIZES] = [0; SIZES];
        for &other in left {
            let reached = own | other;
            let but_one = reached & reached.wrapping_sub(1);
            let but_two = but_one & but_one.wrapping_sub(1);
            let but_three = but_two & but_two.wrapping_sub(1);
            let any = LineMask::from(other != 0);
            counts[0] += any & LineMask::from(but_one == 0);
            counts[1] += any & LineMask::from(but_two == 0);
            counts[2] += any & LineMask::from(but_three == 0);
        }
        for (at, fits) in fits.iter_mut().enumerate() {
            *fits |= (own != 0) & (usize::from(counts[at]) >= at + 2);
        }
    }
    fits
}
