//! Images of puzzles: the digits renamed, lines permuted, the board transposed.
use qedoku_core::{BoardMap, Cell, Digit};
use qedoku_generate::RandomDraws;

/// The seed of the maps: the same puzzles always have the same images.
const SEED: u64 = 14;

/// The maps that are tried.
pub(crate) const KINDS: [&str; 4] = ["relabeled", "permuted", "transposed", "all three"];

/// The first `count` maps for the puzzle with this number, of each kind in turn.
pub(crate) fn images(index: usize, count: usize) -> impl Iterator<Item = BoardMap> {
    let mut draw = RandomDraws::new(SEED, index as u64);
    (0..count.div_ceil(KINDS.len())).flat_map(move |_| maps(&mut draw)).take(count)
}

/// A map of each kind.
fn maps(draw: &mut RandomDraws) -> [BoardMap; KINDS.len()] {
    let mut digits = Digit::ALL;
    draw.shuffle(&mut digits);
    let relabeled = BoardMap { digits, ..BoardMap::identity() };
    let [rows, columns] = [lines(draw), lines(draw)];
    let permuted = of_cells(|row, column| [rows[row], columns[column]]);
    let transposed = of_cells(|row, column| [column, row]);
    [relabeled, permuted, transposed, relabeled.then(&permuted).then(&transposed)]
}

/// The new places of the nine lines: bands change places, and lines within a band.
fn lines(draw: &mut RandomDraws) -> [usize; 9] {
    let mut bands = [0, 1, 2];
    draw.shuffle(&mut bands);
    let within = bands.map(|_| {
        let mut lines = [0, 1, 2];
        draw.shuffle(&mut lines);
        lines
    });
    std::array::from_fn(|line| 3 * bands[line / 3] + within[line / 3][line % 3])
}

fn of_cells(goes: impl Fn(usize, usize) -> [usize; 2]) -> BoardMap {
    let cells = std::array::from_fn(|index| {
        let [row, column] = goes(index / 9, index % 9);
        Cell::from_index(9 * row + column)
    });
    BoardMap { cells, ..BoardMap::identity() }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may panic")]
    use super::*;
    use qedoku_core::proper::{self, PuzzleVerdict};
    use qedoku_core::{Layout, Puzzle};

    #[test]
    fn images_are_puzzles_and_other_ones() {
        let puzzle: Puzzle = qedoku_formats::read_one(
            "6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4",
        )
        .unwrap();
        for map in maps(&mut RandomDraws::new(1, 0)) {
            let image = puzzle.image(&map);
            assert!(image != puzzle && matches!(proper::judge(Layout::classic(), &image), PuzzleVerdict::Proper(_)));
        }
        let same = puzzle.image(&BoardMap::identity());
        assert_eq!(same, puzzle);
    }
}
