//! What assuming candidates came to, kept while the position loses candidates.
use super::assumed::AssumedBoard;
use super::rules::Rules;
use crate::base::memo::Derived;
use qedoku_core::{Candidate, CandidateSet, CellSet, Digit};
use std::cell::Cell;

/// What came of assuming a candidate, as far as it follows without another assumption.
#[derive(Clone, Copy)]
pub(super) struct Closed {
    /// The candidates that stand, those that fill cells included; none after a contradiction.
    pub(super) left: CandidateSet,
    /// The cells that are filled then; after a contradiction those filled up to it.
    filled: CellSet,
}

impl Closed {
    /// Assumes a candidate and deduces what follows.
    pub(super) fn of<P: AssumedBoard>(position: &P, assume: Candidate, rules: &Rules<'_>) -> Self {
        let mut with = position.clone();
        with.place(rules.layout, assume);
        let failed = with.close(rules);
        let left = if failed { CandidateSet::EMPTY } else { *with.reduced().candidates() };
        Self { left, filled: with.reduced().filled() }
    }

    /// Whether it led to a contradiction.
    pub(super) fn failed(&self) -> bool {
        self.left.is_empty()
    }

    /// How many cells were filled on the way from a position.
    pub(super) fn filled_since<P: AssumedBoard>(&self, position: &P) -> usize {
        (self.filled - position.reduced().filled()).len()
    }

    /// The candidates that fill cells and did not in a position.
    pub(super) fn follow<P: AssumedBoard>(&self, position: &P) -> CandidateSet {
        let (cells, mut follow) = (self.filled - position.reduced().filled(), self.left);
        for digit in Digit::ALL {
            *follow.plane_mut(digit) &= cells;
        }
        follow
    }
}

/// The closures of the last position of a run that singles make, kept for the next one.
#[derive(Default)]
pub(super) struct KeptClosures(Cell<Option<Box<Closures>>>);

impl Derived for KeptClosures {
    fn renew(&mut self) {}

    fn restart(&mut self) {
        if let Some(closures) = self.0.get_mut() {
            closures.clear();
        }
    }
}

impl KeptClosures {
    /// Calls `with` with the closures, as far as they may hold in a position.
    pub(super) fn with<R>(&self, position: &CandidateSet, with: impl FnOnce(&mut Closures) -> R) -> R {
        let mut closures = self.0.take().unwrap_or_default();
        if position.is_subset(&closures.position) {
            closures.change();
        } else {
            closures.clear();
        }
        closures.position = *position;
        let result = with(&mut closures);
        self.0.set(Some(closures));
        result
    }
}

/// The closures of a position as far as they were worked out, or of one that had more candidates.
///
/// Where a contradiction follows from more candidates, it follows from fewer. Where all that stood is still there, it
/// stands again: singles took the rest away and take it away now.
pub(super) struct Closures {
    /// For each candidate the number of its closure, counted from 1; 0 if it has none.
    number: [u16; Candidate::COUNT],
    list: Vec<(Closed, usize)>,
    /// How often the position changed.
    version: usize,
    /// The candidates of the position, where it is kept for another one.
    position: CandidateSet,
}

impl Default for Closures {
    fn default() -> Self {
        Self { number: [0; Candidate::COUNT], list: Vec::new(), version: 0, position: CandidateSet::EMPTY }
    }
}

impl Closures {
    /// Forgets everything; the buffers stay.
    pub(super) fn clear(&mut self) {
        self.number.fill(0);
        self.list.clear();
    }

    /// The position lost candidates.
    pub(super) const fn change(&mut self) {
        self.version += 1;
    }

    /// What came of assuming a candidate. If it is to be `exact`, how many cells were filled before a contradiction is what
    /// it is in this position.
    pub(super) fn of<P: AssumedBoard>(
        &mut self,
        position: &P,
        assume: Candidate,
        rules: &Rules<'_>,
        exact: bool,
    ) -> Closed {
        let number = usize::from(self.number[assume.index()]);
        let known = number.checked_sub(1).map(|number| self.list[number]);
        if let Some((closed, version)) = known {
            let holds =
                || if closed.failed() { !exact } else { closed.left.is_subset(position.reduced().candidates()) };
            if version == self.version || (P::MONOTONE && holds()) {
                return closed;
            }
        }
        let closed = Closed::of(position, assume, rules);
        if let Some(number) = number.checked_sub(1) {
            self.list[number] = (closed, self.version);
        } else {
            self.list.push((closed, self.version));
            self.number[assume.index()] = self.list.len() as u16;
        }
        closed
    }
}

#[cfg(test)]
mod tests {
    use super::super::reduced::ReducedBoard;
    use super::*;
    use crate::Context;
    use qedoku_core::{Board, Grid, Layout, Puzzle};

    const HARD: &str = "1..4....9..6.8..3.......4....8.6..7.5..1......9...5....7.....6.....3.2....2..78.3";

    #[test]
    fn what_is_kept_is_what_would_be_worked_out() {
        let layout = Layout::classic();
        let board = Board::new(layout, &Puzzle::from_givens(Grid::parse_line(HARD).unwrap()));
        let cx = Context::new(layout, &board, &[]);
        let (rules, mut closures, mut kept) = (Rules::new(&cx), Closures::default(), 0);
        let mut position = ReducedBoard::new(layout, &board);
        for lost in board.candidates().iter().step_by(11) {
            for candidate in position.candidates().iter().filter(|&candidate| position.is_open(candidate)) {
                let known = closures.list.len();
                let closed = closures.of(&position, candidate, &rules, true);
                let alone = Closed::of(&position, candidate, &rules);
                assert_eq!(closed.left, alone.left, "{candidate}");
                assert_eq!(closed.filled_since(&position), alone.filled_since(&position), "{candidate}");
                assert_eq!(closed.follow(&position), alone.follow(&position), "{candidate}");
                kept += usize::from(closures.list.len() == known);
            }
            position.eliminate(layout, lost);
            closures.change();
        }
        assert!(kept > 1000, "{kept}");
    }
}
