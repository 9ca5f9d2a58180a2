//! Tests what sentences claim of places that would fill several houses at once, and of cells that some digits fill.
use super::grammar::TemplateNames;
use super::judge::ClaimReader;
use super::sets::{set, union};
use qedoku_core::{CellSet, Layout};

/// The houses that a sentence names: those that the places would fill, those left for the digit, and those that need it.
pub(super) struct NamedHouses<'n> {
    pub(super) filled: &'n [CellSet],
    pub(super) left: &'n [CellSet],
    pub(super) base: &'n [CellSet],
}

/// True if the digit at each of the cells leaves fewer houses than need it: the places in these that it does not see are
/// in the houses left. `places` are those that the digit has.
pub(super) fn leaves_too_few(layout: &Layout, cells: CellSet, places: CellSet, houses: &NamedHouses<'_>) -> bool {
    let NamedHouses { filled, left, base } = houses;
    let there = cells.is_subset(places) && filled.len() > 1 && filled.iter().all(|house| cells.is_subset(*house));
    let needed = places & union(base);
    let inside = cells.iter().all(|cell| (needed - layout.peers(cell)).is_subset(union(left)));
    there && inside && left.len() < base.len() && !cells.meets(union(base))
}

impl ClaimReader<'_> {
    /// Houses share places, all of which each of them has.
    pub(super) fn share(&mut self, cells: CellSet, houses: &[CellSet]) {
        let shared = houses.len() > 1 && houses.iter().all(|house| cells.is_subset(*house));
        self.claim(shared, "the houses share the places");
    }

    /// The digit at places would fill houses, and leave those of a list for those of another one.
    pub(super) fn would_fill(&mut self, names: &TemplateNames, [left, base]: [&[CellSet]; 2]) {
        let digit = names.digits[0].single();
        let places = digit.map_or(CellSet::EMPTY, |digit| self.board.plane(digit)) - self.base.fins;
        let houses = NamedHouses { filled: &names.houses[0], left, base };
        let few = leaves_too_few(self.layout, names.cells[0], places, &houses);
        self.claim(few, "too few houses are left");
    }
}

/// Cells take only digits that the sentence spoke of: the step takes the others from them.
pub(super) fn can_hold(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    let others = reader.held(names.cells[0]) - names.digits[0];
    reader.concluded(&(set(names.cells[0], others) & *reader.candidates()));
}
