//! Tests what sentences claim of the other cells between or outside, where one holds a digit that ways have there.
use super::judge::RuleJudge;
use qedoku_core::{Candidate, Cell, CellSet, Digit, DigitSet};

/// The open cells on one side of the lowest and the highest digit but one that holds a digit, and the rest of each way that has
/// it.
pub(super) struct RestOfSide {
    cells: CellSet,
    sets: Vec<DigitSet>,
}

impl RuleJudge<'_> {
    /// The digits that the ways with a digit on the side of its cell leave to the other cells there.
    pub(super) fn rest_of_side(&mut self, digits: [DigitSet; 2], cells: [CellSet; 2]) -> Option<RestOfSide> {
        let is_bread = self.is_bread(digits[0]);
        let digit = digits[1].single().filter(|_| is_bread && cells[1].is_one());
        let open = self.parts(cells[0]).map(|parts| parts.map(|part| part.cells & self.board.open()));
        let found = digit.zip(open).and_then(|(digit, open)| {
            let at = open.iter().position(|part| cells[1].is_subset(*part))?;
            let ways = self.split_ways(cells[0]).ok()?;
            let with = ways.iter().filter(|way| way[at].contains(&digit));
            let rest = |way: &Vec<Digit>| way.iter().copied().filter(|it| *it != digit).collect();
            let sets: Vec<DigitSet> = with.map(|way| rest(&way[at])).collect();
            Some(RestOfSide { cells: open[at] - cells[1], sets })
        });
        let found = found.filter(|rest| !rest.sets.is_empty());
        self.claim(found.is_some(), "ways have the digit on that side");
        found
    }

    /// Each way has one of some digits that have no place in the other cells.
    pub(super) fn without_place(&mut self, rest: &RestOfSide, lacked: DigitSet, cells: CellSet) {
        let none = rest.cells == cells && cells.iter().all(|cell| !self.digits(cell).meets(lacked));
        self.claim(none && rest.sets.iter().all(|set| set.meets(lacked)), "the digit has no place there");
    }

    /// Another cell would be one of the digits that the ways leave, and can be none.
    pub(super) fn without_digit(&mut self, rest: &RestOfSide, cell: CellSet, values: DigitSet) {
        let all = rest.sets.iter().fold(DigitSet::EMPTY, |all, set| all | *set);
        let none = cell.is_one() && cell.is_subset(rest.cells);
        let none = none && cell.iter().all(|cell| !self.digits(cell).meets(all));
        self.claim(none && all == values, "the cell can be none of the digits that are left");
    }

    /// Two digits that each way has have one place.
    pub(super) fn in_one_place(&mut self, rest: &RestOfSide, pair: DigitSet, cell: CellSet) {
        let place = |digit: Digit| rest.cells.filter(|it| self.digits(it).contains(digit));
        let both = pair.len() == 2 && cell.is_one() && pair.iter().all(|digit| place(digit) == cell);
        self.claim(both && rest.sets.iter().all(|set| pair.is_subset(*set)), "both have this place alone");
    }

    /// With a digit in a cell of a run another cell can be none of some digits, and nothing fits.
    pub(super) fn run_leaves(&mut self, [cells, other]: [CellSet; 2], [digits, values]: [DigitSet; 2]) {
        self.fits_with_none(cells, digits);
        let at = self.candidates(cells, digits);
        let is_left = |cell: Cell, digit: Digit| {
            let it = Candidate { cell, digit };
            self.digits(cell).contains(digit) && at.iter().any(|own| !self.layout.clash(own, it))
        };
        let none = !other.iter().any(|cell| values.iter().any(|digit| is_left(cell, digit)));
        self.claim(other.is_one() && !values.is_empty() && none, "the cell can be none of these");
    }

    /// With a digit in a cell of a run two others have the same place, and nothing fits.
    pub(super) fn both_there(&mut self, [cells, place]: [CellSet; 2], [digits, pair]: [DigitSet; 2]) {
        self.fits_with_none(cells, digits);
        let number = self.fillings.last().copied();
        let all = number.map(|number| self.cells_of_rule(number)).unwrap_or_default();
        let at = self.candidates(cells, digits);
        let places = |digit: Digit| -> CellSet {
            let it = |cell: Cell| Candidate { cell, digit };
            let is_place = |cell: &Cell| {
                self.digits(*cell).contains(digit) && at.iter().any(|own| !self.layout.clash(own, it(*cell)))
            };
            (all - cells).iter().filter(is_place).collect()
        };
        let both = pair.len() == 2 && place.is_one() && pair.iter().all(|digit| places(digit) == place);
        self.claim(both, "both have this place alone");
    }
}
