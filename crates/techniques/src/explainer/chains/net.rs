//! What follows from one candidate being true or false, in the order of the scale: one search of several branches.
use super::marks::{Houses, Marks};
use super::rules::{RuleFind, Rules};
use qedoku_core::{Candidate, CandidateSet, Cell, Digit, DigitSet};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Which links a search may use, and what it does besides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Mode {
    /// Links inside cells.
    pub(super) cells: bool,
    /// What became false is no candidate anymore.
    pub(super) dynamic: bool,
    /// Which rules are used when nothing else follows: none at level 0.
    pub(super) level: u8,
    /// The level of the searches inside level 4.
    pub(super) inner: u8,
}

impl Mode {
    /// One digit, by its houses.
    pub(super) const NISHIO: Self = Self { cells: false, dynamic: true, level: 0, inner: 0 };
    /// The links of the position.
    pub(super) const MULTIPLE: Self = Self { cells: true, dynamic: false, level: 0, inner: 0 };

    /// Links as they come up on the way.
    pub(super) const fn dynamic(level: u8, inner: u8) -> Self {
        Self { cells: true, dynamic: true, level, inner }
    }
}

/// Why a node came up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cause {
    /// The search starts from it.
    Source,
    /// By a link in its cell.
    Cell,
    /// By a link in its box, row or column, by number.
    House(u8),
    /// A rule took it away.
    Rule,
}

/// A node, why it came up and because of which others.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub(super) candidate: u16,
    pub(super) holds: bool,
    pub(super) cause: Cause,
    /// The place of the node that it came from; for a rule the number of the find.
    parent: u16,
    /// What else had to be gone: digits of the cell, or places of the house.
    gone: u16,
    /// How many nodes are on the way to it at least, itself included.
    pub(super) depth: u16,
}

/// A node of an argument, why it came up, and by which find of a rule.
#[derive(Clone, Debug)]
pub(super) struct Past {
    pub(super) candidate: Candidate,
    pub(super) holds: bool,
    pub(super) cause: Cause,
    pub(super) find: Option<Arc<RuleFind>>,
}

/// All that follows from one node.
#[derive(Clone, Debug)]
pub(super) struct Net {
    entries: Vec<Entry>,
    pub(super) truths: CandidateSet,
    pub(super) falses: CandidateSet,
    places: [[u16; Candidate::COUNT]; 2],
    /// The candidate that came out both true and false. The search stopped there; the later of the two is the last entry.
    pub(super) clash: Option<Candidate>,
    finds: Vec<Arc<RuleFind>>,
}

impl Default for Net {
    fn default() -> Self {
        Self {
            entries: Vec::new(),
            truths: CandidateSet::EMPTY,
            falses: CandidateSet::EMPTY,
            places: [[0; Candidate::COUNT]; 2],
            clash: None,
            finds: Vec::new(),
        }
    }
}

/// Nodes counted, and the chains inside that their rules used.
#[derive(Clone, Default, Debug)]
pub(super) struct Count {
    pub(super) nodes: u32,
    pub(super) nested: Vec<u32>,
    open: Vec<Entry>,
}

impl Count {
    /// Begins anew.
    pub(super) fn clear(&mut self) {
        self.nodes = 0;
        self.nested.clear();
    }
}

impl Net {
    /// Follows a node as far as the mode goes.
    pub(super) fn run(
        &mut self,
        base: &Marks,
        houses: &Houses,
        mode: Mode,
        source: (Candidate, bool),
        rules: &mut Rules<'_>,
    ) {
        self.entries.clear();
        self.finds.clear();
        self.truths = CandidateSet::EMPTY;
        self.falses = CandidateSet::EMPTY;
        self.clash = None;
        let mut search = NetSearch { net: self, base, marks: *base, houses, mode, queues: [0, 0] };
        search.add(source.0, source.1, Entry::source());
        search.run(rules);
    }

    pub(super) fn entry(&self, candidate: Candidate, holds: bool) -> &Entry {
        &self.entries[self.place(candidate, holds)]
    }

    /// The place of a node among the entries.
    fn place(&self, candidate: Candidate, holds: bool) -> usize {
        let last = self.entries.len() - 1;
        if self.clash == Some(candidate) && self.entries[last].holds == holds {
            return last;
        }
        usize::from(self.places[usize::from(holds)][candidate.index()])
    }

    /// All nodes in the order in which they came up, the source first.
    pub(super) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Calls `take` with the nodes that one came up because of, the first parent first.
    pub(super) fn parents(&self, houses: &Houses, entry: &Entry, take: &mut impl FnMut(&Entry)) {
        match entry.cause {
            Cause::Source => {}
            Cause::Rule => {
                let find = &self.finds[usize::from(entry.parent)];
                find.parents
                    .iter()
                    .for_each(|&parent| take(self.entry(Candidate::from_index(usize::from(parent)), false)));
            }
            cause => {
                let parent = &self.entries[usize::from(entry.parent)];
                take(parent);
                if entry.gone == 0 {
                    return;
                }
                let Candidate { cell, digit } = Candidate::from_index(usize::from(entry.candidate));
                match cause {
                    Cause::House(place) => {
                        for (position, other) in houses.cells(cell)[usize::from(place)].iter().enumerate() {
                            if entry.gone >> position & 1 == 1 {
                                take(self.entry(Candidate { cell: other, digit }, false));
                            }
                        }
                    }
                    _ => {
                        for digit in DigitSet::from_bits(entry.gone) {
                            take(self.entry(Candidate { cell, digit }, false));
                        }
                    }
                }
            }
        }
    }

    /// Some nodes and their ancestors, each once, in the order in which they came up.
    pub(super) fn past(&self, houses: &Houses, targets: &[(Candidate, bool)]) -> Vec<Past> {
        let mut open: Vec<usize> = targets.iter().map(|&(candidate, holds)| self.place(candidate, holds)).collect();
        let mut all: BTreeSet<usize> = open.iter().copied().collect();
        while let Some(place) = open.pop() {
            self.parents(houses, &self.entries[place], &mut |parent| {
                let place = self.place(parent.candidate(), parent.holds);
                if all.insert(place) {
                    open.push(place);
                }
            });
        }
        let told = |place: usize| {
            let entry = &self.entries[place];
            let Entry { holds, cause, .. } = *entry;
            Past { candidate: entry.candidate(), holds, cause, find: self.find(entry).cloned() }
        };
        all.into_iter().map(told).collect()
    }

    /// The find of a rule that an entry came from.
    pub(super) fn find(&self, entry: &Entry) -> Option<&Arc<RuleFind>> {
        (entry.cause == Cause::Rule).then(|| &self.finds[usize::from(entry.parent)])
    }

    /// Adds a node and its ancestors to a count, each once; gives up beyond `most`.
    pub(super) fn count(&self, houses: &Houses, target: (Candidate, bool), most: u32, count: &mut Count) -> bool {
        let mut known = [CandidateSet::EMPTY; 2];
        let mut open = std::mem::take(&mut count.open);
        open.clear();
        open.push(*self.entry(target.0, target.1));
        known[usize::from(target.1)].insert(target.0);
        while let Some(entry) = open.pop() {
            count.nodes += 1;
            if count.nodes > most {
                break;
            }
            if let Some(nested) = self.find(&entry).and_then(|find| find.nested) {
                if !count.nested.contains(&nested) {
                    count.nested.push(nested);
                }
            }
            self.parents(houses, &entry, &mut |parent| {
                if known[usize::from(parent.holds)].add(parent.candidate()) {
                    open.push(*parent);
                }
            });
        }
        count.open = open;
        count.nodes <= most
    }

    /// A node and its ancestors, each once, breadth first from the node.
    pub(super) fn ancestors(&self, houses: &Houses, target: (Candidate, bool)) -> Vec<Entry> {
        let mut known = [CandidateSet::EMPTY; 2];
        let mut list = vec![*self.entry(target.0, target.1)];
        known[usize::from(target.1)].insert(target.0);
        let mut next = 0;
        while let Some(&entry) = list.get(next) {
            next += 1;
            self.parents(houses, &entry, &mut |parent| {
                if known[usize::from(parent.holds)].add(parent.candidate()) {
                    list.push(*parent);
                }
            });
        }
        list
    }
}

impl Entry {
    const fn source() -> Self {
        Self { candidate: 0, holds: false, cause: Cause::Source, parent: 0, gone: 0, depth: 1 }
    }

    pub(super) fn candidate(&self) -> Candidate {
        Candidate::from_index(usize::from(self.candidate))
    }
}

/// The search itself.
struct NetSearch<'a> {
    net: &'a mut Net,
    base: &'a Marks,
    marks: Marks,
    houses: &'a Houses,
    mode: Mode,
    /// How far the entries were looked through for false and for true nodes.
    queues: [usize; 2],
}

impl NetSearch<'_> {
    fn add(&mut self, candidate: Candidate, holds: bool, entry: Entry) {
        let place = self.net.entries.len() as u16;
        self.net.places[usize::from(holds)][candidate.index()] = place;
        if holds {
            self.net.truths.insert(candidate)
        } else {
            self.net.falses.insert(candidate)
        }
        self.net.entries.push(Entry { candidate: candidate.index() as u16, holds, ..entry });
    }

    /// A node that contradicts another ends the search.
    fn clash(&mut self, candidate: Candidate, holds: bool, entry: Entry) {
        self.net.clash = Some(candidate);
        self.net.entries.push(Entry { candidate: candidate.index() as u16, holds, ..entry });
    }

    /// The place of the next entry of this kind that was not looked at.
    fn next(&mut self, holds: bool) -> Option<usize> {
        let queue = &mut self.queues[usize::from(holds)];
        let entries = &self.net.entries[*queue..];
        let place = *queue + entries.iter().position(|entry| entry.holds == holds)?;
        *queue = place + 1;
        Some(place)
    }

    fn run(&mut self, rules: &mut Rules<'_>) {
        while self.net.clash.is_none() {
            if let Some(place) = self.next(true) {
                self.weak(place);
            } else if let Some(place) = self.next(false) {
                self.strong(place);
            } else if self.mode.level == 0 || !self.rules(rules) {
                return;
            }
        }
    }

    /// What is false because of a true node.
    fn weak(&mut self, place: usize) {
        let entry = self.net.entries[place];
        let Candidate { cell, digit } = entry.candidate();
        let child = Entry { cause: Cause::Cell, parent: place as u16, gone: 0, depth: entry.depth + 1, ..entry };
        if self.mode.cells {
            for digit in self.marks.digits(cell).without(digit) {
                if self.found_false(Candidate { cell, digit }, child) {
                    return;
                }
            }
        }
        let (plane, known) = (self.marks.plane(digit), self.net.falses.plane(digit));
        let clashes = self.net.truths.plane(digit);
        for (kind, &beside) in self.houses.beside(cell).iter().enumerate() {
            let child = Entry { cause: Cause::House(kind as u8), ..child };
            for cell in (beside & plane) - (known - clashes) {
                if self.found_false(Candidate { cell, digit }, child) {
                    return;
                }
            }
        }
    }

    fn found_false(&mut self, candidate: Candidate, entry: Entry) -> bool {
        if self.net.truths.contains(candidate) {
            self.clash(candidate, false, entry);
            return true;
        }
        if !self.net.falses.contains(candidate) {
            self.add(candidate, false, entry);
        }
        false
    }

    /// What is true because of a false node.
    fn strong(&mut self, place: usize) {
        let entry = self.net.entries[place];
        let candidate = entry.candidate();
        let Candidate { cell, digit } = candidate;
        let in_cell = self.marks.digits(cell).without(digit).single().filter(|_| self.mode.cells);
        let plane = self.marks.plane(digit).without(cell);
        let in_houses = self.houses.cells(cell).map(|cells| (plane & cells).single());
        if self.mode.dynamic {
            self.marks.remove(candidate);
        }
        let child = Entry { parent: place as u16, gone: 0, depth: entry.depth + 1, ..entry };
        if let Some(digit) = in_cell {
            let gone = (self.base.digits(cell) - self.marks.digits(cell)).bits();
            let gone = if self.mode.dynamic { gone } else { 0 };
            if self.found_true(Candidate { cell, digit }, Entry { cause: Cause::Cell, gone, ..child }) {
                return;
            }
        }
        for (kind, other) in in_houses.into_iter().enumerate() {
            let Some(other) = other.filter(|other| !in_houses[..kind].contains(&Some(*other))) else { continue };
            let gone = if self.mode.dynamic { self.gone_from(cell, kind, digit) } else { 0 };
            let entry = Entry { cause: Cause::House(kind as u8), gone, ..child };
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

    fn found_true(&mut self, candidate: Candidate, entry: Entry) -> bool {
        if self.net.falses.contains(candidate) {
            self.clash(candidate, true, entry);
            return true;
        }
        if !self.net.truths.contains(candidate) {
            self.add(candidate, true, entry);
        }
        false
    }

    /// Adds what the first rule takes away that has something to say; tells whether that is news.
    fn rules(&mut self, rules: &mut Rules<'_>) -> bool {
        let finds = rules.first(self.base, &self.marks, self.houses, self.mode);
        let mut news = false;
        for (find, gone) in finds {
            let number = self.net.finds.len() as u16;
            let deepest =
                find.parents.iter().map(|&it| self.net.entry(Candidate::from_index(usize::from(it)), false).depth);
            let depth = 1 + deepest.max().unwrap_or(0);
            self.net.finds.push(Arc::new(find));
            for candidate in gone {
                if !self.net.falses.contains(candidate) {
                    let entry = Entry { cause: Cause::Rule, parent: number, depth, ..Entry::source() };
                    self.add(candidate, false, entry);
                    news = true;
                }
            }
        }
        news
    }
}
