//! Candidates alone, with singles worked out as fast as they can be.
use qedoku_core::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, House, HouseSet, Layout, Slot};

/// The result of scanning the houses for a digit.
enum HiddenScan {
    Nothing,
    Placed,
    /// A house has no place for it.
    Nowhere,
}

/// A position reduced to its candidates; a filled cell keeps the candidate that fills it.
///
/// It stands beside `Board` for its speed: one is copied for every candidate that is assumed, and a `Board` is more than
/// twice as large and keeps counts that singles do not need.
#[derive(Clone)]
pub(super) struct AssumptionBoard {
    candidates: CandidateSet,
    filled: CellSet,
    /// For each digit, the houses to be scanned for it: any other house has several places for it, or the one it fills.
    pending: [HouseSet; Digit::COUNT],
}

impl AssumptionBoard {
    /// The candidates of a board.
    pub(super) fn new(board: &Board) -> Self {
        let layout = board.layout();
        let mut candidates = *board.candidates();
        for candidate in board.values().filled() {
            candidates.insert(candidate);
        }
        // Cells beyond the board count as filled, and keep a candidate as filled cells do.
        for cell in CellSet::ALL - layout.board() {
            candidates.insert(Candidate { cell, digit: Digit::D1 });
        }
        let filled = CellSet::ALL - board.open();
        let pending = Digit::ALL.map(|digit| {
            if !layout.digits().contains(digit) {
                return HouseSet::EMPTY;
            }
            let plane = candidates.plane(digit);
            layout.houses().filter(|house| {
                let places = plane & layout.cells(house);
                !places.is_several() && !places.meets(filled)
            })
        });
        Self { candidates, filled, pending }
    }

    /// A position without singles.
    pub(super) const fn calm(left: &CandidateSet, filled: CellSet) -> Self {
        Self { candidates: *left, filled, pending: [HouseSet::EMPTY; Digit::COUNT] }
    }

    /// The candidates, those that fill their cells included.
    pub(super) const fn candidates(&self) -> &CandidateSet {
        &self.candidates
    }

    /// The filled cells.
    pub(super) const fn filled(&self) -> CellSet {
        self.filled
    }

    /// True if the candidate is there and its cell is open.
    pub(super) const fn is_open(&self, candidate: Candidate) -> bool {
        self.candidates.contains(candidate) && !self.filled.contains(candidate.cell)
    }

    /// The candidates of the open cells: those of slots with two candidates first, each part in layout order.
    pub(super) fn open_candidates(&self, layout: &Layout) -> Vec<Candidate> {
        let open = CellSet::ALL - self.filled;
        let pairs = self.pairs(layout);
        let part = |wanted: bool| {
            let cells = move |digit| self.candidates.plane(digit) & open;
            Digit::ALL
                .into_iter()
                .flat_map(move |digit| cells(digit).iter().map(move |cell| Candidate { cell, digit }))
                .filter(move |&candidate| pairs.contains(candidate) == wanted)
        };
        part(true).chain(part(false)).collect()
    }

    /// The candidates of slots that have two.
    pub(super) fn pairs(&self, layout: &Layout) -> CandidateSet {
        let mut once = CellSet::EMPTY;
        let mut twice = CellSet::EMPTY;
        let mut more = CellSet::EMPTY;
        let mut pairs = CandidateSet::EMPTY;
        for digit in Digit::ALL {
            let plane = self.candidates.plane(digit);
            more |= twice & plane;
            twice |= once & plane;
            once |= plane;
            for house in layout.houses() {
                let places = plane & layout.cells(house);
                if places.len() == 2 {
                    *pairs.plane_mut(digit) |= places;
                }
            }
        }
        for digit in Digit::ALL {
            *pairs.plane_mut(digit) |= (twice - more) & self.candidates.plane(digit);
        }
        pairs
    }

    /// The candidates that fill cells here and did not before.
    pub(super) fn filled_since(&self, before: &Self) -> CandidateSet {
        let cells = self.filled - before.filled;
        let mut set = self.candidates;
        for digit in Digit::ALL {
            *set.plane_mut(digit) &= cells;
        }
        set
    }

    /// Fills a cell. A candidate that is gone cannot; the slot it leaves empty will show.
    #[inline]
    pub(super) fn place(&mut self, layout: &Layout, candidate: Candidate) {
        let Candidate { cell, digit } = candidate;
        let own = CellSet::of(cell);
        if !self.candidates.contains(candidate) {
            return;
        }
        let houses = layout.houses_of(cell);
        for (other, pending) in Digit::ALL.into_iter().zip(&mut self.pending) {
            let plane = self.candidates.plane_mut(other);
            if other != digit && plane.contains(cell) {
                *plane -= own;
                *pending |= houses;
            }
        }
        let plane = self.candidates.plane_mut(digit);
        let losing = *plane & layout.peers(cell);
        *plane -= losing;
        self.pending[digit.index()] |= losing.iter().fold(HouseSet::EMPTY, |all, peer| all | layout.houses_of(peer));
        self.filled |= own;
        if layout.crosses() {
            let crossed = layout.clashes(candidate) & self.candidates;
            crossed.iter().for_each(|other| self.eliminate(layout, other));
        }
    }

    /// Takes a candidate away.
    pub(super) fn eliminate(&mut self, layout: &Layout, candidate: Candidate) {
        self.candidates.remove(candidate);
        self.pending[candidate.digit.index()] |= layout.houses_of(candidate.cell);
    }

    /// A position without singles less what another one does not have; none if that is nothing.
    pub(super) fn within(layout: &Layout, left: &CandidateSet, filled: CellSet, other: &Self) -> Option<Self> {
        let mut position = Self::calm(left, filled);
        let mut lost = false;
        for digit in Digit::ALL {
            for cell in left.plane(digit) - other.candidates.plane(digit) {
                position.eliminate(layout, Candidate { cell, digit });
                lost = true;
            }
        }
        lost.then_some(position)
    }

    /// Takes away from a position without singles what another one does not have, and places the singles that come of it;
    /// whether a slot is left without a candidate.
    pub(super) fn close_within(layout: &Layout, left: &mut CandidateSet, filled: &mut CellSet, other: &Self) -> bool {
        let mut pending = [HouseSet::EMPTY; Digit::COUNT];
        let mut calm = true;
        for (digit, pending) in Digit::ALL.into_iter().zip(&mut pending) {
            let plane = left.plane(digit);
            let gone = plane - other.candidates.plane(digit);
            if gone.is_empty() {
                continue;
            }
            let plane = plane - gone;
            *left.plane_mut(digit) = plane;
            *pending = gone.iter().fold(HouseSet::EMPTY, |all, cell| all | layout.houses_of(cell));
            calm = calm && pending.iter().all(|house| (plane & layout.cells(house)).is_several());
        }
        let (some, one) = left.cells_with_some_and_one();
        if calm && some == CellSet::ALL && (one - *filled).is_empty() {
            return false;
        }
        let mut position = Self { candidates: *left, filled: *filled, pending };
        let failed = position.close(layout);
        (*left, *filled) = (position.candidates, position.filled);
        failed
    }

    /// Places singles until there are none; whether a slot is left without a candidate.
    pub(super) fn close(&mut self, layout: &Layout) -> bool {
        self.close_up_to(layout, usize::MAX)
    }

    /// The same, but ends as well where more cells than `most` are filled.
    #[inline]
    pub(super) fn close_up_to(&mut self, layout: &Layout, most: usize) -> bool {
        loop {
            if self.filled.len() > most {
                return true;
            }
            let (some, one) = self.candidates.cells_with_some_and_one();
            if some != CellSet::ALL {
                return true;
            }
            let cells = one - self.filled;
            for cell in cells {
                if let Some(digit) = self.digit_left(cell) {
                    self.place(layout, Candidate { cell, digit });
                }
            }
            if !cells.is_empty() {
                continue;
            }
            let mut digits = Digit::ALL.into_iter();
            loop {
                let Some(digit) = digits.next() else { return false };
                match self.place_hidden(layout, digit) {
                    HiddenScan::Nowhere => return true,
                    HiddenScan::Placed => break,
                    HiddenScan::Nothing => {}
                }
            }
        }
    }

    /// Places one digit where a house has one place for it, until a house has none. The houses are gone through once, in
    /// order; what changes behind is left for later.
    #[inline]
    fn place_hidden(&mut self, layout: &Layout, digit: Digit) -> HiddenScan {
        let mut found = HiddenScan::Nothing;
        let mut ahead = self.pending[digit.index()];
        loop {
            let plane = self.candidates.plane(digit);
            let settled = |house: &House| (plane & layout.cells(*house)).len() < 2;
            let Some(house) = ahead.iter().find(settled) else {
                self.pending[digit.index()] -= ahead;
                return found;
            };
            let bit = HouseSet::of(house).bits();
            self.pending[digit.index()] -= ahead & HouseSet::from_bits(bit - 1);
            let places = plane & layout.cells(house);
            let Some(cell) = places.first() else { return HiddenScan::Nowhere };
            self.pending[digit.index()].remove(house);
            if !self.filled.meets(places) {
                self.place(layout, Candidate { cell, digit });
                found = HiddenScan::Placed;
            }
            ahead = self.pending[digit.index()] & HouseSet::from_bits(!(bit | (bit - 1)));
        }
    }

    /// The cells with several candidates, but not many: three at most.
    pub(super) fn cells_with_few(&self) -> CellSet {
        let mut once = CellSet::EMPTY;
        let mut twice = CellSet::EMPTY;
        let mut three = CellSet::EMPTY;
        let mut many = CellSet::EMPTY;
        for digit in Digit::ALL {
            let plane = self.candidates.plane(digit);
            many |= three & plane;
            three |= twice & plane;
            twice |= once & plane;
            once |= plane;
        }
        twice - many
    }

    fn digit_left(&self, cell: Cell) -> Option<Digit> {
        Digit::ALL.into_iter().find(|&digit| self.candidates.plane(digit).contains(cell))
    }

    /// Calls `with` for every single there is, with every slot that shows it. Houses that have several places, or the one
    /// they fill, are not scanned again.
    pub(super) fn singles(&mut self, layout: &Layout, mut with: impl FnMut(Candidate, Slot)) {
        for cell in self.candidates.cells_with_some_and_one().1 - self.filled {
            if let Some(digit) = self.digit_left(cell) {
                with(Candidate { cell, digit }, Slot::Cell(cell));
            }
        }
        for digit in Digit::ALL {
            for house in self.pending[digit.index()] {
                let places = self.candidates.plane(digit) & layout.cells(house);
                if places.is_several() || places.meets(self.filled) {
                    self.pending[digit.index()].remove(house);
                } else if let Some(cell) = places.first() {
                    with(Candidate { cell, digit }, Slot::House(house, digit));
                }
            }
        }
    }

    /// True if a slot is left without a candidate.
    pub(super) fn has_empty_slot(&self, layout: &Layout) -> bool {
        self.candidates.cells_with_some_and_one().0 != CellSet::ALL
            || Digit::ALL.into_iter().any(|digit| {
                let plane = self.candidates.plane(digit);
                self.pending[digit.index()].iter().any(|house| !plane.meets(layout.cells(house)))
            })
    }

    /// The slots without a candidate.
    pub(super) fn empty_slots(&self, layout: &Layout) -> Vec<Slot> {
        let mut empty: Vec<Slot> =
            (CellSet::ALL - self.candidates.cells_with_some_and_one().0).iter().map(Slot::Cell).collect();
        for house in self.pending.into_iter().fold(HouseSet::EMPTY, |all, houses| all | houses) {
            let lost = |&digit: &Digit| !self.candidates.plane(digit).meets(layout.cells(house));
            empty.extend(Digit::ALL.into_iter().filter(lost).map(|digit| Slot::House(house, digit)));
        }
        empty
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::{Grid, Puzzle};

    const HARD: &str = "1..4....9..6.8..3.......4....8.6..7.5..1......9...5....7.....6.....3.2....2..78.3";

    #[test]
    fn cells_with_few_candidates_have_two_or_three() {
        let layout = Layout::classic();
        let board = Board::new(layout, &Puzzle::from_givens(Grid::parse_line(HARD).unwrap()));
        let few: CellSet = board.open().iter().filter(|&cell| matches!(board.digits(cell).len(), 2 | 3)).collect();
        assert!(few.len() > 5 && few != board.open());
        assert_eq!(AssumptionBoard::new(&board).cells_with_few(), few);
    }

    #[test]
    fn where_nothing_more_is_placed_no_slot_has_one_candidate_left() {
        let layout = Layout::classic();
        let board = Board::new(layout, &Puzzle::from_givens(Grid::parse_line(HARD).unwrap()));
        let from = AssumptionBoard::new(&board);
        let mut standing = 0;
        for first in board.candidates().iter() {
            for second in board.candidates().iter().step_by(13) {
                let mut position = from.clone();
                position.place(layout, first);
                position.place(layout, second);
                let failed = position.close(layout);
                assert_eq!(failed, position.has_empty_slot(layout), "{first} {second}");
                assert_eq!(failed, !position.empty_slots(layout).is_empty(), "{first} {second}");
                if failed {
                    continue;
                }
                standing += 1;
                for slot in layout.slots() {
                    let left = slot.candidates(layout) & *position.candidates();
                    let filled = left.single().is_none_or(|single| position.filled.contains(single.cell));
                    assert!(!left.is_empty() && filled, "{first} {second}: {}", slot.name(layout));
                }
            }
        }
        assert!(standing > 1000, "{standing}");
    }
}
