//! Sudoku Explainer's ratings of chains, which depend on their length. Searches for the chain that it takes go by the
//! length, so this stands here and not with the grades.
use crate::base::info::Info;
use qedoku_core::argument::Reason;
use qedoku_core::{Chain, Pattern, Step};

/// The increase of a chain's rating for its length, in tenths: the bounds on the number of nodes grow by half and by a
/// third in turn.
///
/// A chain has as many nodes as candidates in it, called true or false, its start and its end included.
pub const fn length_tenths(nodes: usize) -> u16 {
    let mut tenths = 0;
    let mut bound = 4;
    let mut by_half = true;
    while nodes > bound + 2 {
        tenths += 1;
        bound += if by_half { bound / 2 } else { bound / 3 };
        by_half = !by_half;
    }
    tenths
}

/// The kinds of chain that Sudoku Explainer tells apart by their links.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ChainKind {
    /// One digit, by houses with two places for it.
    OneDigit,
    /// Cells with two candidates.
    Cells,
    /// Both.
    Mixed,
}

/// The rating of a chain or loop with this number of nodes, in tenths: 6.5 for a loop of one digit or of cells, 6.6 for
/// a chain of one digit, 7.0 for any other, and the increase for the length.
const fn chain_tenths(kind: ChainKind, closed: bool, nodes: usize) -> u16 {
    let base = match (kind, closed) {
        (ChainKind::OneDigit | ChainKind::Cells, true) => 65,
        (ChainKind::OneDigit, false) => 66,
        _ => 70,
    };
    base + length_tenths(nodes)
}

/// The rating of a step in tenths: the base rating of the technique, but for chains that have no easier one.
pub(crate) fn rating(step: &Step, info: &Info) -> Option<u16> {
    let easier = info.se.filter(|&base| base < chain_tenths(ChainKind::OneDigit, true, 0));
    easier.or_else(|| chain_rating(step)).or(info.se)
}

/// The rating of a step in tenths, if it is a chain of cells and houses with two candidates.
fn chain_rating(step: &Step) -> Option<u16> {
    let Pattern::Chain(chain) = &step.pattern else { return None };
    let plain = |reason: Reason| matches!(reason, Reason::Cell(_) | Reason::House(..));
    let rated = chain.links().all(|link| plain(link.reason));
    rated.then(|| chain_tenths(kind(chain), chain.is_loop(), nodes(chain)))
}

/// The number of nodes that Sudoku Explainer counts. A chain from one end to another stands for the way from the truth
/// of what its ends exclude to its falsehood, so these two count as well.
fn nodes(chain: &Chain) -> usize {
    let on_chain = 2 * chain.length();
    if chain.is_loop() || chain.start() == chain.end() { on_chain } else { on_chain + 2 }
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

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::{Candidate, CandidateSet, StrongLink};

    fn chain(nodes: &str, closed: bool) -> Chain {
        let candidates: Vec<_> = nodes.split(' ').map(|text| Candidate::parse(text).unwrap().0).collect();
        let links = candidates.chunks(2).map(|ends| {
            let [from, to] = [ends[0], ends[1]].map(CandidateSet::of);
            StrongLink { from, to, reason: Reason::Cell(ends[0].cell) }
        });
        if closed { Chain::closed(links).unwrap() } else { Chain::open(links).unwrap() }
    }

    #[test]
    fn a_chain_counts_its_nodes_and_what_two_ends_exclude() {
        assert_eq!(nodes(&chain("r1c1=1 r1c1=2 r1c5=2 r1c5=3", false)), 6);
        assert_eq!(nodes(&chain("r1c1=1 r1c1=2 r1c5=2 r1c5=3 r5c5=3 r5c5=4", false)), 8);
        assert_eq!(nodes(&chain("r1c1=1 r1c1=2 r1c5=2 r1c5=1", true)), 4);
        assert_eq!(nodes(&chain("r1c1=1 r1c1=2 r1c5=2 r1c5=3 r5c1=3 r1c1=1", false)), 6);
    }

    #[test]
    fn the_bounds_grow_in_turn() {
        let bounds = [6, 8, 10, 14, 18, 26, 34, 50, 66, 98, 130, 194, 258, 386];
        for (tenths, bound) in bounds.into_iter().enumerate() {
            assert_eq!([bound, bound + 1].map(length_tenths), [tenths as u16, tenths as u16 + 1]);
        }
    }
}
