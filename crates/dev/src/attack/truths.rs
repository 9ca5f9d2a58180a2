//! Forged truths: of every kind, right and wrong, empty and extreme ones favored.
use super::stock::StockStep;
use qedoku_core::{
    Board, BoardMap, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Guard, Layout, Slot, Symmetric, Truth,
};
use qedoku_generate::RandomDraws;

/// A random item of a list.
pub(super) fn one_of<'a, T>(draw: &mut RandomDraws, all: &'a [T]) -> Option<&'a T> {
    all.get(draw.below(all.len()))
}

pub(super) fn digit(draw: &mut RandomDraws) -> Digit {
    Digit::ALL[draw.below(Digit::COUNT)]
}

pub(super) fn cell(draw: &mut RandomDraws) -> Cell {
    Cell::from_index(draw.below(Cell::COUNT))
}

/// A random slot of a layout, each as likely as any other.
pub(super) fn slot(draw: &mut RandomDraws, layout: &Layout) -> Slot {
    let houses = layout.houses();
    match draw.below(Cell::COUNT + houses.len() * Digit::COUNT) {
        index if index < Cell::COUNT => Slot::Cell(Cell::from_index(index)),
        index => match houses.iter().nth((index - Cell::COUNT) / Digit::COUNT) {
            Some(house) => Slot::House(house, digit_at(index)),
            None => Slot::Cell(cell(draw)),
        },
    }
}

fn digit_at(index: usize) -> Digit {
    Digit::ALL[index % Digit::COUNT]
}

/// A random candidate of a set.
pub(super) fn candidate_of(draw: &mut RandomDraws, candidates: &CandidateSet) -> Option<Candidate> {
    let mut index = draw.below(candidates.len());
    for digit in Digit::ALL {
        let cells = candidates.plane(digit);
        if index < cells.len() {
            return cells.iter().nth(index).map(|cell| Candidate { cell, digit });
        }
        index -= cells.len();
    }
    None
}

/// A set of digits: none, all, or some.
fn digits(draw: &mut RandomDraws) -> DigitSet {
    match draw.below(4) {
        0 => DigitSet::EMPTY,
        1 => DigitSet::ALL,
        _ => DigitSet::from_bits(draw.below(512) as u16),
    }
}

/// A truth about an item's board, or what looks like one.
pub(super) fn truth(draw: &mut RandomDraws, item: &StockStep) -> Truth {
    let board = &item.board;
    let layout = board.layout();
    match draw.below(8) {
        0 | 1 => board.truth(slot(draw, layout)),
        2 => Truth::Cell { cell: cell(draw), digits: digits(draw) },
        3 => {
            let Slot::House(house, digit) = slot(draw, layout) else { return board.truth(slot(draw, layout)) };
            let cells = layout.cells(house).filter(|_| draw.below(3) > 0);
            Truth::House { house, digit, cells: if draw.below(3) == 0 { CellSet::EMPTY } else { cells } }
        }
        4 | 5 => Truth::Guard(Box::new(guard(draw, board))),
        _ => Truth::Symmetric(Box::new(symmetric(draw, board))),
    }
}

/// A pattern of a few cells, or of none: its candidates split into deadly ones and guards.
fn guard(draw: &mut RandomDraws, board: &Board) -> Guard {
    let mut it = Guard { deadly: CandidateSet::EMPTY, guards: CandidateSet::EMPTY };
    let chosen = digits(draw);
    for _ in 0..[0, 0, 1, 2, 4, 4, 6][draw.below(7)] {
        let cell = cell(draw);
        let left = board.value(cell).map_or(board.digits(cell), DigitSet::of);
        let deadly = match draw.below(4) {
            0 => DigitSet::EMPTY,
            1 => left,
            _ => left & chosen,
        };
        it.deadly |= CandidateSet::of_cell(cell, deadly);
        it.guards |= CandidateSet::of_cell(cell, left - deadly);
    }
    if draw.below(4) == 0 {
        it.guards = CandidateSet::EMPTY;
    }
    it
}

/// A map that may be a symmetry, and a cell it leaves little or nothing of.
fn symmetric(draw: &mut RandomDraws, board: &Board) -> Symmetric {
    let mut map = BoardMap::identity();
    match draw.below(4) {
        0 => {}
        1 => map.cells.reverse(),
        2 => map.cells = std::array::from_fn(|index| Cell::from_index(index % 9 * 9 + index / 9)),
        _ => map.cells[draw.below(Cell::COUNT)] = cell(draw),
    }
    for _ in 0..draw.below(5) {
        let one = draw.below(Digit::COUNT);
        let other = draw.below(Digit::COUNT);
        map.digits.swap(one, other);
    }
    let cell = cell(draw);
    let left = board.digits(cell);
    let digits = match draw.below(4) {
        0 => DigitSet::EMPTY,
        1 => left,
        2 => digits(draw),
        _ => left.filter(|_| draw.below(2) == 0),
    };
    Symmetric { map, cell, digits }
}

/// Changes a truth in one of its fields.
pub(super) fn change(draw: &mut RandomDraws, layout: &Layout, truth: &mut Truth) {
    match truth {
        Truth::Cell { cell: of, digits: set } => match draw.below(3) {
            0 => *of = cell(draw),
            1 => *set = digits(draw),
            _ => set.remove(digit(draw)),
        },
        Truth::House { house, digit: of, cells } => match draw.below(4) {
            0 => *of = digit(draw),
            1 => {
                if let Slot::House(other, _) = slot(draw, layout) {
                    *house = other;
                }
            }
            2 => *cells = CellSet::EMPTY,
            _ => cells.remove(cell(draw)),
        },
        Truth::Guard(guard) => {
            let Guard { deadly, guards } = &mut **guard;
            let set = if draw.below(2) == 0 { deadly } else { guards };
            candidates(draw, set);
        }
        Truth::Sum(sum) => match draw.below(3) {
            0 => sum.total += 1,
            1 => sum.plus.remove(cell(draw)),
            _ => candidates(draw, &mut sum.left),
        },
        Truth::Filling(it) => match draw.below(3) {
            0 => it.rule.0 += 1,
            1 => candidates(draw, &mut it.held),
            _ => candidates(draw, &mut it.left),
        },
        Truth::Symmetric(it) => match draw.below(4) {
            0 => it.map = BoardMap::identity(),
            1 => it.cell = cell(draw),
            2 => it.digits = digits(draw),
            _ => it.map.digits.swap(draw.below(Digit::COUNT), draw.below(Digit::COUNT)),
        },
    }
}

/// Empties a set of candidates, or adds or takes out one.
pub(super) fn candidates(draw: &mut RandomDraws, set: &mut CandidateSet) {
    let some = Candidate { cell: cell(draw), digit: digit(draw) };
    match draw.below(3) {
        0 => *set = CandidateSet::EMPTY,
        1 => set.insert(some),
        _ => {
            if let Some(it) = candidate_of(draw, set) {
                set.remove(it);
            }
        }
    }
}
