//! Questions about the places of a digit that are answered for many houses at once.
use super::{HouseKind, Layout};
use crate::ids::{Digit, House};
use crate::set::{CandidateSet, CellSet, HouseSet};

/// The first bit of each of three fields: a field for every band of three rows, so far apart as the bands are on the
/// board.
const FIELDS: u64 = 1 | 1 << 27 | 1 << 54;
/// The nine columns of a row, in every field.
const COLUMNS: u64 = 0o777 * FIELDS;
/// The first column of each box, in every field.
const STACKS: u64 = 0o111 * FIELDS;
/// The first three bits of every field.
const THREES: u64 = 0o7 * FIELDS;

impl Layout {
    /// For each digit, the houses of a kind in which it has just one of these candidates.
    pub fn houses_with_one(&self, kind: HouseKind, candidates: &CandidateSet) -> [HouseSet; Digit::COUNT] {
        if !self.is_classic() {
            return Digit::ALL.map(|digit| self.each_with_one(self.houses_of_kind(kind), candidates.plane(digit)));
        }
        match kind {
            HouseKind::Row => each(candidates, BandRows::rows_with_one),
            HouseKind::Column => each(candidates, |cells| cells.columns_with_one() << 9),
            HouseKind::Box => each(candidates, |cells| cells.boxes_with_one() << 18),
            HouseKind::Diagonal | HouseKind::Region | HouseKind::Group => [HouseSet::EMPTY; Digit::COUNT],
        }
    }

    /// The houses that have just one of these cells.
    pub fn houses_with_one_of(&self, cells: CellSet) -> HouseSet {
        if !self.is_classic() {
            return self.each_with_one(self.houses(), cells);
        }
        let cells = BandRows::of(cells);
        HouseSet::from_bits(cells.rows_with_one() | cells.columns_with_one() << 9 | cells.boxes_with_one() << 18)
    }

    /// For each digit, the houses of `from` where it has several of these candidates, all in one other house, which has
    /// more.
    pub fn houses_confining(&self, from: HouseSet, candidates: &CandidateSet) -> [HouseSet; Digit::COUNT] {
        if !self.is_classic() {
            return Digit::ALL.map(|digit| from.filter(|house| self.confines(house, candidates.plane(digit))));
        }
        let all = if from.is_subset(self.boxes()) {
            each(candidates, |cells| cells.boxes_confined() << 18)
        } else if from.meets(self.boxes()) {
            each(candidates, |cells| cells.boxes_confined() << 18 | cells.lines_confined())
        } else {
            each(candidates, BandRows::lines_confined)
        };
        all.map(|houses| houses & from)
    }

    fn each_with_one(&self, houses: HouseSet, cells: CellSet) -> HouseSet {
        houses.filter(|house| (cells & self.cells(house)).is_one())
    }

    fn confines(&self, house: House, plane: CellSet) -> bool {
        let places = plane & self.cells(house);
        let (Some(first), Some(last)) = (places.first(), places.last()) else { return false };
        let around = (self.houses_of(first) & self.houses_of(last)).without(house);
        let all_there = |to| places.is_subset(self.cells(to)) && (plane & self.cells(to)) != places;
        first != last && around.iter().any(all_there)
    }
}

/// Answers for each digit.
#[inline]
fn each(candidates: &CandidateSet, answer: impl Fn(&BandRows) -> u64) -> [HouseSet; Digit::COUNT] {
    Digit::ALL.map(|digit| HouseSet::from_bits(answer(&BandRows::of(candidates.plane(digit)))))
}

/// Cells of the classic board: the first, second and third rows of the bands, a field each.
struct BandRows {
    rows: [u64; 3],
    /// The columns with a cell in each band; `twice` has those with several.
    once: u64,
    twice: u64,
}

impl BandRows {
    #[inline]
    fn of(cells: CellSet) -> Self {
        let bits = cells.bits();
        let rows @ [a, b, c] = [0, 9, 18].map(|row| (bits >> row) as u64 & COLUMNS);
        Self { rows, once: a | b | c, twice: two_of(a, b, c) }
    }

    #[inline]
    fn rows_with_one(&self) -> u64 {
        let [a, b, c] = self.rows.map(|row| {
            // What a field has beside its first cell carries to the bit after the field, as does any cell.
            let less = (row | FIELDS << 9) - FIELDS;
            let several = (row & less & COLUMNS) + COLUMNS;
            less & !several & FIELDS << 9
        });
        nine(a >> 9 | b >> 8 | c >> 7)
    }

    #[inline]
    fn columns_with_one(&self) -> u64 {
        let [a, b, c] = fields(self.once);
        one_of(a, b, c) & !any(fields(self.twice))
    }

    #[inline]
    fn boxes_with_one(&self) -> u64 {
        let [a, b, c] = threes(self.once);
        boxes(one_of(a, b, c) & !any(threes(self.twice)))
    }

    /// For each row of a band, the boxes with cells there, and those with several.
    #[inline]
    fn crossed(&self) -> ([u64; 3], [u64; 3]) {
        let parts = self.rows.map(threes);
        (parts.map(any), parts.map(|[a, b, c]| two_of(a, b, c)))
    }

    #[inline]
    fn boxes_confined(&self) -> u64 {
        let (some, several) = self.crossed();
        let more = |row: usize| several[row] & beside(some[row]);
        let [a, b, c] = some;
        let on_row = one_of(a, b, c) & (more(0) | more(1) | more(2));
        let [a, b, c] = threes(self.once);
        let more_in_column = any(threes(self.twice & in_other_bands(self.once)));
        boxes(on_row | one_of(a, b, c) & more_in_column)
    }

    #[inline]
    fn lines_confined(&self) -> u64 {
        let (some, several) = self.crossed();
        let row = |row: usize| {
            let others = some[(row + 1) % 3] | some[(row + 2) % 3];
            let confined = several[row] & others & !beside(some[row]);
            ((confined | confined >> 3 | confined >> 6) & FIELDS) << row
        };
        let [a, b, c] = threes(self.once);
        let others = (b | c) | (a | c) << 1 | (a | b) << 2;
        let columns = any(fields(self.twice & others & !in_other_bands(self.once)));
        nine(row(0) | row(1) | row(2)) | columns << 9
    }
}

/// The bits that any word has.
#[inline]
const fn any([a, b, c]: [u64; 3]) -> u64 {
    a | b | c
}

/// The bits that two words have at least.
#[inline]
const fn two_of(a: u64, b: u64, c: u64) -> u64 {
    a & b | (a | b) & c
}

/// The bits that just one word has.
#[inline]
const fn one_of(a: u64, b: u64, c: u64) -> u64 {
    (a | b | c) & !two_of(a, b, c)
}

/// The three fields, apart.
#[inline]
const fn fields(word: u64) -> [u64; 3] {
    [word & 0o777, word >> 27 & 0o777, word >> 54 & 0o777]
}

/// The first, second and third columns of the boxes, each at the place of the first.
#[inline]
const fn threes(word: u64) -> [u64; 3] {
    [word & STACKS, word >> 1 & STACKS, word >> 2 & STACKS]
}

/// The boxes that have another one of these in their band.
#[inline]
const fn beside(boxes: u64) -> u64 {
    (boxes << 3 | boxes << 6 | boxes >> 3 | boxes >> 6) & STACKS
}

/// The columns of the bands that have cells in another band.
#[inline]
const fn in_other_bands(columns: u64) -> u64 {
    columns << 27 | columns << 54 | columns >> 27 | columns >> 54
}

/// The first three bits of the fields, one after the other.
#[inline]
const fn nine(word: u64) -> u64 {
    (word | word >> 24 | word >> 48) & 0o777
}

/// The boxes, one after the other.
#[inline]
const fn boxes(word: u64) -> u64 {
    nine((word | word >> 2 | word >> 4) & THREES)
}

#[cfg(test)]
mod tests {
    use super::super::Rules;
    use super::*;
    use std::sync::Arc;

    /// The classic houses under another name: they answer house by house.
    fn plain() -> Arc<Layout> {
        let boxes = "111222333111222333111222333444555666444555666444555666777888999777888999777888999";
        Layout::of(&Rules { boxes: Some(boxes.to_owned()), ..Rules::default() }).unwrap()
    }

    #[test]
    fn words_say_what_houses_say() {
        let classic = Layout::classic();
        let plain = plain();
        let mut state = 7_u64;
        let mut next = move || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state
        };
        let mut ones = 0;
        let mut confining = 0;
        for round in 0..4000 {
            let mut set = CandidateSet::EMPTY;
            for digit in Digit::ALL {
                let random = |next: &mut dyn FnMut() -> u64| u128::from(next()) << 64 | u128::from(next());
                // Planes from full to nearly empty, the more often the emptier.
                let bits = (0..round % 5).fold(random(&mut next), |all, _| all & random(&mut next));
                *set.plane_mut(digit) = CellSet::from_bits(bits);
            }
            for kind in [HouseKind::Row, HouseKind::Column, HouseKind::Box] {
                let words = classic.houses_with_one(kind, &set);
                assert_eq!(words, plain.houses_with_one(kind, &set), "{kind:?} {set:?}");
                ones += words.iter().map(|houses| houses.len()).sum::<usize>();
            }
            assert_eq!(classic.houses_with_one_of(set.cells()), plain.houses_with_one_of(set.cells()));
            assert_eq!(
                classic.houses_with_one_of(set.plane(Digit::D1)),
                plain.houses_with_one_of(set.plane(Digit::D1))
            );
            for from in [classic.boxes(), classic.lines(), classic.houses()] {
                let words = classic.houses_confining(from, &set);
                assert_eq!(words, plain.houses_confining(from, &set), "{from:?} {set:?}");
                confining += words.iter().map(|houses| houses.len()).sum::<usize>();
            }
        }
        assert!(ones > 10_000 && confining > 10_000, "{ones} {confining}");
        for set in [CandidateSet::EMPTY, CandidateSet::ALL] {
            for kind in [HouseKind::Row, HouseKind::Column, HouseKind::Box] {
                assert_eq!(classic.houses_with_one(kind, &set), [HouseSet::EMPTY; Digit::COUNT]);
            }
            assert_eq!(classic.houses_confining(classic.houses(), &set), [HouseSet::EMPTY; Digit::COUNT]);
        }
    }
}
