//! The rounds of all assumptions of a position at once.
use super::numbered_board::NumberedBoard;
use super::round_board::RoundBoard;
use crate::kernels::links::matrix::ones;
use crate::kernels::number_set::NumberSet;
use qedoku_core::CandidateSet;

/// A set of assumptions that are followed together, by their numbers.
type AssumptionSet = NumberSet<4>;

/// The least number of rounds in which assuming a candidate leads to a contradiction, and all candidates for which that
/// number suffices.
pub(super) type Refuted = Option<(u32, CandidateSet)>;

/// The assumptions of a position, followed together: each candidate has the set of assumptions under which it is left,
/// and a slot shows with a few operations on these sets under which it has one candidate, and under which none.
#[derive(Debug)]
pub(super) struct AssumptionRows {
    board: NumberedBoard,
    /// For each block of assumptions, and for each candidate, those that take it away.
    blocks: Vec<Vec<AssumptionSet>>,
    /// The assumptions that are followed.
    followed: AssumptionSet,
    /// For each candidate, the assumptions under which it is left.
    left: Vec<AssumptionSet>,
    /// For each candidate, those under which it was placed.
    placed: Vec<AssumptionSet>,
    /// For each candidate, those under which this round places it.
    fresh: Vec<AssumptionSet>,
    /// The slots without a digit, a bit each.
    open: Vec<u64>,
    /// Those that may have lost a candidate in the round before.
    touched: Vec<u64>,
}

impl AssumptionRows {
    /// The assumptions of a board.
    pub(super) fn new(start: &RoundBoard<'_>) -> Self {
        let board = NumberedBoard::new(start);
        let count = board.len();
        let mut blocks = vec![vec![AssumptionSet::EMPTY; count]; count.div_ceil(AssumptionSet::COUNT)];
        for assumed in 0..count {
            let block = &mut blocks[assumed / AssumptionSet::COUNT];
            for &gone in board.excluded(assumed).iter().chain(board.beside(assumed)) {
                block[usize::from(gone)].insert(assumed % AssumptionSet::COUNT);
            }
        }
        let words = board.slots().len().div_ceil(64);
        Self {
            board,
            blocks,
            followed: AssumptionSet::EMPTY,
            left: vec![AssumptionSet::EMPTY; count],
            placed: vec![AssumptionSet::EMPTY; count],
            fresh: vec![AssumptionSet::EMPTY; count],
            open: vec![0; words],
            touched: vec![0; words],
        }
    }

    /// The candidates that singles refute in the fewest rounds in a position of the board without a single, if these are
    /// at most as many as this.
    pub(super) fn refuted(&mut self, position: &RoundBoard<'_>, most: u32) -> Refuted {
        let mut fewest: Refuted = None;
        for block in 0..self.blocks.len() {
            let most = fewest.map_or(most, |(rounds, _)| rounds);
            self.begin(position, block);
            let Some((rounds, assumptions)) = self.follow(most) else { continue };
            let refuted = self.assumed(block, assumptions);
            fewest = Some(match fewest {
                Some((known, others)) if known == rounds => (rounds, others | refuted),
                _ => (rounds, refuted),
            });
        }
        fewest
    }

    /// The candidates that assumptions of a block place.
    fn assumed(&self, block: usize, assumptions: AssumptionSet) -> CandidateSet {
        let first = block * AssumptionSet::COUNT;
        assumptions.iter().map(|number| self.board.candidate(first + number)).collect()
    }

    /// Places what each assumption of a block assumes.
    fn begin(&mut self, position: &RoundBoard<'_>, block: usize) {
        let first = block * AssumptionSet::COUNT;
        self.followed = AssumptionSet::EMPTY;
        self.left.fill(AssumptionSet::EMPTY);
        self.placed.fill(AssumptionSet::EMPTY);
        for candidate in position.open() {
            let number = self.board.number(candidate);
            let assumption = number.wrapping_sub(first);
            if assumption < AssumptionSet::COUNT {
                self.followed.insert(assumption);
                self.placed[number].insert(assumption);
            }
        }
        for candidate in position.open() {
            let number = self.board.number(candidate);
            self.left[number] = self.followed.but(&self.blocks[block][number]);
        }
        self.open.fill(0);
        for (number, &slot) in self.board.slots().iter().enumerate() {
            self.open[number / 64] |= u64::from(!position.is_filled(slot)) << (number % 64);
        }
        self.touched.copy_from_slice(&self.open);
    }

    /// The fewest rounds that lead to a contradiction, if they are at most as many as this, and the assumptions that do.
    fn follow(&mut self, most: u32) -> Option<(u32, AssumptionSet)> {
        for rounds in 1..=most {
            self.fresh.fill(AssumptionSet::EMPTY);
            let refuted = self.find_singles();
            if !refuted.is_empty() {
                return Some((rounds, refuted));
            }
            if !self.place() {
                break;
            }
        }
        None
    }

    /// Finds the single candidates of slots under each assumption, and the assumptions under which a slot has none.
    fn find_singles(&mut self) -> AssumptionSet {
        let mut refuted = AssumptionSet::EMPTY;
        for slot in ones(&self.touched) {
            let members = self.board.members(slot);
            let [mut some, mut several] = [AssumptionSet::EMPTY; 2];
            for &member in members {
                let left = self.left[usize::from(member)];
                several.add(&some.and(&left));
                some.add(&left);
            }
            refuted.add(&self.followed.but(&some));
            // One that the board has alone in a house is not placed: rounds look where something went.
            if members.len() == 1 {
                continue;
            }
            let single = some.but(&several);
            for &member in members {
                let number = usize::from(member);
                self.fresh[number].add(&single.and(&self.left[number]));
            }
        }
        refuted
    }

    /// Places the single candidates that were found, all at once; true if there was any that was not placed before.
    fn place(&mut self) -> bool {
        self.touched.fill(0);
        let mut any = false;
        for number in 0..self.fresh.len() {
            self.fresh[number] = self.fresh[number].but(&self.placed[number]);
            let fresh = self.fresh[number];
            if fresh.is_empty() {
                continue;
            }
            any = true;
            self.placed[number].add(&fresh);
            for &gone in self.board.excluded(number) {
                let left = &mut self.left[usize::from(gone)];
                *left = left.but(&fresh);
            }
            // Two digits that are placed in one cell are both left in it.
            for &gone in self.board.beside(number) {
                let gone = usize::from(gone);
                self.left[gone] = self.left[gone].but(&fresh.but(&self.fresh[gone]));
            }
            self.touched.iter_mut().zip(self.board.reach(number)).for_each(|(word, reach)| *word |= reach);
        }
        self.touched.iter_mut().zip(&self.open).for_each(|(word, open)| *word &= open);
        any
    }
}

#[cfg(test)]
mod tests {
    use super::super::round_board::Came;
    use super::*;
    use qedoku_core::{Board, Candidate, Cell, Digit, Grid, Layout, Puzzle};
    use qedoku_fixtures::{cases, rule_cases};

    /// The same, each assumption by itself.
    fn one_by_one(position: &RoundBoard<'_>, most: u32) -> Refuted {
        let rounds_of = |candidate| {
            let mut assumed = position.assuming(candidate);
            (1..=most).map(|rounds| (rounds, assumed.round())).find(|(_, came)| *came != Came::Digits)
        };
        let refuted = position.open().filter_map(|candidate| match rounds_of(candidate) {
            Some((rounds, Came::Contradiction)) => Some((rounds, candidate)),
            _ => None,
        });
        let refuted: Vec<(u32, Candidate)> = refuted.collect();
        let fewest = refuted.iter().map(|&(rounds, _)| rounds).min()?;
        Some((fewest, refuted.into_iter().filter(|&(rounds, _)| rounds == fewest).map(|(_, it)| it).collect()))
    }

    /// Places singles as far as they lead.
    fn settled(mut position: RoundBoard<'_>) -> Option<RoundBoard<'_>> {
        loop {
            match position.round() {
                Came::Digits => {}
                Came::Nothing => return Some(position),
                Came::Contradiction => return None,
            }
        }
    }

    #[test]
    fn assumptions_together_are_refuted_as_each_is_by_itself() {
        let classic =
            ["forcing-net-contradiction", "nested-forcing-net"].into_iter().flat_map(|slug| cases(slug).unwrap());
        let mut refuted = [0, 0];
        for case in classic.chain(rule_cases().unwrap()) {
            let board = Board::new(&case.layout, &case.puzzle);
            let Some(start) = settled(RoundBoard::new(&board)) else { continue };
            let mut rows = AssumptionRows::new(&start);
            let inside = start.open().step_by(50).filter_map(|candidate| settled(start.assuming(candidate)));
            for (position, depth) in [(start.clone(), 0)].into_iter().chain(inside.zip(std::iter::repeat(1))) {
                for most in [u32::MAX, 2, 0] {
                    let expected = one_by_one(&position, most);
                    assert_eq!(rows.refuted(&position, most), expected, "{} {}, {depth} deep", case.slug, case.name);
                    refuted[depth] += usize::from(expected.is_some());
                }
            }
        }
        assert!(refuted[0] > 50 && refuted[1] > 100, "{refuted:?}");
    }

    #[test]
    fn more_assumptions_than_are_followed_together_are_refuted_as_well() {
        let mut board = Board::new(Layout::classic(), &Puzzle::from_givens(Grid::EMPTY));
        for digit in [Digit::D1, Digit::D9] {
            (4..=9).for_each(|column| board.eliminate(Candidate { cell: Cell::at(1, column), digit }));
        }
        let position = RoundBoard::new(&board);
        let (rounds, refuted) = AssumptionRows::new(&position).refuted(&position, u32::MAX).unwrap();
        assert_eq!((rounds, refuted.len(), refuted.all_digits().len()), (1, 12, 2));
        assert_eq!(Some((rounds, refuted)), one_by_one(&position, 1));
    }
}
