//! Chains that are found anew: the shortest one over the truths of a step that eliminates the same.
use crate::step_context::StepContext;
use qedoku_core::{Candidate, CandidateSet, CellSet, Chain, DigitSet, Slot, Step, StrongLink, Truth};
use std::cmp::Reverse;
use std::iter::successors;

/// Two candidates of which one is true, as a truth says.
pub(super) struct Pair {
    pub(super) ends: [Candidate; 2],
    pub(super) slot: Slot,
}

/// A strong link on a way from a candidate, and the place in the list of links of the one before it.
struct PathLink {
    from: Candidate,
    to: Candidate,
    slot: Slot,
    before: Option<usize>,
}

/// A chain, and what goes by it.
struct FoundChain {
    /// The number of eliminations, the number of those that the ends alone make, and the length, the shorter the better.
    rank: (usize, usize, Reverse<usize>),
    chain: Chain,
    hit: CandidateSet,
}

/// The shortest chain over truths with two candidates both ends of which exclude what goes, or as much of it as they can;
/// and what of it they exclude.
pub(crate) fn alternating(
    context: &StepContext<'_>,
    step: &Step,
    gone: &CandidateSet,
) -> Option<(Chain, CandidateSet)> {
    let pairs: Vec<Pair> = step.truths.iter().filter_map(pair).collect();
    let mut best: Option<FoundChain> = None;
    for start in pairs.iter().flat_map(|pair| pair.ends) {
        let links = paths_from(context, &pairs, start);
        for at in 0..links.len() {
            let hit = excluded(context, &links, at, gone);
            if hit.is_empty() {
                continue;
            }
            // Where digits take turns the ends have either; those that exclude by themselves say more.
            let ends = [start, links[at].to];
            let by_ends = hit.iter().filter(|&it| is_excluded(context, ends, it)).count();
            let rank = (hit.len(), by_ends, Reverse(path(&links, at).count()));
            if best.as_ref().is_some_and(|known| rank <= known.rank) {
                continue;
            }
            if let Some(chain) = chain(&links, at) {
                best = Some(FoundChain { rank, chain, hit });
            }
        }
    }
    best.map(|it| (it.chain, it.hit))
}

/// The largest number of chains that stand for colors.
const CHAINS: usize = 4;

/// The fewest chains that eliminate the same, each with what it eliminates.
pub(crate) fn chains(context: &StepContext<'_>, step: &Step) -> Option<Vec<(Chain, CandidateSet)>> {
    let mut left = step.conclusion.eliminate;
    let mut found = Vec::new();
    while !left.is_empty() {
        let (chain, hit) = alternating(context, step, &left)?;
        if found.len() == CHAINS || hit.is_empty() {
            return None;
        }
        left -= hit;
        found.push((chain, hit));
    }
    Some(found)
}

/// The two candidates of a truth that has just two.
pub(super) fn pair(truth: &Truth) -> Option<Pair> {
    let slot = truth.slot()?;
    let members: Vec<Candidate> = truth.members().iter().collect();
    let [one, other] = *members.as_slice() else { return None };
    Some(Pair { ends: [one, other], slot })
}

/// The links of the shortest chains from a candidate to each other one: each link ends one.
fn paths_from(context: &StepContext<'_>, pairs: &[Pair], start: Candidate) -> Vec<PathLink> {
    let mut links = Vec::new();
    let mut reached = CandidateSet::EMPTY;
    extend(pairs, start, None, &mut reached, &mut links);
    let mut at = 0;
    while let Some(&PathLink { to: end, .. }) = links.get(at) {
        for next in pairs.iter().flat_map(|pair| pair.ends) {
            if context.layout.clash(end, next) {
                extend(pairs, next, Some(at), &mut reached, &mut links);
            }
        }
        at += 1;
    }
    links
}

/// Adds the strong links from a candidate to those that are not reached yet.
fn extend(
    pairs: &[Pair],
    from: Candidate,
    before: Option<usize>,
    reached: &mut CandidateSet,
    links: &mut Vec<PathLink>,
) {
    for pair in pairs.iter().filter(|pair| pair.ends.contains(&from)) {
        let [one, other] = pair.ends;
        let to = if one == from { other } else { one };
        if reached.contains(to) {
            continue;
        }
        let is_used = |it: Candidate| {
            before.is_some_and(|before| path(links, before).any(|link| link.from == it || link.to == it))
        };
        if is_used(from) || is_used(to) {
            continue;
        }
        reached.insert(to);
        links.push(PathLink { from, to, slot: pair.slot, before });
    }
}

/// The links of the way that ends with one, the last one first.
fn path(links: &[PathLink], end: usize) -> impl Iterator<Item = &PathLink> {
    successors(Some(&links[end]), |link| link.before.map(|at| &links[at]))
}

/// The chain of a way, if it is one.
fn chain(links: &[PathLink], end: usize) -> Option<Chain> {
    let strong = |link: &PathLink| StrongLink::new(CandidateSet::of(link.from), CandidateSet::of(link.to), link.slot);
    let mut chain: Vec<StrongLink> = path(links, end).map(strong).collect();
    chain.reverse();
    Chain::open(chain)
}

/// The candidates that both ends of a way exclude. In a chain of cells with the same two digits both digits take turns.
fn excluded(context: &StepContext<'_>, links: &[PathLink], end: usize, gone: &CandidateSet) -> CandidateSet {
    let ends = [path(links, end).last().unwrap_or(&links[end]).from, links[end].to];
    let by_ends: CandidateSet = gone.iter().filter(|&it| is_excluded(context, ends, it)).collect();
    let in_cells = path(links, end).all(|link| link.from.cell == link.to.cell);
    if !in_cells || ends[0].digit != ends[1].digit {
        return by_ends;
    }
    let digits = path(links, end).flat_map(|link| [link.from.digit, link.to.digit]).collect::<DigitSet>();
    if digits.len() != 2 {
        return by_ends;
    }
    let seen =
        context.layout.common_peers(CellSet::from(ends[0].cell)) & context.layout.common_peers(ends[1].cell.into());
    by_ends | gone.iter().filter(|it| digits.contains(it.digit) && seen.contains(it.cell)).collect::<CandidateSet>()
}

/// True if each end of a chain excludes a candidate.
fn is_excluded(context: &StepContext<'_>, ends: [Candidate; 2], it: Candidate) -> bool {
    ends.iter().all(|end| context.layout.clash(*end, it))
}
