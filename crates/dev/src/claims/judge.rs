//! What sentences claim, tested on the board: what was said before is kept, as far as what follows speaks of it.
use super::grammar::Named;
use qedoku_core::{Board, Candidate, CandidateSet, CellSet, Conclusion, Digit, DigitSet, Layout};

/// A claim at a place of a sentence.
pub(super) type Says = fn(&mut Judge<'_>, &Named);

/// Reads claims in order and tests each.
pub(super) struct Judge<'b> {
    layout: &'b Layout,
    board: &'b Board,
    conclusion: &'b Conclusion,
    /// The cells, the digits and the houses that were named last.
    pub(super) cells: CellSet,
    pub(super) digits: DigitSet,
    pub(super) houses: Vec<CellSet>,
    /// Where a digit is said to be, or cells that are said to hold something.
    pub(super) places: CellSet,
    pub(super) fins: CellSet,
    /// What is left to be closed by name, once something is.
    open: Vec<(Digit, CellSet)>,
    closing: bool,
    /// The places of a fish that its cover does not have.
    pub(super) outside: CellSet,
    /// What is false and what is true if an assumption holds.
    gone: CandidateSet,
    pub(super) told: CandidateSet,
    pub(super) claims: usize,
    pub(super) wrong: Vec<String>,
}

impl<'b> Judge<'b> {
    pub(super) fn new(layout: &'b Layout, board: &'b Board, conclusion: &'b Conclusion) -> Self {
        Self {
            layout,
            board,
            conclusion,
            cells: CellSet::EMPTY,
            digits: DigitSet::EMPTY,
            houses: Vec::new(),
            places: CellSet::EMPTY,
            fins: CellSet::EMPTY,
            open: Vec::new(),
            closing: false,
            outside: CellSet::EMPTY,
            gone: CandidateSet::EMPTY,
            told: CandidateSet::EMPTY,
            claims: 0,
            wrong: Vec::new(),
        }
    }

    /// Counts a claim, and keeps it if it is false.
    pub(super) fn claim(&mut self, holds: bool, what: &str) {
        self.claims += 1;
        if !holds {
            self.wrong.push(what.to_owned());
        }
    }

    /// What is still to be closed must be nothing; and the sentence tells all of its conclusion.
    pub(super) fn end(&mut self) {
        self.close();
        if !self.told.is_empty() {
            let all = self.conclusion.place | self.conclusion.eliminate;
            let told = self.told;
            self.claim(all.is_subset(&told), "the whole conclusion is told");
        }
        let outside = self.outside;
        self.claim(outside.is_empty(), "the base is in the cover but for the fins");
    }

    /// Where a digit may stand in houses.
    pub(super) fn places_of(&self, digit: Digit, houses: &[CellSet]) -> CellSet {
        self.board.plane(digit) & union(houses)
    }

    /// What cells may hold.
    pub(super) fn held(&self, cells: CellSet) -> DigitSet {
        cells.iter().fold(DigitSet::EMPTY, |all, cell| all | self.board.digits(cell))
    }

    pub(super) fn all_see(&self, cells: CellSet, others: CellSet) -> bool {
        !cells.is_empty() && !others.is_empty() && cells.is_subset(self.layout.common_peers(others))
    }

    /// Digits have no other places in houses than these, and none of these is idle.
    pub(super) fn only(&mut self, houses: &[CellSet], cells: CellSet, digits: DigitSet) {
        let places = digits.iter().fold(CellSet::EMPTY, |all, digit| all | self.places_of(digit, houses));
        self.claim(places == cells, "the digits have just these places there");
        (self.cells, self.digits, self.houses) = (cells, digits, houses.to_vec());
        self.places = cells;
        self.opens(houses, digits);
    }

    /// The open cells of houses that do not have digits are closed by what is named next, if anything is.
    pub(super) fn opens(&mut self, houses: &[CellSet], digits: DigitSet) {
        self.close();
        let cells = union(houses) & self.board.open();
        self.open = digits.iter().map(|digit| (digit, cells - self.board.plane(digit))).collect();
    }

    fn close(&mut self) {
        let (open, closing) = (std::mem::take(&mut self.open), std::mem::take(&mut self.closing));
        if closing {
            self.claim(open.iter().all(|(_, cells)| cells.is_empty()), "every other cell has its reason");
        }
    }

    /// Cells are closed to a digit by a filled cell, or lost it before.
    pub(super) fn closed(&mut self, cells: CellSet, digit: Digit, by: Option<CellSet>) {
        let lack = !cells.is_empty() && !cells.meets(self.board.plane(digit)) && cells.is_subset(self.board.open());
        self.claim(lack, "the cells are open and lack the digit");
        if let Some(by) = by {
            let stands = by.single().is_some_and(|cell| self.board.value(cell) == Some(digit));
            self.claim(stands, "the digit stands there");
            let sees = self.all_see(cells, by);
            self.claim(sees, "the cells see it");
        }
        self.closing = true;
        self.open.iter_mut().filter(|(known, _)| *known == digit).for_each(|(_, left)| *left -= cells);
    }

    /// Cells are filled, or all that is not closed yet is.
    pub(super) fn filled(&mut self, cells: Option<CellSet>) {
        self.closing = true;
        let open = self.board.open();
        match cells {
            Some(cells) => self.claim(!cells.meets(open), "the cells are filled"),
            None => {
                let left = self.open.iter().fold(CellSet::EMPTY, |all, (_, left)| all | *left);
                self.claim(left.is_empty(), "all other cells are filled");
            }
        }
    }

    /// A cell is asked for all its digits but those it has.
    pub(super) fn asks(&mut self, cell: CellSet, digits: DigitSet) {
        self.close();
        (self.cells, self.open) = (cell, (DigitSet::ALL - digits).iter().map(|digit| (digit, cell)).collect());
    }

    /// Conclusions, which are candidates of the board and those of the step.
    pub(super) fn concludes(&mut self, cells: CellSet, digits: DigitSet, placed: bool) {
        let set = set(cells, digits);
        let of = if placed { &self.conclusion.place } else { &self.conclusion.eliminate };
        let holds = set.is_subset(of);
        self.claim(holds, "the step concludes it");
        self.claim(set.is_subset(self.board.candidates()), "the candidates are there");
        self.told |= set;
    }

    /// One of these is true: they are on the board, and in what is concluded if it is placed.
    pub(super) fn holds(&mut self, cells: CellSet, digits: DigitSet) {
        let there = digits.iter().all(|digit| cells.meets(self.board.plane(digit)));
        self.claim(there, "the candidates are there");
        self.told |= set(cells, digits) & self.conclusion.place;
        (self.cells, self.digits, self.places) = (cells, digits, cells);
    }

    /// Candidates are taken for false.
    pub(super) fn assume(&mut self, cells: CellSet, digits: DigitSet) {
        self.gone = set(cells, digits);
        self.cells = cells;
        self.claim(self.gone.meets(self.board.candidates()), "what is assumed is there");
    }

    /// Candidates are true after what was said: of these, nothing else is left.
    pub(super) fn follows(&mut self, left: CandidateSet, cells: CellSet, digits: DigitSet, what: &str) {
        let then = set(cells, digits);
        let left = (left & *self.board.candidates()) - self.gone;
        self.claim(!left.is_empty() && left.is_subset(&then), what);
        let kept = then & *self.board.candidates();
        self.gone |= kept.iter().fold(CandidateSet::ALL, |all, it| all & self.layout.clashes(it));
        (self.cells, self.digits, self.places) = (cells, digits, cells);
    }

    /// A digit has one place left in a house after what was said.
    pub(super) fn in_house(&mut self, cells: CellSet, digits: DigitSet, houses: &[CellSet]) {
        let left = set(union(houses), digits);
        self.follows(left, cells, digits, "the house has no other place left");
        self.opens(houses, digits);
    }

    /// A cell has these digits only, and one of them is left after what was said.
    pub(super) fn in_cell(&mut self, cells: CellSet, digits: DigitSet, all: DigitSet) {
        let held = self.held(cells);
        self.claim(held == all && cells.single().is_some(), "the cell has just these digits");
        self.follows(set(cells, DigitSet::ALL), cells, digits, "the cell has nothing else left");
        self.asks(cells, all);
    }

    /// What is true after what was said, taken on trust.
    pub(super) fn trusts(&mut self, cells: CellSet, digits: DigitSet) {
        let then = set(cells, digits) & *self.board.candidates();
        self.follows(then, cells, digits, "what follows is there");
    }

    /// So many cells with just these digits, in one house.
    pub(super) fn almost_locked(&mut self, cells: CellSet, counts: &[usize], digits: DigitSet) {
        let in_one = !self.layout.houses_around(cells).is_empty();
        self.claim(in_one && self.held(cells) == digits, "the cells have just these digits");
        let counts: Vec<usize> = counts.to_vec();
        self.claim(counts == [cells.len(), digits.len()], "so many cells and digits");
    }

    /// The places of digits in two sets of cells all see each other.
    pub(super) fn restricted(&mut self, sets: [CellSet; 2], digits: DigitSet) {
        let apart = digits.iter().all(|digit| {
            let [one, other] = sets.map(|cells| cells & self.board.plane(digit));
            self.all_see(one, other)
        });
        self.claim(apart, "the places of the common digit see each other");
    }
}

pub(super) fn set(cells: CellSet, digits: DigitSet) -> CandidateSet {
    cells.iter().flat_map(|cell| digits.iter().map(move |digit| Candidate { cell, digit })).collect()
}

pub(super) fn union(houses: &[CellSet]) -> CellSet {
    houses.iter().fold(CellSet::EMPTY, |all, cells| all | *cells)
}
