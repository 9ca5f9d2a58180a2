//! The row, the column and the box of each cell for HoDoKu's searches, and buffers that are kept from position to
//! position.
use qedoku_core::{Cell, CellSet, House, HouseKind, Layout};
use qedoku_techniques::{Cached, Context};
use std::cell;

/// The order in which the houses of a cell are looked at.
const ROW_COLUMN_BOX: [HouseKind; 3] = [HouseKind::Row, HouseKind::Column, HouseKind::Box];

/// The houses of each cell: row, column, box.
#[derive(Clone, Debug)]
pub(super) struct CellHouses {
    of: [[House; 3]; Cell::COUNT],
    beside: [[CellSet; 3]; Cell::COUNT],
}

impl CellHouses {
    /// None on a layout whose cells do not have a row, a column and a box each.
    fn new(layout: &Layout) -> Option<Self> {
        let none = [CellSet::EMPTY; 3];
        let mut houses = Self { of: [[House::from_index(0); 3]; Cell::COUNT], beside: [none; Cell::COUNT] };
        for cell in CellSet::ALL {
            let mut before = CellSet::of(cell);
            for (place, kind) in ROW_COLUMN_BOX.into_iter().enumerate() {
                let house = (layout.houses_of(cell) & layout.houses_of_kind(kind)).single()?;
                houses.of[cell.index()][place] = house;
                houses.beside[cell.index()][place] = layout.cells(house) - before;
                before |= layout.cells(house);
            }
        }
        Some(houses)
    }

    /// The row, the column and the box of a cell.
    #[inline]
    pub(super) const fn of(&self, cell: Cell) -> &[House; 3] {
        &self.of[cell.index()]
    }

    /// Their cells, each once and without the cell itself.
    #[inline]
    pub(super) const fn beside(&self, cell: Cell) -> &[CellSet; 3] {
        &self.beside[cell.index()]
    }
}

/// The houses and the buffers of a search.
struct HouseBuffers<T> {
    houses: CellHouses,
    buffers: T,
}

/// The buffers kept of one search.
struct SearchBuffers<T>(cell::Cell<Option<Box<HouseBuffers<T>>>>);

impl<T> Default for SearchBuffers<T> {
    fn default() -> Self {
        Self(cell::Cell::new(None))
    }
}

impl<T: Send + 'static> Cached for SearchBuffers<T> {
    fn renew(&mut self) {}
}

/// Lends a search its buffers. On a layout that HoDoKu does not know nothing is searched.
pub(super) fn lend<T: Default + Send + 'static, R>(
    cx: &Context<'_>,
    search: impl FnOnce(&CellHouses, &mut T) -> R,
) -> Option<R> {
    let workspace = cx.cached::<SearchBuffers<T>>();
    let kept = workspace.and_then(|workspace| workspace.0.take());
    let new = || Some(Box::new(HouseBuffers { houses: CellHouses::new(cx.layout)?, buffers: T::default() }));
    let mut kept = kept.or_else(new)?;
    let found = search(&kept.houses, &mut kept.buffers);
    if let Some(workspace) = workspace {
        workspace.0.set(Some(kept));
    }
    Some(found)
}
