//! Death Blossom: a stem cell with an almost locked set for each of its candidates.
use super::evidence;
use super::graph::{AlsGraph, AlsNode};
use crate::{Context, Sink};
use qedoku_core::{Candidate, CandidateSet, Cell, DigitSet, LinkedSet, Sets};
use std::ops::ControlFlow;

/// The most petals, and so the most candidates of a stem.
const PETALS: usize = 5;
/// The most petals that are tried in one search.
const VISITS: usize = 20_000;

/// A stem under study.
struct BlossomSearch<'a> {
    cx: &'a Context<'a>,
    graph: &'a AlsGraph,
    stem: Cell,
    digits: DigitSet,
    petals: [usize; PETALS],
    visits: usize,
}

/// Reports each stem with a petal for each of its candidates, all petals with a digit in common.
pub(crate) fn search(cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let graph = &*AlsGraph::of(cx);
    let mut search =
        BlossomSearch { cx, graph, stem: Cell::from_index(0), digits: DigitSet::EMPTY, petals: [0; PETALS], visits: 0 };
    for stem in cx.board.open() {
        let digits = cx.board.digits(stem);
        let bare = |digit| graph.neighbors(Candidate::new(stem, digit)).is_empty();
        if !(2..=PETALS).contains(&digits.len()) || digits.iter().any(bare) {
            continue;
        }
        (search.stem, search.digits) = (stem, digits);
        let within_reach = search.within_reach();
        if !within_reach.is_empty() {
            search.grow(0, digits, &within_reach, sink)?;
        }
    }
    ControlFlow::Continue(())
}

impl BlossomSearch<'_> {
    /// The candidates that some petal of each candidate of the stem sees: nothing else can be eliminated.
    fn within_reach(&self) -> CandidateSet {
        let mut reach = *self.cx.board.candidates();
        for digit in self.digits {
            let mut seen = CandidateSet::EMPTY;
            for petal in self.graph.neighbors(Candidate::new(self.stem, digit)).iter() {
                let set = self.graph.set(petal);
                if set.cells.contains(self.stem) {
                    continue;
                }
                for digit in set.live - self.digits {
                    *seen.plane_mut(digit) |= set.seen(digit);
                }
            }
            reach &= seen;
            if reach.is_empty() {
                break;
            }
        }
        reach
    }

    /// Adds a petal for the first of the digits left; `gone` is what goes by the petals there are.
    fn grow(&mut self, petals: usize, left: DigitSet, gone: &CandidateSet, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let Some(digit) = left.first() else {
            if self.is_wasteful(petals, gone) {
                return ControlFlow::Continue(());
            }
            let sets = self.petals[..petals].iter().map(|&petal| self.graph.set(petal).shape());
            let linked = self.digits.iter().map(DigitSet::of).zip(sets);
            return sink.eliminate(*gone, || {
                let petals = linked.map(|(common, set)| LinkedSet { common, set });
                evidence::of(self.cx, gone, Sets::blossom(self.stem, petals))
            });
        };
        for petal in self.graph.neighbors(Candidate::new(self.stem, digit)).iter() {
            let set = self.graph.set(petal);
            self.visits += 1;
            if self.visits > VISITS || set.cells.contains(self.stem) {
                continue;
            }
            let gone = common(gone, set, self.digits);
            if gone.is_empty() {
                continue;
            }
            self.petals[petals] = petal;
            self.grow(petals + 1, left.without(digit), &gone, sink)?;
        }
        ControlFlow::Continue(())
    }

    /// True if a part of one of the petals does as well.
    fn is_wasteful(&self, petals: usize, gone: &CandidateSet) -> bool {
        let all = &self.petals[..petals];
        all.iter().zip(self.digits).any(|(&petal, digit)| {
            let seers = self.graph.neighbors(Candidate::new(self.stem, digit));
            let others = all.iter().filter(|&&other| other != petal);
            let rest = others
                .fold(*self.cx.board.candidates(), |rest, &other| common(&rest, self.graph.set(other), self.digits));
            let serves =
                |part: usize| seers.contains(part) && common(&rest, self.graph.set(part), self.digits) == *gone;
            self.graph.smaller(petal, serves).is_some()
        })
    }
}

/// The candidates of `gone` that one petal more leaves. A digit of the stem is none that the petals share.
fn common(gone: &CandidateSet, petal: &AlsNode, stem: DigitSet) -> CandidateSet {
    let mut both = CandidateSet::EMPTY;
    for digit in petal.live - stem {
        *both.plane_mut(digit) = gone.plane(digit) & petal.seen(digit);
    }
    both
}
