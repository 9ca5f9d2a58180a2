//! Fills the cells of a deadly pattern with its digits, to see whether that can be done.
use super::grammar::TemplateNames;
use super::judge::ClaimReader;
use qedoku_core::{Board, Candidate, Cell, CellSet, DigitSet};

/// True if the cells have a filling with some digits, filled cells with what they have.
pub(super) fn has_filling(board: &Board, cells: CellSet, digits: DigitSet) -> bool {
    let cells: Vec<Cell> = cells.iter().collect();
    fill(board, &cells, digits, &mut Vec::new())
}

fn fill(board: &Board, left: &[Cell], digits: DigitSet, taken: &mut Vec<Candidate>) -> bool {
    let Some((&cell, rest)) = left.split_first() else { return true };
    let held = board.value(cell).map_or_else(|| board.digits(cell) & digits, DigitSet::of);
    held.iter().any(|digit| {
        let next = Candidate { cell, digit };
        if taken.iter().any(|&one| board.layout().clash(one, next)) {
            return false;
        }
        taken.push(next);
        let found = fill(board, rest, digits, taken);
        taken.pop();
        found
    })
}

/// Digits that could be swapped in the cells.
pub(super) fn swap(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    swap_if(reader, names, true);
}

/// Digits that could be swapped in a solution, of which there is none.
pub(super) fn keeps(reader: &mut ClaimReader<'_>, names: &TemplateNames) {
    swap_if(reader, names, false);
}

fn swap_if(reader: &mut ClaimReader<'_>, names: &TemplateNames, fills: bool) {
    reader.claim(names.digits[0] == names.digits[1] | names.digits[2], "these are the digits");
    let cells = reader.base.deadly;
    let filling = has_filling(reader.board, cells, names.digits[0]);
    reader.claim(cells.is_empty() || filling == fills, "the cells have a filling with the digits, or none");
}
