//! What a search of several branches uses when nothing else follows: locked candidates, pairs, the X-Wing, and whole
//! searches inside it.
use super::evidence::shared;
use super::finds::{Argument, FindKind, Finds, Found, NetPool};
use super::line::{Line, LineKind, LineSearch};
use super::marks::{Houses, Marks};
use super::net::{Cause, Entry, Mode};
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, Layout, Slot};
use std::collections::BTreeMap;

/// A find of a rule inside a search.
#[derive(Clone, Debug)]
pub(super) struct RuleFind {
    /// The candidates that had to be gone for it.
    pub(super) parents: Vec<u16>,
    /// The chain that it is, by its number.
    pub(super) nested: Option<u32>,
    pub(super) what: RuleKind,
}

/// What a rule found.
#[derive(Clone, Debug)]
pub(super) enum RuleKind {
    Locked { digit: Digit, from: House, to: House },
    Hidden { house: House, digits: DigitSet },
    Naked { house: House, cells: CellSet },
    XWing { digit: Digit, base: [House; 2], cover: [House; 2] },
    Inner(Inner),
}

/// A chain found inside a search.
#[derive(Clone, Debug)]
pub(super) enum Inner {
    /// A line, and the slots of its strong links if it is to be told.
    Line(Line, Vec<Slot>),
    /// What it rests on is kept only if it is to be told.
    Net(Option<Argument>),
}

/// The rules for one position, and the chains that they found so far.
pub(super) struct Rules<'a> {
    layout: &'a Layout,
    /// The cells that are empty at the position.
    empty: CellSet,
    /// How often each digit is placed.
    placed: [u8; Digit::COUNT],
    chains: BTreeMap<Vec<u16>, u32>,
    complexities: Vec<u32>,
    inside: &'a mut Inside,
    /// Whether what is found is to be told.
    tells: bool,
}

/// Buffers of the searches inside a search.
#[derive(Clone, Debug, Default)]
pub(super) struct Inside {
    lines: LineSearch,
    nets: NetPool,
    deeper: Option<Box<Inside>>,
}

/// The finds of a rule, each with what it takes away.
pub(super) type RuleFinds = Vec<(RuleFind, Vec<Candidate>)>;

const BOX: usize = 0;
const ROW: usize = 1;
const COLUMN: usize = 2;

impl<'a> Rules<'a> {
    /// For a position with these empty cells, where each digit is placed so often.
    pub(super) fn new(layout: &'a Layout, empty: CellSet, placed: [u8; Digit::COUNT], inside: &'a mut Inside) -> Self {
        Self { layout, empty, placed, chains: BTreeMap::new(), complexities: Vec::new(), inside, tells: false }
    }

    /// The same for finds that are to be told.
    pub(super) fn telling(self, tells: bool) -> Self {
        Self { tells, ..self }
    }

    /// The complexity of a chain inside, by its number.
    pub(super) fn complexity(&self, chain: u32) -> u32 {
        self.complexities[chain as usize]
    }

    /// The finds of the first rule that has one with parents.
    pub(super) fn first(&mut self, base: &Marks, marks: &Marks, houses: &Houses, mode: Mode) -> RuleFinds {
        let on = OnMarks { base, marks, layout: self.layout, houses, empty: self.empty };
        let finds = on.locked();
        if !finds.is_empty() {
            return finds;
        }
        let finds = on.hidden_pairs();
        if !finds.is_empty() {
            return finds;
        }
        let finds = on.naked_pairs();
        if !finds.is_empty() {
            return finds;
        }
        let finds = on.x_wings(&self.placed);
        if !finds.is_empty() {
            return finds;
        }
        self.nested(base, marks, houses, mode)
    }

    /// The finds of the first search inside that has one with parents.
    fn nested(&mut self, base: &Marks, marks: &Marks, houses: &Houses, mode: Mode) -> RuleFinds {
        if mode.level == 2 || mode.level == 3 {
            let finds = self.lines(base, marks, houses);
            if !finds.is_empty() {
                return finds;
            }
        }
        let inner = match mode.level {
            3 => Mode::MULTIPLE,
            4.. => Mode::dynamic(mode.inner, 0),
            _ => return Vec::new(),
        };
        self.nets(base, marks, houses, inner)
    }

    fn lines(&mut self, base: &Marks, marks: &Marks, houses: &Houses) -> RuleFinds {
        let mut lines = Vec::new();
        let _ = self.inside.lines.each((base, marks), houses, &mut |line| {
            lines.push(line);
            std::ops::ControlFlow::Continue(())
        });
        let mut effects: Vec<CandidateSet> = Vec::new();
        let mut finds = RuleFinds::new();
        for line in lines {
            if effects.contains(&line.eliminate) {
                continue;
            }
            effects.push(line.eliminate);
            let gone = Gone { base, marks, houses };
            let parents = gone.of_line(&line);
            if parents.is_empty() {
                continue;
            }
            let nested = Some(self.number(line_key(&line), line.rank.complexity));
            let eliminate = in_hash_order(&line.eliminate);
            let slots = if self.tells { slots(marks, houses, &line) } else { Vec::new() };
            finds.push((RuleFind { parents, nested, what: RuleKind::Inner(Inner::Line(line, slots)) }, eliminate));
        }
        finds
    }

    fn nets(&mut self, base: &Marks, marks: &Marks, houses: &Houses, mode: Mode) -> RuleFinds {
        let Inside { nets, deeper, .. } = &mut *self.inside;
        let rules =
            Rules::new(self.layout, self.empty, self.placed, deeper.get_or_insert_default()).telling(self.tells);
        let mut inner = Finds::new(marks, houses, mode, rules, nets);
        let mut found = Vec::new();
        inner.each(&mut |it| found.push(it.clone()), &mut |_| u32::MAX);
        found.sort_by(|a: &Found, b| a.rank.partial_cmp(&b.rank).unwrap_or(std::cmp::Ordering::Equal));
        let mut effects: Vec<CandidateSet> = Vec::new();
        let mut traced = Vec::new();
        for found in found {
            if !effects.contains(&found.eliminate) {
                effects.push(found.eliminate);
                let argument = self.tells.then(|| inner.argument(&found));
                traced.push((inner.ancestors(&found), found, argument));
            }
        }
        let mut finds = RuleFinds::new();
        for (lists, found, argument) in traced {
            let gone = Gone { base, marks, houses };
            let parents = gone.of_nets(&found, &lists);
            if parents.is_empty() {
                continue;
            }
            let nested = Some(self.number(net_key(&lists), found.rank.complexity));
            let what = RuleKind::Inner(Inner::Net(argument));
            finds.push((RuleFind { parents, nested, what }, in_hash_order(&found.eliminate)));
        }
        finds
    }

    /// The number of a chain: two are the same if their nodes are.
    fn number(&mut self, key: Vec<u16>, complexity: u32) -> u32 {
        let next = self.complexities.len() as u32;
        let number = *self.chains.entry(key).or_insert(next);
        if number == next {
            self.complexities.push(complexity);
        }
        number
    }
}

/// The slots of the strong links of a line.
fn slots(marks: &Marks, houses: &Houses, line: &Line) -> Vec<Slot> {
    let two = |cells: CellSet, digit| (marks.plane(digit) & cells).len() == 2;
    line.strong().filter_map(|[one, other]| shared(houses, one, other, two)).collect()
}

const FALSE: u16 = 1 << 15;

fn line_key(line: &Line) -> Vec<u16> {
    // The target is the last node; whatever leads to it is read back from there.
    let starts_true = line.kind != LineKind::ToTrue;
    let state = |place: usize| if (place % 2 == 0) == starts_true { 0 } else { FALSE };
    let mut key: Vec<u16> =
        line.nodes.iter().enumerate().map(|(place, node)| node.index() as u16 | state(place)).collect();
    if line.kind == LineKind::Cycle {
        key.push(line.nodes[0].index() as u16);
    }
    key.reverse();
    key
}

fn net_key(lists: &[Vec<Entry>]) -> Vec<u16> {
    let mut key = Vec::new();
    for list in lists {
        key.extend(list.iter().map(|entry| entry.candidate | if entry.holds { 0 } else { FALSE }));
        key.push(u16::MAX);
    }
    key
}

/// Candidates in the order of a hash table of their cells: by the number of the cell, less whole multiples of its size.
fn in_hash_order(candidates: &CandidateSet) -> Vec<Candidate> {
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
struct OnMarks<'a> {
    base: &'a Marks,
    marks: &'a Marks,
    layout: &'a Layout,
    houses: &'a Houses,
    empty: CellSet,
}

impl OnMarks<'_> {
    fn gone(&self, digit: Digit) -> CellSet {
        self.base.plane(digit) - self.marks.plane(digit)
    }

    fn find(&self, parents: CandidateSet, gone: &CandidateSet, what: RuleKind, finds: &mut RuleFinds) {
        if parents.is_empty() || gone.is_empty() {
            return;
        }
        let parents = parents.iter_by_cell().map(|it| it.index() as u16).collect();
        finds.push((RuleFind { parents, nested: None, what }, in_hash_order(gone)));
    }

    fn locked(&self) -> RuleFinds {
        let mut finds = RuleFinds::new();
        for (one, other) in [(BOX, COLUMN), (BOX, ROW), (COLUMN, BOX), (ROW, BOX)] {
            for digit in Digit::ALL {
                let (plane, gone) = (self.marks.plane(digit), self.gone(digit));
                for from in self.houses.of_kind(one) {
                    let (inside, had) = (plane & self.layout.cells(from), gone & self.layout.cells(from));
                    if had.is_empty() || !inside.is_several() {
                        continue;
                    }
                    for to in self.houses.of_kind(other) {
                        let target = self.layout.cells(to);
                        if inside.is_subset(target) {
                            let out = CandidateSet::of_digit(digit, (plane & target) - inside);
                            let parents = CandidateSet::of_digit(digit, had - target);
                            self.find(parents, &out, RuleKind::Locked { digit, from, to }, &mut finds);
                        }
                    }
                }
            }
        }
        finds
    }

    fn hidden_pairs(&self) -> RuleFinds {
        let mut finds = RuleFinds::new();
        for house in [BOX, COLUMN, ROW].into_iter().flat_map(|kind| self.houses.of_kind(kind)) {
            let cells = self.layout.cells(house);
            if (self.empty & cells).len() <= 4 {
                continue;
            }
            let places = Digit::ALL.map(|digit| self.marks.plane(digit) & cells);
            for other in Digit::ALL {
                for one in Digit::ALL.into_iter().take_while(|&one| one < other) {
                    let both = places[one.index()] | places[other.index()];
                    if both.len() != 2 || places[one.index()].len() < 2 || places[other.index()].len() < 2 {
                        continue;
                    }
                    let digits = DigitSet::of(one).with(other);
                    let (mut out, mut parents) = (CandidateSet::EMPTY, CandidateSet::EMPTY);
                    for cell in both {
                        out |= CandidateSet::of_cell(cell, self.marks.digits(cell) - digits);
                    }
                    for digit in digits {
                        parents |= CandidateSet::of_digit(digit, (self.gone(digit) & cells) - both);
                    }
                    self.find(parents, &out, RuleKind::Hidden { house, digits }, &mut finds);
                }
            }
        }
        finds
    }

    fn naked_pairs(&self) -> RuleFinds {
        let mut finds = RuleFinds::new();
        for house in [BOX, COLUMN, ROW].into_iter().flat_map(|kind| self.houses.of_kind(kind)) {
            let inside = self.layout.cells(house);
            if (self.empty & inside).len() < 4 {
                continue;
            }
            let pairs = inside.filter(|cell| self.marks.digits(cell).len() == 2);
            for other in pairs {
                for one in pairs.iter().take_while(|&one| one < other) {
                    let digits = self.marks.digits(one);
                    if digits != self.marks.digits(other) {
                        continue;
                    }
                    let cells = CellSet::of(one).with(other);
                    let (mut out, mut parents) = (CandidateSet::EMPTY, CandidateSet::EMPTY);
                    for digit in digits {
                        out |= CandidateSet::of_digit(digit, (self.marks.plane(digit) & inside) - cells);
                    }
                    for cell in cells {
                        parents |= CandidateSet::of_cell(cell, self.base.digits(cell) - digits);
                    }
                    self.find(parents, &out, RuleKind::Naked { house, cells }, &mut finds);
                }
            }
        }
        finds
    }

    fn x_wings(&self, placed: &[u8; Digit::COUNT]) -> RuleFinds {
        let mut finds = RuleFinds::new();
        for (base, cross) in [(COLUMN, ROW), (ROW, COLUMN)] {
            for other in self.houses.of_kind(base) {
                for one in self.houses.of_kind(base).iter().take_while(|&one| one < other) {
                    for digit in Digit::ALL.into_iter().filter(|digit| placed[digit.index()] <= 5) {
                        let plane = self.marks.plane(digit);
                        let lines = self.layout.cells(one) | self.layout.cells(other);
                        let inside = plane & lines;
                        let few = |house| (plane & self.layout.cells(house)).len() == 2;
                        if inside.len() != 4 || !few(one) || !few(other) {
                            continue;
                        }
                        let cover = self.houses.of_kind(cross).filter(|house| inside.meets(self.layout.cells(house)));
                        let (Some(first), 2) = (cover.first(), cover.len()) else { continue };
                        let Some(second) = cover.without(first).single() else { continue };
                        let covered = self.layout.cells(first) | self.layout.cells(second);
                        let out = CandidateSet::of_digit(digit, (plane & covered) - lines);
                        let parents = CandidateSet::of_digit(digit, (self.gone(digit) & lines) - covered);
                        let what = RuleKind::XWing { digit, base: [one, other], cover: [first, second] };
                        self.find(parents, &out, what, &mut finds);
                    }
                }
            }
        }
        finds
    }
}

/// What had to be gone for a chain that was found on the marks of a search.
struct Gone<'a> {
    base: &'a Marks,
    marks: &'a Marks,
    houses: &'a Houses,
}

impl Gone<'_> {
    fn of_cell(&self, cell: Cell) -> CandidateSet {
        CandidateSet::of_cell(cell, self.base.digits(cell) - self.marks.digits(cell))
    }

    fn of_house(&self, cell: Cell, digit: Digit, kind: usize) -> CandidateSet {
        let gone = self.base.plane(digit) - self.marks.plane(digit);
        CandidateSet::of_digit(digit, gone & self.houses.cells(cell)[kind])
    }

    /// For a node that became true by a link.
    fn of_cause(&self, candidate: Candidate, cause: Cause) -> CandidateSet {
        match cause {
            Cause::Cell => self.of_cell(candidate.cell),
            Cause::House(kind) => self.of_house(candidate.cell, candidate.digit, usize::from(kind)),
            Cause::Source | Cause::Rule => CandidateSet::EMPTY,
        }
    }

    fn of_line(&self, line: &Line) -> Vec<u16> {
        let nodes = &line.nodes;
        let starts_true = line.kind != LineKind::ToTrue;
        let mut all = CandidateSet::EMPTY;
        let next = nodes.iter().skip(1).chain((line.kind == LineKind::Cycle).then_some(&nodes[0]));
        for (place, (&from, &to)) in nodes.iter().zip(next).enumerate() {
            let strong = (place % 2 == 1) == starts_true;
            if strong || line.kind == LineKind::Cycle {
                all |= self.of_cause(to, self.link(from, to, strong));
            }
        }
        all.iter_by_cell().map(|it| it.index() as u16).collect()
    }

    /// By what two nodes are linked.
    fn link(&self, from: Candidate, to: Candidate, strong: bool) -> Cause {
        if from.cell == to.cell {
            return Cause::Cell;
        }
        let plane = self.marks.plane(from.digit);
        let kinds = 0..3;
        let in_house = |kind: &usize| {
            let cells = self.houses.cells(from.cell)[*kind];
            cells.contains(to.cell) && (!strong || (plane & cells).len() == 2)
        };
        kinds.into_iter().find(in_house).map_or(Cause::Source, |kind| Cause::House(kind as u8))
    }

    fn of_nets(&self, found: &Found, lists: &[Vec<Entry>]) -> Vec<u16> {
        let mut all = CandidateSet::EMPTY;
        for list in lists {
            for entry in list.iter().filter(|entry| entry.holds) {
                let Candidate { cell, digit } = entry.candidate();
                all |= match (entry.cause, found.kind) {
                    (Cause::Source, FindKind::Cell) => self.of_cell(cell),
                    (Cause::Source, FindKind::Region(kind)) => self.of_house(cell, digit, usize::from(kind)),
                    (cause, _) => self.of_cause(entry.candidate(), cause),
                };
            }
        }
        all.iter_by_cell().map(|it| it.index() as u16).collect()
    }
}
