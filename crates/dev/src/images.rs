//! Images of puzzles: the digits renamed, lines permuted, the board transposed.
use qedoku_core::BoardMap;
use qedoku_generate::{Isomorph, RandomDraws};

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
    let Isomorph { rows, columns, digits, .. } = Isomorph::drawn(draw);
    let relabeled = Isomorph { digits, ..Isomorph::IDENTITY };
    let permuted = Isomorph { rows, columns, ..Isomorph::IDENTITY };
    let transposed = Isomorph { transposed: true, ..Isomorph::IDENTITY };
    let all = Isomorph { transposed: true, rows, columns, digits };
    [relabeled, permuted, transposed, all].map(|image| image.map())
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
