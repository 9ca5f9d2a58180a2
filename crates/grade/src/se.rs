//! Sudoku Explainer's ratings of chains, which depend on their length.
use qedoku_core::{CandidateSet, Chain, ChainKind, Link, Pattern, Slot, Step, chain_tenths};

/// The rating of a step in tenths, if it is a chain of cells and houses with two candidates.
pub fn chain_rating(step: &Step) -> Option<u16> {
    let Pattern::Chain(chain) = &step.pattern else { return None };
    let strong = chain.links.iter().filter(|link| link.is_strong());
    let slots: Vec<Slot> = strong.map(|link| only(&link.strong)).collect::<Option<_>>()?;
    let one = |set: &CandidateSet| set.single().is_some();
    let plain = chain.links.iter().all(|link| one(&link.from) && one(&link.to));
    plain.then(|| chain_tenths(kind(chain, &slots), chain.closed, chain.nodes()))
}

fn only(slots: &[Slot]) -> Option<Slot> {
    if let [slot] = slots { Some(*slot) } else { None }
}

fn kind(chain: &Chain, slots: &[Slot]) -> ChainKind {
    let cells = slots.iter().filter(|slot| matches!(slot, Slot::Cell(_))).count();
    let digit = |link: &Link| link.from.single().map(|candidate| candidate.digit);
    match cells {
        0 if chain.links.windows(2).all(|pair| digit(&pair[0]) == digit(&pair[1])) => ChainKind::OneDigit,
        all if all == slots.len() => ChainKind::Cells,
        _ => ChainKind::Mixed,
    }
}
