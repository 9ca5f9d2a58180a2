//! Sudoku Explainer's ratings of chains, which depend on their length.
use qedoku_core::{Chain, Pattern, Slot, Step, length_tenths};

/// The rating of a step in tenths, if it is a chain of cells and houses with two candidates: 6.5 for a loop of one digit
/// or of cells, 6.6 for a chain of one digit, 7.0 for any other, and what the length adds.
pub fn chain_rating(step: &Step) -> Option<u16> {
    let Pattern::Chain(chain) = &step.pattern else { return None };
    let strong = chain.links.iter().filter(|link| link.is_strong());
    let slots: Vec<Slot> = strong.map(|link| only(&link.strong)).collect::<Option<_>>()?;
    let one = |set: &qedoku_core::CandidateSet| set.single().is_some();
    if !chain.links.iter().all(|link| one(&link.from) && one(&link.to)) {
        return None;
    }
    Some(base(chain, &slots) + length_tenths(chain.nodes()))
}

fn only(slots: &[Slot]) -> Option<Slot> {
    if let [slot] = slots { Some(*slot) } else { None }
}

fn base(chain: &Chain, slots: &[Slot]) -> u16 {
    let in_cell = |slot: &Slot| matches!(slot, Slot::Cell(_));
    let digit = |link: &qedoku_core::Link| link.from.single().map(|candidate| candidate.digit);
    let one_digit = !slots.iter().any(in_cell) && chain.links.windows(2).all(|pair| digit(&pair[0]) == digit(&pair[1]));
    match (chain.closed, one_digit || slots.iter().all(in_cell)) {
        (true, true) => 65,
        (false, _) if one_digit => 66,
        _ => 70,
    }
}
