//! Tests the claims of sentences on the board: what was said before is kept, as far as what follows speaks of it.
use super::grammar::TemplateNames;
use super::houses::BaseFacts;
use super::links::SupposedFacts;
use super::sets::{set, union};
use qedoku_core::{Board, Candidate, CandidateSet, CellSet, Conclusion, Digit, DigitSet, Layout};

/// A claim at a place of a sentence.
pub(super) type ClaimTest = fn(&mut ClaimReader<'_>, &TemplateNames);

/// Reads claims in order and tests each.
pub(super) struct ClaimReader<'b> {
    pub(super) layout: &'b Layout,
    pub(super) board: &'b Board,
    conclusion: &'b Conclusion,
    /// The cells, the digits and the houses that were named last.
    pub(super) cells: CellSet,
    pub(super) digits: DigitSet,
    pub(super) houses: Vec<CellSet>,
    /// The places that a digit is said to have, or cells that are said to hold something.
    pub(super) places: CellSet,
    pub(super) fins: CellSet,
    /// The digits and cells that are left to be closed by name, once something is.
    open: Vec<(Digit, CellSet)>,
    closing: bool,
    /// True if a cell, not a house, is asked for its digits.
    asked: bool,
    /// The places of a fish that its cover does not have.
    pub(super) outside: CellSet,
    /// The candidates that are false if an assumption holds, and those that are true.
    gone: CandidateSet,
    pub(super) claimed: CandidateSet,
    /// The cell whose digits are tried in turn.
    pub(super) hub: CellSet,
    /// The guards of a deadly pattern.
    pub(super) guards: CandidateSet,
    /// The facts that follow from an assumption.
    pub(super) supposed: SupposedFacts,
    /// The facts that were said of a pattern of houses.
    pub(super) base: BaseFacts,
    /// The digits that were counted.
    pub(super) counted: usize,
    pub(super) claims: usize,
    pub(super) wrong: Vec<String>,
}

impl<'b> ClaimReader<'b> {
    pub(super) fn new(board: &'b Board, conclusion: &'b Conclusion) -> Self {
        let layout = board.layout();
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
            asked: false,
            outside: CellSet::EMPTY,
            gone: CandidateSet::EMPTY,
            claimed: CandidateSet::EMPTY,
            hub: CellSet::EMPTY,
            guards: CandidateSet::EMPTY,
            supposed: SupposedFacts::default(),
            base: BaseFacts::default(),
            counted: 0,
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

    /// Ends a sentence: nothing may be left to be closed, and all of its conclusion must be told.
    pub(super) fn end(&mut self) {
        self.close();
        if !self.claimed.is_empty() {
            let all = self.conclusion.place | self.conclusion.eliminate;
            // A digit that is filled in takes all that it clashes with.
            let open = *self.board.candidates();
            let is_filled = |it: &Candidate| {
                let others = CandidateSet::of_cell(it.cell, open.digits(it.cell).without(it.digit));
                !others.is_empty()
                    && others.is_subset(&self.conclusion.eliminate)
                    && !self.conclusion.eliminate.contains(*it)
            };
            let filled = open.iter().filter(is_filled);
            let claimed = filled.fold(self.claimed, |all, it| all | self.layout.clashes(it));
            self.claim(all.is_subset(&claimed), "the whole conclusion is told");
        }
        let outside = self.outside;
        self.claim(outside.is_empty(), "the base is in the cover but for the fins");
    }

    /// True if a digit stands in some cells.
    pub(super) fn stands_in(&self, cells: CellSet, digit: Digit) -> bool {
        cells.iter().any(|cell| self.board.value(cell) == Some(digit))
    }

    /// The places of a digit in houses.
    pub(super) fn places_of(&self, digit: Digit, houses: &[CellSet]) -> CellSet {
        self.board.plane(digit) & union(houses)
    }

    /// The digits that cells may hold.
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
        self.asked = false;
        let cells = union(houses) & self.board.open();
        self.open = digits.iter().map(|digit| (digit, cells - self.board.plane(digit))).collect();
    }

    fn close(&mut self) {
        let open = std::mem::take(&mut self.open);
        let closing = std::mem::take(&mut self.closing);
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
        let holds = match cells {
            Some(cells) => !cells.meets(self.board.open()),
            None => self.open.iter().all(|(_, left)| left.is_empty()),
        };
        self.claim(holds, "the cells are filled");
    }

    /// A cell is asked for all its digits but those it has.
    pub(super) fn asks(&mut self, cell: CellSet, digits: DigitSet) {
        self.close();
        self.asked = true;
        (self.cells, self.open) = (cell, (self.layout.digits() - digits).iter().map(|digit| (digit, cell)).collect());
    }

    /// True if a cell is asked for its digits, and some of these are not closed yet.
    pub(super) fn is_asked(&self) -> bool {
        self.asked && self.open.iter().any(|(_, left)| !left.is_empty())
    }

    /// Conclusions, which are candidates of the board and those of the step.
    pub(super) fn concludes(&mut self, cells: CellSet, digits: DigitSet, placed: bool) {
        let set = set(cells, digits);
        let of = if placed { &self.conclusion.place } else { &self.conclusion.eliminate };
        // A digit that is left is what it comes to if all others of its cell go.
        let others = cells
            .iter()
            .fold(CandidateSet::EMPTY, |all, cell| all | CandidateSet::of_cell(cell, self.board.digits(cell) - digits));
        let settled = placed && !others.is_empty() && others.is_subset(&self.conclusion.eliminate);
        let holds = settled || set.is_subset(of);
        self.claim(holds, "the step concludes it");
        self.claim(set.is_subset(self.board.candidates()), "the candidates are there");
        self.claimed |= if settled { set | others } else { set };
    }

    /// The candidates that go in all cases are part of the conclusion.
    pub(super) fn concluded(&mut self, gone: &CandidateSet) {
        let eliminated = self.conclusion.eliminate;
        self.claim(gone.is_subset(&eliminated), "the step concludes it");
    }

    /// One of these is true: they are on the board, and in what is concluded if it is placed.
    pub(super) fn holds(&mut self, cells: CellSet, digits: DigitSet) {
        let there = digits.iter().all(|digit| cells.meets(self.board.plane(digit)));
        self.claim(there, "the candidates are there");
        self.claimed |= set(cells, digits) & self.conclusion.place;
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

    /// A pincer that shares a house with the hub of a wing, if there is one, or else a link of a chain.
    pub(super) fn pincer_or_link(&mut self, cells: CellSet, digits: DigitSet, houses: &[CellSet]) {
        if self.hub.is_empty() {
            return self.in_house(cells, digits, houses);
        }
        let both = cells | self.hub;
        let held = self.held(cells);
        self.claim(houses.iter().all(|house| both.is_subset(*house)), "they share the house");
        self.claim(held.len() == 2 && digits.is_subset(held), "the pincer has two digits, this one among them");
    }

    /// A cell has these digits only, and one of them is left after what was said.
    pub(super) fn in_cell(&mut self, cells: CellSet, digits: DigitSet, all: DigitSet) {
        let held = self.held(cells);
        self.claim(held == all && cells.single().is_some(), "the cell has just these digits");
        self.follows(set(cells, DigitSet::ALL), cells, digits, "the cell has nothing else left");
        self.asks(cells, all);
    }

    /// Takes on trust that a candidate is true after what was said.
    pub(super) fn trusts(&mut self, cells: CellSet, digits: DigitSet) {
        let then = set(cells, digits) & *self.board.candidates();
        self.follows(then, cells, digits, "what follows is there");
    }

    /// Every one of some houses lacks a digit.
    pub(super) fn lacks(&mut self, houses: &[CellSet], digits: DigitSet) {
        let placed = |house: &CellSet, digit| house.iter().any(|cell| self.board.value(cell) == Some(digit));
        let lacks = houses.iter().all(|house| digits.iter().any(|digit| !placed(house, digit)));
        self.claim(lacks && !houses.is_empty(), "the houses lack the digits");
    }

    /// A candidate is taken for true.
    pub(super) fn takes(&mut self, cells: CellSet, digits: DigitSet) {
        let there = set(cells, digits).is_subset(self.board.candidates());
        self.claim(there, "what is assumed is there");
        self.gone = set(cells, digits).iter().fold(CandidateSet::ALL, |all, it| all & self.layout.clashes(it));
        self.cells = cells;
    }

    /// True if each of the cells sees two at least of the places.
    pub(super) fn sees_each_part(&self, cells: CellSet) -> bool {
        cells.iter().all(|cell| (self.layout.peers(cell) & self.places).is_several())
    }

    /// Without some candidates, cells hold only these digits.
    pub(super) fn without(&mut self, guards: &CandidateSet, cells: CellSet, digits: DigitSet) {
        let left = cells.iter().all(|cell| match self.board.value(cell) {
            Some(digit) => digits.contains(digit),
            None => (self.board.digits(cell) - guards.digits(cell)).is_subset(digits),
        });
        self.claim(left, "nothing else is left in the cells without the guards");
        self.claim(guards.is_subset(self.board.candidates()), "the guards are there");
        (self.cells, self.places, self.guards) = (cells, guards.cells(), *guards);
    }

    /// Without some candidates, every open cell has two.
    pub(super) fn grave(&mut self, guards: &CandidateSet) {
        let two = self.board.open().iter().all(|cell| (self.board.digits(cell) - guards.digits(cell)).len() == 2);
        self.claim(two, "every open cell has two other candidates");
        (self.places, self.guards) = (guards.cells(), *guards);
    }

    /// Tests that each of the candidates lost clashes with one of the others.
    pub(super) fn clash_with(&mut self, lost: &CandidateSet, by: &CandidateSet) {
        let each = lost.iter().all(|it| by.iter().any(|by| self.layout.clash(by, it)));
        self.claim(each, "each of these clashes with one of the others");
    }

    /// Candidates would leave nothing to a cell, or no place for a digit.
    pub(super) fn would_empty(&mut self, by: &CandidateSet, slots: &CandidateSet) {
        let all = *slots & *self.board.candidates();
        let gone = all.iter().all(|it| by.iter().any(|by| self.layout.clash(by, it)));
        self.claim(!all.is_empty() && gone, "nothing would be left");
    }

    /// The digits of the guards.
    pub(super) fn guard_digits(&self) -> DigitSet {
        self.guards.all_digits()
    }

    /// The candidates of the board.
    pub(super) const fn candidates(&self) -> &CandidateSet {
        self.board.candidates()
    }

    /// True if the guards are on the board.
    pub(super) fn are_there(&self) -> bool {
        self.guards.is_subset(self.board.candidates())
    }

    /// Tests that cells have just these digits, as many as the sentence counts, in one house.
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
