//! Candidates alone, with singles worked out as fast as they can be.
use qedoku_core::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Layout, Slot};

/// A position reduced to its candidates; a filled cell keeps the candidate that fills it.
#[derive(Clone)]
pub(super) struct ReducedBoard {
    candidates: CandidateSet,
    filled: CellSet,
    /// The digits that lost a place since the houses were last scanned for them.
    changed: DigitSet,
}

impl ReducedBoard {
    /// What a board says.
    pub(super) fn new(board: &Board) -> Self {
        let mut candidates = *board.candidates();
        for candidate in board.values().filled() {
            candidates.insert(candidate);
        }
        Self { candidates, filled: CellSet::ALL - board.open(), changed: DigitSet::ALL }
    }

    /// The candidates, those that fill their cells included.
    pub(super) const fn candidates(&self) -> &CandidateSet {
        &self.candidates
    }

    /// Whether the candidate is there and its cell is open.
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
        let (mut once, mut twice, mut more) = (CellSet::EMPTY, CellSet::EMPTY, CellSet::EMPTY);
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
        if !self.candidates.contains(candidate) {
            return;
        }
        for other in Digit::ALL {
            let plane = self.candidates.plane_mut(other);
            if other == digit {
                *plane -= layout.peers(cell);
            } else if plane.contains(cell) {
                plane.remove(cell);
            } else {
                continue;
            }
            self.changed.insert(other);
        }
        self.filled.insert(cell);
    }

    /// Takes a candidate away.
    pub(super) fn eliminate(&mut self, candidate: Candidate) {
        self.candidates.remove(candidate);
        self.changed.insert(candidate.digit);
    }

    /// Places singles until there are none; whether a slot is left without a candidate.
    pub(super) fn close(&mut self, layout: &Layout) -> bool {
        loop {
            let (some, one) = self.cells_with_one();
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
            let Some(digit) = self.changed.first() else { return false };
            self.changed.remove(digit);
            if self.place_hidden(layout, digit) {
                return true;
            }
        }
    }

    /// Places one digit where a house has one place for it; whether a house has none.
    fn place_hidden(&mut self, layout: &Layout, digit: Digit) -> bool {
        for house in layout.houses() {
            let places = self.candidates.plane(digit) & layout.cells(house);
            if places.is_several() {
                continue;
            }
            let Some(cell) = places.first() else { return true };
            if !self.filled.contains(cell) {
                self.place(layout, Candidate { cell, digit });
            }
        }
        false
    }

    /// The cells with a candidate, and those with exactly one.
    #[inline]
    fn cells_with_one(&self) -> (CellSet, CellSet) {
        let (mut once, mut twice) = (CellSet::EMPTY, CellSet::EMPTY);
        for digit in Digit::ALL {
            let plane = self.candidates.plane(digit);
            twice |= once & plane;
            once |= plane;
        }
        (once, once - twice)
    }

    fn digit_left(&self, cell: Cell) -> Option<Digit> {
        Digit::ALL.into_iter().find(|&digit| self.candidates.plane(digit).contains(cell))
    }

    /// Every single there is, with every slot that shows it.
    pub(super) fn singles(&self, layout: &Layout) -> Vec<(Candidate, Slot)> {
        let mut singles = Vec::new();
        for cell in self.cells_with_one().1 - self.filled {
            if let Some(digit) = self.digit_left(cell) {
                singles.push((Candidate { cell, digit }, Slot::Cell(cell)));
            }
        }
        for digit in Digit::ALL {
            for house in layout.houses() {
                let single = (self.candidates.plane(digit) & layout.cells(house)).single();
                if let Some(cell) = single.filter(|&cell| !self.filled.contains(cell)) {
                    singles.push((Candidate { cell, digit }, Slot::House(house, digit)));
                }
            }
        }
        singles
    }

    /// The slots without a candidate.
    pub(super) fn empty_slots(&self, layout: &Layout) -> Vec<Slot> {
        let mut empty: Vec<Slot> = (CellSet::ALL - self.cells_with_one().0).iter().map(Slot::Cell).collect();
        for house in layout.houses() {
            let lost = |&digit: &Digit| !self.candidates.plane(digit).meets(layout.cells(house));
            empty.extend(Digit::ALL.into_iter().filter(lost).map(|digit| Slot::House(house, digit)));
        }
        empty
    }

    /// The candidates some of these slots lack.
    pub(super) fn missing(&self, layout: &Layout, slots: impl Iterator<Item = Slot>) -> CandidateSet {
        slots.fold(CandidateSet::EMPTY, |all, slot| all | slot.candidates(layout)) - self.candidates
    }
}
