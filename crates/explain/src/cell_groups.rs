//! Groups the cells of candidates.
use qedoku_core::{CandidateSet, CellSet, DigitSet};

/// The cells of some candidates, those together that have the same digits among them, in the order of the first of each.
pub(crate) fn cells_by_digits(candidates: &CandidateSet) -> Vec<(DigitSet, CellSet)> {
    let mut groups: Vec<(DigitSet, CellSet)> = Vec::new();
    for cell in candidates.cells() {
        let digits = candidates.digits(cell);
        match groups.iter_mut().find(|(known, _)| *known == digits) {
            Some((_, cells)) => cells.insert(cell),
            None => groups.push((digits, CellSet::of(cell))),
        }
    }
    // Where each cell has one digit they stand by digits, as notation has them.
    if groups.iter().all(|(digits, _)| digits.is_one()) {
        groups.sort_by_key(|(digits, _)| digits.first());
    }
    groups
}
