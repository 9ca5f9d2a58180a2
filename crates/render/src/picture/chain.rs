//! Links in turn.
use super::highlight::Highlight;
use super::marks::{Marks, TieKind};
use super::truths::members_in;
use qedoku_core::{CandidateSet, CellSet, Chain, Reason, Step, StrongLink};

impl Marks {
    /// The ends of strong links are false and true in turn.
    pub(super) fn chain(&mut self, chain: &Chain, step: &Step) {
        let mut weak = chain.weak_links();
        for link in chain.links() {
            self.strong_link(link);
            if let Some([from, to]) = weak.next() {
                self.weak_link(*from, *to);
            }
        }
        self.reasons(chain, step);
    }

    pub(super) fn strong_link(&mut self, link: &StrongLink) {
        self.candidates(Highlight::Off, link.from);
        self.candidates(Highlight::On, link.to);
        self.link(link.from, link.to, TieKind::Strong);
    }

    pub(super) fn weak_link(&mut self, from: CandidateSet, to: CandidateSet) {
        self.candidates(Highlight::On, from);
        self.candidates(Highlight::Off, to);
        self.link(from, to, TieKind::Weak);
    }

    /// The cells behind its strong links.
    fn reasons(&mut self, chain: &Chain, step: &Step) {
        let sets = chain.links().filter_map(|link| locked_set(&link.reason));
        for (set, index) in sets.zip(0..) {
            self.cells(Highlight::Set(index), set);
            self.candidates(Highlight::Set(index), members_in(step, set) - chain.members());
        }
        for link in chain.links() {
            // What the set leaves none of to the cell beside it.
            if let Reason::AlmostLockedAndCell(_, beside) = link.reason
                && link.from.cells() != CellSet::of(beside)
            {
                self.candidates(Highlight::Off, members_in(step, beside.into()) - chain.members());
            }
            if let Reason::Deadly(deadly) = &link.reason {
                self.cells(Highlight::Deadly, deadly.cells());
            }
        }
    }
}

/// The cells that are left with as many digits as they are many.
fn locked_set(reason: &Reason) -> Option<CellSet> {
    match reason {
        Reason::AlmostLocked(set) | Reason::AlmostLockedAndCell(set, _) => Some(set.cells),
        _ => None,
    }
}
