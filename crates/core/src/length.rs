//! How Sudoku Explainer rates chains, which are found and graded by this number.
use crate::argument::Chain;

/// What the length adds to the rating of a chain, in tenths: the bounds on the number of nodes grow by half and by a
/// third in turn.
///
/// A chain has as many nodes as candidates in it, told true or false, its start and its end included.
const fn length_tenths(nodes: usize) -> u16 {
    let (mut tenths, mut bound, mut by_half) = (0, 4, true);
    while nodes > bound + 2 {
        tenths += 1;
        bound += if by_half { bound / 2 } else { bound / 3 };
        by_half = !by_half;
    }
    tenths
}

/// What a chain is made of, as Sudoku Explainer tells chains apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChainKind {
    /// One digit, by houses with two places for it.
    OneDigit,
    /// Cells with two candidates.
    Cells,
    /// Both.
    Mixed,
}

/// The rating of a chain or loop with so many nodes, in tenths: 6.5 for a loop of one digit or of cells, 6.6 for a chain of
/// one digit, 7.0 for any other, and what the length adds.
pub const fn chain_tenths(kind: ChainKind, closed: bool, nodes: usize) -> u16 {
    let base = match (kind, closed) {
        (ChainKind::OneDigit | ChainKind::Cells, true) => 65,
        (ChainKind::OneDigit, false) => 66,
        _ => 70,
    };
    base + length_tenths(nodes)
}

impl Chain {
    /// How many nodes Sudoku Explainer counts. A chain from one end to another stands for the way from the truth of what
    /// its ends exclude to its falsehood, so these two count as well.
    pub fn nodes(&self) -> usize {
        let strong_and_weak = 2 * self.length();
        if self.is_loop() || self.start() == self.end() { strong_and_weak } else { strong_and_weak + 2 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bounds_grow_in_turn() {
        let bounds = [6, 8, 10, 14, 18, 26, 34, 50, 66, 98, 130, 194, 258, 386];
        for (tenths, bound) in bounds.into_iter().enumerate() {
            assert_eq!([bound, bound + 1].map(length_tenths), [tenths as u16, tenths as u16 + 1]);
        }
    }
}
