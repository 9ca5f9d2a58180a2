//! Why a position has a fact before any step.
use qedoku_core::{Candidate, Cell, Digit, House, Layout, Puzzle, Target};

/// Why a position has a fact before any step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InitialFact {
    /// The cell is filled with this digit.
    Filled {
        /// The digit that stands there.
        digit: Digit,
        /// True if it is a given.
        given: bool,
    },
    /// A house of the cell has its digit in another cell.
    Seen {
        /// The cell that has the digit.
        by: Cell,
        /// The house.
        house: House,
        /// True if it is a given.
        given: bool,
    },
    /// The candidate was taken away by whoever entered the position.
    Removed,
}

impl InitialFact {
    /// Why this holds in a position before any step; nothing if it takes a step.
    pub fn of(layout: &Layout, puzzle: &Puzzle, target: Target) -> Option<Self> {
        let candidate @ Candidate { cell, digit } = target.candidate();
        let given = |cell: Cell| puzzle.givens.contains(cell);
        let filled = puzzle.values.get(cell).map(|digit| Self::Filled { digit, given: given(cell) });
        let (Target::Eliminate(_), None) = (target, filled) else {
            let stands = puzzle.values.get(cell) == Some(digit);
            return filled.filter(|_| stands == matches!(target, Target::Place(_)));
        };
        // Lines come before boxes, and givens before what was entered.
        let seen = |house: House| {
            let by = layout.cells(house).iter().find(|&other| puzzle.values.get(other) == Some(digit))?;
            Some(Self::Seen { by, house, given: given(by) })
        };
        let all = || layout.houses_of(cell).into_iter().filter_map(seen);
        let of_a_given = all().find(|ground| matches!(ground, Self::Seen { given: true, .. }));
        of_a_given.or_else(|| all().next()).or_else(|| puzzle.removed.contains(candidate).then_some(Self::Removed))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::{Board, CandidateSet, Grid};
    use qedoku_generate::{Generator, GivenSymmetry};

    #[test]
    fn what_a_board_has_at_the_start_has_a_ground_and_nothing_else_has() {
        let layout = Layout::classic();
        for index in 0..5 {
            let mut puzzle = Generator::new(11, GivenSymmetry::None).puzzle(index);
            let open = *Board::new(layout, &puzzle).candidates();
            puzzle.removed = open.iter().step_by(7).collect::<CandidateSet>();
            let board = Board::new(layout, &puzzle);
            for candidate in CandidateSet::ALL.iter() {
                for target in [Target::Place(candidate), Target::Eliminate(candidate)] {
                    let ground = InitialFact::of(layout, &puzzle, target);
                    assert_eq!(ground.is_some(), target.holds(&board), "{target}");
                    if let Some(InitialFact::Seen { by, house, .. }) = ground {
                        let both = layout.cells(house).contains(by) && layout.cells(house).contains(candidate.cell);
                        assert!(both && puzzle.values.get(by) == Some(candidate.digit), "{target}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_digit_entered_is_told_from_a_given() {
        let mut puzzle = Puzzle::from_givens(Grid::EMPTY);
        let entered = Target::parse("r6c2=7").unwrap().candidate();
        puzzle.values.set(entered.cell, Some(entered.digit));
        let ground = InitialFact::of(Layout::classic(), &puzzle, Target::parse("r6c9<>7").unwrap());
        assert!(matches!(ground, Some(InitialFact::Seen { by, given: false, .. }) if by == entered.cell));
    }
}
