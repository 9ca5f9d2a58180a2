//! Tests what sentences for beginners claim of houses, of the cells that a text is about, and of patterns on them.
use super::super::deadly_filling::has_filling;
use super::super::sets::{set, union};
use super::judge::PlainJudge;
use qedoku_core::{CandidateSet, Cell, CellSet, Digit, DigitSet, HouseSet};

impl PlainJudge<'_> {
    /// Nothing is left for a house.
    pub(super) fn no_place(&mut self, house: CellSet, digits: DigitSet) {
        let left = digits.iter().all(|digit| !self.left().plane(digit).meets(house));
        self.claim(left, "the house has no place left");
    }

    /// Nothing is left for a cell.
    pub(super) fn empty(&mut self, cell: CellSet) {
        let left = cell.iter().all(|cell| self.left().digits(cell).is_empty());
        self.claim(left && !cell.is_empty(), "nothing is left for the cell");
    }

    /// Candidates are true in a case beside what was supposed.
    pub(super) fn besides(&mut self, set: CandidateSet) {
        let (truths, gone) = self.outer.take().unwrap_or_else(|| (self.truths.clone(), self.gone));
        self.outer = Some((truths.clone(), gone));
        (self.truths, self.gone, self.unsaid) = (truths, gone, CandidateSet::EMPTY);
        self.claim(set.is_subset(self.board.candidates()), "what is supposed is there");
        set.iter().for_each(|it| self.knows(CandidateSet::of(it)));
    }

    /// Cells see each of the places in one of the houses.
    pub(super) fn with_each(&mut self, cells: CellSet, houses: &[CellSet]) {
        let places = self.places;
        let each = cells.iter().all(|cell| {
            places.iter().all(|place| houses.iter().any(|house| house.contains(cell) && house.contains(place)))
        });
        self.claim(each && !places.is_empty(), "each place is in one of the houses with them");
        self.cell = cells;
    }

    /// The cells that a text is about.
    pub(super) fn looks_at(&mut self, cells: CellSet) {
        (self.about, self.cells, self.cell) = (cells, cells, cells);
    }

    /// Two houses at most have all places of digits in the cells that were named, those where they stand as well.
    pub(super) fn only_there(&mut self, digits: DigitSet, houses: &[CellSet]) {
        let can = |digit, cell: Cell| self.board.value(cell) == Some(digit) || self.board.plane(digit).contains(cell);
        let outside = houses.iter().fold(self.about, |left, house| left - *house);
        let none = digits.iter().all(|digit| !outside.iter().any(|cell| can(digit, cell)));
        self.claim(none && houses.len() <= 2, "the digit is nowhere else there");
    }

    /// Houses have digits, filled.
    pub(super) fn houses_have(&mut self, houses: &[CellSet], digits: DigitSet) {
        let filled = |house: &CellSet, digit| house.iter().any(|cell| self.board.value(cell) == Some(digit));
        let all = houses.iter().all(|house| digits.iter().all(|digit| filled(house, digit)));
        self.claim(all, "the house has the digits");
    }

    /// Houses lack digits.
    pub(super) fn houses_need(&mut self, houses: &[CellSet], digits: DigitSet) {
        let filled = |house: &CellSet, digit| house.iter().any(|cell| self.board.value(cell) == Some(digit));
        let none = houses.iter().all(|house| digits.iter().all(|digit| !filled(house, digit)));
        self.claim(none, "the house lacks the digits");
        (self.house, self.needed) = (union(houses), digits);
    }

    /// Cells of a house are closed to digits that it has.
    pub(super) fn closed(&mut self, cells: CellSet, house: CellSet, digits: DigitSet) {
        let open = cells.is_subset(house) && cells.is_subset(self.board.open());
        self.claim(open && !self.held(cells).meets(digits), "the cells of the house are closed to the digits");
    }

    /// Open cells lost digits before, with no digit around that closes them.
    pub(super) fn lost(&mut self, cells: CellSet, digits: DigitSet) {
        let of_houses = |cell: Cell| {
            let houses = self.layout.houses_of(cell).iter();
            houses.fold(CellSet::EMPTY, |all, house| all | self.layout.cells(house))
        };
        let around =
            |cell: Cell, digit: Digit| of_houses(cell).iter().any(|peer| self.board.value(peer) == Some(digit));
        let lost = cells.iter().all(|cell| {
            self.board.open().contains(cell)
                && digits.iter().all(|digit| !self.board.digits(cell).contains(digit) && !around(cell, digit))
        });
        self.claim(lost, "the cells lost the digits");
    }

    /// The places of which one is said to be true.
    pub(super) fn one_of(&mut self, cells: CellSet) {
        self.reset();
        (self.places, self.seen) = (cells, CellSet::EMPTY);
    }

    /// One of some cells is a digit.
    pub(super) fn says_one(&mut self, cells: CellSet, digits: DigitSet) {
        self.says(cells, digits);
    }

    /// Each of some cells is a digit.
    pub(super) fn says_each(&mut self, cells: CellSet, digits: DigitSet) {
        for cell in cells {
            self.says(cell.into(), digits);
        }
    }

    /// The cells named last are in the houses.
    pub(super) fn all_in(&mut self, houses: &[CellSet]) {
        let cells = self.cells;
        let inside = houses.iter().all(|house| cells.is_subset(*house));
        self.claim(inside, "they are in the house");
    }

    /// A digit has these places in a house, in two lines.
    pub(super) fn either_line(&mut self, house: CellSet, digits: DigitSet, cells: CellSet) {
        let places = digits.iter().fold(CellSet::EMPTY, |all, digit| all | self.places_of(digit, &[house]));
        self.claim(places == cells, "the digit has just these places there");
        (self.in_case, self.case_digits) = (cells, digits);
    }

    /// A house has a digit in some cells, by the board or after what was supposed.
    pub(super) fn has_or_said(&mut self, house: CellSet, digits: DigitSet, cells: CellSet) {
        if self.in_loop {
            return self.has_in_loop(house, digits, cells);
        }
        if self.truths.is_empty() && self.gone.is_empty() {
            let places = digits.iter().fold(CellSet::EMPTY, |all, digit| all | self.places_of(digit, &[house]));
            self.claim(places == cells, "the digits have just these places there");
            (self.cells, self.places) = (cells, cells);
            return;
        }
        self.has(house, digits, cells);
    }

    /// The places that are left are in the cover.
    pub(super) fn in_cover(&mut self, places: CellSet, digits: DigitSet, cover: &[CellSet]) {
        let left = digits.iter().fold(CellSet::EMPTY, |all, digit| all | self.left().plane(digit));
        self.claim((places & left).is_subset(union(cover)), "the base is in the cover");
        self.cover = union(cover);
    }

    /// Cells of the cover are not the digit, in these houses.
    pub(super) fn covered(&mut self, cells: CellSet, digits: DigitSet, houses: &[CellSet]) {
        let inside = cells.is_subset(union(houses)) && union(houses).is_subset(self.cover);
        self.claim(
            inside && cells.iter().all(|cell| self.board.digits(cell).meets(digits)),
            "the cells are in the cover",
        );
    }

    /// True if these cells are all places of a digit in a house.
    pub(super) fn have_a_house(&self, cells: CellSet, digit: Digit) -> bool {
        let mut houses = self.layout.houses().iter().map(|house| self.layout.cells(house));
        houses.any(|house| cells.is_subset(house) && self.board.plane(digit) & house == cells)
    }

    /// A house has a digit at one of the ends of a link in a loop.
    pub(super) fn has_in_loop(&mut self, house: CellSet, digits: DigitSet, cells: CellSet) {
        let there = digits.iter().all(|digit| cells.is_subset(self.board.plane(digit) & house));
        self.claim(there, "the ends are in the house");
        self.in_loop = true;
    }

    /// A line begins: the places of a base house have all been named.
    pub(super) fn line(&mut self) {
        if let Some((house, digits, named)) = self.base.take() {
            let places = digits.iter().fold(CellSet::EMPTY, |all, digit| all | self.places_of(digit, &[house]));
            self.claim(places == named, "the digit has just these places there");
        }
    }

    /// The places of a digit in a base house begin.
    pub(super) fn begins_base(&mut self, house: CellSet, digits: DigitSet) {
        self.line();
        self.base = Some((house, digits, CellSet::EMPTY));
    }

    /// Some of these places, in a house of the cover.
    pub(super) fn in_base(&mut self, cells: CellSet, cover: Option<CellSet>) {
        if let Some((_, _, named)) = &mut self.base {
            *named |= cells;
            let inside = cover.is_none_or(|cover| cells.is_subset(cover));
            self.claim(inside, "the places are in the house");
        }
    }

    /// Digits of the cells that a text is about are in some houses, so many at most.
    pub(super) fn counts(&mut self, digits: DigitSet, houses: &[CellSet], most: usize) {
        let cells = self.about;
        let places = digits.iter().fold(CellSet::EMPTY, |all, digit| all | self.places_of(digit, &[cells]));
        self.claim(places.is_subset(union(houses)), "all of these are in the houses");
        self.counted += most;
    }

    /// True if these are four cells in exactly two rows, two columns and two boxes.
    pub(super) fn is_rectangle(&self, cells: CellSet) -> bool {
        let [rows, columns] = self.layout.rows_and_columns();
        let meet = |houses: HouseSet| houses.iter().filter(|&house| self.layout.cells(house).meets(cells)).count();
        cells.len() == 4 && [rows, columns, self.layout.boxes()].into_iter().all(|houses| meet(houses) == 2)
    }

    /// Each of the cells that a text is about could be one of the digits.
    pub(super) fn could_be(&mut self, count: usize, digits: DigitSet) {
        let each = self.about.iter().all(|cell| match self.board.value(cell) {
            Some(value) => digits.contains(value),
            None => self.board.digits(cell).meets(digits),
        });
        let counted = self.about.len() == count;
        self.claim(each && counted, "each of the cells may hold one of the digits");
    }

    /// The cells that a text is about hold two digits, which could change places; if these have no filling, in any solution.
    pub(super) fn swaps(&mut self, digits: DigitSet, fills: bool) {
        let count = self.about.len();
        self.could_be(count, digits);
        let filling = has_filling(self.board, self.about, digits);
        self.claim(filling == fills, "the cells have a filling with the digits, or none");
    }

    /// Two lines of the cells that a text is about change places: the cells across are in one box each time.
    pub(super) fn swaps_lines(&mut self, houses: &[CellSet]) {
        let all = self.about.is_subset(union(houses)) && houses.len() == 2;
        self.claim(all, "the cells are in the two lines");
    }

    /// The places that a digit had in the cells that were said to lack another one.
    pub(super) fn places_in_set(&mut self, cells: CellSet, digits: DigitSet) {
        let all = self.cells;
        let places = digits.iter().fold(CellSet::EMPTY, |found, digit| found | self.places_of(digit, &[all]));
        self.claim(places == cells, "the digit has just these places in the set");
    }

    /// Cells of a house hold the digits that are used up, one fewer than these.
    pub(super) fn uses_up(&mut self, cells: CellSet, digits: DigitSet, houses: &[CellSet]) {
        let held = self.held(cells);
        let inside = houses.iter().all(|house| cells.is_subset(*house));
        self.claim(inside && held.is_subset(digits) && digits.len() == cells.len() + 1, "as many cells as digits");
    }

    /// Without what is supposed not to be true, every open cell has two candidates.
    pub(super) fn grave(&mut self) {
        let two = self.board.open().iter().all(|cell| self.left().digits(cell).len() == 2);
        self.claim(two, "every open cell has two candidates then");
    }

    /// In cells with two digits, one follows from the other in a house.
    pub(super) fn pair_turn(&mut self, cell: CellSet, digits: DigitSet, house: CellSet) {
        let left = digits.iter().all(|digit| {
            let places = self.left().plane(digit) & house;
            places == cell || cell.single().is_some_and(|cell| self.left().digits(cell) == digits)
        });
        let inside = cell.is_subset(house);
        self.claim(left && inside, "it follows in the house");
        self.knows(set(cell, digits));
        self.cell = cell;
    }

    /// Two candidates exclude each other.
    pub(super) fn exclude(&mut self, cells: [CellSet; 2], digits: [DigitSet; 2]) {
        let [one, other] = [0, 1].map(|at| set(cells[at], digits[at]));
        let clash = one.iter().all(|it| self.layout.clashes(it).meets(&other));
        self.claim(clash, "the two exclude each other");
    }
}
