//! The almost locked sets of a position and their restricted common digits.
use crate::Context;
use crate::kernels::number_set::NumberSet;
use qedoku_core::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House};
use std::borrow::Cow;

/// The numbers of some almost locked sets of one position.
pub(crate) type AlsNumbers = NumberSet<8>;

/// Cells of one house with one digit more than cells. If it lacks one of its digits, it holds all others.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AlsNode {
    /// The cells.
    pub(crate) cells: CellSet,
    /// Their digits.
    pub(crate) digits: DigitSet,
    /// The digits that something outside sees.
    pub(crate) live: DigitSet,
    /// For each digit, the candidates outside that see all its places in the set.
    pub(crate) sees: [CellSet; Digit::COUNT],
    /// The start of its rows of partners.
    row: usize,
}

impl AlsNode {
    /// The candidates of `digit` that see all its places in the set.
    #[inline]
    pub(crate) const fn seen(&self, digit: Digit) -> CellSet {
        self.sees[digit.index()]
    }
}

/// The almost locked sets that can take part in an argument: at least two of their digits are seen from outside. There
/// are [`AlsNumbers::COUNT`] at most; beyond that the largest are left out. The smallest come first.
#[derive(Clone, Debug, Default)]
pub(crate) struct AlsGraph {
    /// The sets of each house that no earlier house holds, kept as long as its cells stay the same.
    by_house: Vec<HouseSets>,
    sets: Vec<AlsNode>,
    /// For each candidate, by digit and cell, the sets that it sees all its digit's places of.
    neighbors: Vec<AlsNumbers>,
    /// For each digit, the sets in which it is live.
    holders: [AlsNumbers; Digit::COUNT],
    /// For each live digit of each set, the sets with which that digit is a restricted common.
    rows: Vec<AlsNumbers>,
    /// The candidates when the sets were found.
    candidates: CandidateSet,
    /// True if there were more sets than have room, here or at an earlier position of the run: what was left out then
    /// may be here now.
    was_full: bool,
}

impl AlsGraph {
    /// The almost locked sets of the position, found when the first technique asks.
    pub(crate) fn of<'a>(cx: &Context<'a>) -> Cow<'a, Self> {
        cx.derive(|graph: &mut Self| graph.fill(cx.board))
    }

    /// Finds the sets of a board anew; the buffers stay.
    fn fill(&mut self, board: &Board) {
        let layout = board.layout();
        self.was_full &= board.candidates().is_subset(&self.candidates);
        self.candidates = *board.candidates();
        self.sets.clear();
        self.rows.clear();
        self.by_house.resize_with(House::COUNT, HouseSets::default);
        for house in layout.houses() {
            self.by_house[house.index()].collect(house, board);
        }
        let by_house = std::mem::take(&mut self.by_house);
        for size in 1..=Digit::COUNT {
            // A set of this size has one digit more.
            let found = by_house.iter().flat_map(|house| &house.sets);
            for &(cells, digits) in found.filter(|(_, digits)| digits.len() == size + 1) {
                if self.sets.len() < AlsNumbers::COUNT {
                    self.add(cells, digits, board);
                }
            }
        }
        self.was_full |= self.sets.len() == AlsNumbers::COUNT;
        self.by_house = by_house;
        self.neighbors.clear();
        self.neighbors.resize(Candidate::COUNT, AlsNumbers::EMPTY);
        self.holders = [AlsNumbers::EMPTY; Digit::COUNT];
        for (number, set) in self.sets.iter().enumerate() {
            for digit in set.live {
                self.holders[digit.index()].insert(number);
                for cell in set.seen(digit) {
                    self.neighbors[slot(digit, cell)].insert(number);
                }
            }
        }
        for set in &mut self.sets {
            set.row = self.rows.len();
            for digit in set.live {
                let places = set.cells & board.plane(digit);
                let row = places.iter().fold(AlsNumbers::ALL, |row, cell| row.and(&self.neighbors[slot(digit, cell)]));
                self.rows.push(row);
            }
        }
    }

    fn add(&mut self, cells: CellSet, digits: DigitSet, board: &Board) {
        let layout = board.layout();
        let mut set = AlsNode { cells, digits, live: DigitSet::EMPTY, sees: [CellSet::EMPTY; 9], row: 0 };
        for digit in digits {
            let plane = board.plane(digit);
            let seen = layout.common_peers(cells & plane) & plane;
            set.sees[digit.index()] = seen;
            if !seen.is_empty() {
                set.live.insert(digit);
            }
        }
        if set.live.is_several() {
            self.sets.push(set);
        }
    }

    /// All sets, the smallest first.
    pub(crate) fn sets(&self) -> &[AlsNode] {
        &self.sets
    }

    /// The sets that a search may not have seen when it last found nothing. An argument of sets depends on their cells.
    pub(crate) fn fresh(&self, cx: &Context<'_>) -> AlsNumbers {
        if self.was_full {
            return AlsNumbers::ALL;
        }
        let fresh = cx.fresh_cells();
        let mut numbers = AlsNumbers::EMPTY;
        for (number, set) in self.sets.iter().enumerate() {
            if set.cells.meets(fresh) {
                numbers.insert(number);
            }
        }
        numbers
    }

    /// The set with this number.
    #[inline]
    pub(crate) fn set(&self, number: usize) -> &AlsNode {
        &self.sets[number]
    }

    /// The sets all of whose places of the candidate's digit it sees: if it is true, they lack the digit.
    #[inline]
    pub(crate) fn neighbors(&self, candidate: Candidate) -> &AlsNumbers {
        &self.neighbors[slot(candidate.digit, candidate.cell)]
    }

    /// The sets in which `digit` is live.
    #[inline]
    pub(crate) const fn holders(&self, digit: Digit) -> &AlsNumbers {
        &self.holders[digit.index()]
    }

    /// The sets with which `digit`, a live one, is a restricted common of the set: not both can hold it.
    #[inline]
    pub(crate) fn partners(&self, number: usize, digit: Digit) -> &AlsNumbers {
        let set = &self.sets[number];
        let before = DigitSet::from_bits(set.live.bits() & ((1 << digit.index()) - 1));
        &self.rows[set.row + before.len()]
    }

    /// The smallest set within the set that serves as well, so that the other cells are not needed.
    pub(crate) fn smaller(&self, number: usize, serves: impl Fn(usize) -> bool) -> Option<usize> {
        let cells = self.sets[number].cells;
        (0..number).find(|&smaller| self.sets[smaller].cells.is_subset(cells) && serves(smaller))
    }

    /// The eliminations if every digit of `digits` that two sets have in common is held by one of them.
    pub(crate) fn common(&self, one: usize, other: usize, digits: DigitSet) -> CandidateSet {
        let one = &self.sets[one];
        let other = &self.sets[other];
        let mut gone = CandidateSet::EMPTY;
        for digit in digits & one.live & other.live {
            *gone.plane_mut(digit) = one.seen(digit) & other.seen(digit);
        }
        gone
    }
}

/// The sets of one house that no earlier house holds.
#[derive(Clone, Debug, Default)]
struct HouseSets {
    /// The cells when the sets were found, and the digits of each.
    open: CellSet,
    digits: [DigitSet; Digit::COUNT],
    sets: Vec<(CellSet, DigitSet)>,
}

impl HouseSets {
    /// Finds the sets, if a cell changed.
    fn collect(&mut self, house: House, board: &Board) {
        let layout = board.layout();
        let mut cells = [Cell::from_index(0); Digit::COUNT];
        let mut each = [DigitSet::EMPTY; Digit::COUNT];
        let mut open = 0;
        for cell in board.open() & layout.cells(house) {
            (cells[open], each[open]) = (cell, board.digits(cell));
            open += 1;
        }
        if (self.open, self.digits) == (board.open() & layout.cells(house), each) {
            return;
        }
        (self.open, self.digits) = (board.open() & layout.cells(house), each);
        self.sets.clear();
        let mut unions = [DigitSet::EMPTY; 1 << Digit::COUNT];
        for choice in 1_usize..1 << open {
            let digits = unions[choice & (choice - 1)] | each[choice.trailing_zeros() as usize];
            unions[choice] = digits;
            if digits.len() != choice.count_ones() as usize + 1 {
                continue;
            }
            let chosen = (0..open).filter(|bit| choice >> bit & 1 == 1).map(|bit| cells[bit]);
            let set: CellSet = chosen.collect();
            if layout.houses_around(set).first() == Some(house) {
                self.sets.push((set, digits));
            }
        }
    }
}

const fn slot(digit: Digit, cell: Cell) -> usize {
    digit.index() * Cell::COUNT + cell.index()
}
