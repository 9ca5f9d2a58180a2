//! The candidates that Sudoku Explainer's chains and cycles may start from.
use super::conflicts::Conflicts;
use super::links::{CandidateLinks, LinkPass};
use super::marks::ChainBoard;
use super::node_set::{NodeSet, add, any, common, contains, each, meets, remove, unite};

/// The nodes that chains and cycles may start from, in order: those of every line that eliminates something, and others.
#[derive(Clone, Debug, Default)]
pub(super) struct LineSources {
    /// Those that may be false if they are true.
    pub(super) to_false: Vec<u16>,
    /// True if a chain may start from each node that makes itself false: `to_false` lacks none of these.
    pub(super) all_start: bool,
    /// Those that may be true if they are false.
    pub(super) to_true: Vec<u16>,
    /// Those that a cycle may come back to.
    pub(super) cycles: Vec<u16>,
}

impl LineSources {
    /// Reads them from the conflicts of a position; false if there are none.
    ///
    /// Each node that a line eliminates makes itself false: the source of a chain from true, the other digits in the cell of
    /// a chain from false, and the nodes that see a true and a false node of a cycle, for of these one is true.
    pub(super) fn read<const W: usize>(
        &mut self,
        conflicts: &Conflicts<W>,
        links: &CandidateLinks,
        marks: &ChainBoard,
    ) -> bool {
        self.to_false.clear();
        self.to_true.clear();
        self.cycles.clear();
        let contradicted = conflicts.contradicted(links);
        if contradicted == [0; W] {
            return false;
        }
        self.all_start = true;
        each(&contradicted, |node| {
            let starts = links.is_source(node, LinkPass::XY, marks);
            self.to_false.extend(starts.then_some(node));
            self.all_start &= starts;
        });
        self.read_to_true(&contradicted, conflicts, links, marks);
        self.read_cycles(&contradicted, conflicts);
        true
    }

    /// A digit comes out true where all the others of its cell make themselves false.
    fn read_to_true<const W: usize>(
        &mut self,
        contradicted: &NodeSet<W>,
        conflicts: &Conflicts<W>,
        links: &CandidateLinks,
        marks: &ChainBoard,
    ) {
        each(&conflicts.linked(), |node| {
            if !links.is_source(node, LinkPass::XY, marks) {
                return;
            }
            let candidate = links.candidate(node);
            let mut others = links.others(candidate, marks);
            if others.all(|other| contains(contradicted, other)) {
                self.to_true.push(node);
            }
        });
    }

    /// A cycle comes back to a node that leads to others which lead to it, and what it eliminates sees one of them and a node
    /// that is false on the way.
    fn read_cycles<const W: usize>(&mut self, contradicted: &NodeSet<W>, conflicts: &Conflicts<W>) {
        let linked = conflicts.linked();
        each(&linked, |node| {
            let falses = common(conflicts.closed(node), &linked);
            let mut trues = [0; W];
            each(&falses, |beside| unite(&mut trues, conflicts.strong(beside)));
            // Nodes that lead to this one exclude one of those whose falsehood makes it true.
            let mut leading = [0; W];
            each(conflicts.strong(node), |last| unite(&mut leading, conflicts.closed(last)));
            let mut trues = common(&trues, &leading);
            remove(&mut trues, node);
            if trues == [0; W] {
                return;
            }
            add(&mut trues, node);
            let mut before = [0; W];
            each(&trues, |next| unite(&mut before, conflicts.strong(next)));
            let falses = common(&falses, &before);
            if any(contradicted, |seeing| {
                let seen = conflicts.seen(seeing);
                meets(seen, &trues) && meets(seen, &falses)
            }) {
                self.cycles.push(node);
            }
        });
    }
}
