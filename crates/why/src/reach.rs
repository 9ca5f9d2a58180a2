//! The facts that follow from some of the deductions of a graph.
use crate::facts::Fact;
use crate::graph::DeductionGraph;
use fixedbitset::FixedBitSet;

/// The facts that follow from the allowed deductions, with a trail to undo changes.
#[derive(Debug)]
pub(crate) struct Reachable<'g> {
    graph: &'g DeductionGraph,
    missing: Vec<u16>,
    known: Vec<bool>,
    allowed: FixedBitSet,
    /// Elements one of whose deductions has all it waits for.
    ready: Vec<bool>,
    fired: FixedBitSet,
    trail: Vec<ReachChange>,
    queue: Vec<Fact>,
}

#[derive(Clone, Copy, Debug)]
enum ReachChange {
    Known(Fact),
    /// The deductions that need the fact were updated.
    Spread(Fact),
    Ready(usize),
    Fired(usize),
}

impl<'g> Reachable<'g> {
    /// Nothing is allowed yet.
    pub(crate) fn new(graph: &'g DeductionGraph) -> Self {
        let count = graph.elements.len();
        let mut reach = Self {
            graph,
            missing: graph.ways.iter().map(|way| way.waits.len() as u16).collect(),
            known: vec![false; Fact::COUNT],
            allowed: graph.none(),
            ready: vec![false; count],
            fired: FixedBitSet::with_capacity(count),
            trail: Vec::new(),
            queue: Vec::new(),
        };
        for way in graph.ways.iter().filter(|way| way.waits.is_empty()) {
            reach.ready[way.element] = true;
        }
        reach
    }

    pub(crate) fn knows(&self, fact: Fact) -> bool {
        self.known[fact.index()]
    }

    /// True if the target is reached.
    pub(crate) fn is_there(&self) -> bool {
        self.known[self.graph.target.index()]
    }

    /// The elements that have come about.
    pub(crate) fn fired(&self) -> &FixedBitSet {
        &self.fired
    }

    /// The elements in the order in which they came about.
    pub(crate) fn order(&self) -> Vec<usize> {
        let fired = |change: &ReachChange| if let ReachChange::Fired(element) = change { Some(*element) } else { None };
        self.trail.iter().filter_map(fired).collect()
    }

    pub(crate) fn allow_all(&mut self) {
        (0..self.graph.elements.len()).for_each(|element| self.allow(element));
    }

    /// Allows an element, and draws all that follows.
    pub(crate) fn allow(&mut self, element: usize) {
        self.allowed.insert(element);
        if self.ready[element] && !self.fired.contains(element) {
            self.fire(element);
            self.spread(false);
        }
    }

    /// Allows an element unless the target would be reached; returns whether it is allowed.
    pub(crate) fn allow_short(&mut self, element: usize) -> bool {
        self.allowed.insert(element);
        if !self.ready[element] || self.fired.contains(element) {
            return true;
        }
        let mark = self.trail.len();
        self.fire(element);
        self.spread(true);
        if !self.is_there() {
            return true;
        }
        self.allowed.set(element, false);
        self.queue.clear();
        self.back(mark);
        false
    }

    /// Forgets what is allowed.
    pub(crate) fn restart(&mut self) {
        self.allowed.clear();
        self.back(0);
    }

    fn fire(&mut self, element: usize) {
        self.fired.insert(element);
        self.trail.push(ReachChange::Fired(element));
        for &fact in &self.graph.elements[element].gives {
            if !std::mem::replace(&mut self.known[fact.index()], true) {
                self.trail.push(ReachChange::Known(fact));
                self.queue.push(fact);
            }
        }
    }

    /// Draws what follows from new facts, or just until the target is reached.
    fn spread(&mut self, until_there: bool) {
        while let Some(fact) = self.queue.pop() {
            if until_there && self.is_there() {
                return;
            }
            self.trail.push(ReachChange::Spread(fact));
            for &way in &self.graph.users[fact.index()] {
                let missing = &mut self.missing[way as usize];
                *missing -= 1;
                let element = self.graph.ways[way as usize].element;
                if *missing == 0 && !std::mem::replace(&mut self.ready[element], true) {
                    self.trail.push(ReachChange::Ready(element));
                    if self.allowed.contains(element) {
                        self.fire(element);
                    }
                }
            }
        }
    }

    fn back(&mut self, mark: usize) {
        for change in self.trail.drain(mark..).rev() {
            match change {
                ReachChange::Fired(element) => self.fired.set(element, false),
                ReachChange::Ready(element) => self.ready[element] = false,
                ReachChange::Known(fact) => self.known[fact.index()] = false,
                ReachChange::Spread(fact) => {
                    self.graph.users[fact.index()].iter().for_each(|&way| self.missing[way as usize] += 1);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pool;
    use qedoku_core::{Board, Candidate, Layout, Puzzle, Target, search};
    use qedoku_generate::{Generator, GivenSymmetry};
    use qedoku_techniques::{Profile, Tier};

    /// The singles of a puzzle that may lead to one of its digits.
    fn graph(puzzle: &Puzzle, place: usize) -> DeductionGraph {
        let layout = Layout::classic();
        let profile = Profile::default().up_to(Tier::Intermediate);
        let solution = search::first_solution(puzzle).unwrap();
        let mut pool = Vec::new();
        (0..profile.techniques().len()).for_each(|at| pool::foreseen(layout, &solution, &profile, at, &mut pool));
        let singles: Vec<_> = pool.iter().map(|means| &means.deduction).filter(|it| it.weight == 1).collect();
        let open: Vec<Candidate> = solution.filled().filter(|it| puzzle.values.get(it.cell).is_none()).collect();
        let target = Target::Place(open[place % open.len()]);
        DeductionGraph::new(&Board::new(layout, puzzle), &singles, Fact::of(target))
    }

    #[test]
    fn what_is_taken_back_leaves_no_trace() {
        let generator = Generator::new(5, GivenSymmetry::None);
        let mut refused = 0;
        let mut reached = 0;
        for index in 0..20 {
            let graph = graph(&generator.puzzle(index), index as usize * 7);
            let mut reach = Reachable::new(&graph);
            let mut allowed = graph.none();
            for element in (0..graph.elements.len()).rev() {
                if reach.allow_short(element) {
                    allowed.insert(element);
                } else {
                    refused += 1;
                }
                let mut fresh = Reachable::new(&graph);
                allowed.ones().for_each(|element| fresh.allow(element));
                assert_eq!(fresh.fired(), reach.fired());
                assert_eq!((&fresh.missing, &fresh.known, &fresh.ready), (&reach.missing, &reach.known, &reach.ready));
                assert!(!reach.is_there() && !graph.leads(&allowed));
            }
            reach.restart();
            assert!(reach.fired().is_clear());
            reach.allow_all();
            assert_eq!(reach.is_there(), graph.leads(reach.fired()));
            reached += usize::from(reach.is_there());
        }
        assert!(refused > 20 && reached > 5, "{refused} refused, {reached} reached");
    }
}
