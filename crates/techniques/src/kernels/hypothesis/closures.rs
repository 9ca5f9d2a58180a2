//! The closures of assumed candidates, kept while the position loses candidates.
use super::assumed::AssumedBoard;
use super::reduced::AssumptionBoard;
use super::rules::HypothesisRules;
use qedoku_core::{Candidate, CandidateSet, Cell, CellSet, Digit};

/// The result of assuming a candidate, as far as it follows without another assumption.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Closed {
    /// The candidates that stand, those that fill cells included; none after a contradiction.
    pub(super) left: CandidateSet,
    /// The cells that are filled then; after a contradiction those filled up to it.
    filled: CellSet,
}

impl Closed {
    /// Assumes a candidate and deduces what follows.
    pub(super) fn of<P: AssumedBoard>(position: &P, assume: Candidate, rules: &HypothesisRules<'_>) -> Self {
        let mut with = position.clone();
        with.place(rules.layout, assume);
        Self::deduced(with, rules)
    }

    /// The number of cells that are filled before an assumption that fails does, or that of all cells where there are more
    /// than `most`.
    pub(super) fn filled_up_to<P: AssumedBoard>(
        position: &P,
        assume: Candidate,
        rules: &HypothesisRules<'_>,
        most: usize,
    ) -> usize {
        let before = position.reduced().filled().len();
        let mut with = position.clone();
        with.place(rules.layout, assume);
        with.close_up_to(rules, most.saturating_add(before));
        let filled = with.reduced().filled().len() - before;
        if filled > most { Cell::COUNT } else { filled }
    }

    /// Deduces what follows in a position.
    fn deduced<P: AssumedBoard>(mut position: P, rules: &HypothesisRules<'_>) -> Self {
        let failed = position.close(rules);
        let left = if failed { CandidateSet::EMPTY } else { *position.reduced().candidates() };
        Self { left, filled: position.reduced().filled() }
    }

    /// Goes on in a position with fewer candidates, if what follows there can be had so; whether it can.
    fn resume<P: AssumedBoard>(&mut self, position: &P, rules: &HypothesisRules<'_>) -> bool {
        if self.failed() {
            return false;
        }
        let failed = P::close_within(rules, &mut self.left, &mut self.filled, position.reduced());
        if failed == Some(true) {
            self.left = CandidateSet::EMPTY;
        }
        failed.is_some()
    }

    /// The closure that this becomes where no more stand than in another one, if that can be had from this; none after
    /// a contradiction.
    pub(super) fn gone_on<P: AssumedBoard>(
        mut self,
        position: &P,
        stand: &Self,
        rules: &HypothesisRules<'_>,
    ) -> Option<Self> {
        if self.failed() {
            return None;
        }
        let failed = position.go_on(rules, &mut self.left, &mut self.filled, &stand.left)?;
        (!failed).then_some(self)
    }

    /// True if it led to a contradiction.
    pub(super) fn failed(&self) -> bool {
        self.left.is_empty()
    }

    /// The number of cells filled on the way from a position.
    pub(super) fn filled_since<P: AssumedBoard>(&self, position: &P) -> usize {
        (self.filled - position.reduced().filled()).len()
    }

    /// The candidates that fill cells and did not in a position.
    pub(super) fn follow<P: AssumedBoard>(&self, position: &P) -> CandidateSet {
        let cells = self.filled - position.reduced().filled();
        let mut follow = self.left;
        for digit in Digit::ALL {
            *follow.plane_mut(digit) &= cells;
        }
        follow
    }
}

/// Stands for the number of a position where a contradiction was not found as it would be there.
const NOT_EXACT: usize = usize::MAX;

/// The closures of a position as far as they were worked out, or of one that had more candidates.
///
/// Where a contradiction follows from more candidates, it follows from fewer. Where all that stood is still there, it
/// stands again: singles took the rest away and take it away now. Where some of it is gone, what follows from that is all
/// that more follows.
pub(super) struct Closures {
    /// Closures, and the number of the position that each was worked out in: those of the position as it was to begin with,
    /// which may be kept for another, then those worked out since it lost candidates.
    list: Vec<(Closed, usize)>,
    first: Box<ClosureNumbers>,
    later: Box<ClosureNumbers>,
    /// The number of closures of the position as it was to begin with.
    first_count: usize,
    /// The number of times that the position was replaced by another one or lost candidates.
    version: usize,
    /// The number that the position had to begin with.
    start: usize,
    /// The candidates that it had to begin with, and the filled cells.
    position: (CandidateSet, CellSet),
}

/// For each candidate the number of its closure, counted from 1; 0 if it has none.
type ClosureNumbers = [u16; Candidate::COUNT];

impl Default for Closures {
    fn default() -> Self {
        let none = || Box::new([0; Candidate::COUNT]);
        let list = Vec::new();
        let first = none();
        let later = none();
        Self {
            list,
            first,
            later,
            first_count: 0,
            version: 0,
            start: 0,
            position: (CandidateSet::EMPTY, CellSet::EMPTY),
        }
    }
}

impl Closures {
    /// Forgets everything; the buffers stay.
    pub(super) fn clear(&mut self) {
        self.forget();
        self.position = (CandidateSet::EMPTY, CellSet::EMPTY);
        self.start = self.version + 1;
        self.version = self.start;
    }

    /// Begins with a position, and forgets what cannot hold there.
    pub(super) fn start(&mut self, position: &AssumptionBoard) {
        if self.list.len() > self.first_count {
            self.list.truncate(self.first_count);
            self.later.fill(0);
        }
        if !position.candidates().is_subset(&self.position.0) {
            self.forget();
        }
        let position = (*position.candidates(), position.filled());
        if position != self.position {
            self.start = self.version + 1;
            self.position = position;
        }
        self.version = self.start;
    }

    fn forget(&mut self) {
        if !self.list.is_empty() {
            self.list.clear();
            self.first.fill(0);
            self.later.fill(0);
            self.first_count = 0;
        }
    }

    /// The position lost candidates.
    pub(super) const fn change(&mut self) {
        self.version += 1;
    }

    /// The result of assuming a candidate. If it is to be `exact`, the number of cells filled before a contradiction is
    /// that of this position.
    pub(super) fn of<P: AssumedBoard>(
        &mut self,
        position: &P,
        assume: Candidate,
        rules: &HypothesisRules<'_>,
        exact: bool,
    ) -> &Closed {
        let version = self.version;
        let Some(mut index) = self.index(assume) else {
            let index = self.add(assume, Closed::of(position, assume, rules), version);
            return &self.list[index].0;
        };
        let (closed, of) = &self.list[index];
        let holds = || if closed.failed() { !exact } else { closed.left.is_subset(position.reduced().candidates()) };
        if *of == version || (P::MONOTONE && holds()) {
            return &self.list[index].0;
        }
        if version != self.start && index < self.first_count {
            let (closed, of) = self.list[index];
            index = self.add(assume, closed, of);
        }
        let (closed, of) = &mut self.list[index];
        *of = version;
        // How far a contradiction is depends on where it was looked for.
        if !closed.resume(position, rules) || (exact && closed.failed()) {
            *closed = Closed::of(position, assume, rules);
        } else if closed.failed() {
            *of = NOT_EXACT;
        }
        closed
    }

    /// The place of a candidate's closure in the list.
    fn index(&self, assume: Candidate) -> Option<usize> {
        let number = self.later[assume.index()];
        let number = if number == 0 { self.first[assume.index()] } else { number };
        usize::from(number).checked_sub(1)
    }

    /// Adds a closure with the version of the position that it is of; returns its place in the list.
    fn add(&mut self, assume: Candidate, closed: Closed, version: usize) -> usize {
        let index = self.list.len();
        self.list.push((closed, version));
        if self.version == self.start {
            self.first_count = self.list.len();
            self.first[assume.index()] = self.list.len() as u16;
        } else {
            self.later[assume.index()] = self.list.len() as u16;
        }
        index
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Context;
    use qedoku_core::{Board, Grid, Layout, Puzzle};

    const HARD: &str = "1..4....9..6.8..3.......4....8.6..7.5..1......9...5....7.....6.....3.2....2..78.3";

    #[test]
    fn what_is_kept_is_what_would_be_worked_out() {
        let layout = Layout::classic();
        let board = Board::new(layout, &Puzzle::from_givens(Grid::parse_line(HARD).unwrap()));
        let cx = Context::new(&board, &[]);
        let rules = HypothesisRules::new(&cx);
        let mut closures = Closures::default();
        let mut kept = 0;
        let mut position = AssumptionBoard::new(&board);
        for lost in board.candidates().iter().step_by(11) {
            for candidate in position.candidates().iter().filter(|&candidate| position.is_open(candidate)) {
                let known = closures.list.len();
                let closed = *closures.of(&position, candidate, &rules, true);
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
