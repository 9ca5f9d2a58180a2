//! The symmetries that the cells of the givens may have.
use qedoku_core::{Cell, CellSet, as_text, choice};

/// A symmetry of the board that maps the cells of the givens onto themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub enum GivenSymmetry {
    /// Nothing has to.
    #[default]
    None,
    /// A half turn.
    HalfTurn,
    /// A quarter turn.
    QuarterTurn,
    /// The reflection in the diagonal from the top left.
    Diagonal,
    /// The reflection in the diagonal from the top right.
    Antidiagonal,
    /// The reflections in both diagonals.
    Diagonals,
    /// The first row and the last, the second and the last but one, and so on: top and bottom change places.
    Rows,
    /// The first column and the last, and so on: left and right change places.
    Columns,
    /// Both of these.
    Mirrors,
    /// Every turn and reflection of the square.
    Full,
}

/// A row and a column from 0, and where a map sends them.
type RowColumn = (u8, u8);

impl GivenSymmetry {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::None,
        Self::HalfTurn,
        Self::QuarterTurn,
        Self::Diagonal,
        Self::Antidiagonal,
        Self::Diagonals,
        Self::Rows,
        Self::Columns,
        Self::Mirrors,
        Self::Full,
    ];

    /// The word commands use.
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::HalfTurn => "180",
            Self::QuarterTurn => "90",
            Self::Diagonal => "diagonal",
            Self::Antidiagonal => "antidiagonal",
            Self::Diagonals => "diagonals",
            Self::Rows => "rows",
            Self::Columns => "columns",
            Self::Mirrors => "mirrors",
            Self::Full => "full",
        }
    }

    /// Maps from which all of its maps are made.
    const fn maps(self) -> &'static [fn(RowColumn) -> RowColumn] {
        const HALF: fn(RowColumn) -> RowColumn = |(row, column)| (8 - row, 8 - column);
        const QUARTER: fn(RowColumn) -> RowColumn = |(row, column)| (column, 8 - row);
        const DIAGONAL: fn(RowColumn) -> RowColumn = |(row, column)| (column, row);
        const ANTIDIAGONAL: fn(RowColumn) -> RowColumn = |(row, column)| (8 - column, 8 - row);
        const ROWS: fn(RowColumn) -> RowColumn = |(row, column)| (8 - row, column);
        const COLUMNS: fn(RowColumn) -> RowColumn = |(row, column)| (row, 8 - column);
        match self {
            Self::None => &[],
            Self::HalfTurn => &[HALF],
            Self::QuarterTurn => &[QUARTER],
            Self::Diagonal => &[DIAGONAL],
            Self::Antidiagonal => &[ANTIDIAGONAL],
            Self::Diagonals => &[DIAGONAL, ANTIDIAGONAL],
            Self::Rows => &[ROWS],
            Self::Columns => &[COLUMNS],
            Self::Mirrors => &[ROWS, COLUMNS],
            Self::Full => &[QUARTER, DIAGONAL],
        }
    }

    /// The cells that are given all or none once `cell` is among them, itself included.
    pub fn orbit(self, cell: Cell) -> CellSet {
        if self == Self::None {
            return CellSet::of(cell);
        }
        let mut orbit = CellSet::of(cell);
        let mut fresh = CellSet::of(cell);
        while let Some(cell) = fresh.first() {
            fresh.remove(cell);
            for map in self.maps() {
                let (row, column) = map((cell.row() - 1, cell.column() - 1));
                let image = Cell::at(row + 1, column + 1);
                if orbit.add(image) {
                    fresh.insert(image);
                }
            }
        }
        orbit
    }

    /// The orbits of all cells, each once, by their first cell.
    pub fn orbits(self) -> impl Iterator<Item = CellSet> {
        CellSet::ALL.iter().filter_map(move |cell| {
            let orbit = self.orbit(cell);
            (orbit.first() == Some(cell)).then_some(orbit)
        })
    }
}

choice!(GivenSymmetry, "a symmetry", name);
as_text!(GivenSymmetry);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orbits_part_the_cells() {
        // By Burnside: the fixed cells of all maps of the group, over their number.
        let counts = [(81, 1), (41, 2), (21, 4), (45, 2), (45, 2), (25, 4), (45, 2), (45, 2), (25, 4), (15, 8)];
        for (symmetry, (count, largest)) in GivenSymmetry::ALL.into_iter().zip(counts) {
            let orbits: Vec<_> = symmetry.orbits().collect();
            assert_eq!(orbits.len(), count, "{symmetry}");
            assert_eq!(orbits.iter().map(|orbit| orbit.len()).max(), Some(largest), "{symmetry}");
            assert_eq!(orbits.iter().map(|orbit| orbit.len()).sum::<usize>(), CellSet::ALL.len());
            for orbit in orbits {
                assert!(orbit.iter().all(|cell| symmetry.orbit(cell) == orbit), "{orbit:?}");
            }
        }
    }

    #[test]
    fn a_symmetry_sends_a_cell_where_its_name_says() {
        let orbit = |symmetry: GivenSymmetry| -> Vec<String> {
            symmetry.orbit(Cell::at(1, 2)).iter().map(|cell| cell.to_string()).collect()
        };
        assert_eq!(orbit(GivenSymmetry::QuarterTurn), ["r1c2", "r2c9", "r8c1", "r9c8"]);
        assert_eq!(orbit(GivenSymmetry::Diagonal), ["r1c2", "r2c1"]);
        assert_eq!(orbit(GivenSymmetry::Antidiagonal), ["r1c2", "r8c9"]);
        assert_eq!(orbit(GivenSymmetry::Rows), ["r1c2", "r9c2"]);
        assert_eq!(orbit(GivenSymmetry::Columns), ["r1c2", "r1c8"]);
        assert_eq!(orbit(GivenSymmetry::Mirrors), ["r1c2", "r1c8", "r9c2", "r9c8"]);
    }

    #[test]
    fn names_name_one_symmetry() {
        for symmetry in GivenSymmetry::ALL {
            assert_eq!(GivenSymmetry::named(&symmetry.to_string()), Some(symmetry));
        }
        assert_eq!(GivenSymmetry::named("half"), None);
    }
}
