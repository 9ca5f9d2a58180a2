//! The patterns that Sudoku Explainer's searches of several branches look for when nothing else follows.
use super::argument::{RuleFind, RuleFindKind, RuleFinds};
use super::marks::{ChainBoard, MarkHouses};
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House};

const BOX: usize = 0;
const ROW: usize = 1;
const COLUMN: usize = 2;

/// Candidates in the order of a hash table of their cells: by the number of the cell, less whole multiples of its size.
pub(super) fn in_hash_order(candidates: &CandidateSet) -> Vec<Candidate> {
    let cells = candidates.cells();
    let mut size = 16;
    while cells.len() * 4 > size * 3 {
        size *= 2;
    }
    let mut order: Vec<Cell> = cells.iter().collect();
    order.sort_by_key(|cell| cell.index() % size);
    order
        .into_iter()
        .flat_map(|cell| candidates.digits(cell).iter().map(move |digit| Candidate { cell, digit }))
        .collect()
}

/// Where a position lost candidates since the one it came from.
struct MarkLosses {
    /// The digits that lost a place in each box, row and column.
    digits: [[DigitSet; 9]; 3],
    cells: CellSet,
}

impl MarkLosses {
    fn new(base: &ChainBoard, marks: &ChainBoard, houses: &MarkHouses) -> Self {
        let mut losses = Self { digits: [[DigitSet::EMPTY; 9]; 3], cells: CellSet::EMPTY };
        for digit in Digit::ALL {
            let gone = base.plane(digit) - marks.plane(digit);
            losses.cells |= gone;
            for cell in gone {
                for (kind, number) in houses.numbers(cell).into_iter().enumerate() {
                    losses.digits[kind][usize::from(number) - 9 * kind].insert(digit);
                }
            }
        }
        losses
    }

    /// The digits that lost a place in some house of a kind.
    fn of_kind(&self, kind: usize) -> DigitSet {
        self.digits[kind].iter().fold(DigitSet::EMPTY, |all, &digits| all | digits)
    }
}

/// A position, the one it came from, and the cells that are empty in both.
pub(super) struct OnMarks<'a> {
    base: &'a ChainBoard,
    marks: &'a ChainBoard,
    houses: &'a MarkHouses,
    empty: CellSet,
    losses: MarkLosses,
}

/// Notes a find that takes something away and had to lose something first.
fn note(parents: CandidateSet, gone: &CandidateSet, what: RuleFindKind, finds: &mut RuleFinds) {
    if parents.is_empty() || gone.is_empty() {
        return;
    }
    let parents = parents.iter_by_cell().map(|it| it.index() as u16).collect();
    finds.push((RuleFind { parents, nested: None, what }, in_hash_order(gone)));
}

impl<'a> OnMarks<'a> {
    pub(super) fn new(base: &'a ChainBoard, marks: &'a ChainBoard, houses: &'a MarkHouses, empty: CellSet) -> Self {
        Self { base, marks, houses, empty, losses: MarkLosses::new(base, marks, houses) }
    }

    fn gone(&self, digit: Digit) -> CellSet {
        self.base.plane(digit) - self.marks.plane(digit)
    }

    /// Digits of a house that are left where it crosses another.
    pub(super) fn locked(&self, finds: &mut RuleFinds) {
        for (one, other) in [(BOX, COLUMN), (BOX, ROW), (COLUMN, BOX), (ROW, BOX)] {
            for digit in self.losses.of_kind(one) {
                let plane = self.marks.plane(digit);
                for (&cells, lost) in self.houses.all(one).iter().zip(&self.losses.digits[one]) {
                    if !lost.contains(digit) {
                        continue;
                    }
                    let inside = plane & cells;
                    let Some(first) = inside.first().filter(|_| inside.is_several()) else { continue };
                    // What holds all the places is the house of the first one.
                    let target = self.houses.cells(first)[other];
                    if inside.is_subset(target) {
                        let from = self.houses.of(first)[one];
                        let to = self.houses.of(first)[other];
                        let out = CandidateSet::of_digit(digit, (plane & target) - inside);
                        let parents = CandidateSet::of_digit(digit, (self.gone(digit) & cells) - target);
                        note(parents, &out, RuleFindKind::Locked { digit, from, to }, finds);
                    }
                }
            }
        }
    }

    /// Two digits that have the same two places in a house.
    pub(super) fn hidden_pairs(&self, finds: &mut RuleFinds) {
        for kind in [BOX, COLUMN, ROW] {
            let of_kind = self.houses.all(kind).iter().zip(&self.losses.digits[kind]);
            for (house, (&cells, &lost)) in self.houses.of_kind(kind).iter().zip(of_kind) {
                let has_two = |digit: Digit| (self.marks.plane(digit) & cells).len() == 2;
                // One of the two digits had to lose a place.
                if lost.filter(has_two).is_empty() || (self.empty & cells).len() <= 4 {
                    continue;
                }
                let two = DigitSet::ALL.filter(has_two);
                for other in two {
                    let both = self.marks.plane(other) & cells;
                    for one in two.iter().take_while(|&one| one < other) {
                        if self.marks.plane(one) & cells == both {
                            self.hidden_pair(house, cells, DigitSet::of(one).with(other), finds);
                        }
                    }
                }
            }
        }
    }

    fn hidden_pair(&self, house: House, cells: CellSet, digits: DigitSet, finds: &mut RuleFinds) {
        let both = digits.iter().fold(CellSet::EMPTY, |all, digit| all | (self.marks.plane(digit) & cells));
        let mut out = CandidateSet::EMPTY;
        let mut parents = CandidateSet::EMPTY;
        for cell in both {
            out |= CandidateSet::of_cell(cell, self.marks.digits(cell) - digits);
        }
        for digit in digits {
            parents |= CandidateSet::of_digit(digit, (self.gone(digit) & cells) - both);
        }
        note(parents, &out, RuleFindKind::Hidden { house, digits }, finds);
    }

    /// Two cells of a house that have the same two digits.
    pub(super) fn naked_pairs(&self, finds: &mut RuleFinds) {
        let few = self.empty & self.marks.cells_of_two();
        // One of the two cells had to lose a digit.
        if !few.meets(self.losses.cells) {
            return;
        }
        for kind in [BOX, COLUMN, ROW] {
            for (house, &inside) in self.houses.of_kind(kind).iter().zip(self.houses.all(kind)) {
                let pairs = inside & few;
                if !pairs.is_several() || !pairs.meets(self.losses.cells) || (self.empty & inside).len() < 4 {
                    continue;
                }
                for other in pairs {
                    for one in pairs.iter().take_while(|&one| one < other) {
                        if self.marks.digits(one) == self.marks.digits(other) {
                            self.naked_pair(house, inside, CellSet::of(one).with(other), finds);
                        }
                    }
                }
            }
        }
    }

    fn naked_pair(&self, house: House, inside: CellSet, cells: CellSet, finds: &mut RuleFinds) {
        let digits = cells.first().map_or(DigitSet::EMPTY, |cell| self.marks.digits(cell));
        let mut out = CandidateSet::EMPTY;
        let mut parents = CandidateSet::EMPTY;
        for digit in digits {
            out |= CandidateSet::of_digit(digit, (self.marks.plane(digit) & inside) - cells);
        }
        for cell in cells {
            parents |= CandidateSet::of_cell(cell, self.base.digits(cell) - digits);
        }
        note(parents, &out, RuleFindKind::Naked { house, cells }, finds);
    }

    /// Each two lines that have a digit in the same two lines across.
    pub(super) fn x_wings(&self, placed: &[u8; Digit::COUNT], finds: &mut RuleFinds) {
        for (base, cross) in [(COLUMN, ROW), (ROW, COLUMN)] {
            let lost = &self.losses.digits[base];
            let open = self.losses.of_kind(base).filter(|digit| placed[digit.index()] <= 5);
            let lines = self.houses.all(base);
            let mut two = [DigitSet::EMPTY; 9];
            for (two, &cells) in two.iter_mut().zip(lines) {
                *two = open.filter(|digit| (self.marks.plane(digit) & cells).len() == 2);
            }
            for other in 0..lines.len() {
                for one in 0..other {
                    // One of the two lines had to lose a place.
                    for digit in two[one] & two[other] & (lost[one] | lost[other]) {
                        self.x_wing(digit, base, [one, other], cross, finds);
                    }
                }
            }
        }
    }

    /// The box, row or column of the first of some cells.
    fn house_of(&self, cells: CellSet, kind: usize) -> Option<House> {
        cells.first().map(|cell| self.houses.of(cell)[kind])
    }

    /// Two lines, by number, that have a digit in the same two lines across.
    fn x_wing(&self, digit: Digit, kind: usize, numbers: [usize; 2], cross: usize, finds: &mut RuleFinds) {
        let plane = self.marks.plane(digit);
        let [one, other] = numbers.map(|number| self.houses.all(kind)[number]);
        let lines = one | other;
        let inside = plane & lines;
        let Some(first) = inside.first() else { return };
        let across = self.houses.cells(first)[cross];
        let Some(second) = (inside - across).first() else { return };
        let covered = across | self.houses.cells(second)[cross];
        if !inside.is_subset(covered) {
            return;
        }
        let out = CandidateSet::of_digit(digit, (plane & covered) - lines);
        let parents = CandidateSet::of_digit(digit, (self.gone(digit) & lines) - covered);
        let Some(base) = self.house_of(one & plane, kind).zip(self.house_of(other & plane, kind)) else { return };
        let base = [base.0, base.1];
        let cover = [first, second].map(|cell| self.houses.of(cell)[cross]);
        note(parents, &out, RuleFindKind::XWing { digit, base, cover }, finds);
    }
}
