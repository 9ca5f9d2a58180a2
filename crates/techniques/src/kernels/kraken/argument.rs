//! The evidence of a kraken fish.
use super::best_finds::KrakenFish;
use crate::kernels::links::implications::Implications;
use crate::{Context, proof};
use qedoku_core::{
    Candidate, CandidateSet, Conclusion, Fish, FishBody, Kraken, Path, Pattern, Slot, StrongLink, Truth,
};

/// The first of several finds for the same candidate whose argument needs all of its slots, or else the first that needs
/// its whole fish.
pub(super) fn best(rivals: &[KrakenFish], ways: &Implications<'_>, cx: &Context<'_>) -> Option<(Pattern, Vec<Truth>)> {
    let mut second = None;
    for find in rivals {
        let (pattern, truths, need) = argument(find, ways, cx);
        match need {
            SlotNeed::All => return Some((pattern, truths)),
            SlotNeed::Fish if second.is_none() => second = Some((pattern, truths)),
            SlotNeed::Fish | SlotNeed::Less => {}
        }
    }
    second
}

/// The part of its slots that an argument needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum SlotNeed {
    All,
    /// All of the fish, but less than all of the chains: they help each other.
    Fish,
    /// Less than the fish.
    Less,
}

/// The pattern, and those of its truths that it needs.
fn argument(find: &KrakenFish, ways: &Implications<'_>, cx: &Context<'_>) -> (Pattern, Vec<Truth>, SlotNeed) {
    let KrakenFish { fish, line, starts, target, .. } = find;
    let base: Vec<Slot> = fish.base.iter().map(|house| Slot::House(house, fish.digit)).collect();
    let paths: Vec<Path> = starts.iter().map(|start| path(ways, start, *target)).collect();
    let linked: Vec<Slot> = paths.iter().flat_map(|path| &path.links).flat_map(|link| link.reason.slots()).collect();
    let mut slots: Vec<Slot> = Vec::new();
    // What is listed last is given up first.
    for slot in linked.iter().filter(|slot| !base.contains(slot)).chain(&base) {
        if !slots.contains(slot) {
            slots.push(*slot);
        }
    }
    let truths = proof::truths(cx, &slots, &Conclusion::eliminating(CandidateSet::of(*target)));
    let is_whole = base.iter().all(|slot| truths.iter().any(|truth| truth.slot() == Some(*slot)));
    let need = match is_whole {
        true if truths.len() == slots.len() => SlotNeed::All,
        true => SlotNeed::Fish,
        false => SlotNeed::Less,
    };
    let body = FishBody { cover: fish.cover, fins: fish.fins };
    let shape = Fish::new(cx.layout, fish.digit, fish.base, body).and_then(|fish| Kraken::new(fish, *line, paths));
    (Pattern::of(shape), truths, need)
}

/// A shortest path from the truth of one candidate to the loss of another.
fn path(ways: &Implications<'_>, start: Candidate, end: Candidate) -> Path {
    let members = |node: usize| ways.graph.nodes.get(node).members();
    let hops = ways.way(start, end).unwrap_or_default();
    let links = hops.iter().map(|hop| StrongLink::new(members(hop.met), members(hop.to), hop.slot)).collect();
    Path { start, links, end }
}
