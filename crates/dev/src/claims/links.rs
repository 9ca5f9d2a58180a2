//! Tests claims about what follows from each other: what is supposed, what is not then, and what is.
use super::judge::ClaimReader;
use super::ruled::RuleNames;
use super::sets::set;
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, DigitSet};
use std::collections::BTreeMap;

/// The facts that were said of an assumption so far.
#[derive(Default)]
pub(super) struct SupposedFacts {
    /// The candidates that are supposed to be true, and those that are supposed not to be.
    assumed: CandidateSet,
    denied: CandidateSet,
    /// The candidates true by the last clause: one of them for each digit, or all of them if they fill their cells.
    truth: CandidateSet,
    is_filled: bool,
    /// The candidates that the digits of the last set of cells leave these, before any of them was placed.
    filled: CandidateSet,
    /// Candidates that are true besides, each for itself, since something was supposed.
    forced: CandidateSet,
    /// The candidates that were said not to be true since then.
    lost: CandidateSet,
    /// The set of cells that lacked something first.
    first: CellSet,
    /// The cells of what was true last, as a whole where a part of it is told again.
    last: CellSet,
    /// The candidates that are true by each line of a list.
    lines: BTreeMap<usize, CandidateSet>,
    /// Candidates that are said not to be true by each line.
    lost_in: BTreeMap<usize, CandidateSet>,
    line: usize,
    /// Candidates that are true by what stands with the supposition, and by the line so far.
    standing: [CandidateSet; 2],
    /// The cell that was spoken of last.
    cell: CellSet,
    /// The candidates of each color, and those of the one that is supposed to be true.
    colors: BTreeMap<usize, CandidateSet>,
    all: CandidateSet,
    /// True if links were said to close into a loop.
    is_loop: bool,
}

impl ClaimReader<'_> {
    /// A line of a list begins.
    pub(super) fn line(&mut self, number: usize) {
        self.supposed.line = number;
        self.supposed.standing[1] = CandidateSet::EMPTY;
    }

    /// The candidates that the board itself leaves can be cited by the line that says so.
    pub(super) fn known_by_line(&mut self, cells: CellSet, digits: DigitSet) {
        let facts = &mut self.supposed;
        if cells.is_one() {
            facts.lines.insert(facts.line, set(cells, digits));
        }
    }

    /// Candidates are supposed to be true, or not to be.
    pub(super) fn supposes(&mut self, cells: CellSet, digits: DigitSet, holds: bool) {
        let there = set(cells, digits) & *self.candidates();
        self.claim(!there.is_empty(), "what is supposed is there");
        let facts = &mut self.supposed;
        *facts = SupposedFacts { is_loop: facts.is_loop, line: facts.line, ..SupposedFacts::default() };
        facts.cell = cells;
        if holds {
            (facts.assumed, facts.truth) = (there, there);
        } else {
            (facts.denied, facts.lost) = (there, there);
        }
    }

    /// A color is named with its candidates.
    pub(super) fn colored(&mut self, color: usize, all: &CandidateSet) {
        let there = all.is_subset(self.candidates());
        self.claim(there, "the candidates are there");
        self.supposed.colors.insert(color, *all);
    }

    /// A cell has two candidates.
    pub(super) fn pair_in_cell(&mut self, cell: CellSet, digits: DigitSet) {
        let held = cell.single().is_some_and(|cell| digits.len() == 2 && self.candidates().digits(cell) == digits);
        self.claim(held, "the cell has these two candidates");
    }

    /// A digit has two places in a house.
    pub(super) fn pair_in_house(&mut self, house: CellSet, digits: DigitSet, cells: CellSet) {
        let places = |digit| self.candidates().plane(digit) & house;
        let held = cells.len() == 2 && digits.single().is_some_and(|digit| places(digit) == cells);
        self.claim(held, "the digit has these two places");
    }

    /// All of a color are supposed to be true.
    pub(super) fn with_color(&mut self, color: usize) {
        let facts = &mut self.supposed;
        (facts.all, facts.lost) = (facts.colors.get(&color).copied().unwrap_or_default(), CandidateSet::EMPTY);
        let named = !self.supposed.all.is_empty();
        self.claim(named, "the color is known");
    }

    /// Reads that one of two candidates is true because the other, which was supposed, led to a contradiction.
    pub(super) fn turns(&mut self, cells: CellSet, digits: DigitSet) {
        let is = set(cells, digits);
        let linked = self.supposed.assumed.single().is_some_and(|wrong| {
            let both = is | CandidateSet::of(wrong);
            let left = *self.candidates();
            self.layout.slots().any(|slot| (slot.candidates(self.layout) & left) == both)
        });
        self.claim(linked, "it is true if what was supposed is not");
        self.supposes(cells, digits, true);
    }

    /// One of several cases is supposed: what was supposed before is not any more.
    pub(super) fn case(&mut self, cells: CellSet, digits: DigitSet) {
        self.supposes(cells, digits, true);
    }

    /// A cell of which the digits were said has one of these: in addition to what is supposed of another cell, if anything is.
    pub(super) fn case_of_hub(&mut self, digits: DigitSet) {
        let cell = if self.hub.is_empty() { self.supposed.cell } else { self.hub };
        let assumed = self.supposed.assumed.cells();
        if assumed.is_empty() || assumed.meets(cell) {
            return self.case(cell, digits);
        }
        let there = set(cell, digits) & *self.candidates();
        self.claim(!there.is_empty(), "what is supposed is there");
        let facts = &mut self.supposed;
        (facts.truth, facts.is_filled, facts.lost) = (there, false, CandidateSet::EMPTY);
    }

    /// The cell that is spoken of.
    pub(super) const fn spoken_of(&self) -> CellSet {
        self.supposed.cell
    }

    /// Candidates are not true, as they clash in these houses with what is; by a line if it is named.
    pub(super) fn is_not(&mut self, cells: CellSet, digits: DigitSet, houses: &[CellSet], line: Option<usize>) {
        let lost = set(cells, digits) & *self.candidates();
        self.claim(!lost.is_empty(), "what is not true any more was there");
        let facts = &self.supposed;
        let last = (facts.truth, facts.is_filled);
        let all = facts.all.iter().map(|it| (CandidateSet::of(it), false));
        let sources: Vec<(CandidateSet, bool)> = match line {
            _ if !facts.all.is_empty() => all.collect(),
            Some(line) => facts.lines.get(&line).map(|truth| (*truth, false)).into_iter().collect(),
            None => {
                let forced = facts.standing.iter().fold(facts.forced, |all, it| all | *it);
                let forced = forced.iter().map(|it| (CandidateSet::of(it), false)).collect::<Vec<_>>();
                // What a line made of the cell itself is seen on the board and needs no number.
                let of_lines = facts.lines.values().filter(|_| houses.is_empty()).map(|truth| (*truth, false));
                [last, (facts.assumed, false)].into_iter().chain(forced).chain(of_lines).collect()
            }
        };
        let clashes = lost.iter().all(|it| sources.iter().any(|(by, filled)| clash(it, by, houses, *filled)));
        let said = line.and_then(|line| facts.lost_in.get(&line)).is_some_and(|known| lost.is_subset(known));
        self.claim(clashes || said && houses.is_empty(), "it clashes with what is true, and there");
        self.loses(lost, cells);
    }

    /// Candidates are not true, as they clash by the houses or rules that are named with what is; by a line if it is named.
    pub(super) fn is_not_by(&mut self, cells: CellSet, digits: DigitSet, by: &RuleNames, line: Option<usize>) {
        let lost = set(cells, digits) & *self.candidates();
        self.claim(!lost.is_empty(), "what is not true any more was there");
        let facts = &self.supposed;
        let sources = match line {
            Some(line) => vec![facts.lines.get(&line).copied().unwrap_or_default()],
            None if !facts.all.is_empty() => facts.all.iter().map(CandidateSet::of).collect(),
            None => [facts.truth, facts.assumed].into_iter().chain(facts.forced.iter().map(CandidateSet::of)).collect(),
        };
        let clash = |it: Candidate, source: &CandidateSet| {
            let each = |set: CandidateSet| !set.is_empty() && set.iter().all(|one| by.clash(self.layout, 0, one, it));
            let of_digit = |digit| CandidateSet::of_digit(digit, source.plane(digit));
            each(*source) || facts.is_filled && source.all_digits().iter().any(|digit| each(of_digit(digit)))
        };
        let clashes = lost.iter().all(|it| sources.iter().any(|source| clash(it, source)));
        self.claim(clashes, "it clashes with what is true, as is named");
        self.loses(lost, cells);
    }

    /// Candidates are said not to be true, in this line, and their cells are spoken of.
    fn loses(&mut self, lost: CandidateSet, cells: CellSet) {
        let facts = &mut self.supposed;
        facts.lost |= lost;
        *facts.lost_in.entry(facts.line).or_default() |= lost;
        facts.cell = cells;
    }

    /// A digit of a cell is true as well by what was supposed.
    pub(super) fn is_forced(&mut self, cells: CellSet, digits: DigitSet) {
        self.supposed.forced |= set(cells, digits);
    }

    /// A cell has one digit left, or some.
    pub(super) fn is_left(&mut self, cells: CellSet, digits: DigitSet) {
        let left = set(cells, self.held(cells)) - self.supposed.lost;
        self.claim(left == set(cells, digits), "the cell has this left");
        self.comes(left, false);
        self.supposed.cell = cells;
    }

    /// A digit has its places in a house left at some cells.
    pub(super) fn is_left_in(&mut self, houses: &[CellSet], cells: CellSet, digits: DigitSet) {
        // What was said not to be true before that is not true either.
        let all = self.supposed.lost | self.supposed.denied;
        let all = self.supposed.lost_in.values().fold(all, |all, lost| all | *lost);
        for digit in digits {
            let places = self.places_of(digit, houses);
            let is_left = [self.supposed.lost, all].iter().any(|lost| places - lost.plane(digit) == cells);
            self.claim(is_left, "the house has just these places left");
        }
        self.comes(set(cells, digits), false);
        self.supposed.cell = cells;
        self.places = cells;
        self.opens(houses, digits);
    }

    /// Something is true now.
    pub(super) fn comes(&mut self, truth: CandidateSet, is_filled: bool) {
        let facts = &mut self.supposed;
        let line = facts.line;
        (facts.truth, facts.is_filled, facts.lost) = (truth, is_filled, CandidateSet::EMPTY);
        facts.filled = if is_filled { truth } else { CandidateSet::EMPTY };
        if is_filled || !truth.cells().is_subset(facts.last) {
            facts.last = truth.cells();
        }
        facts.lines.insert(line, truth);
        if truth.len() == 1 {
            facts.standing[usize::from(line > 0)] |= truth;
        }
    }

    /// Cells, or one of them, hold a digit now, and are spoken of next.
    pub(super) fn comes_to(&mut self, cells: CellSet, digits: DigitSet) {
        self.comes(set(cells, digits), false);
        self.supposed.cell = cells;
    }

    /// Cells with one digit more than they are many lack one and are the others.
    pub(super) fn fills(&mut self, cells: CellSet, held: DigitSet, count: usize, rest: DigitSet) {
        let all = self.held(cells);
        self.claim(all == held && held.len() == cells.len() + 1 && count == cells.len(), "the set is almost locked");
        let missing = held - rest;
        let gone =
            missing.iter().any(|digit| self.places_of(digit, &[cells]).is_subset(self.supposed.lost.plane(digit)));
        self.claim(missing.len() == 1 && gone, "the set lacks the digit");
        let truth = set(cells, rest) & *self.candidates();
        if self.supposed.first.is_empty() {
            self.supposed.first = cells;
        }
        self.comes(truth, true);
    }

    /// A digit of cells that are filled has these places, before or after the digit that was placed last.
    pub(super) fn placed_at(&mut self, digits: DigitSet, cells: CellSet) {
        let SupposedFacts { truth, filled, .. } = self.supposed;
        let there = digits.iter().all(|digit| truth.plane(digit) == cells || filled.plane(digit) == cells);
        self.claim(there, "the digit has just these places in the set");
        if cells.is_one() {
            let facts = &mut self.supposed;
            facts.truth = (truth - set(cells, DigitSet::ALL)) | set(cells, digits);
            facts.cell = cells;
        }
    }

    /// The same, where some of its places were supposed not to hold it.
    pub(super) fn placed_but(&mut self, digits: DigitSet, cells: CellSet, denied: CellSet) {
        let truth = self.supposed.truth;
        let there = digits.iter().all(|digit| truth.plane(digit) == cells | denied);
        self.claim(there, "the digit has just these places in the set");
        self.denied_in(digits, denied);
    }

    /// Cells were supposed not to be a digit: what is true is elsewhere.
    pub(super) fn denied_in(&mut self, digits: DigitSet, cells: CellSet) {
        let denied = set(cells, digits);
        let known = denied.is_subset(&self.supposed.denied);
        self.claim(known, "it was supposed not to be so");
        self.supposed.truth -= denied;
    }

    /// Claims that the digits, in the places where one of them was last said to be, are supposed not to be there.
    pub(super) fn denied_again(&mut self, digits: DigitSet) {
        let truth = self.supposed.truth;
        let denied = self.supposed.denied;
        let again = digits.iter().all(|digit| truth.plane(digit).is_subset(denied.plane(digit)));
        self.claim(again, "it was supposed not to be so");
    }

    /// True if something was said not to be true since something was said to be.
    pub(super) fn lacks_something(&self) -> bool {
        !self.supposed.lost.is_empty()
    }

    /// A house has digits in as many cells, as one place is gone.
    pub(super) fn hides(&mut self, houses: &[CellSet], digits: DigitSet, cells: CellSet) {
        let lost = self.supposed.lost;
        let inside = digits.iter().all(|digit| (self.places_of(digit, houses) - lost.plane(digit)).is_subset(cells));
        self.claim(inside && digits.len() == cells.len(), "the digits are in as many cells");
        self.comes(set(cells, digits) & *self.candidates(), true);
    }

    /// A house has no place left for a digit.
    pub(super) fn has_no_place(&mut self, houses: &[CellSet], digits: DigitSet) {
        for digit in digits {
            let left = self.places_of(digit, houses) - self.supposed.lost.plane(digit);
            self.claim(left.is_empty(), "no place is left");
        }
        self.opens(houses, digits);
    }

    /// Nothing is left for the cell that is spoken of.
    pub(super) fn has_nothing(&mut self) {
        let cell = self.supposed.cell;
        let left = self.held(cell)
            - self.supposed.lost.cells().first().map_or(DigitSet::EMPTY, |it| self.supposed.lost.digits(it));
        self.claim(cell.is_one() && left.is_empty(), "nothing is left");
    }

    /// One of two ends is true: what was supposed not to be, or what that leads to.
    pub(super) fn either_end(&mut self, one: CandidateSet, other: CandidateSet) {
        let denied = self.supposed.denied;
        let truth = self.supposed.truth;
        // Of two sets the second has lost its digit; what the first holds then was said before. The one with the first cell
        // is named first.
        let from = |one: CandidateSet, other: CandidateSet| {
            (denied == one || denied.cells() == other.cells()) && (truth & other) == other
        };
        // Ends that share places are described together: all that was denied and all that it leads to are among them.
        let whole = one | other;
        let led = whole
            .all_digits()
            .iter()
            .fold(CandidateSet::EMPTY, |all, digit| all | CandidateSet::of_digit(digit, truth.plane(digit)));
        let together = !led.is_empty() && (denied | led).is_subset(&whole);
        // So are the places of a digit in two almost locked sets.
        let both = self.cells | self.fins;
        let of_two_sets = denied.cells().is_subset(both) && whole == set(both, whole.all_digits()) & *self.candidates();
        let ends = denied.is_empty() || from(one, other) || from(other, one) || together || of_two_sets;
        self.claim(ends && (one | other).is_subset(self.candidates()), "these are the ends");
        self.places = one.cells() | other.cells();
    }

    /// The ends for another digit of sets that were described: its places in the first of these, and in the last.
    pub(super) fn other_ends(&mut self, one: CandidateSet, other: CandidateSet) {
        let digits = one.all_digits();
        let SupposedFacts { first, last, .. } = self.supposed;
        let places = |cells: CellSet| set(cells, digits) & *self.candidates();
        let ends = (one == places(first) && other == places(last)) || (one | other) == places(first | last);
        let is_colored = |end: &CandidateSet| self.supposed.colors.values().any(|color| end.is_subset(color));
        let ends = ends || (first.is_empty() && is_colored(&one) && is_colored(&other));
        self.claim(ends, "these are the places in both sets");
        self.places = one.cells() | other.cells();
    }

    /// Cells see all the places that were named, in these houses.
    pub(super) fn see_in(&mut self, cells: CellSet, houses: &[CellSet]) {
        let places = self.places;
        let sees = self.all_see(cells, places);
        self.claim(sees, "the cells see all of these");
        let inside = houses.iter().all(|house| cells.is_subset(*house) && places.meets(*house));
        let covered = places.iter().all(|place| houses.iter().any(|house| house.contains(place)));
        self.claim(inside && covered, "they see them in these houses");
    }

    /// The links close into a loop.
    pub(super) fn closes(&mut self) {
        self.supposed.is_loop = true;
    }

    /// A house has a digit at some places: at these only, or in a loop at one of these.
    pub(super) fn has_its(&mut self, houses: &[CellSet], digits: DigitSet, cells: CellSet) {
        if !self.supposed.is_loop {
            return self.only(houses, cells, digits);
        }
        let inside = houses.iter().all(|house| cells.is_subset(*house));
        let there = digits.iter().all(|digit| cells.is_subset(self.places_of(digit, houses)));
        self.claim(inside && there, "the ends are in the house");
    }
}

/// True if a candidate cannot be true with others, of which one is: it sees all of them of its digit, in one of the houses;
/// or its cell is one of theirs.
fn clash(it: Candidate, by: &CandidateSet, houses: &[CellSet], is_filled: bool) -> bool {
    let of_digit = by.plane(it.digit).without(it.cell);
    if houses.is_empty() {
        let in_cell = by.digits(it.cell);
        let only = is_filled || by.cells() == CellSet::of(it.cell);
        return only && !in_cell.is_empty() && !in_cell.contains(it.digit);
    }
    let together = |place: Cell| houses.iter().any(|house| house.contains(place) && house.contains(it.cell));
    !of_digit.is_empty() && of_digit.iter().all(together)
}
