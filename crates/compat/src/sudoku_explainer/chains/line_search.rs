//! Sudoku Explainer's search for chains and cycles that are single lines.
use super::conflicts::{Conflicts, ForcingChoices};
use super::line::{ChainLine, LineKind};
use super::line_sources::LineSources;
use super::links::{CandidateLinks, LinkPass};
use super::marks::{ChainBoard, MarkHouses};
use super::rank::ArgumentRank;
use super::tree::TrueTree;
use qedoku_core::{Candidate, CandidateSet, CellSet, Digit};
use std::cmp::Ordering;

/// The lines that are wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum WantedLines {
    /// The first.
    First,
    /// The first of each effect.
    FirstOfEffect,
    All,
}

/// A pass, and the rating that its lines of a kind start from.
#[derive(Clone, Copy, Debug)]
struct LineFamily {
    pass: LinkPass,
    kind: LineKind,
    base: f64,
}

/// Chains of one digit come first, for where only the first line is wanted they bound the others.
const FAMILIES: [LineFamily; 7] = [
    LineFamily { pass: LinkPass::X, kind: LineKind::ToFalse, base: 6.6 },
    LineFamily { pass: LinkPass::X, kind: LineKind::ToTrue, base: 6.6 },
    LineFamily { pass: LinkPass::X, kind: LineKind::Cycle, base: 6.5 },
    LineFamily { pass: LinkPass::XY, kind: LineKind::ToFalse, base: 7.0 },
    LineFamily { pass: LinkPass::XY, kind: LineKind::ToTrue, base: 7.0 },
    LineFamily { pass: LinkPass::Y, kind: LineKind::Cycle, base: 6.5 },
    LineFamily { pass: LinkPass::XY, kind: LineKind::Cycle, base: 7.0 },
];

/// The key by which lines are sorted; those that share it stay in the order in which they are found.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
struct LineKey {
    rank: ArgumentRank,
    source: u16,
    kind: LineKind,
}

/// Buffers of the search.
#[derive(Clone, Debug, Default)]
pub(super) struct LineSearch {
    links: CandidateLinks,
    narrow: Conflicts<4>,
    wide: Conflicts<6>,
    widest: Conflicts<12>,
    sources: LineSources,
    tree: TrueTree,
}

impl LineSearch {
    /// The chains and cycles of what a search left of a position that yield something, in the order of their rank and, of
    /// one rank, in that in which they are found.
    pub(super) fn find(
        &mut self,
        base: &ChainBoard,
        marks: &ChainBoard,
        houses: &MarkHouses,
        wanted: WantedLines,
    ) -> Vec<ChainLine> {
        let Self { links, narrow, wide, widest, sources, tree } = self;
        links.fill(base, marks, houses);
        let any = match links.len() {
            0..=256 => sources.read(narrow.filled(links, marks), links, marks),
            257..=384 => sources.read(wide.filled(links, marks), links, marks),
            _ => sources.read(widest.filled(links, marks), links, marks),
        };
        if !any {
            return Vec::new();
        }
        links.list_double(&sources.to_false);
        RankedSearch { marks, houses, links, sources, tree, wanted, found: Vec::new() }.run()
    }

    /// The choices of what a search left of a position where each case makes some candidate false, the same one.
    pub(super) fn choices(&mut self, base: &ChainBoard, marks: &ChainBoard, houses: &MarkHouses) -> ForcingChoices {
        let Self { links, narrow, wide, widest, .. } = self;
        links.fill(base, marks, houses);
        match links.len() {
            0..=256 => narrow.filled(links, marks).choices(links, marks, houses),
            257..=384 => wide.filled(links, marks).choices(links, marks, houses),
            _ => widest.filled(links, marks).choices(links, marks, houses),
        }
    }
}

struct RankedSearch<'a> {
    marks: &'a ChainBoard,
    houses: &'a MarkHouses,
    links: &'a CandidateLinks,
    sources: &'a LineSources,
    tree: &'a mut TrueTree,
    wanted: WantedLines,
    found: Vec<(LineKey, ChainLine)>,
}

impl RankedSearch<'_> {
    fn run(mut self) -> Vec<ChainLine> {
        for family in FAMILIES {
            self.search(family);
        }
        let by_key = |one: &LineKey, other: &LineKey| one.partial_cmp(other).unwrap_or(Ordering::Equal);
        self.found.sort_by(|(one, _), (other, _)| by_key(one, other));
        self.found.into_iter().map(|(_, line)| line).collect()
    }

    /// Takes the lines of a family.
    fn search(&mut self, family: LineFamily) {
        let (sources, search): (_, fn(&mut Self, LineFamily, u16)) = match family.kind {
            LineKind::Cycle => (&self.sources.cycles, Self::cycles),
            LineKind::ToFalse => (&self.sources.to_false, Self::reach_false),
            LineKind::ToTrue => (&self.sources.to_true, Self::reach_true),
        };
        // What a cycle of one digit eliminates has a chain of that digit from true to false.
        if family.pass == LinkPass::X
            && family.kind == LineKind::Cycle
            && self.found.is_empty()
            && self.sources.all_start
        {
            return;
        }
        for &source in sources {
            if self.links.is_source(source, family.pass, self.marks) {
                search(self, family, source);
            }
        }
    }

    /// The key of the lines of a source that end in a layer, if one of these may still be wanted.
    fn key(&self, family: LineFamily, source: u16, layer: usize) -> Option<LineKey> {
        let rank = ArgumentRank::new(family.base, 2 * layer as u32, family.pass.key());
        let key = LineKey { rank, source, kind: family.kind };
        let first = self.found.first().filter(|_| self.wanted == WantedLines::First);
        first.is_none_or(|(first, _)| key < *first).then_some(key)
    }

    /// The first line by which a node is false if it is true.
    fn reach_false(&mut self, family: LineFamily, source: u16) {
        let pass = family.pass;
        let Candidate { cell, digit } = self.links.candidate(source);
        let peers = self.houses.peers(cell);
        self.tree.start(self.links, source);
        for layer in 2.. {
            let Some(key) = self.key(family, source, layer) else { return };
            if !self.tree.grow(self.links, pass) {
                return;
            }
            let sees = |place: &usize| {
                let node = self.links.candidate(self.tree.node(*place));
                if node.digit == digit { peers.contains(node.cell) } else { pass == LinkPass::XY && node.cell == cell }
            };
            if let Some(place) = self.tree.layer(layer).find(sees) {
                let eliminate = CandidateSet::of(self.links.candidate(source));
                return self.take(key, place, Some(source), eliminate, None);
            }
        }
    }

    /// The first line by which a node is true if it is false.
    fn reach_true(&mut self, family: LineFamily, source: u16) {
        self.tree.start_from_false(self.links, family.pass, source);
        for layer in 2.. {
            let Some(key) = self.key(family, source, layer) else { return };
            if !self.tree.grow(self.links, family.pass) {
                return;
            }
            if let Some(place) = self.tree.layer(layer).find(|&place| self.tree.node(place) == source) {
                let placed = self.links.candidate(source);
                let others = self.marks.digits(placed.cell).without(placed.digit);
                return self.take(key, place, None, CandidateSet::of_cell(placed.cell, others), Some(placed));
            }
        }
    }

    /// All lines by which a node comes back to itself.
    fn cycles(&mut self, family: LineFamily, source: u16) {
        let pass = family.pass;
        self.tree.start(self.links, source);
        for layer in 2.. {
            let Some(key) = self.key(family, source, layer) else { return };
            if !self.tree.grow(self.links, pass) {
                return;
            }
            for place in self.tree.layer(layer) {
                for &link in self.links.double(self.tree.node(place)) {
                    let beside = link.beside;
                    if link.next == source && link.is_of(pass) && !self.tree.passes(place, beside) {
                        self.tree.line_to(place, Some(beside));
                        let eliminate = self.cleared(self.tree.line());
                        if !eliminate.is_empty() {
                            self.take(key, place, Some(beside), eliminate, None);
                        }
                    }
                }
            }
        }
    }

    /// Keeps the line to a place, and to a false node after it, if it is wanted.
    fn take(
        &mut self,
        key: LineKey,
        place: usize,
        beside: Option<u16>,
        eliminate: CandidateSet,
        placed: Option<Candidate>,
    ) {
        let same = |(_, line): &(LineKey, ChainLine)| match self.wanted {
            WantedLines::First => true,
            WantedLines::FirstOfEffect => line.eliminate == eliminate,
            WantedLines::All => false,
        };
        let known = self.found.iter().position(same);
        if known.is_some_and(|known| self.found[known].0 <= key) {
            return;
        }
        self.tree.line_to(place, beside);
        let nodes = self.tree.line().iter().map(|&node| self.links.candidate(node)).collect();
        let found = (key, ChainLine { kind: key.kind, rank: key.rank, nodes, eliminate, place: placed });
        match known {
            Some(known) => self.found[known] = found,
            None => self.found.push(found),
        }
    }

    /// The eliminations of a cycle: candidates off its cells that see a true and a false node of their digit.
    fn cleared(&self, nodes: &[u16]) -> CandidateSet {
        let mut own = CellSet::EMPTY;
        let mut seen = [[CellSet::EMPTY; Digit::COUNT]; 2];
        for (place, &node) in nodes.iter().enumerate() {
            let Candidate { cell, digit } = self.links.candidate(node);
            own.insert(cell);
            seen[place % 2][digit.index()] |= self.houses.peers(cell);
        }
        let mut cleared = CandidateSet::EMPTY;
        for digit in Digit::ALL {
            let both = seen[0][digit.index()] & seen[1][digit.index()];
            *cleared.plane_mut(digit) = (self.marks.plane(digit) & both) - own;
        }
        cleared
    }
}
