//! Subsets of cells in HoDoKu's order, depth-first: each set comes before those that grow from it.
use qedoku_core::CellSet;
use std::ops::ControlFlow;

/// Calls `report` with `chosen` and some of the cells left, by number: 1, 12, 123, 13, 2, 23, 3.
pub(super) fn each_subset(
    mut left: CellSet,
    chosen: CellSet,
    report: &mut dyn FnMut(CellSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    while let Some(cell) = left.first() {
        left.remove(cell);
        report(chosen.with(cell))?;
        each_subset(left, chosen.with(cell), report)?;
    }
    ControlFlow::Continue(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::Cell;

    #[test]
    fn sets_come_before_those_that_grow_from_them() {
        let mut sets = Vec::new();
        let cells = [1, 2, 3].map(Cell::from_index).into_iter().collect();
        let _ = each_subset(cells, CellSet::EMPTY, &mut |cells| {
            sets.push(cells.iter().map(|cell| cell.index().to_string()).collect::<String>());
            ControlFlow::Continue(())
        });
        assert_eq!(sets, ["1", "12", "123", "13", "2", "23", "3"]);
    }
}
