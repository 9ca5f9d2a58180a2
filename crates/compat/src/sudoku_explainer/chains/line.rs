//! Sudoku Explainer's chains and cycles: single lines of candidates in turn true and false.
use super::marks::{ChainBoard, MarkHouses};
use super::rank::ArgumentRank;
use qedoku_core::{Candidate, CandidateSet, Slot};

/// The kinds of line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug)]
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
