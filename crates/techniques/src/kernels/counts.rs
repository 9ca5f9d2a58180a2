//! How many candidates the cells have, for the whole board at once.
use qedoku_core::{Board, CellSet, Digit};

/// The cells with exactly one candidate.
pub(crate) fn cells_with_one(board: &Board) -> CellSet {
    let (mut once, mut twice) = (CellSet::EMPTY, CellSet::EMPTY);
    for digit in Digit::ALL {
        let plane = board.plane(digit);
        twice |= once & plane;
        once |= plane;
    }
    once - twice
}

/// The cells with two candidates to `most`, 2 to 4.
pub(crate) fn cells_with_few(board: &Board, most: usize) -> CellSet {
    match most {
        2 => cells_with::<3>(board),
        3 => cells_with::<4>(board),
        4 => cells_with::<5>(board),
        _ => cells_with_several(board),
    }
}

/// The cells with two candidates at least, and less than `MORE`.
fn cells_with<const MORE: usize>(board: &Board) -> CellSet {
    let mut at_least = [CellSet::EMPTY; MORE];
    for digit in Digit::ALL {
        let plane = board.plane(digit);
        for n in (1..MORE).rev() {
            let one_more = at_least[n - 1] & plane;
            at_least[n] |= one_more;
        }
        at_least[0] |= plane;
    }
    at_least[1] - at_least[MORE - 1]
}

/// The cells with two candidates at least.
fn cells_with_several(board: &Board) -> CellSet {
    let (mut once, mut twice) = (CellSet::EMPTY, CellSet::EMPTY);
    for digit in Digit::ALL {
        let plane = board.plane(digit);
        twice |= once & plane;
        once |= plane;
    }
    twice
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::{Grid, Layout, Puzzle};

    #[test]
    fn counts_agree_with_counting() {
        let line = "600100708000800200238050100000040092004308600370010000003070526002004000907006004";
        let puzzle = Puzzle::from_givens(Grid::parse_line(line).unwrap());
        let board = Board::new(Layout::classic(), &puzzle);
        assert_eq!(cells_with_one(&board), CellSet::ALL.filter(|cell| board.digits(cell).len() == 1));
        for most in [2, 3, 4, usize::MAX] {
            let few = CellSet::ALL.filter(|cell| (2..=most).contains(&board.digits(cell).len()));
            assert_eq!(cells_with_few(&board, most), few, "{most}");
        }
    }
}
