//! The candidates that had to be gone for a chain found inside a search of Sudoku Explainer's, and the keys by which
//! two such chains are compared.
use super::argument::{BranchArgument, Cause, FindKind};
use super::line::{ChainLine, LineKind};
use super::marks::{ChainBoard, MarkHouses};
use super::net::NetEntry;
use qedoku_core::{Candidate, CandidateSet, Cell, Digit};

const FALSE: u16 = 1 << 15;

/// The nodes of a line from its target back.
pub(super) fn line_key(line: &ChainLine) -> Vec<u16> {
    // The target is the last node; whatever leads to it is read back from there.
    let starts_true = line.kind != LineKind::ToTrue;
    let state = |place: usize| if place.is_multiple_of(2) == starts_true { 0 } else { FALSE };
    let mut key: Vec<u16> =
        line.nodes.iter().enumerate().map(|(place, node)| node.index() as u16 | state(place)).collect();
    if line.kind == LineKind::Cycle {
        key.push(line.nodes[0].index() as u16);
    }
    key.reverse();
    key
}

/// The nodes of branches, breadth first from the targets.
pub(super) fn net_key(lists: &[Vec<NetEntry>]) -> Vec<u16> {
    let mut key = Vec::new();
    for list in lists {
        key.extend(list.iter().map(|entry| entry.candidate | if entry.holds { 0 } else { FALSE }));
        key.push(u16::MAX);
    }
    key
}

/// The candidates that had to be gone for a chain found on the marks of a search.
pub(super) struct Gone<'a> {
    pub(super) base: &'a ChainBoard,
    pub(super) marks: &'a ChainBoard,
    pub(super) houses: &'a MarkHouses,
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

    /// For a chain or a cycle.
    pub(super) fn of_line(&self, line: &ChainLine) -> Vec<u16> {
        let nodes = &line.nodes;
        let starts_true = line.kind != LineKind::ToTrue;
        let mut all = CandidateSet::EMPTY;
        let next = nodes.iter().skip(1).chain((line.kind == LineKind::Cycle).then_some(&nodes[0]));
        for (place, (&from, &to)) in nodes.iter().zip(next).enumerate() {
            let strong = place.is_multiple_of(2) != starts_true;
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
        let kind = self.houses.shared(from.cell, to.cell, |cells| !strong || (plane & cells).len() == 2);
        kind.map_or(Cause::Source, |kind| Cause::House(kind as u8))
    }

    /// For branches, the ancestors of whose targets are these.
    pub(super) fn of_nets(&self, found: &BranchArgument, lists: &[Vec<NetEntry>]) -> Vec<u16> {
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
