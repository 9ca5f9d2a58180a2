//! Definitions that leave out what only keeps techniques apart, each as a plain search through all choices.
use super::fish::{FishLimit, fish};
use qedoku_core::{Board, Candidate, CandidateSet, Cell, CellSet, Conclusion, Digit, DigitSet, House, HouseSet};

/// The conclusions of a technique on a board by its widest usual definition; none for a technique that has only the
/// strict one.
pub(super) fn of(slug: &str, board: &Board) -> Conclusion {
    match slug {
        "pointing" => gone(confined(board, board.layout().boxes(), board.layout().lines())),
        "claiming" => gone(confined(board, board.layout().lines(), board.layout().boxes())),
        "naked-pair" | "locked-pair" => gone(naked(2, board)),
        "naked-triple" | "locked-triple" => gone(naked(3, board)),
        "naked-quad" => gone(naked(4, board)),
        "hidden-pair" => gone(hidden(2, board)),
        "hidden-triple" => gone(hidden(3, board)),
        "hidden-quad" => gone(hidden(4, board)),
        "xy-wing" => gone(wing(board, false)),
        "xyz-wing" => gone(wing(board, true)),
        "nishio-forcing-chain" | "cell-forcing-chain" | "region-forcing-chain" | "whip" => refuted(board),
        _ => of_fish(slug, board),
    }
}

/// The eliminations of fish on rows or columns: plain, finned or sashimi, as the slug says.
fn of_fish(slug: &str, board: &Board) -> Conclusion {
    const SIZES: [(&str, usize); 6] =
        [("x-wing", 2), ("swordfish", 3), ("jellyfish", 4), ("squirmbag", 5), ("whale", 6), ("leviathan", 7)];
    let found = SIZES.into_iter().find_map(|(name, size)| {
        let limit = match slug.strip_suffix(name)? {
            "" => FishLimit::NoFins,
            "finned-" | "siamese-finned-" => FishLimit::Fins,
            "sashimi-" | "siamese-sashimi-" => FishLimit::Sashimi,
            _ => return None,
        };
        Some(fish(size, limit, board))
    });
    gone(found.unwrap_or_default())
}

/// The conclusion that candidates go.
fn gone(eliminate: CandidateSet) -> Conclusion {
    Conclusion { eliminate, ..Conclusion::default() }
}

/// The choices of `size` among the first `count` numbers, each as a mask.
pub(super) fn choices(size: usize, count: usize) -> impl Iterator<Item = u16> {
    (0..1_u16 << count).filter(move |mask| mask.count_ones() as usize == size)
}

/// The items that a mask chooses.
pub(super) fn chosen<T: Copy>(items: &[T], mask: u16) -> impl Iterator<Item = T> + '_ {
    items.iter().enumerate().filter(move |(at, _)| mask >> at & 1 == 1).map(|(_, &item)| item)
}

/// The candidates of some digits in some cells.
fn candidates(board: &Board, cells: CellSet, digits: DigitSet) -> CandidateSet {
    digits
        .iter()
        .fold(CandidateSet::EMPTY, |all, digit| all | CandidateSet::of_digit(digit, cells & board.plane(digit)))
}

/// The candidates that go as all places of a digit in a house, one or more, lie in another house.
fn confined(board: &Board, from: HouseSet, to: HouseSet) -> CandidateSet {
    let mut all = CandidateSet::EMPTY;
    for house in from {
        for digit in Digit::ALL {
            let places = board.plane(digit) & board.layout().cells(house);
            for other in to.iter().filter(|&other| !places.is_empty() && places.is_subset(board.layout().cells(other)))
            {
                all |= candidates(board, board.layout().cells(other) - places, DigitSet::of(digit));
            }
        }
    }
    all
}

/// The candidates that naked subsets take, where a cell may have one candidate and a smaller subset may be inside.
fn naked(size: usize, board: &Board) -> CandidateSet {
    let mut all = CandidateSet::EMPTY;
    for house in board.layout().houses() {
        let open = board.open() & board.layout().cells(house);
        let cells: Vec<Cell> = open.iter().collect();
        for mask in choices(size, cells.len()) {
            let digits = chosen(&cells, mask).fold(DigitSet::EMPTY, |all, cell| all | board.digits(cell));
            if digits.len() == size {
                let rest = open - chosen(&cells, mask).collect();
                all |= candidates(board, rest, digits);
            }
        }
    }
    all
}

/// The candidates that hidden subsets take, where a digit may have one place and a smaller subset may be inside.
fn hidden(size: usize, board: &Board) -> CandidateSet {
    let mut all = CandidateSet::EMPTY;
    for house in board.layout().houses() {
        let digits: Vec<Digit> = (DigitSet::ALL - board.placed_in(house)).iter().collect();
        for mask in choices(size, digits.len()) {
            let cells = chosen(&digits, mask).fold(CellSet::EMPTY, |all, digit| all | places(board, house, digit));
            if cells.len() == size {
                let others = DigitSet::ALL - chosen(&digits, mask).collect();
                all |= candidates(board, cells, others);
            }
        }
    }
    all
}

/// The places of a digit in a house.
fn places(board: &Board, house: House, digit: Digit) -> CellSet {
    board.plane(digit) & board.layout().cells(house)
}

/// The candidates that XY-Wings or XYZ-Wings take, whose wings may share a house.
fn wing(board: &Board, has_all: bool) -> CandidateSet {
    let layout = board.layout();
    let pairs = board.open().filter(|cell| board.digits(cell).len() == 2);
    let mut all = CandidateSet::EMPTY;
    for pivot in board.open().iter().filter(|&cell| board.digits(cell).len() == if has_all { 3 } else { 2 }) {
        let of_pivot = board.digits(pivot);
        for one in pairs & layout.peers(pivot) {
            for other in pairs & layout.peers(pivot) {
                let [first, second] = [board.digits(one), board.digits(other)];
                let Some(digit) = (first & second).single() else { continue };
                let is_wing = (first | second | of_pivot).len() == 3 && of_pivot.contains(digit) == has_all;
                if is_wing {
                    let seen = layout.common_peers(CellSet::of(one).with(other));
                    let seen = if has_all { seen & layout.peers(pivot) } else { seen };
                    all |= candidates(board, seen, DigitSet::of(digit));
                }
            }
        }
    }
    all
}

/// The candidates that go or stand, as the contrary leads to a contradiction through singles alone: chains that end in
/// one have no longest length.
fn refuted(board: &Board) -> Conclusion {
    let mut conclusion = Conclusion::default();
    for candidate in board.candidates().iter() {
        let mut with = board.clone();
        with.place(candidate);
        if fails(with) {
            conclusion.eliminate.insert(candidate);
        }
        let mut without = board.clone();
        without.eliminate(candidate);
        if fails(without) {
            conclusion.place.insert(candidate);
        }
    }
    conclusion
}

/// True if singles lead to a contradiction.
fn fails(mut board: Board) -> bool {
    loop {
        if board.contradiction().is_some() {
            return true;
        }
        let Some(single) = single(&board) else { return false };
        board.place(single);
    }
}

/// A candidate that is alone in its cell or in a house.
fn single(board: &Board) -> Option<Candidate> {
    let naked = board.cells_with_one().first().and_then(|cell| {
        let digit = board.digits(cell).single()?;
        Some(Candidate { cell, digit })
    });
    naked.or_else(|| {
        board.layout().houses().iter().find_map(|house| {
            let open = DigitSet::ALL - board.placed_in(house);
            open.iter().find_map(|digit| {
                let cell = places(board, house, digit).single()?;
                Some(Candidate { cell, digit })
            })
        })
    })
}
