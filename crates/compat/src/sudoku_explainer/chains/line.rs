//! Chains and cycles: single lines of candidates in turn true and false.
use super::conflicts::{Conflicts, ForcingChoices};
use super::layers::PassGraph;
use super::links::{CandidateLinks, LinkPass};
use super::marks::{ChainBoard, MarkHouses};
use super::rank::ArgumentRank;
use super::tree::TrueTree;
use qedoku_core::{Candidate, CandidateSet, CellSet, Digit, Slot};
use std::cmp::Ordering;
use std::ops::ControlFlow;

/// The kinds of line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LineKind {
    /// It comes back to its first candidate.
    Cycle,
    /// Its first candidate is false if it is true.
    ToFalse,
    /// Its first candidate is true if it is false.
    ToTrue,
}

/// A chain or a cycle.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct ChainLine {
    pub(super) kind: LineKind,
    pub(super) rank: ArgumentRank,
    /// The candidates in turn true and false, from the first: true, but for a chain from false. In a cycle the first is
    /// not said again at the end.
    pub(super) nodes: Vec<Candidate>,
    pub(super) eliminate: CandidateSet,
    pub(super) place: Option<Candidate>,
}

impl ChainLine {
    /// The slots of its strong links, which have two candidates each on these marks; fewer if one has more.
    pub(super) fn slots(&self, marks: &ChainBoard, houses: &MarkHouses) -> Vec<Slot> {
        self.strong().filter_map(|[one, other]| shared(marks, houses, one, other)).collect()
    }

    /// Its strong links, in order.
    pub(super) fn strong(&self) -> impl Iterator<Item = [Candidate; 2]> {
        let (start, closing) = match self.kind {
            LineKind::Cycle => (1, self.nodes.first()),
            LineKind::ToFalse => (1, None),
            LineKind::ToTrue => (0, None),
        };
        let rest = self.nodes.get(start..).unwrap_or_default();
        let ends = rest.iter().skip(1).chain(closing);
        rest.iter().zip(ends).step_by(2).map(|(&one, &other)| [one, other])
    }
}

/// The slot that has two candidates and no other: their cell, or else their box, row or column.
fn shared(marks: &ChainBoard, houses: &MarkHouses, one: Candidate, other: Candidate) -> Option<Slot> {
    if one.cell == other.cell {
        return Some(Slot::Cell(one.cell));
    }
    let plane = marks.plane(one.digit);
    let kind = houses.shared(one.cell, other.cell, |cells| (plane & cells).len() == 2)?;
    Some(Slot::House(houses.of(one.cell)[kind], one.digit))
}

/// A pass and the lines that it looks for together, since lines of one length have one rank.
#[derive(Clone, Copy, PartialEq, Debug)]
struct LineFamily {
    pass: LinkPass,
    cycles: bool,
    chains: bool,
    base: f64,
}

const FAMILIES: [LineFamily; 4] = [
    LineFamily { pass: LinkPass::X, cycles: true, chains: false, base: 6.5 },
    LineFamily { pass: LinkPass::Y, cycles: true, chains: false, base: 6.5 },
    LineFamily { pass: LinkPass::X, cycles: false, chains: true, base: 6.6 },
    LineFamily { pass: LinkPass::XY, cycles: true, chains: true, base: 7.0 },
];

/// A layer of a family, and the rank of what ends there.
#[derive(Clone, Copy, Debug)]
struct LineLayer {
    family: LineFamily,
    layer: u32,
    rank: ArgumentRank,
}

impl LineFamily {
    fn turn(self, layer: u32) -> LineLayer {
        LineLayer { family: self, layer, rank: ArgumentRank::new(self.base, 2 * layer, self.pass.key()) }
    }
}

/// Buffers of the search.
#[derive(Clone, Debug, Default)]
pub(super) struct LineSearch {
    links: CandidateLinks,
    few: [PassGraph<2>; 3],
    more: [PassGraph<4>; 3],
    many: [PassGraph<12>; 3],
    tree: TrueTree,
    narrow: Conflicts<4>,
    wide: Conflicts<6>,
    widest: Conflicts<12>,
}

impl LineSearch {
    /// Hands on all chains and cycles of what a search left of a position that yield something, in the order of their rank and, of one rank, in that in which
    /// they are found.
    pub(super) fn each(
        &mut self,
        base: &ChainBoard,
        marks: &ChainBoard,
        houses: &MarkHouses,
        take: &mut dyn FnMut(ChainLine) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if !self.fill(base, marks, houses) {
            return ControlFlow::Continue(());
        }
        let Self { links, few, more, many, tree, .. } = self;
        match links.leading(LinkPass::XY).count() {
            0..=128 => RankedSearch { marks, houses, links, graphs: few, tree }.run(take),
            129..=256 => RankedSearch { marks, houses, links, graphs: more, tree }.run(take),
            _ => RankedSearch { marks, houses, links, graphs: many, tree }.run(take),
        }
    }

    /// Reads the links of what a search left of a position, and follows them; whether some candidate makes itself false.
    fn fill(&mut self, base: &ChainBoard, marks: &ChainBoard, houses: &MarkHouses) -> bool {
        let Self { links, narrow, wide, widest, .. } = self;
        links.fill(base, marks, houses);
        match links.len() {
            0..=256 => {
                narrow.fill(links, marks);
                narrow.has_contradiction()
            }
            257..=384 => {
                wide.fill(links, marks);
                wide.has_contradiction()
            }
            _ => {
                widest.fill(links, marks);
                widest.has_contradiction()
            }
        }
    }

    /// The choices of a position where each case makes some candidate false.
    pub(super) fn choices(&mut self, marks: &ChainBoard, houses: &MarkHouses) -> ForcingChoices {
        self.fill(marks, marks, houses);
        let Self { links, narrow, wide, widest, .. } = self;
        match links.len() {
            0..=256 => narrow.choices(links, marks, houses),
            257..=384 => wide.choices(links, marks, houses),
            _ => widest.choices(links, marks, houses),
        }
    }
}

struct RankedSearch<'a, const W: usize> {
    marks: &'a ChainBoard,
    houses: &'a MarkHouses,
    links: &'a CandidateLinks,
    graphs: &'a mut [PassGraph<W>; 3],
    tree: &'a mut TrueTree,
}

type TakeLine<'t> = &'t mut dyn FnMut(ChainLine) -> ControlFlow<()>;

impl<const W: usize> RankedSearch<'_, W> {
    fn run(mut self, take: TakeLine<'_>) -> ControlFlow<()> {
        self.graphs.iter_mut().for_each(PassGraph::clear);
        let mut turns = FAMILIES.map(|family| Some(family.turn(2)));
        loop {
            let by_rank = |a: &&mut Option<LineLayer>, b: &&mut Option<LineLayer>| {
                let rank = |turn: &Option<LineLayer>| turn.map_or(ArgumentRank::LAST, |turn| turn.rank);
                rank(a).partial_cmp(&rank(b)).unwrap_or(Ordering::Equal)
            };
            let Some(next) = turns.iter_mut().min_by(by_rank) else { return ControlFlow::Continue(()) };
            let Some(turn) = *next else { return ControlFlow::Continue(()) };
            *next = self.take_turn(turn, take)?.then(|| turn.family.turn(turn.layer + 1));
        }
    }

    /// Passes on the lines of a family in a layer; breaks, or returns whether there is another layer.
    fn take_turn(&mut self, turn: LineLayer, take: TakeLine<'_>) -> ControlFlow<(), bool> {
        let LineLayer { family: LineFamily { pass, cycles, chains, .. }, layer, rank } = turn;
        let graph = &mut self.graphs[pass as usize];
        graph.build(self.links, pass, self.marks);
        graph.grow_truths(layer);
        if chains {
            graph.grow_falses(layer);
        }
        for source in self.links.all().filter(|&source| self.links.is_source(source, pass, self.marks)) {
            let graph = &self.graphs[pass as usize];
            let to_false = chains && graph.truths.is_first(layer, source);
            let to_true = chains && graph.falses.is_first(layer, source);
            if cycles && graph.closes(layer, source) {
                self.cycles(source, turn, take)?;
            }
            if to_false {
                self.tree.line_to_false(self.links, pass, source, layer);
                let eliminate = CandidateSet::of(self.links.candidate(source));
                take(self.line(LineKind::ToFalse, rank, eliminate, None))?;
            }
            if to_true {
                let placed = self.links.candidate(source);
                let others = self.marks.digits(placed.cell).without(placed.digit);
                self.tree.line_to_true(self.links, pass, source, layer);
                let eliminate = CandidateSet::of_cell(placed.cell, others);
                take(self.line(LineKind::ToTrue, rank, eliminate, Some(placed)))?;
            }
        }
        let graph = &self.graphs[pass as usize];
        ControlFlow::Continue(graph.truths.goes_on(layer) || chains && graph.falses.goes_on(layer))
    }

    /// The line that the tree lists.
    fn line(&self, kind: LineKind, rank: ArgumentRank, eliminate: CandidateSet, place: Option<Candidate>) -> ChainLine {
        let nodes = self.tree.line().iter().map(|&node| self.links.candidate(node)).collect();
        ChainLine { kind, rank, nodes, eliminate, place }
    }

    fn cycles(&mut self, source: u16, turn: LineLayer, take: TakeLine<'_>) -> ControlFlow<()> {
        let pass = turn.family.pass;
        let layer = turn.layer;
        self.tree.grow(self.links, pass, source, layer);
        for place in self.tree.layer(layer) {
            let last = self.tree.node(place);
            for &beside in self.links.weak(last, pass) {
                if !self.links.strong(beside, pass).any(|next| next == source) || self.tree.passes(place, beside) {
                    continue;
                }
                self.tree.line_to(place, beside);
                let eliminate = self.cleared(self.tree.line());
                if !eliminate.is_empty() {
                    take(self.line(LineKind::Cycle, turn.rank, eliminate, None))?;
                }
            }
        }
        ControlFlow::Continue(())
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
