//! The almost locked sets of a position and their restricted commons, in HoDoKu's order.
use qedoku_core::{AlmostLocked, CandidateSet, Cell, CellSet, Digit, DigitSet, HouseKind};
use qedoku_techniques::Context;
use std::borrow::Cow;

/// Cells of one house with one digit more than cells.
#[derive(Clone, Copy, Debug)]
pub(super) struct HodokuAls {
    pub(super) cells: CellSet,
    pub(super) digits: DigitSet,
    /// For each digit, the candidates outside that see all its places in the set.
    sees: [CellSet; Digit::COUNT],
}

/// Two sets without a cell in common, and digits that both cannot hold.
#[derive(Clone, Copy, Debug)]
pub(super) struct Common {
    pub(super) sets: [u16; 2],
    /// The digits that are used: of more than two the first and the last.
    pub(super) digits: DigitSet,
}

/// The sets by number, and the list of restricted commons.
#[derive(Clone, Debug, Default)]
pub(super) struct HodokuAlsGraph {
    pub(super) sets: Vec<HodokuAls>,
    pub(super) commons: Vec<Common>,
    /// For each set the first of the commons that start with it, and one more at the end.
    pub(super) starts: Vec<u32>,
    /// For each set the commons that it is in, in order; there may be more lists than sets, left from other positions.
    around: Vec<Vec<u32>>,
}

impl HodokuAls {
    fn new(cx: &Context<'_>, cells: CellSet, digits: DigitSet) -> Self {
        let mut set = Self { cells, digits, sees: [CellSet::EMPTY; Digit::COUNT] };
        for digit in digits {
            let plane = cx.board.plane(digit);
            set.sees[digit.index()] = cx.layout.common_peers(plane & cells) & plane;
        }
        set
    }

    /// The candidates outside that see all places of a digit in the set.
    #[inline]
    pub(super) const fn seen(&self, digit: Digit) -> CellSet {
        self.sees[digit.index()]
    }

    /// The set as steps show it.
    pub(super) const fn shape(&self) -> AlmostLocked {
        AlmostLocked { cells: self.cells, digits: self.digits }
    }

    /// The eliminations if every digit of `digits` is held by one of two sets.
    pub(super) fn common(&self, other: &Self, digits: DigitSet) -> CandidateSet {
        let mut gone = CandidateSet::EMPTY;
        for digit in digits & self.digits & other.digits {
            *gone.plane_mut(digit) = self.seen(digit) & other.seen(digit);
        }
        gone
    }
}

impl HodokuAlsGraph {
    /// The sets of the position, found when the first row asks.
    pub(super) fn of<'a>(cx: &Context<'a>) -> Cow<'a, Self> {
        cx.derive(|graph: &mut Self| graph.fill(cx))
    }

    fn fill(&mut self, cx: &Context<'_>) {
        self.sets.clear();
        self.commons.clear();
        self.starts.clear();
        let kinds = [HouseKind::Row, HouseKind::Column, HouseKind::Box];
        let [rows, columns, boxes] = kinds.map(|kind| cx.layout.houses_of_kind(kind));
        for house in rows.into_iter().chain(columns).chain(boxes) {
            // A set that an earlier house has is there already.
            let before = match cx.layout.kind(house) {
                HouseKind::Row => [].into_iter().collect(),
                HouseKind::Column => rows,
                HouseKind::Box => rows | columns,
                HouseKind::Diagonal | HouseKind::Region | HouseKind::Group => continue,
            };
            let open: CellSet = cx.board.open() & cx.layout.cells(house);
            let known = |cells: CellSet| (cx.layout.houses_around(cells) & before).first().is_some();
            self.collect(cx, &known, open, CellSet::EMPTY, DigitSet::EMPTY);
        }
        self.link(cx);
    }

    /// Adds the sets that these cells make with some of the rest, the shortest beginning first.
    fn collect(
        &mut self,
        cx: &Context<'_>,
        known: &dyn Fn(CellSet) -> bool,
        mut rest: CellSet,
        cells: CellSet,
        digits: DigitSet,
    ) {
        if cells.len() + 1 > MOST_CELLS {
            return;
        }
        while let Some(cell) = rest.first() {
            rest.remove(cell);
            let cells = cells.with(cell);
            let digits = digits | cx.board.digits(cell);
            if digits.len() == cells.len() + 1 && !known(cells) {
                self.sets.push(HodokuAls::new(cx, cells, digits));
            }
            self.collect(cx, known, rest, cells, digits);
        }
    }

    fn link(&mut self, cx: &Context<'_>) {
        for (one, set) in self.sets.iter().enumerate() {
            self.starts.push(self.commons.len() as u32);
            let live = set.digits.filter(|digit| !set.seen(digit).is_empty());
            for (other, partner) in self.sets.iter().enumerate().skip(one + 1) {
                let both = live & partner.digits;
                if both.is_empty() || set.cells.meets(partner.cells) {
                    continue;
                }
                let mut common =
                    both.filter(|digit| (cx.board.plane(digit) & partner.cells).is_subset(set.seen(digit)));
                if common.len() > 2 {
                    common = ends(common);
                }
                if !common.is_empty() {
                    self.commons.push(Common { sets: [one as u16, other as u16], digits: common });
                }
            }
        }
        self.starts.push(self.commons.len() as u32);
        self.around.iter_mut().for_each(Vec::clear);
        self.around.resize_with(self.sets.len().max(self.around.len()), Vec::new);
        for (number, common) in self.commons.iter().enumerate() {
            for set in common.sets {
                self.around[usize::from(set)].push(number as u32);
            }
        }
    }

    /// The commons after one that a set is in.
    pub(super) fn later(&self, set: u16, after: usize) -> &[u32] {
        let all = &self.around[usize::from(set)];
        &all[all.partition_point(|&number| number as usize <= after)..]
    }

    #[inline]
    pub(super) fn set(&self, number: u16) -> &HodokuAls {
        &self.sets[usize::from(number)]
    }
}

/// The most cells of a set.
const MOST_CELLS: usize = Cell::COUNT / Digit::COUNT - 1;

/// The first and the last of some digits.
fn ends(digits: DigitSet) -> DigitSet {
    let ends = digits.first().into_iter().chain(digits.iter().last());
    ends.collect()
}
