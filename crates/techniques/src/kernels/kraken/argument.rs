//! How a kraken fish is told.
use super::best_finds::KrakenFish;
use crate::Context;
use crate::kernels::links::implications::Implications;
use crate::proof;
use qedoku_core::{Candidate, CandidateSet, Chain, Conclusion, HouseSet, Link, Pattern, Slot, Truth};

/// The first of several finds for the same candidate whose argument needs all of its slots, or else the first that needs
/// its whole fish.
pub(super) fn best(rivals: &[KrakenFish], ways: &Implications<'_>, cx: &Context<'_>) -> Option<(Pattern, Vec<Truth>)> {
    let mut second = None;
    for find in rivals {
        let (pattern, truths, need) = tell(find, ways, cx);
        match need {
            Need::All => return Some((pattern, truths)),
            Need::Fish if second.is_none() => second = Some((pattern, truths)),
            Need::Fish | Need::Less => {}
        }
    }
    second
}

/// What of its slots an argument needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Need {
    All,
    /// All of the fish, but less than all of the chains: they help each other.
    Fish,
    /// Less than the fish.
    Less,
}

/// The pattern, and those of its truths that it needs.
fn tell(find: &KrakenFish, ways: &Implications<'_>, cx: &Context<'_>) -> (Pattern, Vec<Truth>, Need) {
    let houses = |set: HouseSet| set.iter().map(|house| Slot::House(house, find.fish.digit));
    let (base, cover): (Vec<Slot>, Vec<Slot>) = (houses(find.fish.base).collect(), houses(find.fish.cover).collect());
    let chains: Vec<Chain> = find.starts.iter().map(|start| chain(ways, start, find.target)).collect();
    let linked = chains.iter().flat_map(|chain| &chain.links).flat_map(|link| &link.strong);
    let mut slots: Vec<Slot> = Vec::new();
    // What is listed last is given up first.
    for slot in linked.filter(|slot| !base.contains(slot)).chain(&base) {
        if !slots.contains(slot) {
            slots.push(*slot);
        }
    }
    let truths = proof::truths(cx, &slots, &Conclusion::eliminating(CandidateSet::of(find.target)));
    let fish = base.iter().all(|slot| truths.iter().any(|truth| truth.slot() == Some(*slot)));
    let need = match fish {
        true if truths.len() == slots.len() => Need::All,
        true => Need::Fish,
        false => Need::Less,
    };
    (Pattern::Kraken { base, cover, chains }, truths, need)
}

/// A shortest chain from the truth of one candidate to the loss of another.
fn chain(ways: &Implications<'_>, start: Candidate, target: Candidate) -> Chain {
    let members = |node: usize| ways.graph.nodes.get(node).members();
    let mut links = Vec::new();
    let mut from = CandidateSet::of(start);
    for hop in ways.way(start, target).unwrap_or_default() {
        let (met, to) = (members(hop.met), members(hop.to));
        links.push(Link::weak(from, met));
        links.push(Link::strong(met, to, hop.slot));
        from = to;
    }
    links.push(Link::weak(from, CandidateSet::of(target)));
    Chain { links, closed: false }
}
