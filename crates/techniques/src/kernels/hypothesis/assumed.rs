//! Boards inside an assumption, with singles alone or all the lower methods to deduce from them.
use super::plan::PlannedInference;
use super::reduced::AssumptionBoard;
use super::ruled::RuledBoard;
use super::rules::{Conclusions, HypothesisRules};
use qedoku_core::{Board, Candidate, CandidateSet, CellSet, Digit, House, Layout, Slot};

/// A position inside an assumption, and how far it is worked out.
pub(super) trait AssumedBoard: Clone {
    /// True if cases of a slot are worth working out.
    const CASES: bool = true;

    /// True if cases inside assumptions are.
    const NESTED: bool = true;

    /// True if no more stands where there are fewer candidates to begin with, in whatever order it is deduced.
    const MONOTONE: bool = false;

    /// True if singles are placed first, and all that follows depends on what they leave alone.
    const AFTER_SINGLES: bool = false;

    /// True if nothing follows but what follows by singles as well.
    const PART_OF_SINGLES: bool = false;

    /// The position as it stands on a board.
    fn new(board: &Board) -> Self;

    /// Looks whether anything follows on the board that the position was made of: if not, only what changes since is worth
    /// a look.
    fn settle(&mut self, _rules: &HypothesisRules<'_>) {}

    /// The candidates.
    fn reduced(&self) -> &AssumptionBoard;

    /// Fills a cell.
    fn place(&mut self, layout: &Layout, candidate: Candidate);

    /// Takes a candidate away.
    fn eliminate(&mut self, layout: &Layout, candidate: Candidate);

    /// Deduces until nothing follows; whether a slot is left without a candidate.
    fn close(&mut self, rules: &HypothesisRules<'_>) -> bool;

    /// Deduces until nothing follows. It may end before, where more cells than `most` are filled.
    fn close_up_to(&mut self, rules: &HypothesisRules<'_>, _most: usize) {
        self.close(rules);
    }

    /// The slots without a candidate.
    fn empty_slots(&self, layout: &Layout) -> Vec<Slot> {
        self.reduced().empty_slots(layout)
    }

    /// True if there is one.
    fn has_empty_slot(&self, layout: &Layout) -> bool {
        !self.empty_slots(layout).is_empty()
    }

    /// True if a cell may be filled, as far as rules say whose other cells are all filled: where it may not, the candidate goes
    /// first.
    fn may_place(&self, _rules: &HypothesisRules<'_>, _candidate: Candidate) -> bool {
        true
    }

    /// Calls `with` for everything that follows in one step.
    fn inferences(&mut self, rules: &HypothesisRules<'_>, with: impl FnMut(PlannedInference));

    /// Goes on deducing from these candidates and filled cells, where nothing more followed, without the candidates that are
    /// not in a position; whether a slot is left without a candidate. None if it takes more than these to deduce.
    fn close_within(
        _rules: &HypothesisRules<'_>,
        _left: &mut CandidateSet,
        _filled: &mut CellSet,
        _position: &AssumptionBoard,
    ) -> Option<bool> {
        None
    }

    /// The same for an assumption in this position, without the candidates that are not among `stand`, where what stands does
    /// not depend on the order in which it is deduced.
    fn go_on(
        &self,
        _rules: &HypothesisRules<'_>,
        _left: &mut CandidateSet,
        _filled: &mut CellSet,
        _stand: &CandidateSet,
    ) -> Option<bool> {
        None
    }
}

impl AssumedBoard for AssumptionBoard {
    const MONOTONE: bool = true;

    fn new(board: &Board) -> Self {
        Self::new(board)
    }

    fn reduced(&self) -> &AssumptionBoard {
        self
    }

    fn place(&mut self, layout: &Layout, candidate: Candidate) {
        self.place(layout, candidate);
    }

    fn eliminate(&mut self, layout: &Layout, candidate: Candidate) {
        self.eliminate(layout, candidate);
    }

    fn close(&mut self, rules: &HypothesisRules<'_>) -> bool {
        self.close(rules.layout)
    }

    fn close_up_to(&mut self, rules: &HypothesisRules<'_>, most: usize) {
        self.close_up_to(rules.layout, most);
    }

    fn has_empty_slot(&self, layout: &Layout) -> bool {
        self.has_empty_slot(layout)
    }

    fn inferences(&mut self, rules: &HypothesisRules<'_>, mut with: impl FnMut(PlannedInference)) {
        self.singles(rules.layout, |candidate, slot| with(PlannedInference::Place(candidate, slot)));
    }

    fn close_within(
        rules: &HypothesisRules<'_>,
        left: &mut CandidateSet,
        filled: &mut CellSet,
        position: &AssumptionBoard,
    ) -> Option<bool> {
        Some(Self::close_within(rules.layout, left, filled, position))
    }
}

/// A position in which every technique of the lower methods is used.
///
/// It keeps a `Board` beside the smaller one, for the techniques search a `Board`; the singles, which come first at every
/// assumption, need only the smaller one.
#[derive(Clone)]
pub(super) struct PatternsBoard {
    ruled: RuledBoard,
    board: Board,
}

impl PatternsBoard {
    /// Carries out on the board what was placed since and what goes.
    fn catch_up(&mut self, before: &AssumptionBoard) {
        for candidate in self.ruled.reduced().filled_since(before).iter() {
            self.board.place(candidate);
        }
        let gone = *self.board.candidates() - *self.ruled.reduced().candidates();
        gone.iter().for_each(|candidate| self.board.eliminate(candidate));
    }
}

impl AssumedBoard for PatternsBoard {
    const AFTER_SINGLES: bool = true;

    fn new(board: &Board) -> Self {
        let ruled = RuledBoard::new(board);
        let mut board = board.clone();
        board.touch_all();
        Self { ruled, board }
    }

    fn settle(&mut self, rules: &HypothesisRules<'_>) {
        if rules.is_calm(&self.board) {
            self.board.settle();
        }
    }

    fn reduced(&self) -> &AssumptionBoard {
        self.ruled.reduced()
    }

    fn place(&mut self, layout: &Layout, candidate: Candidate) {
        self.ruled.place(layout, candidate);
        if self.board.candidates().contains(candidate) {
            self.board.place(candidate);
        }
    }

    fn eliminate(&mut self, layout: &Layout, candidate: Candidate) {
        self.ruled.eliminate(layout, candidate);
        self.board.eliminate(candidate);
    }

    fn close(&mut self, rules: &HypothesisRules<'_>) -> bool {
        let mut found: Option<Conclusions> = None;
        loop {
            let before = self.ruled.reduced().clone();
            if self.ruled.close(rules) {
                return true;
            }
            self.catch_up(&before);
            let found = found.get_or_insert_with(|| rules.conclusions());
            rules.conclude(&mut self.board, found);
            let log = &found.log;
            if log.moves().is_empty() {
                return false;
            }
            for step in log.moves() {
                log.eliminated(step).iter().for_each(|&candidate| self.eliminate(rules.layout, candidate));
                step.place().into_iter().for_each(|candidate| self.place(rules.layout, candidate));
            }
        }
    }

    fn may_place(&self, rules: &HypothesisRules<'_>, candidate: Candidate) -> bool {
        self.ruled.may_place(rules, candidate)
    }

    fn go_on(
        &self,
        rules: &HypothesisRules<'_>,
        left: &mut CandidateSet,
        filled: &mut CellSet,
        stand: &CandidateSet,
    ) -> Option<bool> {
        if !rules.in_any_order {
            return None;
        }
        let lost = *left - *stand;
        if lost.is_empty() {
            return Some(false);
        }
        if lost.cells().meets(*filled) {
            return Some(true);
        }
        let mut with = self.clone();
        with.ruled = RuledBoard::calm(left, *filled);
        with.catch_up(self.reduced());
        with.board.settle();
        for candidate in lost.iter() {
            with.eliminate(rules.layout, candidate);
            // The board of this position may have lost it already.
            with.board.touch(candidate);
        }
        let failed = with.close(rules);
        (*left, *filled) = (*with.reduced().candidates(), with.reduced().filled());
        Some(failed)
    }

    fn inferences(&mut self, rules: &HypothesisRules<'_>, mut with: impl FnMut(PlannedInference)) {
        rules.steps(&mut self.board).into_iter().for_each(|step| with(PlannedInference::Step(Box::new(step))));
    }
}

/// A position in which one digit alone is followed: the one that is placed first.
///
/// A type of its own, so that the search is compiled for one digit and looks at no other plane.
#[derive(Clone)]
pub(super) struct DigitBoard {
    reduced: AssumptionBoard,
    digit: Option<Digit>,
    placed: CellSet,
}

impl DigitBoard {
    /// The houses with the places that the digit has left in them.
    fn houses(&self, layout: &Layout) -> impl Iterator<Item = (House, Digit, CellSet)> {
        let of_digit = |digit: Digit| layout.houses().iter().map(move |house| (house, digit));
        let plane = |digit| self.reduced.candidates().plane(digit);
        self.digit
            .into_iter()
            .flat_map(of_digit)
            .map(move |(house, digit)| (house, digit, plane(digit) & layout.cells(house)))
    }

    /// The candidates that houses have left alone, with these.
    fn singles(&self, layout: &Layout) -> impl Iterator<Item = (Candidate, Slot)> {
        self.houses(layout).filter_map(|(house, digit, places)| {
            let cell = places.single().filter(|&cell| !self.placed.contains(cell))?;
            Some((Candidate { cell, digit }, Slot::House(house, digit)))
        })
    }
}

impl AssumedBoard for DigitBoard {
    const CASES: bool = false;

    const PART_OF_SINGLES: bool = true;

    fn new(board: &Board) -> Self {
        Self { reduced: AssumptionBoard::new(board), digit: None, placed: CellSet::ALL - board.open() }
    }

    fn reduced(&self) -> &AssumptionBoard {
        &self.reduced
    }

    fn place(&mut self, layout: &Layout, candidate: Candidate) {
        let digit = *self.digit.get_or_insert(candidate.digit);
        for cell in self.reduced.candidates().plane(digit) & layout.peers(candidate.cell) {
            self.reduced.eliminate(layout, Candidate { cell, digit });
        }
        self.placed.insert(candidate.cell);
    }

    fn eliminate(&mut self, layout: &Layout, candidate: Candidate) {
        self.reduced.eliminate(layout, candidate);
    }

    fn close(&mut self, rules: &HypothesisRules<'_>) -> bool {
        loop {
            if self.has_empty_slot(rules.layout) {
                return true;
            }
            let next = self.singles(rules.layout).next();
            let Some((candidate, _)) = next else { return false };
            self.place(rules.layout, candidate);
        }
    }

    fn empty_slots(&self, layout: &Layout) -> Vec<Slot> {
        let empty = self.houses(layout).filter(|(.., places)| places.is_empty());
        empty.map(|(house, digit, _)| Slot::House(house, digit)).collect()
    }

    fn inferences(&mut self, rules: &HypothesisRules<'_>, mut with: impl FnMut(PlannedInference)) {
        self.singles(rules.layout).for_each(|(candidate, slot)| with(PlannedInference::Place(candidate, slot)));
    }
}
