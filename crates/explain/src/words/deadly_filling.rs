//! Whether two or more digits still have a way to fill the cells of a deadly pattern.
use crate::step_context::StepContext;
use qedoku_core::{Candidate, Cell, Deadly, DigitSet};

/// True if the cells have a filling with the digits of the pattern. With singles open one of these may be shut out of a
/// cell already, so that no filling is left, and no second one.
pub(in crate::words) fn has_filling(context: &StepContext<'_>, deadly: &Deadly) -> bool {
    let mut cells: Vec<Cell> = deadly.deadly.cells().iter().collect();
    cells.sort_by_key(|&cell| held(context, deadly, cell).len());
    fill(context, deadly, &cells, &mut Vec::new())
}

/// The digits of the pattern that a cell has or can have.
fn held(context: &StepContext<'_>, deadly: &Deadly, cell: Cell) -> DigitSet {
    context.board.value(cell).map_or_else(|| context.board.digits(cell) & deadly.deadly.digits(cell), DigitSet::of)
}

fn fill(context: &StepContext<'_>, deadly: &Deadly, left: &[Cell], taken: &mut Vec<Candidate>) -> bool {
    let Some((&cell, rest)) = left.split_first() else { return true };
    held(context, deadly, cell).iter().any(|digit| {
        let next = Candidate { cell, digit };
        if taken.iter().any(|&one| context.layout.clash(one, next)) {
            return false;
        }
        taken.push(next);
        let found = fill(context, deadly, rest, taken);
        taken.pop();
        found
    })
}
