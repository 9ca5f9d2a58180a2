//! Builds layouts.
use super::{Crossing, HouseFamily, HouseKind, Layout};
use crate::ids::{Cell, House};
use crate::set::{CellSet, HouseSet};

/// One house to build a layout from.
pub(crate) struct Blueprint {
    pub(crate) name: String,
    pub(crate) kind: HouseKind,
    /// Its cells in reading order.
    pub(crate) members: [Cell; 9],
}

/// The reason why some houses make no layout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LayoutError {
    /// The house has the cell twice.
    Repeated { house: House, cell: Cell },
    /// Two houses of one kind have the cell: they are no family.
    Overlap { one: House, other: House, cell: Cell },
}

impl std::fmt::Display for LayoutError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Repeated { house, cell } => write!(f, "house {} has {cell} twice", house.index()),
            Self::Overlap { one, other, cell } => {
                write!(f, "houses {} and {} are of one kind and both have {cell}", one.index(), other.index())
            }
        }
    }
}

impl std::error::Error for LayoutError {}

impl Layout {
    /// A layout of these houses. Two of one kind that share a cell are refused: techniques take the houses of a kind
    /// for a family, which has each cell once at most.
    pub(crate) fn new(name: &'static str, houses: impl Iterator<Item = Blueprint>) -> Result<Self, LayoutError> {
        let mut it = Self {
            name,
            names: vec![],
            kinds: vec![],
            members: vec![],
            all: HouseSet::EMPTY,
            of_kind: [HouseSet::EMPTY; HouseKind::COUNT],
            cells: [CellSet::EMPTY; House::COUNT],
            peers: [CellSet::EMPTY; Cell::COUNT],
            of_cell: [HouseSet::EMPTY; Cell::COUNT],
            families: vec![],
            crossings: vec![],
            widest_crossing: 0,
        };
        for house in houses {
            it.add(house)?;
        }
        for one in it.all {
            for other in it.all.filter(|other| one < other) {
                let shared = it.cells(one) & it.cells(other);
                it.widest_crossing = it.widest_crossing.max(shared.len());
                if shared.is_several() {
                    it.crossings.push(Crossing { one, other, shared });
                }
            }
        }
        Ok(it)
    }

    fn add(&mut self, Blueprint { name, kind, members }: Blueprint) -> Result<(), LayoutError> {
        // Three families of nine houses at most: there are ids enough.
        let house = House::from_index(self.names.len());
        let mut cells = CellSet::EMPTY;
        for cell in members {
            if cells.contains(cell) {
                return Err(LayoutError::Repeated { house, cell });
            }
            cells.insert(cell);
        }
        for other in self.houses_of_kind(kind) {
            if let Some(cell) = (self.cells(other) & cells).first() {
                return Err(LayoutError::Overlap { one: other, other: house, cell });
            }
        }
        for cell in cells {
            self.peers[cell.index()] |= cells.without(cell);
            self.of_cell[cell.index()].insert(house);
        }
        match self.families.iter_mut().find(|family| family.kind == kind) {
            Some(family) => family.houses.insert(house),
            None => self.families.push(HouseFamily { kind, houses: HouseSet::of(house) }),
        }
        self.cells[house.index()] = cells;
        self.all.insert(house);
        self.of_kind[kind as usize].insert(house);
        self.names.push(name);
        self.kinds.push(kind);
        self.members.push(members);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rows of the board with some cells of the last one replaced.
    fn rows(count: usize, changes: &[(usize, Cell)]) -> impl Iterator<Item = Blueprint> {
        (0..count).map(move |n| {
            let mut members = std::array::from_fn(|k| Cell::from_index(n * 9 + k));
            if n + 1 == count {
                for &(index, cell) in changes {
                    members[index] = cell;
                }
            }
            Blueprint { name: format!("r{n}"), kind: HouseKind::Row, members }
        })
    }

    #[test]
    fn houses_of_one_kind_that_share_a_cell_are_refused() {
        let refusal = |count, changes: &[_]| Layout::new("refused", rows(count, changes)).err();
        let one = House::from_index(0);
        let other = House::from_index(1);
        assert_eq!(refusal(2, &[]), None);
        let shared = Cell::at(1, 4);
        let overlap = LayoutError::Overlap { one, other, cell: shared };
        assert_eq!(refusal(2, &[(3, shared)]), Some(overlap));
        assert_eq!(overlap.to_string(), "houses 0 and 1 are of one kind and both have r1c4");
        let cell = Cell::at(2, 1);
        assert_eq!(refusal(2, &[(8, cell)]), Some(LayoutError::Repeated { house: other, cell }));
    }
}
