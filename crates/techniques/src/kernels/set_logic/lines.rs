//! Rows and columns, and the places of each digit where they cross.
use crate::Context;
use qedoku_core::{CellSet, Digit, House, Slot};

/// The greatest number of rows or columns.
pub(crate) const LINES: usize = Digit::COUNT;

/// The two families of lines.
pub(crate) const ROWS: usize = 0;
pub(crate) const COLUMNS: usize = 1;

/// A choice of lines of one family, a bit each.
pub(crate) type FamilyMask = u16;

/// A set of rows and columns.
pub(crate) type Sectors = [FamilyMask; 2];

/// The indices of the bits, lowest first.
pub(crate) fn bits(mut mask: FamilyMask) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = mask.trailing_zeros() as usize;
        (mask != 0).then(|| mask &= mask - 1)?;
        Some(bit)
    })
}

/// The crossings of rows and columns: the open cells, and the places of every digit.
pub(crate) struct LineGrid {
    /// The first line of each family; the others follow it in the layout.
    first: Sectors,
    /// For every column the rows that cross it in an open cell.
    pub(crate) open: [FamilyMask; LINES],
    /// For every digit and column the rows that cross it in a place of the digit.
    pub(crate) places: [[FamilyMask; LINES]; Digit::COUNT],
}

impl LineGrid {
    pub(crate) fn of(cx: &Context<'_>) -> Option<Self> {
        let kinds = cx.layout.rows_and_columns();
        let first = [kinds[ROWS].first()?.index() as FamilyMask, kinds[COLUMNS].first()?.index() as FamilyMask];
        let mut lines = Self { first, open: [0; LINES], places: [[0; LINES]; Digit::COUNT] };
        lines.open = lines.crossings(cx, cx.board.open());
        for digit in Digit::ALL {
            lines.places[digit.index()] = lines.crossings(cx, cx.board.plane(digit) & cx.board.open());
        }
        Some(lines)
    }

    /// For every column the rows that cross it in one of the cells.
    pub(crate) fn crossings(&self, cx: &Context<'_>, cells: CellSet) -> [FamilyMask; LINES] {
        let kinds = cx.layout.rows_and_columns();
        let mut crossings = [0; LINES];
        for cell in cells {
            let houses = cx.layout.houses_of(cell);
            let line = |family: usize| (houses & kinds[family]).bits() >> self.first[family];
            crossings[line(COLUMNS).trailing_zeros() as usize] |= line(ROWS) as FamilyMask;
        }
        crossings
    }

    /// A line of one of the families.
    fn house(&self, family: usize, line: usize) -> House {
        House::from_index(usize::from(self.first[family]) + line)
    }

    /// The cells of several lines.
    fn cells(&self, cx: &Context<'_>, family: usize, chosen: FamilyMask) -> CellSet {
        bits(chosen).fold(CellSet::EMPTY, |all, line| all | cx.layout.cells(self.house(family, line)))
    }

    /// The open cells where the chosen lines cross.
    pub(crate) fn base(&self, cx: &Context<'_>, chosen: Sectors) -> CellSet {
        cx.board.open() & self.cells(cx, ROWS, chosen[ROWS]) & self.cells(cx, COLUMNS, chosen[COLUMNS])
    }

    /// The number of open cells that the chosen lines share.
    pub(crate) fn count(&self, chosen: Sectors) -> usize {
        bits(chosen[COLUMNS]).map(|column| (self.open[column] & chosen[ROWS]).count_ones() as usize).sum()
    }

    /// True if the digits have room for one digit in each cell where the chosen lines cross, and for no more.
    pub(crate) fn is_tight(&self, chosen: Sectors) -> bool {
        Digit::ALL.into_iter().map(|digit| self.room(digit, chosen)).sum::<usize>() == self.count(chosen)
    }

    /// The most times that a digit can stand where the chosen lines cross. It is the size of a maximum matching of rows
    /// and columns, and so the number of lines that suffice to cover all its places there.
    fn room(&self, digit: Digit, chosen: Sectors) -> usize {
        let mut taken = [LINES; LINES];
        bits(chosen[COLUMNS]).filter(|&column| self.gives_row(digit, chosen[ROWS], column, &mut taken, &mut 0)).count()
    }

    /// Finds a row for one more column, moving others if need be; `taken` has the column of each row.
    fn gives_row(
        &self,
        digit: Digit,
        rows: FamilyMask,
        column: usize,
        taken: &mut [usize; LINES],
        seen: &mut FamilyMask,
    ) -> bool {
        for row in bits(self.places[digit.index()][column] & rows) {
            if *seen >> row & 1 == 0 {
                *seen |= 1 << row;
                if taken[row] == LINES || self.gives_row(digit, rows, taken[row], taken, seen) {
                    taken[row] = column;
                    return true;
                }
            }
        }
        false
    }

    /// A smallest set of lines that holds all places of the digit where the chosen lines cross. It has each line of the
    /// family `most` that any smallest set has: one without which there is room for one less.
    pub(crate) fn cover(&self, digit: Digit, chosen: Sectors, most: usize) -> Sectors {
        let places = &self.places[digit.index()];
        let room = self.room(digit, chosen);
        let mut cover = [0; 2];
        for line in bits(chosen[most]) {
            let mut without = chosen;
            without[most] &= !(1 << line);
            if self.room(digit, without) < room {
                cover[most] |= 1 << line;
            }
        }
        if most == ROWS {
            let rest = chosen[ROWS] & !cover[ROWS];
            let columns = bits(chosen[COLUMNS]).filter(|&column| places[column] & rest != 0);
            cover[COLUMNS] = columns.fold(0, |all, column| all | 1 << column);
        } else {
            let rest = bits(chosen[COLUMNS] & !cover[COLUMNS]).fold(0, |all, column| all | places[column]);
            cover[ROWS] = rest & chosen[ROWS];
        }
        cover
    }

    /// The places of the digit in the lines of a cover, outside the crossings of the chosen lines.
    pub(crate) fn gone(&self, cx: &Context<'_>, digit: Digit, cover: Sectors, chosen: Sectors) -> CellSet {
        let outside = |family: usize| {
            let other = 1 - family;
            self.cells(cx, family, cover[family]) - self.cells(cx, other, chosen[other])
        };
        cx.board.plane(digit) & (outside(ROWS) | outside(COLUMNS))
    }

    /// The digit in each line of a cover.
    pub(crate) fn slots(&self, digit: Digit, cover: Sectors) -> impl Iterator<Item = Slot> + '_ {
        let lines = [ROWS, COLUMNS].into_iter().flat_map(move |family| bits(cover[family]).map(move |it| (family, it)));
        lines.map(move |(family, line)| Slot::House(self.house(family, line), digit))
    }
}
