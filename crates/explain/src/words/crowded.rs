//! Places of the base of a fish that several houses of its cover have: the digit there would fill all of these at once.
use qedoku_core::{CellSet, Fish, FishBody, HouseSet, Layout};

/// Places of the base that go because the digit there would fill more houses of the cover than it serves of the base.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CrowdedPlaces {
    /// The places.
    pub(crate) cells: CellSet,
    /// The houses of the cover that have each of them.
    pub(crate) filled: HouseSet,
    /// The other houses of the cover.
    pub(crate) left: HouseSet,
    /// The houses of the base that have none of them, more than the houses left.
    pub(crate) base: HouseSet,
}

/// The places of the base among those that go, for each that is in more houses of the cover than of the base.
pub(crate) fn crowded(layout: &Layout, fish: &Fish, body: FishBody, gone: CellSet) -> Vec<CrowdedPlaces> {
    let mut found: Vec<CrowdedPlaces> = Vec::new();
    for cell in gone {
        let houses = layout.houses_of(cell);
        let [filled, own] = [body.cover & houses, fish.base & houses];
        if own.is_empty() || filled.len() <= own.len() {
            continue;
        }
        let left = body.cover - filled;
        let base = fish.base - own;
        if let Some(it) = found.iter_mut().find(|it| it.filled == filled && it.base == base) {
            it.cells.insert(cell);
        } else {
            found.push(CrowdedPlaces { cells: cell.into(), filled, left, base });
        }
    }
    found
}

/// The cells of all of these.
pub(crate) fn cells_of(all: &[CrowdedPlaces]) -> CellSet {
    all.iter().fold(CellSet::EMPTY, |cells, it| cells | it.cells)
}
