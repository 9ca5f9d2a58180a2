//! HoDoKu's ALS chains: four sets or more, each linked to a later one.
use super::evidence;
use super::graph::HodokuAlsGraph;
use crate::hodoku::choice::BestFind;
use crate::hodoku::find::HodokuFind;
use crate::hodoku::houses::lend;
use qedoku_core::DigitSet;
use qedoku_techniques::advanced::almost_locked::als_chain::AlsChain;
use qedoku_techniques::{Context, Info, Sink, Technique};
use std::ops::ControlFlow;

/// The score of the row.
const SCORE: u16 = 340;

/// The fewest links of a chain.
const LEAST_LINKS: usize = 3;

/// The best chain.
#[derive(Clone, Copy, Debug)]
pub(in crate::hodoku) struct AlsChains;

impl Technique for AlsChains {
    fn info(&self) -> &'static Info {
        &AlsChain::INFO
    }

    fn search(&self, cx: &Context<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let graph = &*HodokuAlsGraph::of(cx);
        let found = lend(cx, |_, walk: &mut AlsChainWalk| {
            walk.run(graph);
            let why = || evidence::of(cx, graph, &walk.found.0, &walk.found.1, &walk.best.gone);
            HodokuFind::best(&walk.best, sink, why)
        });
        HodokuFind::report(found.flatten(), sink, self.info(), SCORE)
    }
}

/// The search for the best chain.
#[derive(Clone, Debug, Default)]
struct AlsChainWalk {
    best: BestFind,
    /// The sets of the best chain, and the digits that link them.
    found: (Vec<u16>, Vec<DigitSet>),
    sets: Vec<u16>,
    links: Vec<DigitSet>,
    /// For each common, whether the walk was there before, by the links so far, the first digit in use and those in use
    /// now: what follows then was seen.
    seen: Vec<[u32; LEAST_LINKS]>,
    /// The entries of that which are not empty.
    marked: Vec<u32>,
}

impl AlsChainWalk {
    fn run(&mut self, graph: &HodokuAlsGraph) {
        self.best = BestFind::default();
        self.seen.clear();
        self.seen.resize(graph.commons.len(), [0; LEAST_LINKS]);
        self.marked.clear();
        for start in 0..graph.sets.len() as u16 {
            if !self.promises(graph, start) {
                continue;
            }
            self.sets.clear();
            self.sets.push(start);
            for mark in self.marked.drain(..) {
                self.seen[mark as usize] = [0; LEAST_LINKS];
            }
            for number in commons(graph, start) {
                let common = &graph.commons[number];
                for first in common.digits {
                    self.go(graph, number, DigitSet::of(first));
                }
            }
        }
    }

    /// True if the set may be the start of a better chain than the best.
    fn promises(&self, graph: &HodokuAlsGraph, start: u16) -> bool {
        let set = graph.set(start);
        let later = graph.sets.iter().skip(usize::from(start) + 1);
        let mut later = later.filter(|end| end.digits.meets(set.digits));
        later.any(|end| self.best.is_beaten_by(&set.common(end, DigitSet::ALL)))
    }

    /// Goes along a common, which these of its digits make a link.
    fn go(&mut self, graph: &HodokuAlsGraph, number: usize, used: DigitSet) {
        let common = &graph.commons[number];
        let depth = self.links.len().min(LEAST_LINKS - 1);
        // The first digit, the last one, or both.
        let kind = if used == common.digits { 0 } else { 1 + usize::from(used.first() != common.digits.first()) };
        let first = self.links.first().copied().unwrap_or(used).first();
        let bit = kind + 3 * first.map_or(0, qedoku_core::Digit::index);
        let seen = &mut self.seen[number];
        if seen[depth] >> bit & 1 == 1 {
            return;
        }
        if *seen == [0; LEAST_LINKS] {
            self.marked.push(number as u32);
        }
        seen[depth] |= 1 << bit;
        let [_, to] = common.sets;
        self.sets.push(to);
        self.links.push(used);
        if self.links.len() >= LEAST_LINKS {
            self.offer(graph);
        }
        // Of two digits in use the first counts.
        let last = used.first().map_or(DigitSet::EMPTY, DigitSet::of);
        for next in commons(graph, to) {
            let digits = graph.commons[next].digits - last;
            if !digits.is_empty() {
                self.go(graph, next, digits);
            }
        }
        self.sets.pop();
        self.links.pop();
    }

    fn offer(&mut self, graph: &HodokuAlsGraph) {
        let (Some(&from), Some(&to)) = (self.sets.first(), self.sets.last()) else { return };
        let used = [self.links.first(), self.links.last()].into_iter().flatten();
        let used = used.fold(DigitSet::EMPTY, |all, &link| all | link);
        let gone = graph.set(from).common(graph.set(to), DigitSet::ALL - used);
        if self.best.offer(&gone) {
            self.found.0.clone_from(&self.sets);
            self.found.1.clone_from(&self.links);
        }
    }
}

/// The commons that start with a set.
fn commons(graph: &HodokuAlsGraph, set: u16) -> std::ops::Range<usize> {
    let at = usize::from(set);
    graph.starts[at] as usize..graph.starts[at + 1] as usize
}
