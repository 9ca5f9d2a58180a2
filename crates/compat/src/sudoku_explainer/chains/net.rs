//! The consequences of one candidate being true or false, in Sudoku Explainer's order: one search of several branches.
use super::argument::{Cause, PastNode, RuleFind};
use super::marks::{ChainBoard, MarkHouses, PlaceCounts};
use qedoku_core::{Assumption, Candidate, CandidateSet, DigitSet};
use std::collections::BTreeSet;
use std::sync::Arc;

/// A node, why it came up and because of which others.
#[derive(Clone, Copy, Debug)]
pub(super) struct NetEntry {
    pub(super) candidate: u16,
    pub(super) holds: bool,
    pub(super) cause: Cause,
    /// The place of the node that it came from; for a rule the number of the find.
    pub(super) parent: u16,
    /// The digits of the cell, or places of the house, that had to be gone besides.
    pub(super) gone: u16,
    /// The least number of nodes on the way to it, itself included.
    pub(super) depth: u16,
}

/// All that follows from one node.
#[derive(Clone, Debug)]
pub(super) struct Net {
    pub(super) entries: Vec<NetEntry>,
    pub(super) truths: CandidateSet,
    pub(super) falses: CandidateSet,
    pub(super) places: [[u16; Candidate::COUNT]; 2],
    /// The candidate that came out both true and false. The search stopped there; the later of the two is the last entry.
    pub(super) clash: Option<Candidate>,
    pub(super) finds: Vec<Arc<RuleFind>>,
    /// The end of a search of which no rule had a find; one of a higher level goes on from it.
    pub(super) rest: Option<NetRest>,
}

/// The state of a search of branches where nothing is left to follow.
#[derive(Clone, Copy, Debug)]
pub(super) struct NetRest {
    pub(super) level: u8,
    pub(super) marks: ChainBoard,
    pub(super) counts: PlaceCounts,
    /// The progress through the entries for false and for true nodes.
    pub(super) queues: [usize; 2],
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
            rest: None,
        }
    }
}

/// Nodes counted, and the chains inside that their rules used.
#[derive(Clone, Default, Debug)]
pub(super) struct NetCount {
    pub(super) nodes: u32,
    pub(super) nested: Vec<u32>,
    open: Vec<NetEntry>,
}

impl NetCount {
    /// Begins anew.
    pub(super) fn clear(&mut self) {
        self.nodes = 0;
        self.nested.clear();
    }
}

impl Net {
    pub(super) fn entry(&self, candidate: Candidate, holds: bool) -> &NetEntry {
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

    /// Calls `take` with the nodes that one came up because of, the first parent first.
    pub(super) fn parents(&self, houses: &MarkHouses, entry: &NetEntry, take: &mut impl FnMut(&NetEntry)) {
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

    /// The targets and their ancestors, each once, in the order in which they came up.
    pub(super) fn past(&self, houses: &MarkHouses, targets: &[Assumption]) -> Vec<PastNode> {
        let mut open: Vec<usize> = targets.iter().map(|it| self.place(it.candidate, it.holds)).collect();
        let mut all: BTreeSet<usize> = open.iter().copied().collect();
        while let Some(place) = open.pop() {
            self.parents(houses, &self.entries[place], &mut |parent| {
                let place = self.place(parent.candidate(), parent.holds);
                if all.insert(place) {
                    open.push(place);
                }
            });
        }
        let node = |place: usize| {
            let entry = &self.entries[place];
            let NetEntry { holds, cause, .. } = *entry;
            PastNode { candidate: entry.candidate(), holds, cause, find: self.find(entry).cloned() }
        };
        all.into_iter().map(node).collect()
    }

    /// The find of a rule that an entry came from.
    pub(super) fn find(&self, entry: &NetEntry) -> Option<&Arc<RuleFind>> {
        (entry.cause == Cause::Rule).then(|| &self.finds[usize::from(entry.parent)])
    }

    /// Adds a node and its ancestors to a count, each once; gives up beyond `most`.
    pub(super) fn count(&self, houses: &MarkHouses, target: Assumption, most: u32, count: &mut NetCount) -> bool {
        let mut known = [CandidateSet::EMPTY; 2];
        let mut open = std::mem::take(&mut count.open);
        open.clear();
        open.push(*self.entry(target.candidate, target.holds));
        known[usize::from(target.holds)].insert(target.candidate);
        while let Some(entry) = open.pop() {
            count.nodes += 1;
            if count.nodes > most {
                break;
            }
            let nested = self.find(&entry).and_then(|find| find.nested);
            count.nested.extend(nested.filter(|nested| !count.nested.contains(nested)));
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
    pub(super) fn ancestors(&self, houses: &MarkHouses, target: Assumption) -> Vec<NetEntry> {
        let mut known = [CandidateSet::EMPTY; 2];
        let mut list = vec![*self.entry(target.candidate, target.holds)];
        known[usize::from(target.holds)].insert(target.candidate);
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

impl NetEntry {
    /// The entry of the node that a search starts from.
    pub(super) const fn source() -> Self {
        Self { candidate: 0, holds: false, cause: Cause::Source, parent: 0, gone: 0, depth: 1 }
    }

    pub(super) fn candidate(&self) -> Candidate {
        Candidate::from_index(usize::from(self.candidate))
    }
}
