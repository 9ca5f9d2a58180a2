//! A position in which singles are placed round by round.
use qedoku_core::{Board, Candidate, CandidateSet, CellSet, Digit, HouseSet, Layout, Slot};

/// A board that is worked on round by round. The digit of a filled cell counts as its only candidate.
///
/// The hypotheses' board of candidates fills each single as soon as it is seen; here all singles of a round are filled
/// at once, so that the number of rounds does not depend on the order.
#[derive(Clone)]
pub(super) struct RoundBoard<'l> {
    layout: &'l Layout,
    candidates: CandidateSet,
    /// The cells that are filled and whose peers know it.
    filled: CellSet,
    /// The houses in which each digit lost a place since they were looked at.
    touched: [HouseSet; Digit::COUNT],
}

/// The result of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Came {
    /// Digits were placed.
    Digits,
    /// There is no single.
    Nothing,
    /// A cell has no candidate left, or a digit no place in a house.
    Contradiction,
}

impl<'l> RoundBoard<'l> {
    /// The position of a board that has no single.
    pub(super) fn new(board: &'l Board) -> Self {
        let layout = board.layout();
        let mut candidates = *board.candidates();
        board.values().filled().for_each(|it| candidates.insert(it));
        // Cells beyond the board count as filled.
        let beyond = (CellSet::ALL - layout.board()).iter().map(|cell| Candidate { cell, digit: Digit::D1 });
        beyond.for_each(|it| candidates.insert(it));
        Self { layout, candidates, filled: CellSet::ALL - board.open(), touched: [HouseSet::EMPTY; Digit::COUNT] }
    }

    /// The position in which a candidate is true.
    pub(super) fn assuming(&self, candidate: Candidate) -> Self {
        let mut position = self.clone();
        position.place(&CandidateSet::of(candidate));
        position
    }

    /// The layout.
    pub(super) const fn layout(&self) -> &'l Layout {
        self.layout
    }

    /// True if a slot has its digit.
    #[inline]
    pub(super) fn is_filled(&self, slot: Slot) -> bool {
        match slot {
            Slot::Cell(cell) => self.filled.contains(cell),
            Slot::House(house, digit) => self.filled.meets(self.candidates.plane(digit) & self.layout.cells(house)),
        }
    }

    /// The candidates of open cells.
    pub(super) fn open(&self) -> impl Iterator<Item = Candidate> + use<> {
        let filled = self.filled;
        self.candidates.iter().filter(move |it| !filled.contains(it.cell))
    }

    /// The candidates that one excludes by houses and rules; the others of its cell only where a rule excludes them.
    pub(super) fn excluded_by(&self, Candidate { cell, digit }: Candidate) -> CandidateSet {
        let mut excluded = CandidateSet::of_digit(digit, self.layout.peers(cell));
        if self.layout.crosses() {
            excluded |= self.layout.clashes(Candidate { cell, digit });
        }
        excluded
    }

    /// Places all singles at once.
    pub(super) fn round(&mut self) -> Came {
        let (any, one) = self.candidates.cells_with_some_and_one();
        if any != CellSet::ALL {
            return Came::Contradiction;
        }
        let naked = one - self.filled;
        let mut placed = CandidateSet::EMPTY;
        let mut any = false;
        for digit in Digit::ALL {
            let plane = self.candidates.plane(digit);
            let mut single = plane & naked;
            for house in std::mem::take(&mut self.touched[digit.index()]) {
                let places = plane & self.layout.cells(house);
                if places.is_empty() {
                    return Came::Contradiction;
                }
                if !places.is_several() {
                    single |= places;
                }
            }
            *placed.plane_mut(digit) = single - self.filled;
            any |= !placed.plane(digit).is_empty();
        }
        if !any {
            return Came::Nothing;
        }
        self.place(&placed);
        Came::Digits
    }

    /// Places digits, all at once: if two of them clash, both are gone.
    fn place(&mut self, placed: &CandidateSet) {
        let cells = placed.cells();
        let mut gone = CandidateSet::EMPTY;
        self.filled |= cells;
        for digit in Digit::ALL {
            let own = placed.plane(digit);
            let seen = own.iter().fold(cells - own, |seen, cell| seen | self.layout.peers(cell));
            *gone.plane_mut(digit) = seen & self.candidates.plane(digit);
        }
        if self.layout.crosses() {
            let crossed = placed.iter().fold(CandidateSet::EMPTY, |all, it| all | self.layout.clashes(it));
            gone |= crossed & self.candidates;
        }
        self.eliminate(&gone);
    }

    /// Takes candidates of the position away.
    pub(super) fn eliminate(&mut self, gone: &CandidateSet) {
        for digit in Digit::ALL {
            for cell in gone.plane(digit) {
                self.touched[digit.index()] |= self.layout.houses_of(cell);
            }
        }
        self.candidates -= *gone;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::{Cell, Grid, Puzzle};

    #[test]
    fn a_round_fills_what_the_one_before_it_leaves_one_candidate() {
        let layout = Layout::classic();
        let mut board = Board::new(layout, &Puzzle::from_givens(Grid::EMPTY));
        let [one, two, three] = [Digit::D1, Digit::D2, Digit::D3];
        let cells = [Cell::at(1, 1), Cell::at(1, 5), Cell::at(9, 5)];
        for (cell, kept) in cells.into_iter().zip([[one, two], [one, two], [two, three]]) {
            let gone = Digit::ALL.into_iter().filter(|digit| !kept.contains(digit));
            gone.for_each(|digit| board.eliminate(Candidate { cell, digit }));
        }
        let mut position = RoundBoard::new(&board).assuming(Candidate { cell: cells[0], digit: one });
        for known in 1..=3 {
            assert_eq!(position.filled, cells[..known].iter().copied().collect::<CellSet>());
            let came = if known < 3 { Came::Digits } else { Came::Nothing };
            assert_eq!(position.round(), came, "{known} cells filled");
        }
    }
}
