//! Follows a node: what is false because of true nodes, what is true because of false ones, and what rules take away.
use super::argument::{Cause, LinkMode};
use super::marks::{ChainBoard, MarkHouses, PlaceCounts};
use super::net::{Net, NetEntry, NetRest};
use super::rules::NetRules;
use qedoku_core::{Assumption, Candidate, CandidateSet, Cell, Digit};
use std::sync::Arc;

/// The node that a net starts from, the links that it follows, and the most nodes that an argument may have which could
/// use it.
#[derive(Clone, Copy)]
pub(super) struct NetStart {
    pub(super) source: Assumption,
    pub(super) mode: LinkMode,
    pub(super) most: u32,
}

impl Net {
    /// Follows a node as far as the mode goes, but not beyond what an argument of the greatest complexity wanted could
    /// use.
    pub(super) fn run(
        &mut self,
        base: &ChainBoard,
        counts: &PlaceCounts,
        houses: &MarkHouses,
        start: NetStart,
        rules: &mut NetRules<'_>,
    ) {
        self.entries.clear();
        self.finds.clear();
        self.truths = CandidateSet::EMPTY;
        self.falses = CandidateSet::EMPTY;
        self.clash = None;
        self.rest = None;
        let NetStart { source, mode, most } = start;
        let marks = *base;
        let counts = *counts;
        let mut search = NetSearch { net: self, base, marks, counts, houses, mode, most, queues: [0, 0], tried: 0 };
        search.add(source.candidate, source.holds, NetEntry::source());
        search.run(rules);
    }

    /// Goes on where the search of a lower level ended.
    pub(super) fn go_on(&mut self, base: &ChainBoard, houses: &MarkHouses, mode: LinkMode, rules: &mut NetRules<'_>) {
        let Some(NetRest { level, marks, counts, queues }) = self.rest.take_if(|rest| rest.level < mode.level) else {
            return;
        };
        NetSearch { net: self, base, marks, counts, houses, mode, most: u32::MAX, queues, tried: level }.run(rules);
    }
}

/// The node that another comes from: its place and its distance. Small enough to be passed on without being stored.
#[derive(Clone, Copy)]
struct Parent {
    place: u16,
    depth: u16,
}

/// The search itself.
struct NetSearch<'a> {
    net: &'a mut Net,
    base: &'a ChainBoard,
    marks: ChainBoard,
    counts: PlaceCounts,
    houses: &'a MarkHouses,
    mode: LinkMode,
    /// The greatest complexity that an argument may have.
    most: u32,
    /// The progress through the entries for false and for true nodes.
    queues: [usize; 2],
    /// The level of the rules that are known to have no find as yet.
    tried: u8,
}

impl NetSearch<'_> {
    fn add(&mut self, candidate: Candidate, holds: bool, entry: NetEntry) {
        let place = self.net.entries.len() as u16;
        self.net.places[usize::from(holds)][candidate.index()] = place;
        let known = if holds { &mut self.net.truths } else { &mut self.net.falses };
        known.insert(candidate);
        self.net.entries.push(NetEntry { candidate: candidate.index() as u16, holds, ..entry });
    }

    /// A node that contradicts another ends the search.
    fn clash(&mut self, candidate: Candidate, holds: bool, entry: NetEntry) {
        self.net.clash = Some(candidate);
        self.net.entries.push(NetEntry { candidate: candidate.index() as u16, holds, ..entry });
    }

    /// The place of the next entry of this kind that was not looked at.
    fn next(&mut self, holds: bool) -> Option<usize> {
        let queue = &mut self.queues[usize::from(holds)];
        let entries = &self.net.entries[*queue..];
        let place = *queue + entries.iter().position(|entry| entry.holds == holds)?;
        *queue = place + 1;
        Some(place)
    }

    fn run(&mut self, rules: &mut NetRules<'_>) {
        while self.net.clash.is_none() {
            if let Some(place) = self.next(true) {
                self.weak(place);
            } else if let Some(place) = self.next(false) {
                if self.is_far(place) {
                    return;
                }
                self.strong(place);
            } else if self.mode.level == 0 {
                return self.rest();
            } else if !self.rules(rules) {
                return;
            }
        }
    }

    /// Notes where the search ends, for one that has more rules.
    fn rest(&mut self) {
        let Self { mode, marks, counts, queues, .. } = *self;
        if mode.dynamic && mode.cells {
            self.net.rest = Some(NetRest { level: mode.level, marks, counts, queues });
        }
    }

    /// True if all that comes from a false node on is too far to be used: without rules each node is at least as far as the
    /// one before it, and every argument has another branch.
    fn is_far(&self, place: usize) -> bool {
        self.mode.level == 0 && u32::from(self.net.entries[place].depth) + 2 > self.most
    }

    /// Adds the nodes that are false because of a true node.
    fn weak(&mut self, place: usize) {
        let entry = self.net.entries[place];
        let Candidate { cell, digit } = entry.candidate();
        let from = Parent { place: place as u16, depth: entry.depth };
        if self.mode.cells {
            for digit in self.marks.digits(cell).without(digit) {
                if self.found_false(Candidate { cell, digit }, Cause::Cell, from) {
                    return;
                }
            }
        }
        let plane = self.marks.plane(digit);
        let known = self.net.falses.plane(digit);
        let clashes = self.net.truths.plane(digit);
        for (kind, &beside) in self.houses.beside(cell).iter().enumerate() {
            for cell in (beside & plane) - (known - clashes) {
                if self.found_false(Candidate { cell, digit }, Cause::House(kind as u8), from) {
                    return;
                }
            }
        }
    }

    fn found_false(&mut self, candidate: Candidate, cause: Cause, from: Parent) -> bool {
        let entry = NetEntry { cause, parent: from.place, depth: from.depth + 1, ..NetEntry::source() };
        if self.net.truths.contains(candidate) {
            self.clash(candidate, false, entry);
            return true;
        }
        if !self.net.falses.contains(candidate) {
            self.add(candidate, false, entry);
        }
        false
    }

    /// Adds the nodes that are true because of a false node.
    fn strong(&mut self, place: usize) {
        let entry = self.net.entries[place];
        let candidate = entry.candidate();
        let Candidate { cell, digit } = candidate;
        let in_cell = self.marks.digits(cell).without(digit).single().filter(|_| self.mode.cells);
        let plane = self.marks.plane(digit).without(cell);
        let numbers = self.houses.numbers(cell);
        let mut kind = 0;
        let in_houses = numbers.map(|house| {
            kind += 1;
            let two = self.counts.of(house, digit) == 2;
            if two { (plane & self.houses.cells(cell)[kind - 1]).first() } else { None }
        });
        if self.mode.dynamic {
            self.marks.remove(candidate);
            self.counts.lose(numbers, digit);
        }
        let child = NetEntry { parent: place as u16, gone: 0, depth: entry.depth + 1, ..entry };
        if let Some(digit) = in_cell {
            let gone = (self.base.digits(cell) - self.marks.digits(cell)).bits();
            let gone = if self.mode.dynamic { gone } else { 0 };
            if self.found_true(Candidate { cell, digit }, NetEntry { cause: Cause::Cell, gone, ..child }) {
                return;
            }
        }
        for (kind, other) in in_houses.into_iter().enumerate() {
            let Some(other) = other.filter(|other| !in_houses[..kind].contains(&Some(*other))) else { continue };
            let gone = if self.mode.dynamic { self.gone_from(cell, kind, digit) } else { 0 };
            let entry = NetEntry { cause: Cause::House(kind as u8), gone, ..child };
            if self.found_true(Candidate { cell: other, digit }, entry) {
                return;
            }
        }
    }

    /// The places of a digit in a house of a cell that are gone, by position.
    fn gone_from(&self, cell: Cell, kind: usize, digit: Digit) -> u16 {
        let cells = self.houses.cells(cell)[kind];
        let gone = (self.base.plane(digit) - self.marks.plane(digit)) & cells;
        gone.iter().fold(0, |bits, cell| bits | 1 << self.houses.position(cell, kind))
    }

    fn found_true(&mut self, candidate: Candidate, entry: NetEntry) -> bool {
        if self.net.falses.contains(candidate) {
            self.clash(candidate, true, entry);
            return true;
        }
        if !self.net.truths.contains(candidate) {
            self.add(candidate, true, entry);
        }
        false
    }

    /// Adds the eliminations of the first rule that has any; returns whether they are new.
    fn rules(&mut self, rules: &mut NetRules<'_>) -> bool {
        let tried = std::mem::take(&mut self.tried);
        let finds = rules.first(self.base, &self.marks, self.houses, self.mode, tried);
        if finds.is_empty() {
            self.rest();
        }
        let known = self.net.entries.len();
        for (find, gone) in finds {
            let number = self.net.finds.len() as u16;
            let deepest =
                find.parents.iter().map(|&it| self.net.entry(Candidate::from_index(usize::from(it)), false).depth);
            let depth = 1 + deepest.max().unwrap_or(0);
            self.net.finds.push(Arc::new(find));
            for candidate in gone {
                if !self.net.falses.contains(candidate) {
                    let entry = NetEntry { cause: Cause::Rule, parent: number, depth, ..NetEntry::source() };
                    self.add(candidate, false, entry);
                }
            }
        }
        self.net.entries.len() > known
    }
}
