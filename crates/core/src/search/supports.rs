//! Tables of the digits that the two cells of a pair support in each other.
use crate::ids::{Candidate, Cell, Digit};
use crate::layout::Layout;
use crate::set::{CellSet, DigitSet};

/// The number of sets of digits.
const SETS: usize = 1 << Digit::COUNT;

/// For each set of digits of one cell, the digits that another may then have.
type SupportTable = Box<[DigitSet]>;

/// The pairs of cells of a layout: those that merely differ, and those with a table of their own.
#[derive(Debug)]
pub(crate) struct Supports {
    /// For each cell, the cells that differ from it, and nothing more.
    plain: [CellSet; Cell::COUNT],
    /// For each cell, the others with the number of the table.
    other: Vec<Vec<(Cell, usize)>>,
    tables: Vec<SupportTable>,
}

impl Supports {
    /// The pairs of a layout.
    pub(crate) fn of(layout: &Layout) -> Self {
        let mut it = Self { plain: [CellSet::EMPTY; Cell::COUNT], other: vec![vec![]; Cell::COUNT], tables: vec![] };
        let mut known: Vec<[DigitSet; Digit::COUNT]> = Vec::new();
        for one in layout.board() {
            let barred = layout.digits().iter().map(|digit| layout.clashes(Candidate { cell: one, digit }).cells());
            let near = barred.fold(CellSet::EMPTY, |all, cells| all | cells).without(one);
            for other in near {
                let allowed = allowed(layout, one, other);
                if layout.digits().iter().all(|digit| allowed[digit.index()] == layout.digits().without(digit)) {
                    it.plain[one.index()].insert(other);
                    continue;
                }
                let number = known.iter().position(|table| *table == allowed).unwrap_or_else(|| {
                    known.push(allowed);
                    it.tables.push(table(&allowed));
                    known.len() - 1
                });
                it.other[one.index()].push((other, number));
            }
        }
        it
    }

    /// The cells that differ from a cell, and nothing more.
    #[inline]
    pub(super) const fn plain(&self, cell: Cell) -> CellSet {
        self.plain[cell.index()]
    }

    /// The other cells that depend on a cell, with the digits that it leaves each if it has these.
    #[inline]
    pub(super) fn left(&self, cell: Cell, digits: DigitSet) -> impl Iterator<Item = (Cell, DigitSet)> {
        let at = usize::from(digits.bits());
        self.other[cell.index()].iter().map(move |&(other, table)| (other, self.tables[table][at]))
    }

    /// True if two cells may hold these digits.
    pub(super) fn allows(&self, one: Candidate, other: Candidate) -> bool {
        let differ = !self.plain(one.cell).contains(other.cell) || one.digit != other.digit;
        let mut tables = self.left(one.cell, DigitSet::of(one.digit));
        differ && tables.all(|(cell, left)| cell != other.cell || left.contains(other.digit))
    }
}

/// For each digit of one cell, those that the other may have beside it.
fn allowed(layout: &Layout, one: Cell, other: Cell) -> [DigitSet; Digit::COUNT] {
    Digit::ALL.map(|digit| {
        let clashes = layout.clashes(Candidate { cell: one, digit });
        layout.digits() - clashes.digits(other)
    })
}

fn table(allowed: &[DigitSet; Digit::COUNT]) -> SupportTable {
    let left = |bits: usize| {
        DigitSet::from_bits(bits as u16).iter().fold(DigitSet::EMPTY, |all, digit| all | allowed[digit.index()])
    };
    (0..SETS).map(left).collect()
}
