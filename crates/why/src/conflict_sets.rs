//! The smallest argument: implicit hitting sets.
//!
//! If a set of deductions does not lead to the target, then neither does any larger set that still falls short; what is
//! outside the largest of these must be met by every argument. An argument is thus a set that meets all such sets, and the
//! lightest set that meets those known so far is a lower bound. It is tried; if it does not lead to the target either, it
//! shows another set to be met.
use crate::graph::DeductionGraph;
use crate::hitting_set::{HitSets, MinimumHittingSet};
use crate::reach::Reachable;
use crate::work_budget::WorkBudget;
use fixedbitset::FixedBitSet;

/// An argument, and how much a smaller one would weigh at least.
#[derive(Clone, Debug)]
pub(crate) struct Smallest {
    /// The elements of the argument.
    pub(crate) set: FixedBitSet,
    /// No argument of the graph weighs less.
    pub(crate) bound: u32,
}

/// The limits of a search for the smallest argument.
#[derive(Clone, Copy, Debug)]
pub(crate) struct WorkLimits {
    /// The most nodes that the searches for lightest sets may take.
    pub(crate) nodes: u64,
    /// The most sets to meet that are collected.
    pub(crate) cuts: usize,
}

/// Looks for the smallest argument; nothing if the deductions do not lead to the target at all.
pub(crate) fn smallest(graph: &DeductionGraph, limits: WorkLimits, work: &WorkBudget) -> Option<Smallest> {
    let mut reach = Reachable::new(graph);
    reach.allow_all();
    if !reach.is_there() {
        return None;
    }
    let all = reach.fired().clone();
    let mut hunt = ConflictSets::new(graph, reach, all, work);
    hunt.must();
    let mut nodes = limits.nodes;
    let weight = |element: usize| graph.elements[element].weight;
    let mut bound = 0;
    while hunt.cuts.len() < limits.cuts && !work.is_spent() {
        let light = hunt.cuts.light(weight, graph.none());
        if !hunt.leads(&light) {
            hunt.learn(light);
            continue;
        }
        hunt.offer(light);
        match hunt.cuts.lightest(weight, hunt.least, &mut nodes) {
            MinimumHittingSet::None => return Some(Smallest { bound: hunt.least, set: hunt.best }),
            MinimumHittingSet::Unknown => break,
            MinimumHittingSet::Is(set) => {
                bound = bound.max(graph.weight(&set));
                if hunt.leads(&set) {
                    return Some(Smallest { bound: graph.weight(&set), set });
                }
                hunt.learn(set);
            }
        }
    }
    Some(Smallest { bound: bound.max(hunt.cuts.floor(weight)), set: hunt.best })
}

struct ConflictSets<'g> {
    graph: &'g DeductionGraph,
    reach: Reachable<'g>,
    cuts: HitSets,
    best: FixedBitSet,
    least: u32,
    work: &'g WorkBudget,
}

impl<'g> ConflictSets<'g> {
    fn new(graph: &'g DeductionGraph, reach: Reachable<'g>, start: FixedBitSet, work: &'g WorkBudget) -> Self {
        let least = graph.weight(&start);
        let mut hunt = Self { graph, reach, cuts: HitSets::default(), least, best: start.clone(), work };
        hunt.offer(start);
        hunt
    }

    /// True if some deductions lead to the target.
    fn leads(&self, set: &FixedBitSet) -> bool {
        let mut visits = 0;
        let leads = self.graph.leads_in(set, &mut visits);
        self.work.spend(visits);
        leads
    }

    /// Thins an argument out and keeps it if it is lighter than the best.
    fn offer(&mut self, mut set: FixedBitSet) {
        let mut order: Vec<usize> = set.ones().collect();
        order.sort_by_key(|&element| std::cmp::Reverse((self.graph.elements[element].weight, element)));
        for element in order {
            if self.work.is_spent() {
                break;
            }
            set.set(element, false);
            if !self.leads(&set) {
                set.insert(element);
            }
        }
        let weight = self.graph.weight(&set);
        if weight < self.least {
            (self.least, self.best) = (weight, set);
        }
    }

    /// Finds the elements that no argument can do without.
    fn must(&mut self) {
        for element in self.best.clone().ones() {
            if !self.work.spend(self.graph.ways.len() as u64) {
                break;
            }
            self.reach.restart();
            let others = (0..self.graph.elements.len()).filter(|&other| other != element);
            others.for_each(|other| self.reach.allow(other));
            if !self.reach.is_there() {
                let mut cut = self.graph.none();
                cut.insert(element);
                self.cuts.add(cut);
            }
        }
    }

    /// Learns from a set that falls short what every argument must meet, again and again until it has enough.
    fn learn(&mut self, mut short: FixedBitSet) {
        loop {
            let cut = self.cut(&short);
            short.union_with(&cut);
            self.cuts.add(cut);
            self.work.spend(self.graph.ways.len() as u64);
            if self.leads(&short) {
                break;
            }
        }
        self.offer(short);
    }

    /// A conflict set: the elements that remain outside when a set that falls short takes up all it can.
    fn cut(&mut self, short: &FixedBitSet) -> FixedBitSet {
        let reach = &mut self.reach;
        reach.restart();
        short.ones().for_each(|element| reach.allow(element));
        let mut cut = self.graph.none();
        let known = |element: &usize| !short.contains(*element);
        let outside = (0..self.graph.elements.len()).filter(known);
        let (others, own): (Vec<usize>, Vec<usize>) = outside.partition(|&element| !self.best.contains(element));
        for element in others.into_iter().chain(own) {
            if !reach.allow_short(element) {
                cut.insert(element);
            }
        }
        cut
    }
}
