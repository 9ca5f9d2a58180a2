//! A solver of naked singles and locked candidates.
use qedoku_core::{Board, CandidateSet, Conclusion, Digit};

/// Cells with one candidate.
pub fn naked_single(board: &Board) -> Conclusion {
    let place = board.candidates().iter().filter(|candidate| board.digits(candidate.cell).len() == 1);
    Conclusion { place: place.collect(), ..Conclusion::default() }
}

/// A digit whose places in a box, several of them, lie on one line goes from the rest of that line.
pub fn pointing(board: &Board) -> Conclusion {
    let layout = board.layout();
    let mut gone = CandidateSet::EMPTY;
    for house in layout.boxes() {
        for digit in Digit::ALL {
            let places = board.plane(digit) & layout.cells(house);
            let others = layout.houses().iter().filter(|&line| line != house && (places - layout.cells(line)).is_empty());
            for line in others.filter(|_| places.is_several()) {
                gone |= CandidateSet::of_digit(digit, board.plane(digit) & layout.cells(line) - places);
            }
        }
    }
    Conclusion { eliminate: gone, ..Conclusion::default() }
}
