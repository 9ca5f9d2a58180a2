//! Whether the links of a chain are what they say: one of two, or not both.
use crate::fault::Fault;
use crate::pattern::agree;
use crate::search::{Search, Truths};
use crate::state::State;
use qedoku_core::{Board, CandidateSet, Chain, Layout, Link, Truth};

/// How many nodes a strong link may take whose reason is more than one slot.
const NODES: u64 = 2_000;

/// Each link ends where the next begins, strong and weak ones take turns, and each holds on the board. An odd ring of
/// places has slots with guardians, candidates besides the two that are joined: one of all guardians is true.
pub(crate) fn check(layout: &Layout, board: &Board, chain: &Chain) -> Result<(), Fault> {
    let links = &chain.links;
    let follow = |pair: &[Link]| pair[0].to == pair[1].from;
    let turns = |pair: &[Link]| pair[0].is_strong() != pair[1].is_strong();
    agree(!links.is_empty(), "no links")?;
    agree(links.windows(2).all(follow), "a link that does not begin where the one before ends")?;
    let ring = chain.closed && links.len() % 2 == 1 && links.iter().all(Link::is_strong);
    agree(ring || links.windows(2).all(turns), "two strong or two weak links on each other")?;
    if let (true, Some(first), Some(last)) = (chain.closed, links.first(), links.last()) {
        agree(last.to == first.from, "a loop that does not end where it starts")?;
    }
    for link in links {
        let ends = link.from | link.to;
        agree(!link.from.is_empty() && !link.to.is_empty(), "a link without an end")?;
        agree(ends.is_subset(board.candidates()), "a link to a candidate that the board lacks")?;
        let holds = if ring {
            joins(layout, board, link)
        } else if link.is_strong() {
            is_strong(layout, board, link)
        } else {
            is_weak(layout, link)
        };
        agree(holds, if link.is_strong() { "a strong link that is none" } else { "a weak link that is none" })?;
    }
    Ok(())
}

/// The one slot of the link has both ends.
fn joins(layout: &Layout, board: &Board, link: &Link) -> bool {
    let [slot] = *link.strong.as_slice() else { return false };
    !board.is_settled(slot) && (link.from | link.to).is_subset(&board.truth(layout, slot).members())
}

/// Every member of one end clashes with every member of the other.
fn is_weak(layout: &Layout, link: &Link) -> bool {
    let clashing = link.from.iter().fold(CandidateSet::ALL, |all, member| all & layout.clashes(member));
    link.to.is_subset(&clashing)
}

/// The slots of the link leave no choice once both ends are false. What a link owes to the puzzle having one solution is
/// for the truths to say: those of a step that holds without do not speak of its deadly pattern.
fn is_strong(layout: &Layout, board: &Board, link: &Link) -> bool {
    let ends = link.from | link.to;
    if link.strong.iter().any(|&slot| board.is_settled(slot)) {
        return false;
    }
    let stated: Vec<Truth> = link.strong.iter().map(|&slot| board.truth(layout, slot)).collect();
    link.unique
        || stated.iter().any(|truth| truth.members().is_subset(&ends))
        || one_is_true(layout, board, &ends, &stated)
}

/// Whether the truths leave no choice once all of some candidates are false.
fn one_is_true(layout: &Layout, board: &Board, candidates: &CandidateSet, truths: &[Truth]) -> bool {
    let mut stated = Truths::default();
    stated.take_up(truths.iter().cloned());
    let mut state = State::new(board);
    candidates.iter().for_each(|candidate| state.bar(candidate));
    Search { layout, truths: &mut stated, nodes: &mut 0, limit: NODES }.run(state).is_refuted()
}
