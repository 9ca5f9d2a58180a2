//! How the cells of the givens may be laid out.
use qedoku_core::{Cell, CellSet};
use std::fmt;

/// What maps the cells of the givens onto themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Symmetry {
    /// Nothing has to.
    #[default]
    None,
    /// A half turn.
    HalfTurn,
    /// Every turn and reflection of the square.
    Full,
}

impl Symmetry {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::None, Self::HalfTurn, Self::Full];

    /// The word commands use.
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::HalfTurn => "180",
            Self::Full => "full",
        }
    }

    /// The symmetry with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|symmetry| symmetry.name() == name)
    }

    /// The cells that are given all or none once `cell` is among them, itself included.
    pub fn orbit(self, cell: Cell) -> CellSet {
        let (row, column) = (cell.row(), cell.column());
        let (below, right) = (10 - row, 10 - column);
        match self {
            Self::None => CellSet::of(cell),
            Self::HalfTurn => CellSet::of(cell).with(Cell::at(below, right)),
            Self::Full => [row, below]
                .into_iter()
                .flat_map(|row| [column, right].map(|column| (row, column)))
                .flat_map(|(row, column)| [Cell::at(row, column), Cell::at(column, row)])
                .collect(),
        }
    }

    /// The orbits of all cells, each once, by their first cell.
    pub fn orbits(self) -> impl Iterator<Item = CellSet> {
        CellSet::ALL.iter().filter_map(move |cell| {
            let orbit = self.orbit(cell);
            (orbit.first() == Some(cell)).then_some(orbit)
        })
    }
}

impl fmt::Display for Symmetry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orbits_part_the_cells() {
        for (symmetry, count, largest) in
            [(Symmetry::None, 81, 1), (Symmetry::HalfTurn, 41, 2), (Symmetry::Full, 15, 8)]
        {
            let orbits: Vec<_> = symmetry.orbits().collect();
            assert_eq!(orbits.len(), count);
            assert_eq!(orbits.iter().map(|orbit| orbit.len()).max(), Some(largest));
            assert_eq!(orbits.iter().map(|orbit| orbit.len()).sum::<usize>(), CellSet::ALL.len());
            for orbit in orbits {
                assert!(orbit.iter().all(|cell| symmetry.orbit(cell) == orbit), "{orbit:?}");
            }
        }
    }

    #[test]
    fn names_name_one_symmetry() {
        for symmetry in Symmetry::ALL {
            assert_eq!(Symmetry::named(&symmetry.to_string()), Some(symmetry));
        }
        assert_eq!(Symmetry::named("half"), None);
    }
}
