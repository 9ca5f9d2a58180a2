//! Chains that are found anew: the shortest one over the truths of a step that eliminates the same.
use crate::step_context::StepContext;
use qedoku_core::{Candidate, CandidateSet, CellSet, Chain, Slot, Step, StrongLink, Truth};
use std::cmp::Reverse;

/// Two candidates of which one is true, as a truth says.
pub(super) struct Pair {
    pub(super) ends: [Candidate; 2],
    pub(super) slot: Slot,
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
        for links in paths_from(context, &pairs, start) {
            let Some(chain) = Chain::open(links) else { continue };
            let hit = excluded(context, &chain, gone);
            // Where digits take turns the ends have either; those that exclude by themselves say more.
            let by_ends = hit.iter().filter(|&it| is_excluded(context, &chain, it)).count();
            let found = FoundChain { rank: (hit.len(), by_ends, Reverse(chain.length())), chain, hit };
            if !hit.is_empty() && best.as_ref().is_none_or(|known| found.rank > known.rank) {
                best = Some(found);
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

/// The shortest chains from a candidate to each other one.
fn paths_from(context: &StepContext<'_>, pairs: &[Pair], start: Candidate) -> Vec<Vec<StrongLink>> {
    let mut known: Vec<(Candidate, Vec<StrongLink>)> = Vec::new();
    let mut reached = CandidateSet::EMPTY;
    let mut at = 0;
    extend(pairs, start, &[], &mut reached, &mut known);
    while let Some((end, links)) = known.get(at).cloned() {
        for next in pairs.iter().flat_map(|pair| pair.ends) {
            if context.layout.clash(end, next) {
                extend(pairs, next, &links, &mut reached, &mut known);
            }
        }
        at += 1;
    }
    known.into_iter().map(|(_, links)| links).collect()
}

/// Adds the strong links from a candidate to those that are not reached yet.
fn extend(
    pairs: &[Pair],
    from: Candidate,
    before: &[StrongLink],
    reached: &mut CandidateSet,
    known: &mut Vec<(Candidate, Vec<StrongLink>)>,
) {
    for pair in pairs.iter().filter(|pair| pair.ends.contains(&from)) {
        let [one, other] = pair.ends;
        let to = if one == from { other } else { one };
        if reached.contains(to) {
            continue;
        }
        let is_used = |it: Candidate| before.iter().any(|link| link.from.contains(it) || link.to.contains(it));
        if is_used(from) || is_used(to) {
            continue;
        }
        reached.insert(to);
        let mut links = before.to_vec();
        links.push(StrongLink::new(CandidateSet::of(from), CandidateSet::of(to), pair.slot));
        known.push((to, links));
    }
}

/// The candidates that both ends of a chain exclude. In a chain of cells with the same two digits both digits take
/// turns.
fn excluded(context: &StepContext<'_>, chain: &Chain, gone: &CandidateSet) -> CandidateSet {
    let ends = [chain.start(), chain.end()];
    let digits = chain.members().all_digits();
    let in_cells = chain.links().all(|link| link.from.cells() == link.to.cells());
    let takes_turns = in_cells && digits.len() == 2 && chain.start().all_digits() == chain.end().all_digits();
    let seen = ends.iter().map(|end| end.cells()).fold(CellSet::ALL, |all, at| all & context.layout.common_peers(at));
    let turns = |it: Candidate| takes_turns && digits.contains(it.digit) && seen.contains(it.cell);
    gone.iter().filter(|&it| is_excluded(context, chain, it) || turns(it)).collect()
}

/// True if each end of a chain excludes a candidate.
fn is_excluded(context: &StepContext<'_>, chain: &Chain, it: Candidate) -> bool {
    let ends = [chain.start(), chain.end()];
    ends.iter().all(|end| end.single().is_some_and(|end| context.layout.clash(end, it)))
}
