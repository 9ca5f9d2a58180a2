//! The rules of a puzzle, as data: its houses, and which candidates clash.
mod build;
mod filling;
mod house_kind;
mod leftovers;
mod linear_sum;
mod mark_chain;
mod rule;
mod rule_kind;
#[cfg(test)]
mod rule_tests;
mod rules;
#[cfg(test)]
mod tests;
mod words;

use crate::ids::{Candidate, Cell, House};
use crate::search::{Fillings, Supports};
use crate::set::{CandidateSet, CellSet, DigitSet, HouseSet};
use build::same_digit;
pub use house_kind::HouseKind;
pub use leftovers::Leftovers;
pub use linear_sum::{CellFactor, LinearSum};
pub use mark_chain::MarkChain;
pub use rule::Rule;
pub use rule_kind::RuleKind;
pub use rules::{RuleFault, Rules};
use std::sync::{Arc, LazyLock, OnceLock};

/// Houses of one kind that share no cell: a fish takes its base from one family and its cover from another.
#[derive(Clone, Copy, Debug)]
pub struct HouseFamily {
    /// The kind of its houses.
    pub kind: HouseKind,
    /// Its houses.
    pub houses: HouseSet,
}

/// Two houses that share two cells or more: where locked candidates and locked subsets live.
#[derive(Clone, Copy, Debug)]
pub struct Crossing {
    /// The first house, in layout order.
    pub one: House,
    /// The second house.
    pub other: House,
    /// The cells of both.
    pub shared: CellSet,
}

/// The rules of a puzzle and what follows from them: houses, and which candidates clash. Built once, shared by reference.
pub struct Layout {
    name: String,
    rules: Rules,
    names: Vec<String>,
    kinds: Vec<HouseKind>,
    members: Vec<Vec<Cell>>,
    all: HouseSet,
    of_kind: [HouseSet; HouseKind::COUNT],
    cells: [CellSet; House::COUNT],
    peers: [CellSet; Cell::COUNT],
    of_cell: [HouseSet; Cell::COUNT],
    families: Vec<HouseFamily>,
    crossings: Vec<Crossing>,
    widest_crossing: usize,
    board: CellSet,
    digits: DigitSet,
    start: CandidateSet,
    /// For each candidate, those that cannot be true together with it.
    clashes: Box<[CandidateSet]>,
    crosses: bool,
    /// The cells of candidates that clash by a rule of their own.
    crossing: CellSet,
    groups: Vec<CellSet>,
    /// The cells that some rule is about as a whole.
    filled: CellSet,
    supports: OnceLock<Supports>,
    fillings: OnceLock<Fillings>,
    leftovers: OnceLock<Vec<Leftovers>>,
    mark_chains: OnceLock<Vec<MarkChain>>,
}

/// Layouts are equal if their rules are.
impl PartialEq for Layout {
    fn eq(&self, other: &Self) -> bool {
        self.rules == other.rules
    }
}

impl Eq for Layout {}

impl Layout {
    /// Rows, columns and nine boxes of three by three cells.
    pub fn classic() -> &'static Arc<Self> {
        static CLASSIC: LazyLock<Arc<Layout>> = LazyLock::new(|| {
            let classic = Layout::build(&Rules::default());
            Arc::new(classic.expect("rows, columns and boxes each divide the board among them"))
        });
        &CLASSIC
    }

    /// The layout of these rules: the classic one, if they are the classic rules.
    pub fn of(rules: &Rules) -> Result<Arc<Self>, RuleFault> {
        if rules.is_classic() {
            return Ok(Arc::clone(Self::classic()));
        }
        rules.fault().map_or_else(|| Self::build(rules).map(Arc::new), Err)
    }

    /// True if this is the classic layout.
    #[inline]
    pub fn is_classic(&self) -> bool {
        std::ptr::eq(self, Self::classic().as_ref())
    }

    /// The layout with this name, as logs give it. Others than the classic one are known by their rules.
    pub fn named(name: &str) -> Option<&'static Arc<Self>> {
        (name == "classic").then(Self::classic)
    }

    /// The name of the layout, as logs give it: `classic`, or the words of its rules.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The rules as the puzzle states them.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The number of rows, columns and digits.
    pub const fn size(&self) -> usize {
        self.rules.size
    }

    /// The cells of the board: all, or those of a smaller one.
    #[inline]
    pub const fn board(&self) -> CellSet {
        self.board
    }

    /// The digits of the board.
    #[inline]
    pub const fn digits(&self) -> DigitSet {
        self.digits
    }

    /// The candidates before any digit is placed: some rules take candidates away.
    #[inline]
    pub const fn start(&self) -> &CandidateSet {
        &self.start
    }

    /// True if some candidates clash by a rule of their own, as those of a dot do: neither as they share a cell, nor as
    /// they are one digit in cells that see each other.
    #[inline]
    pub const fn crosses(&self) -> bool {
        self.crosses
    }

    /// Sets of cells whose digits differ and that are no house, for they have fewer cells than there are digits.
    pub fn groups(&self) -> &[CellSet] {
        &self.groups
    }

    /// The first rule beside the houses that forbids two candidates to be true at once.
    pub fn why(&self, a: Candidate, b: Candidate) -> Option<&Rule> {
        self.rules.list.iter().find(|rule| self.rules.forbids(rule, a, b))
    }

    /// The first rule that takes a candidate whatever stands on the board.
    pub fn why_not(&self, candidate: Candidate) -> Option<&Rule> {
        self.rules.list.iter().find(|rule| self.rules.taken_by(rule).contains(candidate))
    }

    /// The digits that pairs of cells support in each other, for exhaustive search.
    pub(crate) fn supports(&self) -> &Supports {
        self.supports.get_or_init(|| Supports::of(self))
    }

    /// The rules about several cells at once, for exhaustive search.
    pub(crate) fn fillings(&self) -> &Fillings {
        self.fillings.get_or_init(|| Fillings::of(self))
    }

    /// All houses, in layout order.
    #[inline]
    pub const fn houses(&self) -> HouseSet {
        self.all
    }

    /// The houses that are lines: rows and columns.
    #[inline]
    pub fn lines(&self) -> HouseSet {
        self.houses_of_kind(HouseKind::Row) | self.houses_of_kind(HouseKind::Column)
    }

    /// The houses beside rows, columns and boxes.
    #[inline]
    pub fn others(&self) -> HouseSet {
        HouseKind::BESIDE.into_iter().fold(HouseSet::EMPTY, |all, kind| all | self.houses_of_kind(kind))
    }

    /// The boxes.
    #[inline]
    pub const fn boxes(&self) -> HouseSet {
        self.houses_of_kind(HouseKind::Box)
    }

    /// True if a house is a box.
    #[inline]
    pub const fn is_box(&self, house: House) -> bool {
        self.boxes().contains(house)
    }

    /// The box of a cell, if it stands in one.
    #[inline]
    pub fn box_of(&self, cell: Cell) -> Option<House> {
        (self.houses_of(cell) & self.boxes()).first()
    }

    /// The lines of a cell.
    #[inline]
    pub fn lines_of(&self, cell: Cell) -> HouseSet {
        self.houses_of(cell) & self.lines()
    }

    /// The rows and the columns.
    #[inline]
    pub fn rows_and_columns(&self) -> [HouseSet; 2] {
        [HouseKind::Row, HouseKind::Column].map(|kind| self.houses_of_kind(kind))
    }

    /// The families of lines.
    pub fn line_families(&self) -> impl Iterator<Item = &HouseFamily> + Clone {
        self.families.iter().filter(|family| family.kind != HouseKind::Box)
    }

    /// The lines that run as a line does, itself among them.
    #[inline]
    pub fn along(&self, line: House) -> HouseSet {
        self.houses_of_kind(self.kind(line))
    }

    /// The lines that run across a line.
    #[inline]
    pub fn across(&self, line: House) -> HouseSet {
        self.lines() - self.along(line)
    }

    /// The cells of a house.
    #[inline]
    pub const fn cells(&self, house: House) -> CellSet {
        self.cells[house.index()]
    }

    /// The cells of a house in reading order, so that a position in it has a number.
    #[inline]
    pub fn members(&self, house: House) -> &[Cell] {
        &self.members[house.index()]
    }

    /// The short name of a house: `r1`, `c5`, `b9`; `?` for one that the layout does not have, as a step of another one may.
    pub fn house_name(&self, house: House) -> &str {
        self.names.get(house.index()).map_or("?", |name| name)
    }

    /// The house with this short name.
    pub fn house_named(&self, name: &str) -> Option<House> {
        self.all.iter().find(|&house| self.house_name(house) == name)
    }

    /// The kind of a house.
    pub fn kind(&self, house: House) -> HouseKind {
        self.kinds[house.index()]
    }

    /// The full name of a house: `row 1`, `box 9`.
    pub fn house_title(&self, house: House) -> String {
        format!("{} {}", self.kind(house).word(), self.house_name(house).trim_start_matches(char::is_alphabetic))
    }

    /// The cells that cannot hold the same digit as `cell`.
    #[inline]
    pub const fn peers(&self, cell: Cell) -> CellSet {
        self.peers[cell.index()]
    }

    /// The cells that every one of `cells` sees.
    pub fn common_peers(&self, cells: CellSet) -> CellSet {
        cells.iter().fold(CellSet::ALL, |common, cell| common & self.peers(cell))
    }

    /// The houses a cell stands in.
    #[inline]
    pub const fn houses_of(&self, cell: Cell) -> HouseSet {
        self.of_cell[cell.index()]
    }

    /// The houses that hold every one of `cells`.
    pub fn houses_around(&self, cells: CellSet) -> HouseSet {
        cells.iter().fold(self.all, |common, cell| common & self.houses_of(cell))
    }

    /// Families of disjoint houses.
    pub fn families(&self) -> &[HouseFamily] {
        &self.families
    }

    /// The houses of one kind.
    #[inline]
    pub const fn houses_of_kind(&self, kind: HouseKind) -> HouseSet {
        self.of_kind[kind as usize]
    }

    /// Pairs of houses that share two cells or more.
    pub fn crossings(&self) -> &[Crossing] {
        &self.crossings
    }

    /// The largest number of cells that two houses share.
    pub const fn widest_crossing(&self) -> usize {
        self.widest_crossing
    }

    /// True if the two candidates cannot both be true.
    #[inline]
    pub fn clash(&self, a: Candidate, b: Candidate) -> bool {
        if self.crosses {
            return self.clashes(a).contains(b);
        }
        if a.cell == b.cell { a.digit != b.digit } else { a.digit == b.digit && self.peers(a.cell).contains(b.cell) }
    }

    /// All candidates that cannot be true together with `candidate`.
    #[inline]
    pub fn clashes(&self, candidate: Candidate) -> CandidateSet {
        self.clashes[candidate.index()]
    }

    /// True if two cells never hold the same digits as each other's only because of a house that both stand in, and
    /// nothing else is known of the candidates: whatever keeps the digits of every house the same keeps the rules.
    ///
    /// Arguments that refill some cells, and rest on the puzzle having one solution, hold for such candidates alone.
    pub fn is_plain(&self, candidates: &CandidateSet) -> bool {
        if self.is_classic() {
            return true;
        }
        let in_houses = |cell: Cell| {
            let seen = self.houses_of(cell).iter().fold(CellSet::EMPTY, |all, house| all | self.cells(house));
            self.peers(cell).is_subset(seen)
        };
        let uncrossed = |it: Candidate| self.clashes(it) == same_digit(it, self.digits, self.peers(it.cell));
        !self.filled_as_a_rule_says().meets(candidates.cells())
            && candidates.cells().iter().all(in_houses)
            && candidates.cells().iter().all(|cell| {
                let mut digits = candidates.all_digits().iter().map(|digit| Candidate { cell, digit });
                digits.all(|it| self.start.contains(it) && uncrossed(it))
            })
    }
}
