//! Tests of the answers of a board, against counts made another way.
use super::*;
use std::ops::RangeInclusive;

fn board(line: &str) -> Board {
    Board::new(Layout::classic(), &Puzzle::from_givens(Grid::parse_line(line).unwrap()))
}

const PUZZLE: &str = "600100708000800200238050100000040092004308600370010000003070526002004000907006004";

#[test]
fn a_new_board_is_a_board_placed_cell_by_cell() {
    let whole = board(PUZZLE);
    let mut piecewise = board(&".".repeat(81));
    for candidate in whole.values().filled() {
        piecewise.place(candidate);
    }
    assert_eq!(whole.candidates(), piecewise.candidates());
    assert_eq!((whole.open(), whole.placed_houses), (piecewise.open(), piecewise.placed_houses));
    assert_eq!(whole.counts, piecewise.counts);
    assert!(CellSet::ALL.iter().all(|cell| whole.digits(cell) == piecewise.digits(cell)));
    assert!(CellSet::ALL.iter().all(|cell| whole.digits(cell) == whole.candidates().digits(cell)));
}

#[test]
fn cells_are_told_by_how_many_candidates_they_have() {
    let mut board = board(PUZZLE);
    // A cell is filled now and then; from the others candidates go one by one, until some have none.
    for (turn, candidate) in board.candidates().iter().step_by(2).enumerate().collect::<Vec<_>>() {
        if turn % 16 == 0 && board.candidates().contains(candidate) {
            board.place(candidate);
        } else {
            board.eliminate(candidate);
        }
        let having =
            |wanted: RangeInclusive<usize>| CellSet::ALL.filter(|cell| wanted.contains(&board.digits(cell).len()));
        assert_eq!(board.cells_with_one(), having(1..=1));
        for most in [0, 1, 2, 3, 4, 5, 8, 9, 15, 16, usize::MAX] {
            assert_eq!(board.cells_with_few(most), having(2..=most), "{most}");
        }
    }
    assert!(!board.cells_with_one().is_empty() && board.contradiction().is_some());
}

#[test]
fn contradictions_are_found() {
    let mut board = board(PUZZLE);
    assert_eq!(board.contradiction(), None);
    let cell = board.open().first().unwrap();
    for digit in board.digits(cell) {
        board.eliminate(Candidate { cell, digit });
    }
    assert_eq!(board.contradiction(), Some(Slot::Cell(cell)));
}

#[test]
fn a_grid_reads_what_it_prints() {
    let grid = Grid::parse_line(PUZZLE).unwrap();
    assert_eq!(grid.line('0'), PUZZLE);
    assert_eq!(Grid::parse_line(&grid.to_string()), Some(grid));
    assert_eq!(Grid::parse_line("12"), None);
    assert_eq!(Grid::parse_line(&"x".repeat(81)), None);
}
