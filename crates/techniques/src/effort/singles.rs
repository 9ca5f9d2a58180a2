//! All singles of a board.
use super::method::Method;
use qedoku_core::{Board, Candidate, CandidateSet, Digit, HouseSet};

/// The easiest method of one cell or house that places any digit, and its placements.
pub(super) fn find(board: &Board) -> Option<(Method, CandidateSet)> {
    let layout = board.layout();
    let methods = [
        (Method::Box, in_houses(board, layout.boxes()) | last_cells(board)),
        (Method::Line, in_houses(board, layout.lines())),
        (Method::Cell, in_cells(board)),
    ];
    methods.into_iter().find(|(_, placed)| !placed.is_empty())
}

/// The digits with one place left in a house.
fn in_houses(board: &Board, houses: HouseSet) -> CandidateSet {
    let layout = board.layout();
    let mut placed = CandidateSet::EMPTY;
    for digit in Digit::ALL {
        let plane = board.plane(digit);
        for house in houses - board.placed_houses(digit) {
            if let Some(cell) = (plane & layout.cells(house)).single() {
                placed.insert(Candidate { cell, digit });
            }
        }
    }
    placed
}

/// The last open cells of houses with their digits.
fn last_cells(board: &Board) -> CandidateSet {
    let layout = board.layout();
    let last = layout.houses().iter().filter_map(|house| (layout.cells(house) & board.open()).single());
    last.filter_map(|cell| board.digits(cell).single().map(|digit| Candidate { cell, digit })).collect()
}

/// The cells with one candidate left.
fn in_cells(board: &Board) -> CandidateSet {
    let filled = board.open().iter().filter_map(|cell| {
        let digit = board.digits(cell).single()?;
        Some(Candidate { cell, digit })
    });
    filled.collect()
}
