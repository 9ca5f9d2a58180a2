//! Candidates linked in turn by "one of them is true" and "not both are true".
use super::sets::AlmostLocked;
use crate::ids::{Candidate, Cell, Digit, House};
use crate::set::{CandidateSet, CellSet, DigitSet, HouseSet};
use crate::slot::Slot;

/// A strong link: one of two ends is true. An end is a candidate, or a group of them that counts as one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StrongLink {
    /// The start.
    pub from: CandidateSet,
    /// The end.
    pub to: CandidateSet,
    /// Why one of them is true.
    pub reason: Reason,
}

/// Why one of the two ends of a strong link is true.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// A cell has nothing but the ends.
    Cell(Cell),
    /// A house has the digit in these two cells only.
    House(House, Digit),
    /// A house has the digit in the cells of both ends only, one of which has several.
    Group(House, Digit),
    /// Cells with one digit more than they are many: without one of these digits they hold all the others. Each end is all
    /// that the cells have of a digit.
    AlmostLocked(AlmostLocked),
    /// Such cells and one outside their house, which sees the places of their digits: without one of the digits they hold
    /// all the others, and those leave the cell one digit. One end is a candidate of the cell, the other one all that the
    /// cells have of a digit.
    AlmostLockedAndCell(AlmostLocked, Cell),
    /// Digits with one place more in a house than they are many: without one of these places they take all the others. Each
    /// end is all that a place has of the digits.
    AlmostHidden(House, DigitSet),
    /// A digit that stands in these houses in as many others, or else where one of the ends says.
    AlmostFish(Digit, HouseSet),
    /// Without both ends only these candidates would be left in their cells, and there would be two solutions.
    Deadly(CandidateSet),
}

impl Reason {
    /// A house that has the digit in the ends only.
    pub fn in_house(house: House, digit: Digit, ends: [&CandidateSet; 2]) -> Self {
        let single = ends.iter().all(|end| end.single().is_some());
        if single { Self::House(house, digit) } else { Self::Group(house, digit) }
    }

    /// A slot that has the ends only.
    pub fn of(slot: Slot, ends: [&CandidateSet; 2]) -> Self {
        match slot {
            Slot::Cell(cell) => Self::Cell(cell),
            Slot::House(house, digit) => Self::in_house(house, digit, ends),
        }
    }

    /// The slots that it rests on; none for a deadly pattern.
    pub fn slots(&self) -> Vec<Slot> {
        match *self {
            Self::Cell(cell) => vec![Slot::Cell(cell)],
            Self::House(house, digit) | Self::Group(house, digit) => vec![Slot::House(house, digit)],
            Self::AlmostLocked(set) => set.cells.iter().map(Slot::Cell).collect(),
            Self::AlmostLockedAndCell(set, cell) => set.cells.with(cell).iter().map(Slot::Cell).collect(),
            Self::AlmostHidden(house, digits) => digits.iter().map(|digit| Slot::House(house, digit)).collect(),
            Self::AlmostFish(digit, houses) => houses.iter().map(|house| Slot::House(house, digit)).collect(),
            Self::Deadly(_) => Vec::new(),
        }
    }

    /// True if it holds only for puzzles with one solution.
    pub const fn is_unique(&self) -> bool {
        matches!(self, Self::Deadly(_))
    }
}

impl StrongLink {
    /// One of the two is true, for the slot has nothing else.
    pub fn new(from: CandidateSet, to: CandidateSet, slot: Slot) -> Self {
        Self { reason: Reason::of(slot, [&from, &to]), from, to }
    }

    /// One of two digits of a cell is true.
    pub fn in_cell(cell: Cell, from: Digit, to: Digit) -> Self {
        let of = |digit| CandidateSet::of(Candidate { cell, digit });
        Self::new(of(from), of(to), Slot::Cell(cell))
    }

    /// A digit stands in the first cells or in the other ones.
    pub fn in_house(house: House, digit: Digit, from: CellSet, to: CellSet) -> Self {
        let of = |cells| CandidateSet::of_digit(digit, cells);
        Self::new(of(from), of(to), Slot::House(house, digit))
    }

    /// The candidates of both ends.
    pub fn ends(&self) -> CandidateSet {
        self.from | self.to
    }
}

/// Strong links; the end of each and the start of the next are not both true, which is a weak link. So if the start of
/// the first is false, the end of the last is true.
///
/// It cannot be built but with links that take turns: the weak ones are those between the strong ones, and in a loop
/// the one from the last end to the first start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chain {
    /// One at least, and none twice.
    links: Vec<StrongLink>,
    is_loop: bool,
}

impl Chain {
    /// A chain with two ends; nothing without a link.
    pub fn open(links: impl IntoIterator<Item = StrongLink>) -> Option<Self> {
        Self::of(links, false)
    }

    /// A loop: the last end and the first start are not both true, either; nothing without a link.
    pub fn closed(links: impl IntoIterator<Item = StrongLink>) -> Option<Self> {
        Self::of(links, true)
    }

    fn of(links: impl IntoIterator<Item = StrongLink>, is_loop: bool) -> Option<Self> {
        let links: Vec<StrongLink> = links.into_iter().collect();
        (!links.is_empty()).then_some(Self { links, is_loop })
    }

    /// The strong links in order.
    pub fn links(&self) -> impl Iterator<Item = &StrongLink> + Clone {
        self.links.iter()
    }

    /// The number of strong links.
    pub const fn length(&self) -> usize {
        self.links.len()
    }

    /// True if it is a loop.
    pub const fn is_loop(&self) -> bool {
        self.is_loop
    }

    /// The node it starts at.
    pub fn start(&self) -> &CandidateSet {
        self.links.first().map_or(&CandidateSet::EMPTY, |link| &link.from)
    }

    /// The node it ends at.
    pub fn end(&self) -> &CandidateSet {
        self.links.last().map_or(&CandidateSet::EMPTY, |link| &link.to)
    }

    /// The weak links in order: the end of a strong link and the start of the next.
    pub fn weak_links(&self) -> impl Iterator<Item = [&CandidateSet; 2]> {
        let starts = self.links().skip(1).map(|link| &link.from).chain(self.is_loop.then_some(self.start()));
        self.links().zip(starts).map(|(link, next)| [&link.to, next])
    }

    /// All candidates on it.
    pub fn members(&self) -> CandidateSet {
        self.links().fold(CandidateSet::EMPTY, |all, link| all | link.ends())
    }
}
