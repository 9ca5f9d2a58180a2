//! The candidates that are not true together in Sudoku Explainer's chains, by any number of links: a row of bits for
//! each candidate.
use super::links::{CandidateLinks, LinkPass};
use super::marks::{ChainBoard, MarkHouses};
use super::node_set::{NodeSet, add, common, each, remove, unite};
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit};

/// The choices where each case makes some candidate false, the same one.
#[derive(Clone, Copy, Debug)]
pub(super) struct ForcingChoices {
    /// Those between the digits of a cell.
    pub(super) cells: CellSet,
    /// Those between the places of a digit in a box, a row or a column, by the first place.
    pub(super) houses: [CandidateSet; 3],
}

/// For every candidate of a position those that are false if it is true, by the links of the position in any number. Two
/// such candidates exclude each other, so that the rows are symmetric.
#[derive(Clone, Debug)]
pub(super) struct Conflicts<const W: usize> {
    /// The numbering of the nodes that `weak` is of.
    numbering: u32,
    /// The nodes that are false by one link if a node is true; they stay as long as the numbers do.
    weak: Vec<NodeSet<W>>,
    /// The nodes that the position still has.
    left: NodeSet<W>,
    /// The nodes with a strong link.
    linked: NodeSet<W>,
    /// The nodes that are false if a node with a strong link is true.
    rows: Vec<NodeSet<W>>,
    /// The nodes that are true by one link if a node with a strong link is false.
    strong: Vec<NodeSet<W>>,
    /// The nodes that are false if a node with a strong link is false.
    beyond: Vec<NodeSet<W>>,
    /// The nodes that each node with a strong link makes true by way of one other, and where those of each end.
    next: Vec<u16>,
    ends: Vec<(u16, u32)>,
}

impl<const W: usize> Default for Conflicts<W> {
    fn default() -> Self {
        Self {
            numbering: 0,
            weak: Vec::new(),
            left: [0; W],
            linked: [0; W],
            rows: Vec::new(),
            strong: Vec::new(),
            beyond: Vec::new(),
            next: Vec::new(),
            ends: Vec::new(),
        }
    }
}

impl<const W: usize> Conflicts<W> {
    /// Reads the links of a position and follows them to their ends.
    pub(super) fn filled(&mut self, links: &CandidateLinks, marks: &ChainBoard) -> &mut Self {
        if self.numbering != links.numbering() {
            self.number(links);
        }
        self.left = [0; W];
        links.all().for_each(|node| add(&mut self.left, node));
        links.gone(marks).for_each(|node| remove(&mut self.left, node));
        self.linked = [0; W];
        links.leading(LinkPass::XY).for_each(|node| add(&mut self.linked, node));
        self.list(links);
        self.close();
        self
    }

    fn number(&mut self, links: &CandidateLinks) {
        self.numbering = links.numbering();
        self.weak.clear();
        for node in links.all() {
            let mut row = [0; W];
            links.weak(node, LinkPass::XY).iter().for_each(|&other| add(&mut row, other));
            self.weak.push(row);
        }
        self.rows.resize(links.len().max(self.rows.len()), [0; W]);
        self.strong.resize(links.len().max(self.strong.len()), [0; W]);
        self.beyond.resize(links.len().max(self.beyond.len()), [0; W]);
    }

    /// Lists the nodes that each leads to, and starts each row with the nodes at one link.
    fn list(&mut self, links: &CandidateLinks) {
        self.next.clear();
        self.ends.clear();
        each(&self.linked, |node| {
            let weak = self.weak[usize::from(node)];
            self.rows[usize::from(node)] = weak;
            let mut strong = [0; W];
            links.strong(node, LinkPass::XY).for_each(|next| add(&mut strong, next));
            self.strong[usize::from(node)] = strong;
            each(&common(&weak, &self.linked), |beside| {
                self.next.extend(links.strong(beside, LinkPass::XY));
            });
            self.ends.push((node, self.next.len() as u32));
        });
    }

    /// Adds the rows of the nodes led to, until nothing grows.
    fn close(&mut self) {
        loop {
            let mut grew = false;
            let mut start = 0;
            for &(node, end) in &self.ends {
                let before = self.rows[usize::from(node)];
                let mut row = before;
                for &next in &self.next[start..end as usize] {
                    unite(&mut row, &self.rows[usize::from(next)]);
                }
                start = end as usize;
                if row != before {
                    self.rows[usize::from(node)] = row;
                    grew = true;
                }
            }
            if !grew {
                return;
            }
        }
    }

    /// The candidates that make themselves false: both ends of some strong link do.
    pub(super) fn contradicted(&self, links: &CandidateLinks) -> NodeSet<W> {
        let mut all = [0; W];
        each(&self.linked, |node| {
            let row = &self.rows[usize::from(node)];
            let others = links.strong(node, LinkPass::XY).filter(|&other| node < other);
            others.for_each(|other| unite(&mut all, &common(row, &self.rows[usize::from(other)])));
        });
        common(&all, &self.left)
    }

    /// The nodes with a strong link.
    pub(super) const fn linked(&self) -> NodeSet<W> {
        self.linked
    }

    /// The nodes that are false by one link if a node is true.
    pub(super) fn seen(&self, node: u16) -> &NodeSet<W> {
        &self.weak[usize::from(node)]
    }

    /// The nodes that are true by one link if a node with a strong link is false.
    pub(super) fn strong(&self, node: u16) -> &NodeSet<W> {
        &self.strong[usize::from(node)]
    }

    /// The nodes that are false by any number of links if a node with a strong link is true.
    pub(super) fn closed(&self, node: u16) -> &NodeSet<W> {
        &self.rows[usize::from(node)]
    }

    /// The nodes that are false if a node is true.
    fn row(&self, node: u16) -> NodeSet<W> {
        let weak = self.weak[usize::from(node)];
        let mut row = weak;
        each(&common(&weak, &self.linked), |beside| unite(&mut row, &self.beyond[usize::from(beside)]));
        common(&row, &self.left)
    }

    /// The choices where each case makes some candidate false, the same one, of cells with three candidates or more and of
    /// houses whose first place is such a cell.
    pub(super) fn choices(
        &mut self,
        links: &CandidateLinks,
        marks: &ChainBoard,
        houses: &MarkHouses,
    ) -> ForcingChoices {
        each(&self.linked, |node| {
            let mut beyond = [0; W];
            links.strong(node, LinkPass::XY).for_each(|other| unite(&mut beyond, &self.rows[usize::from(other)]));
            self.beyond[usize::from(node)] = beyond;
        });
        let rows: Vec<NodeSet<W>> = links.all().map(|node| self.row(node)).collect();
        let shares = |cases: &mut dyn Iterator<Item = Candidate>| {
            let mut shared = self.left;
            for case in cases {
                shared = common(&shared, &rows[usize::from(links.number_of(case))]);
            }
            shared != [0; W]
        };
        let mut choices = ForcingChoices { cells: CellSet::EMPTY, houses: [CandidateSet::EMPTY; 3] };
        let several: CellSet = CellSet::ALL.filter(|cell| marks.digits(cell).len() > 2);
        choices.cells =
            several.filter(|cell| shares(&mut marks.digits(cell).iter().map(|digit| Candidate { cell, digit })));
        for digit in Digit::ALL {
            let plane = marks.plane(digit);
            for (kind, found) in choices.houses.iter_mut().enumerate() {
                for &cells in houses.all(kind) {
                    let places = plane & cells;
                    let first = places.first().filter(|&first| places.is_several() && several.contains(first));
                    let Some(cell) = first else { continue };
                    if shares(&mut places.iter().map(|cell: Cell| Candidate { cell, digit })) {
                        found.insert(Candidate { cell, digit });
                    }
                }
            }
        }
        choices
    }
}
