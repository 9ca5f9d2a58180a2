//! The patterns that a search of several branches looks for when nothing else follows.
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

/// A position, the one it came from, and the cells that are empty in both.
pub(super) struct OnMarks<'a> {
    pub(super) base: &'a ChainBoard,
    pub(super) marks: &'a ChainBoard,
    pub(super) houses: &'a MarkHouses,
    pub(super) empty: CellSet,
}

/// Notes a find that takes something away and had to lose something first.
fn note(parents: CandidateSet, gone: &CandidateSet, what: RuleFindKind, finds: &mut RuleFinds) {
    if parents.is_empty() || gone.is_empty() {
        return;
    }
    let parents = parents.iter_by_cell().map(|it| it.index() as u16).collect();
    finds.push((RuleFind { parents, nested: None, what }, in_hash_order(gone)));
}

impl OnMarks<'_> {
    fn gone(&self, digit: Digit) -> CellSet {
        self.base.plane(digit) - self.marks.plane(digit)
    }

    /// Digits of a house that are left where it crosses another.
    pub(super) fn locked(&self, finds: &mut RuleFinds) {
        for (one, other) in [(BOX, COLUMN), (BOX, ROW), (COLUMN, BOX), (ROW, BOX)] {
            for digit in Digit::ALL {
                let plane = self.marks.plane(digit);
                let gone = self.gone(digit);
                if gone.is_empty() {
                    continue;
                }
                for (from, &cells) in self.houses.of_kind(one).iter().zip(self.houses.all(one)) {
                    let inside = plane & cells;
                    let had = gone & cells;
                    let Some(first) = inside.first().filter(|_| inside.is_several() && !had.is_empty()) else {
                        continue;
                    };
                    // What holds all the places is the house of the first one.
                    let to = self.houses.of(first)[other];
                    let target = self.houses.cells(first)[other];
                    if inside.is_subset(target) {
                        let out = CandidateSet::of_digit(digit, (plane & target) - inside);
                        let parents = CandidateSet::of_digit(digit, had - target);
                        note(parents, &out, RuleFindKind::Locked { digit, from, to }, finds);
                    }
                }
            }
        }
    }

    /// Two digits that have the same two places in a house.
    pub(super) fn hidden_pairs(&self, finds: &mut RuleFinds) {
        for kind in [BOX, COLUMN, ROW] {
            for (house, &cells) in self.houses.of_kind(kind).iter().zip(self.houses.all(kind)) {
                if (self.empty & cells).len() <= 4 {
                    continue;
                }
                let places = Digit::ALL.map(|digit| self.marks.plane(digit) & cells);
                let two = DigitSet::ALL.filter(|digit| places[digit.index()].len() == 2);
                for other in two {
                    let both = places[other.index()];
                    for one in two.iter().take_while(|&one| one < other) {
                        if places[one.index()] == both {
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
        let few = self.empty.filter(|cell| self.marks.digits(cell).len() == 2);
        for kind in [BOX, COLUMN, ROW] {
            for (house, &inside) in self.houses.of_kind(kind).iter().zip(self.houses.all(kind)) {
                let pairs = inside & few;
                if !pairs.is_several() || (self.empty & inside).len() < 4 {
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
        let open = DigitSet::ALL.filter(|digit| placed[digit.index()] <= 5);
        for (base, cross) in [(COLUMN, ROW), (ROW, COLUMN)] {
            let lines: Vec<(House, CellSet)> =
                self.houses.of_kind(base).iter().zip(self.houses.all(base).iter().copied()).collect();
            let two = |cells: CellSet| open.filter(|digit| (self.marks.plane(digit) & cells).len() == 2);
            let two: Vec<DigitSet> = lines.iter().map(|&(_, cells)| two(cells)).collect();
            for other in 0..lines.len() {
                for one in 0..other {
                    for digit in two[one] & two[other] {
                        let base = [lines[one].0, lines[other].0];
                        self.x_wing(digit, base, lines[one].1 | lines[other].1, cross, finds);
                    }
                }
            }
        }
    }

    /// Two lines, with all their cells, that have a digit in the same two lines across.
    fn x_wing(&self, digit: Digit, base: [House; 2], lines: CellSet, cross: usize, finds: &mut RuleFinds) {
        let plane = self.marks.plane(digit);
        let inside = plane & lines;
        let Some(first) = inside.first() else { return };
        let one = self.houses.cells(first)[cross];
        let Some(second) = (inside - one).first() else { return };
        let covered = one | self.houses.cells(second)[cross];
        if !inside.is_subset(covered) {
            return;
        }
        let out = CandidateSet::of_digit(digit, (plane & covered) - lines);
        let parents = CandidateSet::of_digit(digit, (self.gone(digit) & lines) - covered);
        let cover = [first, second].map(|cell| self.houses.of(cell)[cross]);
        note(parents, &out, RuleFindKind::XWing { digit, base, cover }, finds);
    }
}
