//! Deductions as an AND/OR graph: which facts each one needs, and which facts follow from it.
use crate::facts::{self, Fact};
use crate::reach::Reachable;
use fixedbitset::FixedBitSet;
use indexmap::IndexMap;
use qedoku_core::{Board, CandidateSet, Conclusion};

/// A deduction: if these candidates are gone, that follows.
#[derive(Clone, Debug)]
pub(crate) struct GraphDeduction {
    /// The candidates that must be gone for the deduction to hold.
    pub(crate) gone: CandidateSet,
    /// The conclusion that follows.
    pub(crate) conclusion: Conclusion,
    /// The number of truths that the deduction takes.
    pub(crate) weight: u32,
}

/// Deductions that come to the same at the same weight; any one of them will do.
#[derive(Clone, Debug)]
pub(crate) struct Element {
    pub(crate) weight: u32,
    /// The facts that the element establishes, as far as they matter for the target.
    pub(crate) gives: Vec<Fact>,
    /// The deductions of the element, by their places in the graph.
    pub(crate) ways: Vec<usize>,
}

/// One deduction of an element.
#[derive(Clone, Debug)]
pub(crate) struct DeductionEdge {
    pub(crate) element: usize,
    /// The facts that the deduction needs and that are not known from the start.
    pub(crate) waits: Vec<Fact>,
    /// The place of the deduction in the list that the graph was made of.
    pub(crate) at: usize,
}

/// The deductions that may lead to a target from the facts known at the start.
#[derive(Clone, Debug)]
pub(crate) struct DeductionGraph {
    pub(crate) elements: Vec<Element>,
    pub(crate) ways: Vec<DeductionEdge>,
    /// For each fact, the deductions that need it.
    pub(crate) users: Vec<Vec<u32>>,
    pub(crate) target: Fact,
}

/// A deduction reduced to the facts that are not known from the start.
struct Raw {
    at: usize,
    weight: u32,
    waits: Vec<Fact>,
    gives: Vec<Fact>,
}

impl DeductionGraph {
    /// Builds the graph of those deductions that may lead to the target on this board.
    pub(crate) fn new(board: &Board, deductions: &[&GraphDeduction], target: Fact) -> Self {
        let layout = board.layout();
        let gone = facts::gone(board);
        let mut known = vec![false; Fact::COUNT];
        gone.iter().for_each(|it| known[Fact::gone(it).index()] = true);
        board.values().filled().for_each(|it| known[Fact::placed(it).index()] = true);
        let raw = |(at, it): (usize, &&GraphDeduction)| {
            let waits = (it.gone - gone).iter().map(Fact::gone).collect();
            let gives: Vec<Fact> =
                facts::of(layout, &it.conclusion).into_iter().filter(|fact| !known[fact.index()]).collect();
            (!gives.is_empty()).then_some(Raw { at, weight: it.weight, waits, gives })
        };
        let all: Vec<Raw> = deductions.iter().enumerate().filter_map(raw).collect();
        let of_all = Self::assemble(all.iter().collect(), target, |_| true);
        let mut reach = Reachable::new(&of_all);
        reach.allow_all();
        let fired: Vec<&Raw> = all.iter().filter(|raw| raw.waits.iter().all(|fact| reach.knows(*fact))).collect();
        let relevant = relevant(&fired, target);
        Self::assemble(fired, target, |fact| relevant[fact.index()])
    }

    fn assemble(raw: Vec<&Raw>, target: Fact, keep: impl Fn(Fact) -> bool) -> Self {
        let mut elements: IndexMap<(Vec<Fact>, u32), Vec<usize>> = IndexMap::new();
        let mut ways = Vec::new();
        let mut users = vec![Vec::new(); Fact::COUNT];
        for raw in raw {
            let gives: Vec<Fact> = raw.gives.iter().copied().filter(|&fact| keep(fact)).collect();
            if gives.is_empty() {
                continue;
            }
            let entry = elements.entry((gives, raw.weight));
            let element = entry.index();
            entry.or_default().push(ways.len());
            raw.waits.iter().for_each(|fact| users[fact.index()].push(ways.len() as u32));
            ways.push(DeductionEdge { element, waits: raw.waits.clone(), at: raw.at });
        }
        let element = |((gives, weight), ways)| Element { weight, gives, ways };
        Self { elements: elements.into_iter().map(element).collect(), ways, users, target }
    }

    /// The number of deductions that may lead to the target.
    pub(crate) fn considered(&self) -> usize {
        self.ways.len()
    }

    /// True if these deductions lead to the target.
    #[cfg(test)]
    pub(crate) fn leads(&self, set: &FixedBitSet) -> bool {
        self.leads_in(set, &mut 0)
    }

    /// True if these deductions lead to the target; counts the visits to them.
    pub(crate) fn leads_in(&self, set: &FixedBitSet, visits: &mut u64) -> bool {
        let mut known = vec![false; Fact::COUNT];
        let mut left: Vec<usize> = set.ones().collect();
        loop {
            let count = left.len();
            *visits += count as u64;
            left.retain(|&element| {
                let Element { gives, ways, .. } = &self.elements[element];
                let ready = ways.iter().any(|&way| self.ways[way].waits.iter().all(|fact| known[fact.index()]));
                if ready {
                    for fact in gives {
                        known[fact.index()] = true;
                    }
                }
                !ready
            });
            if known[self.target.index()] {
                return true;
            }
            if left.len() == count {
                return false;
            }
        }
    }

    /// No deduction.
    pub(crate) fn none(&self) -> FixedBitSet {
        FixedBitSet::with_capacity(self.elements.len())
    }

    /// The total weight of some deductions.
    pub(crate) fn weight(&self, set: &FixedBitSet) -> u32 {
        set.ones().map(|element| self.elements[element].weight).sum()
    }
}

/// The facts from which the target can be reached.
fn relevant(raw: &[&Raw], target: Fact) -> Vec<bool> {
    let mut givers: Vec<Vec<usize>> = vec![Vec::new(); Fact::COUNT];
    for (index, raw) in raw.iter().enumerate() {
        raw.gives.iter().for_each(|fact| givers[fact.index()].push(index));
    }
    let mut relevant = vec![false; Fact::COUNT];
    relevant[target.index()] = true;
    let mut left = vec![target];
    while let Some(fact) = left.pop() {
        for &giver in &givers[fact.index()] {
            for &fact in &raw[giver].waits {
                if !std::mem::replace(&mut relevant[fact.index()], true) {
                    left.push(fact);
                }
            }
        }
    }
    relevant
}
