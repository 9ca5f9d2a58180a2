//! Sudoku Explainer's ratings of chains, which depend on their length.
use qedoku_core::argument::Reason;
use qedoku_core::{Chain, ChainKind, Pattern, Step, chain_tenths};

/// The rating of a step in tenths, if it is a chain of cells and houses with two candidates.
pub fn chain_rating(step: &Step) -> Option<u16> {
    let Pattern::Chain(chain) = &step.pattern else { return None };
    let plain = |reason: Reason| matches!(reason, Reason::Cell(_) | Reason::House(..));
    let single = chain.links().all(|link| link.from.single().is_some() && link.to.single().is_some());
    let rated = single && chain.links().all(|link| plain(link.reason));
    rated.then(|| chain_tenths(kind(chain), chain.is_loop(), chain.nodes()))
}

fn kind(chain: &Chain) -> ChainKind {
    let cells = chain.links().filter(|link| matches!(link.reason, Reason::Cell(_))).count();
    let digit = chain.start().single().map(|candidate| candidate.digit);
    let alike = chain.members().iter().all(|candidate| Some(candidate.digit) == digit);
    match cells {
        0 if alike => ChainKind::OneDigit,
        all if all == chain.length() => ChainKind::Cells,
        _ => ChainKind::Mixed,
    }
}
