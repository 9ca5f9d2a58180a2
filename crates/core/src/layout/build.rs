//! Builds layouts.
use super::rule_kind::RuleKind;
use super::rules::{RuleFault, Rules};
use super::{Crossing, HouseFamily, HouseKind, Layout};
use crate::ids::{Candidate, Cell, House};
use crate::set::{CandidateSet, CellSet, DigitSet, HouseSet};
use std::sync::OnceLock;

/// One house to build a layout from.
struct Blueprint {
    name: String,
    kind: HouseKind,
    /// Its cells in reading order.
    members: Vec<Cell>,
}

/// The number of houses of one family: those of a smaller board leave the rest of the ids out, so that a house is called
/// the same on every board.
const FAMILY: usize = 9;

/// The names of the houses of a kind, before the number.
const fn letter(kind: HouseKind) -> char {
    match kind {
        HouseKind::Row => 'r',
        HouseKind::Column => 'c',
        HouseKind::Box => 'b',
        HouseKind::Diagonal => 'd',
        HouseKind::Region => 'e',
        HouseKind::Group => 'g',
    }
}

/// The clashes of a candidate that are alike for every digit: the other digits of its cell, and its digit in some
/// peers.
pub(super) fn same_digit(candidate: Candidate, digits: DigitSet, peers: CellSet) -> CandidateSet {
    let mut set = CandidateSet::of_cell(candidate.cell, digits.without(candidate.digit));
    *set.plane_mut(candidate.digit) = peers;
    set
}

impl Layout {
    /// The cells whose candidates clash with others by a rule of their own, as those on both sides of a dot do.
    pub const fn crossing_cells(&self) -> CellSet {
        self.crossing
    }

    /// The layout of rules in which nothing is wrong.
    pub(super) fn build(rules: &Rules) -> Result<Self, RuleFault> {
        let size = rules.size as u8;
        let lines = |cell: fn(u8, u8) -> Cell| (1..=size).map(move |n| (1..=size).map(|k| cell(n, k)).collect());
        let rows: Vec<Vec<Cell>> = lines(Cell::at).collect();
        let columns: Vec<Vec<Cell>> = lines(|n, k| Cell::at(k, n)).collect();
        let families = [(HouseKind::Row, rows), (HouseKind::Column, columns), (HouseKind::Box, rules.boxes())];
        let mut it = Self::empty(rules);
        for (kind, houses) in families {
            for (members, number) in houses.into_iter().zip(1..) {
                it.add(Blueprint { name: format!("{}{number}", letter(kind)), kind, members });
            }
            it.leave_out(kind as usize * FAMILY + FAMILY);
        }
        for rule in &rules.list {
            let kind = match rule.kind {
                RuleKind::DiagonalFalling | RuleKind::DiagonalRising => HouseKind::Diagonal,
                RuleKind::DisjointGroups => HouseKind::Group,
                _ => HouseKind::Region,
            };
            for group in rules.groups_of(rule) {
                let cells: CellSet = group.iter().copied().collect();
                if group.len() < rules.size {
                    it.groups.push(cells);
                } else if !it.all.iter().any(|house| it.cells(house) == cells) {
                    if it.names.len() == House::COUNT {
                        return Err(RuleFault::Houses);
                    }
                    let number = it.houses_of_kind(kind).len() + 1;
                    it.add(Blueprint { name: format!("{}{number}", letter(kind)), kind, members: group });
                }
            }
        }
        it.finish();
        Ok(it)
    }

    fn empty(rules: &Rules) -> Self {
        let board = rules.cells().collect();
        let digits = rules.digits();
        Self {
            name: name(rules),
            rules: rules.clone(),
            names: vec![],
            kinds: vec![],
            members: vec![],
            all: HouseSet::EMPTY,
            of_kind: [HouseSet::EMPTY; HouseKind::COUNT],
            cells: [CellSet::EMPTY; House::COUNT],
            peers: [CellSet::EMPTY; Cell::COUNT],
            of_cell: [HouseSet::EMPTY; Cell::COUNT],
            families: vec![],
            crossings: vec![],
            widest_crossing: 0,
            board,
            digits,
            start: digits.iter().fold(CandidateSet::EMPTY, |all, digit| all | CandidateSet::of_digit(digit, board)),
            clashes: Box::new([]),
            crosses: false,
            crossing: CellSet::EMPTY,
            groups: vec![],
            filled: CellSet::EMPTY,
            supports: OnceLock::new(),
            fillings: OnceLock::new(),
            leftovers: OnceLock::new(),
            mark_chains: OnceLock::new(),
        }
    }

    /// Adds a house; those of a family share no cell.
    fn add(&mut self, Blueprint { name, kind, members }: Blueprint) {
        let house = House::from_index(self.names.len());
        let cells: CellSet = members.iter().copied().collect();
        for cell in cells {
            self.peers[cell.index()] |= cells.without(cell);
            self.of_cell[cell.index()].insert(house);
        }
        if HouseKind::FAMILIES.contains(&kind) {
            match self.families.iter_mut().find(|family| family.kind == kind) {
                Some(family) => family.houses.insert(house),
                None => self.families.push(HouseFamily { kind, houses: HouseSet::of(house) }),
            }
        }
        self.cells[house.index()] = cells;
        self.all.insert(house);
        self.of_kind[kind as usize].insert(house);
        self.names.push(name);
        self.kinds.push(kind);
        self.members.push(members);
    }

    /// Leaves out the ids below this one.
    fn leave_out(&mut self, below: usize) {
        while self.names.len() < below {
            self.names.push(String::new());
            self.kinds.push(HouseKind::Box);
            self.members.push(Vec::new());
        }
    }

    /// Derives crossings, peers, clashes and the candidates of the start from the houses and the rules.
    fn finish(&mut self) {
        for one in self.all {
            for other in self.all.filter(|other| one < other) {
                let shared = self.cells(one) & self.cells(other);
                self.widest_crossing = self.widest_crossing.max(shared.len());
                if shared.is_several() {
                    self.crossings.push(Crossing { one, other, shared });
                }
            }
        }
        for rule in &self.rules.list {
            if rule.is_of_all() {
                self.filled |= rule.cells.iter().copied().collect();
            }
            self.start -= self.rules.taken_by(rule);
        }
        for &group in &self.groups {
            group.iter().for_each(|cell| self.peers[cell.index()] |= group.without(cell));
        }
        self.list_clashes();
    }

    /// The table of clashes, and the peers that it makes: cells that have the same digit in no case.
    fn list_clashes(&mut self) {
        let mut clashes: Vec<CandidateSet> = (0..Candidate::COUNT).map(|_| CandidateSet::EMPTY).collect();
        let rules = &self.rules;
        let digits = self.digits;
        for rule in &rules.list {
            rules.each_pair(rule, &mut |one, other, relation| {
                if one == other {
                    return;
                }
                for a in digits.iter().map(|digit| Candidate { cell: one, digit }) {
                    for b in digits.iter().map(|digit| Candidate { cell: other, digit }) {
                        if !relation.allows(a.digit, b.digit) {
                            clashes[a.index()].insert(b);
                            clashes[b.index()].insert(a);
                        }
                    }
                }
            });
        }
        for cell in self.board {
            let of_digit = |digit| clashes[Candidate { cell, digit }.index()].plane(digit);
            self.peers[cell.index()] |= digits.iter().fold(self.board, |all, digit| all & of_digit(digit));
        }
        for it in self.board.iter().flat_map(|cell| digits.iter().map(move |digit| Candidate { cell, digit })) {
            let plain = same_digit(it, digits, self.peers(it.cell));
            let set = &mut clashes[it.index()];
            if !set.is_subset(&plain) {
                self.crosses = true;
                self.crossing.insert(it.cell);
            }
            *set |= plain;
        }
        self.clashes = clashes.into();
    }
}

/// The name of rules: the size, unless it is nine, whether the boxes are others, and the words of the rules, each once.
fn name(rules: &Rules) -> String {
    let mut words = Vec::new();
    if rules.size != FAMILY {
        words.push(format!("{0}x{0}", rules.size));
    }
    if rules.boxes.is_some() {
        words.push("jigsaw".to_owned());
    }
    for rule in &rules.list {
        let word = rule.kind.word().to_owned();
        if !words.contains(&word) {
            words.push(word);
        }
    }
    if words.is_empty() { "classic".to_owned() } else { words.join(", ") }
}
