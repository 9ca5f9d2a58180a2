//! An argument taken apart: the facts that each of its deductions needs, and those that others need from it.
use crate::facts::Fact;
use crate::graph::{DeductionGraph, Element};
use crate::reach::Reachable;
use fixedbitset::FixedBitSet;

/// An element of an argument.
#[derive(Debug)]
pub(crate) struct ArgumentPart {
    /// The deductions that will do, by their places in the list that the graph was made of.
    pub(crate) ways: Vec<usize>,
    /// The facts that the first of these deductions needs.
    pub(crate) waits: Vec<Fact>,
    /// The facts that other parts need from this one.
    pub(crate) wanted: Vec<Fact>,
}

/// A part, and the parts it needs, by their places.
#[derive(Debug)]
struct Planned {
    part: ArgumentPart,
    needs: Vec<usize>,
}

impl DeductionGraph {
    /// The parts of an argument, each after what it needs: what a part needs stands just before it.
    pub(crate) fn parts(&self, set: &FixedBitSet) -> Vec<ArgumentPart> {
        let mut reach = Reachable::new(self);
        set.ones().for_each(|element| reach.allow(element));
        let order = reach.order();
        let mut given = vec![usize::MAX; Fact::COUNT];
        for (at, &element) in order.iter().enumerate() {
            for fact in &self.elements[element].gives {
                given[fact.index()] = at.min(given[fact.index()]);
            }
        }
        let mut wanted = vec![false; Fact::COUNT];
        wanted[self.target.index()] = true;
        let places = order.iter().copied().enumerate().rev();
        let mut plan: Vec<Option<Planned>> =
            places.map(|(at, element)| self.planned(at, element, &given, &mut wanted)).collect();
        plan.reverse();
        let mut parts = Vec::new();
        in_order(&mut plan, given[self.target.index()], &mut parts);
        parts
    }

    /// The part of one element: the facts that later parts need from it, and the parts that it needs itself.
    fn planned(&self, at: usize, element: usize, given: &[usize], wanted: &mut [bool]) -> Option<Planned> {
        let Element { gives, ways, .. } = &self.elements[element];
        let own = |fact: &&Fact| given[fact.index()] == at && wanted[fact.index()];
        let wants: Vec<Fact> = gives.iter().filter(own).copied().collect();
        let in_time = |way: &usize| self.ways[*way].waits.iter().all(|fact| given[fact.index()] < at);
        let ways: Vec<usize> = ways.iter().copied().filter(in_time).collect();
        let chosen =
            ways.iter().copied().min_by_key(|&way| self.ways[way].waits.len()).filter(|_| !wants.is_empty())?;
        let waits = &self.ways[chosen].waits;
        for fact in waits {
            wanted[fact.index()] = true;
        }
        let known = |way: &usize| self.ways[*way].waits.iter().all(|fact| wanted[fact.index()]);
        let ways = ways.into_iter().filter(known).map(|way| self.ways[way].at).collect();
        let needs = waits.iter().map(|fact| given[fact.index()]).collect();
        Some(Planned { part: ArgumentPart { ways, waits: waits.clone(), wanted: wants }, needs })
    }
}

/// Takes the parts that one part needs, then that part.
fn in_order(plan: &mut [Option<Planned>], at: usize, parts: &mut Vec<ArgumentPart>) {
    let Some(Planned { part, needs }) = plan.get_mut(at).and_then(Option::take) else { return };
    for need in needs {
        in_order(plan, need, parts);
    }
    parts.push(part);
}
