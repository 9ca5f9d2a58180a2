//! Tests what sentences for beginners claim: what was supposed and what follows from it is kept.
use super::super::grammar::TemplateNames;
use super::super::sets::{set, union};
use super::cited::CitedLines;
use qedoku_core::{Board, Candidate, CandidateSet, Cell, CellSet, Conclusion, Digit, DigitSet, Layout};

/// The test of the claims of a sentence.
pub(super) type PlainTest = fn(&mut PlainJudge<'_>, &TemplateNames);

/// A sentence in English and in Chinese, and what it claims; one of the two is empty where the other has no like.
pub(super) type PlainRow = (&'static str, &'static str, PlainTest);

/// Reads claims in order and tests each.
pub(super) struct PlainJudge<'b> {
    pub(super) layout: &'b Layout,
    pub(super) board: &'b Board,
    pub(super) conclusion: &'b Conclusion,
    /// Sets of candidates, one of each of which is true after what was supposed.
    pub(super) truths: Vec<CandidateSet>,
    pub(super) lines: CitedLines,
    /// The candidates that are not true then.
    pub(super) gone: CandidateSet,
    /// The part of these that was not said: each clashes with each of several candidates, one of which is true.
    pub(super) unsaid: CandidateSet,
    /// The cell that was spoken of last.
    pub(super) cell: CellSet,
    /// The cells that the text is about.
    pub(super) about: CellSet,
    /// Cells that were named last, those that are said to have a digit among them, and what is counted.
    pub(super) cells: CellSet,
    pub(super) places: CellSet,
    pub(super) seen: CellSet,
    pub(super) counted: usize,
    /// The house that needs digits, and these.
    pub(super) house: CellSet,
    pub(super) needed: DigitSet,
    /// The places of a digit in a box of which the cases speak, and the cover of a fish.
    pub(super) in_case: CellSet,
    pub(super) case_digits: DigitSet,
    pub(super) cover: CellSet,
    /// A base house, its digit, and the places that the text names.
    pub(super) base: Option<(CellSet, DigitSet, CellSet)>,
    /// True while the text draws conclusions from the links of a loop.
    pub(super) in_loop: bool,
    /// True in a line that ends with a pointer to steps inside the step, which show all of it.
    pub(super) is_below: bool,
    /// The suppositions before the cases that are told beside them.
    pub(super) outer: Option<(Vec<CandidateSet>, CandidateSet)>,
    /// The parts of the step's conclusion that were said.
    crossed: CandidateSet,
    entered: CandidateSet,
    pub(super) claims: usize,
    pub(super) wrong: Vec<String>,
}

impl<'b> PlainJudge<'b> {
    pub(super) fn new(board: &'b Board, conclusion: &'b Conclusion) -> Self {
        let layout = board.layout();
        Self {
            layout,
            board,
            conclusion,
            truths: Vec::new(),
            lines: CitedLines::default(),
            gone: CandidateSet::EMPTY,
            unsaid: CandidateSet::EMPTY,
            cell: CellSet::EMPTY,
            about: CellSet::EMPTY,
            cells: CellSet::EMPTY,
            places: CellSet::EMPTY,
            seen: CellSet::EMPTY,
            counted: 0,
            house: CellSet::EMPTY,
            needed: DigitSet::EMPTY,
            in_case: CellSet::EMPTY,
            case_digits: DigitSet::EMPTY,
            cover: CellSet::EMPTY,
            base: None,
            in_loop: false,
            is_below: false,
            outer: None,
            crossed: CandidateSet::EMPTY,
            entered: CandidateSet::EMPTY,
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

    /// Ends a text: its acts are the whole conclusion.
    pub(super) fn end(&mut self) {
        self.line();
        let Conclusion { place, eliminate } = *self.conclusion;
        let settled = self.entered.iter().fold(CandidateSet::EMPTY, |all, it| all | self.layout.clashes(it));
        let is_whole = place.is_subset(&self.entered) && eliminate.is_subset(&(self.crossed | settled));
        self.claim(is_whole, "the acts are the whole conclusion");
    }

    /// The digits that cells may hold.
    pub(super) fn held(&self, cells: CellSet) -> DigitSet {
        cells.iter().fold(DigitSet::EMPTY, |all, cell| all | self.board.digits(cell))
    }

    pub(super) fn left(&self) -> CandidateSet {
        *self.board.candidates() - self.gone
    }

    /// Nothing is supposed any more.
    pub(super) fn reset(&mut self) {
        self.truths.clear();
        self.lines.forget();
        (self.gone, self.unsaid) = (CandidateSet::EMPTY, CandidateSet::EMPTY);
        self.cover = CellSet::EMPTY;
        self.outer = None;
    }

    /// Candidates are supposed to be true, one of them if they are several.
    pub(super) fn supposes(&mut self, cells: CellSet, digits: DigitSet) {
        self.reset();
        let there = set(cells, digits) & *self.board.candidates();
        self.claim(!there.is_empty(), "what is supposed is there");
        self.cell = cells;
        self.knows(there);
    }

    /// Candidates are supposed not to be true.
    pub(super) fn supposes_not(&mut self, cells: CellSet, digits: DigitSet) {
        self.reset();
        self.denies(cells, digits);
    }

    /// The same, besides what is supposed.
    pub(super) fn denies(&mut self, cells: CellSet, digits: DigitSet) {
        let there = set(cells, digits);
        self.claim(there.meets(self.board.candidates()), "what is supposed is there");
        self.gone |= there;
        self.cell = cells;
    }

    /// One of some candidates is true.
    pub(super) fn knows(&mut self, set: CandidateSet) {
        let shut = set.iter().fold(CandidateSet::ALL, |all, it| all & self.layout.clashes(it));
        if set.len() > 1 {
            self.unsaid |= shut - self.gone;
        } else {
            self.unsaid -= shut;
        }
        if !set.is_empty() {
            self.gone |= shut;
        }
        self.truths.push(set);
    }

    /// Candidates are not true, as something true clashes with them in these houses.
    pub(super) fn is_not(&mut self, cells: CellSet, digits: DigitSet, houses: &[CellSet]) {
        let all = set(cells, digits) & *self.board.candidates();
        self.claim(!all.is_empty(), "the candidates are there");
        for it in all.iter() {
            let by = |truth: &CandidateSet| {
                !truth.is_empty()
                    && truth.iter().all(|one| {
                        let shared = houses.iter().any(|house| house.contains(one.cell) && house.contains(it.cell));
                        self.layout.clash(one, it) && shared
                    })
            };
            let covered = houses.iter().any(|house| house.contains(it.cell) && house.is_subset(self.cover));
            let known = covered || self.known().any(by);
            self.claim(known, "something true clashes with it there");
        }
        self.lacks(all);
        self.cell = cells;
    }

    /// Candidates are not true: something true clashes with them, or it is what the step concludes.
    pub(super) fn is_not_at_all(&mut self, cells: CellSet, digits: DigitSet) {
        if self.is_below {
            return self.shown_below(cells, digits);
        }
        if self.truths.is_empty() && !self.gone.is_empty() {
            // Nothing is true yet, so it is one more that is supposed not to be.
            return self.denies(cells, digits);
        }
        let all = set(cells, digits) & *self.board.candidates();
        let left = all - (self.gone | self.conclusion.eliminate);
        let known =
            left.is_empty() || self.conclusion.place.iter().any(|it| all.iter().all(|one| self.layout.clash(one, it)));
        let which = left.first().map_or_else(|| "it".to_owned(), |it| it.to_string());
        self.claim(known && !all.is_empty(), &format!("something true clashes with {which}"));
        self.lacks(all);
        self.cell = cells;
    }

    /// Candidates are said not to be true.
    pub(super) fn lacks(&mut self, all: CandidateSet) {
        self.gone |= all;
        self.unsaid -= all;
    }

    /// A candidate was supposed, and that cannot be.
    pub(super) fn refuted(&mut self, supposed: Candidate) {
        self.gone.insert(supposed);
    }

    /// Candidates are not true, as steps inside the step show, each of which is read by itself.
    pub(super) fn shown_below(&mut self, cells: CellSet, digits: DigitSet) {
        let all = set(cells, digits) & *self.board.candidates();
        self.claim(!all.is_empty() && !all.is_subset(&(self.gone - self.unsaid)), "they are there until then");
        self.lacks(all);
        self.cell = cells;
    }

    /// The cell spoken of last is not some digits.
    pub(super) fn it_is_not(&mut self, digits: DigitSet) {
        let cell = self.cell;
        self.is_not_at_all(cell, digits);
    }

    /// The same, in these houses.
    pub(super) fn it_is_not_in(&mut self, digits: DigitSet, houses: &[CellSet]) {
        let cell = self.cell;
        self.is_not(cell, digits, houses);
    }

    /// A digit has these places of a house left, or several digits have as many.
    pub(super) fn has(&mut self, house: CellSet, digits: DigitSet, cells: CellSet) {
        if digits.is_several() {
            return self.set_fills(house, digits, cells);
        }
        for digit in digits {
            let places = self.left().plane(digit) & house;
            self.claim(places.is_subset(cells), "the house has no other place left");
        }
        let there = set(cells, digits) & *self.board.candidates();
        self.claim(cells.is_subset(house) && !there.is_empty(), "the places are there");
        self.knows(there);
        (self.cell, self.cells, self.places) = (cells, cells, cells);
    }

    /// A digit that stands in a house.
    pub(super) fn stands(&mut self, house: CellSet, digits: DigitSet, at: CellSet) {
        let stands = at.iter().all(|cell| self.board.value(cell).is_some_and(|value| digits.contains(value)));
        self.claim(stands && at.is_subset(house), "the digit stands there");
        self.cells = house;
    }

    /// A cell has these candidates, and this one is left.
    pub(super) fn only(&mut self, cell: CellSet, held: DigitSet, digits: DigitSet) {
        let left = cell.single().map(|cell| self.left().digits(cell));
        let has = self.held(cell) == held;
        self.claim(has, "the cell has just these candidates");
        self.claim(left.is_some_and(|left| left.is_subset(digits)), "no other digit is left for the cell");
        self.knows(set(cell, digits));
        self.cell = cell;
    }

    /// The cell spoken of last is a digit, the last that is left for it.
    pub(super) fn it_is(&mut self, digits: DigitSet) {
        let cell = self.cell;
        let held = self.held(cell);
        self.only(cell, held, digits);
    }

    /// The same of the cell spoken of last.
    pub(super) fn it_has_only(&mut self, held: DigitSet, digits: DigitSet) {
        let cell = self.cell;
        self.only(cell, held, digits);
    }

    /// Cells hold only these digits now, all of them.
    pub(super) fn set_holds(&mut self, cells: CellSet, digits: DigitSet) {
        let left = cells.iter().fold(DigitSet::EMPTY, |all, cell| all | self.left().digits(cell));
        self.claim(left.is_subset(digits) && digits.len() == cells.len(), "as many digits are left as cells");
        for digit in digits {
            let places = set(cells, digit.into()) & self.left();
            self.knows(places);
        }
        (self.cells, self.places) = (cells, cells);
    }

    /// Digits take cells of a house that have no others for them. One that has no place there at all is against what was
    /// supposed, from which all follows then.
    pub(super) fn set_fills(&mut self, house: CellSet, digits: DigitSet, cells: CellSet) {
        let left = self.left();
        for digit in digits {
            let places = left.plane(digit) & house;
            self.claim(places.is_subset(cells), "the digits have no other place there");
            self.knows(CandidateSet::of_digit(digit, places));
        }
        self.claim(cells.len() == digits.len(), "as many cells as digits");
        self.gone |= set(cells, DigitSet::ALL - digits);
        cells.iter().for_each(|cell| self.knows(CandidateSet::of_cell(cell, left.digits(cell) & digits)));
        self.cells = cells;
    }

    /// One of these is true: they are there, or they are what the step places.
    pub(super) fn says(&mut self, cells: CellSet, digits: DigitSet) {
        let there = set(cells, digits) & *self.board.candidates();
        let known = cells.iter().any(|cell| self.board.value(cell).is_some_and(|value| digits.contains(value)));
        self.claim(!there.is_empty() || known, "the candidates are there");
        self.enters(&there);
        self.knows(there);
        (self.cell, self.cells, self.places) = (cells, cells, cells);
        self.seen = CellSet::EMPTY;
    }

    /// Digits that the step enters, or the last that it leaves to a cell.
    fn enters(&mut self, set: &CandidateSet) {
        let Conclusion { place, eliminate } = *self.conclusion;
        for it in set.iter() {
            let others = CandidateSet::of_cell(it.cell, self.board.digits(it.cell).without(it.digit));
            if place.contains(it) || (!others.is_empty() && others.is_subset(&eliminate)) {
                self.entered.insert(it);
            }
        }
    }

    /// Candidates are crossed out.
    pub(super) fn crosses(&mut self, cells: CellSet, digits: DigitSet) {
        let all = set(cells, digits);
        let eliminate = self.conclusion.eliminate;
        self.claim(all.is_subset(&eliminate), "the step eliminates it");
        self.crossed |= all;
    }

    /// Cells are in a house with others.
    pub(super) fn together(&mut self, cells: CellSet, house: CellSet, others: CellSet) {
        let inside = cells.is_subset(house) && others.is_subset(house) && !cells.meets(others);
        self.claim(inside, "they are in the house together");
        (self.cells, self.cell) = (cells, cells);
        self.seen |= others;
    }

    /// The cells named last are in another house with others.
    pub(super) fn and_together(&mut self, house: CellSet, others: CellSet) {
        let cells = self.cells;
        self.together(cells, house, others);
    }

    /// The cells named last are in another house with the places that were not named yet.
    pub(super) fn with_the_others(&mut self, house: CellSet, count: usize) {
        let others = self.places - self.seen;
        self.claim(others.len() == count, "so many places are left");
        self.and_together(house, others);
    }

    /// Cells are in a house with all places that were said.
    pub(super) fn with_all(&mut self, cells: CellSet, house: CellSet, count: usize) {
        let places = self.places;
        self.claim(places.len() == count, "so many places");
        self.together(cells, house, places);
    }

    /// The places of a digit in houses.
    pub(super) fn places_of(&self, digit: Digit, houses: &[CellSet]) -> CellSet {
        self.board.plane(digit) & union(houses)
    }

    /// Notes that cells hold no digits besides, in one house with each other.
    pub(super) fn holds_just(&mut self, cells: CellSet, digits: DigitSet) {
        let held = self.held(cells);
        self.claim(held == digits, "the cells have just these digits");
        self.cells |= cells;
        self.places = cells;
    }

    /// Without what is supposed not to be true, cells hold only these digits.
    pub(super) fn all_hold(&mut self, count: usize, digits: DigitSet) {
        let cells = self.about;
        let left = cells.iter().all(|cell| match self.board.value(cell) {
            Some(value) => digits.contains(value),
            None => self.left().digits(cell).is_subset(digits),
        });
        self.claim(left && cells.len() == count, "nothing else is left in so many cells");
    }

    /// True if a candidate is true by what was said.
    pub(super) fn is_known(&self, cell: Cell, digit: Digit) -> bool {
        self.truths.iter().any(|truth| truth.single() == Some(Candidate { cell, digit }))
    }

    /// True if one of some candidates was said to be true.
    pub(super) fn is_known_set(&self, cells: CellSet, digits: DigitSet) -> bool {
        let there = set(cells, digits) & *self.board.candidates();
        self.truths.contains(&there)
    }
}
