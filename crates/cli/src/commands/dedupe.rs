//! Puzzles that stand in a batch already.
use super::puzzle_item::PuzzleItem;
use crate::args::SamePuzzles;
use qedoku::generate::canonical;
use qedoku_core::Grid;
use std::collections::HashSet;

/// Leaves out every puzzle that is the same as one before it. What cannot be read stays, to be told.
pub(super) fn deduped(
    items: impl Iterator<Item = PuzzleItem> + Send + 'static,
    same: SamePuzzles,
) -> impl Iterator<Item = PuzzleItem> + Send + 'static {
    let mut seen: HashSet<[u8; 41]> = HashSet::new();
    items.filter(move |item| {
        let Ok(entry) = &item.read else { return true };
        // A position is another than its puzzle, and so are the same digits under other rules.
        let puzzle = &entry.puzzle;
        if !entry.layout.is_classic() || !puzzle.removed.is_empty() || puzzle.placed().next().is_some() {
            return true;
        }
        let form = match same {
            SamePuzzles::Exact => puzzle.values,
            SamePuzzles::Canonical => canonical(&puzzle.values).map_or(puzzle.values, |canonical| canonical.form),
        };
        seen.insert(packed(&form))
    })
}

/// A grid in as few bytes as is easy.
fn packed(grid: &Grid) -> [u8; 41] {
    let mut bytes = [0; 41];
    for it in grid.filled() {
        bytes[it.cell.index() / 2] |= it.digit.value() << (4 * (it.cell.index() % 2));
    }
    bytes
}
