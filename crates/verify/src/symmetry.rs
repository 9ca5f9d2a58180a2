//! Checks that a symmetry maps the givens onto themselves, and which digits it leaves a cell.
use crate::fault::StepFault;
use qedoku_core::{Board, BoardMap, Candidate, CellSet, Digit, DigitSet, Layout, Symmetric};

/// The map moves something, sends houses to houses and the givens to themselves, and it leaves no other digit of the
/// open cell than said, and fewer than the cell has.
pub(crate) fn check(board: &Board, it: &Symmetric) -> Result<(), StepFault> {
    let layout = board.layout();
    if it.map == BoardMap::identity() {
        return Err(StepFault::Identity);
    }
    if !board.open().contains(it.cell) {
        return Err(StepFault::SymmetryOfFilled(it.cell));
    }
    check_map(layout, &it.map)?;
    check_givens(board, &it.map)?;
    if let Some(digit) = (it.digits - board.digits(it.cell)).first() {
        return Err(StepFault::NothingToHold(Candidate { cell: it.cell, digit }));
    }
    if it.digits == board.digits(it.cell) {
        return Err(StepFault::NothingLeftOut(it.cell));
    }
    let left_out = (board.digits(it.cell) - it.digits).iter().map(|digit| Candidate { cell: it.cell, digit });
    for candidate in left_out {
        let excluded = |image: Candidate| !is_possible(board, image) || layout.clash(candidate, image);
        if !it.map.images(candidate).any(excluded) {
            return Err(StepFault::LeftOut(candidate));
        }
    }
    Ok(())
}

/// Every cell and every digit is an image, and the image of a house is a house.
fn check_map(layout: &Layout, map: &BoardMap) -> Result<(), StepFault> {
    if map.image(CellSet::ALL) != CellSet::ALL || map.digits.into_iter().collect::<DigitSet>() != DigitSet::ALL {
        return Err(StepFault::NotOneToOne);
    }
    let torn = |house: &_| {
        let image = map.image(layout.cells(*house));
        !layout.houses().iter().any(|other| layout.cells(other) == image)
    };
    if let Some(house) = layout.houses().iter().find(torn) {
        return Err(StepFault::HouseTorn(layout.house_title(house)));
    }
    if layout.is_kept_by(map) { Ok(()) } else { Err(StepFault::RulesTorn) }
}

/// A given becomes a given. As no two become the same, every given is then an image.
fn check_givens(board: &Board, map: &BoardMap) -> Result<(), StepFault> {
    let given = |cell| board.givens().contains(cell).then(|| board.value(cell)).flatten();
    for cell in board.givens() {
        let Some(digit) = board.value(cell) else { continue };
        let image = map.candidate(Candidate { cell, digit });
        if given(image.cell) != Some(image.digit) {
            return Err(StepFault::NotSymmetric { given: Candidate { cell, digit }, image });
        }
    }
    Ok(())
}

/// True if the board has the candidate, as one or placed.
fn is_possible(board: &Board, Candidate { cell, digit }: Candidate) -> bool {
    board.digits(cell).contains(digit) || board.value(cell) == Some::<Digit>(digit)
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::{Cell, Grid, Puzzle};

    /// The half turn, with the digits exchanged two by two.
    fn turn(pairs: &[(u32, u32)]) -> BoardMap {
        let mut map = BoardMap::identity();
        map.cells.reverse();
        for &(a, b) in pairs {
            if let (Some(a), Some(b)) = (Digit::from_value(a), Digit::from_value(b)) {
                map.digits.swap(a.index(), b.index());
            }
        }
        map
    }

    fn verdict(givens: &[(u8, u8, Digit)], map: BoardMap, cell: Cell, left_out: &[Digit]) -> Result<(), StepFault> {
        let mut grid = Grid::EMPTY;
        for &(row, column, digit) in givens {
            grid.set(Cell::at(row, column), Some(digit));
        }
        let board = Board::new(Layout::classic(), &Puzzle::from_givens(grid));
        let digits = board.digits(cell) - left_out.iter().copied().collect();
        check(&board, &Symmetric { map, cell, digits })
    }

    const CENTER: Cell = Cell::at(5, 5);
    const PAIR: [(u8, u8, Digit); 2] = [(1, 1, Digit::D1), (9, 9, Digit::D2)];

    #[test]
    fn the_center_of_a_half_turn_holds_what_stays() {
        assert_eq!(verdict(&PAIR, turn(&[(1, 2)]), CENTER, &[Digit::D1, Digit::D2]), Ok(()));
        let stays = Candidate { cell: CENTER, digit: Digit::D3 };
        assert_eq!(verdict(&PAIR, turn(&[(1, 2)]), CENTER, &[Digit::D1, Digit::D3]), Err(StepFault::LeftOut(stays)));
    }

    #[test]
    fn a_digit_goes_when_its_image_is_gone_or_clashes() {
        // The image of 1 in the first row is 2 in the last, which has its 2.
        let corners = [(9, 1, Digit::D2), (1, 9, Digit::D1)];
        assert_eq!(
            verdict(&corners, turn(&[(1, 2)]), Cell::at(1, 2), &[]),
            Err(StepFault::NothingLeftOut(Cell::at(1, 2)))
        );
        // The same digit in both ends of the middle row.
        assert_eq!(verdict(&PAIR, turn(&[(1, 2)]), Cell::at(5, 1), &[Digit::D3]), Ok(()));
        let free = Candidate { cell: Cell::at(4, 1), digit: Digit::D3 };
        assert_eq!(verdict(&PAIR, turn(&[(1, 2)]), free.cell, &[Digit::D3]), Err(StepFault::LeftOut(free)));
    }

    #[test]
    fn what_is_no_symmetry_is_refused() {
        let mut twice = turn(&[(1, 2)]);
        twice.cells[0] = twice.cells[1];
        assert_eq!(verdict(&PAIR, twice, CENTER, &[]), Err(StepFault::NotOneToOne));
        let mut torn = turn(&[(1, 2)]);
        torn.cells.swap(0, 30);
        assert_eq!(verdict(&PAIR, torn, CENTER, &[]), Err(StepFault::HouseTorn("row 1".to_owned())));
        let given = Candidate { cell: Cell::at(1, 1), digit: Digit::D1 };
        let image = Candidate { cell: Cell::at(9, 9), digit: Digit::D3 };
        let fault = StepFault::NotSymmetric { given, image };
        assert_eq!(verdict(&PAIR, turn(&[(1, 3)]), CENTER, &[]), Err(fault));
        let board = Board::new(Layout::classic(), &Puzzle::from_givens(Grid::EMPTY));
        let mut with_given = board.clone();
        with_given.place(Candidate { cell: CENTER, digit: Digit::D4 });
        let it = Symmetric { map: turn(&[]), cell: Cell::at(5, 1), digits: DigitSet::ALL };
        let gone = Candidate { cell: it.cell, digit: Digit::D4 };
        assert_eq!(check(&with_given, &it), Err(StepFault::NothingToHold(gone)));
    }

    #[test]
    fn what_says_nothing_is_refused() {
        assert_eq!(verdict(&PAIR, BoardMap::identity(), CENTER, &[]), Err(StepFault::Identity));
        let filled = Cell::at(1, 1);
        assert_eq!(verdict(&PAIR, turn(&[(1, 2)]), filled, &[]), Err(StepFault::SymmetryOfFilled(filled)));
        assert_eq!(verdict(&PAIR, turn(&[(1, 2)]), CENTER, &[]), Err(StepFault::NothingLeftOut(CENTER)));
    }
}
