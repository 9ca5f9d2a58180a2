//! A partial choice: which candidates are chosen, and which can still be.
use qedoku_core::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Layout, Truth};

/// The rest of a truth.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum TruthRest {
    /// No member can be chosen: this choice leads nowhere.
    Nothing,
    /// The truth is satisfied, or this member must be chosen.
    One(Candidate),
    /// Some members.
    Several(usize),
}

/// The candidates that clash with nothing chosen. What is chosen is among them, alone in its cell. No `Board`: the choice
/// of a member is no placement, and nothing follows from it here.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ChoiceState {
    free: CandidateSet,
    chosen: CellSet,
}

impl ChoiceState {
    /// Nothing is chosen on this board.
    pub(crate) const fn new(board: &Board) -> Self {
        Self { free: *board.candidates(), chosen: CellSet::EMPTY }
    }

    /// Chooses a candidate: everything that clashes with it can no longer be.
    #[inline]
    pub(crate) fn choose(&mut self, layout: &Layout, candidate: Candidate) {
        let Candidate { cell, digit } = candidate;
        let keep = CellSet::ALL.without(cell);
        for other in Digit::ALL {
            *self.free.plane_mut(other) &= keep;
        }
        let plane = self.free.plane(digit) - layout.peers(cell);
        *self.free.plane_mut(digit) = plane.with(cell);
        if layout.crosses() {
            self.free -= layout.clashes(candidate);
        }
        self.chosen.insert(cell);
    }

    /// Rules a candidate out.
    #[inline]
    pub(crate) const fn bar(&mut self, candidate: Candidate) {
        self.free.remove(candidate);
    }

    /// True if a candidate can still be chosen, or is.
    #[inline]
    pub(crate) const fn allows(&self, candidate: Candidate) -> bool {
        self.free.contains(candidate)
    }

    /// True if a candidate is chosen.
    #[inline]
    pub(crate) const fn has(&self, candidate: Candidate) -> bool {
        self.chosen.contains(candidate.cell) && self.free.contains(candidate)
    }

    /// True if a candidate of the cell is chosen.
    #[inline]
    pub(crate) const fn is_chosen(&self, cell: Cell) -> bool {
        self.chosen.contains(cell)
    }

    /// The candidates that can still be chosen, and those that are.
    #[inline]
    pub(crate) const fn free(&self) -> &CandidateSet {
        &self.free
    }

    /// The rest of a truth.
    #[inline]
    pub(crate) fn left(&self, truth: &Truth) -> TruthRest {
        match *truth {
            Truth::House { digit, cells, .. } => {
                let cells = self.free.plane(digit) & cells;
                match cells.single() {
                    Some(cell) => TruthRest::One(Candidate { cell, digit }),
                    None if cells.is_empty() => TruthRest::Nothing,
                    None => TruthRest::Several(cells.len()),
                }
            }
            Truth::Cell { cell, digits } => self.left_in(cell, digits),
            Truth::Symmetric(ref it) => self.left_in(it.cell, it.digits),
            Truth::Sum(_) | Truth::Filling(_) => TruthRest::Several(usize::MAX),
            Truth::Guard(ref guard) => {
                let free = guard.guards & self.free;
                match (free.single(), free.len()) {
                    (Some(member), _) => TruthRest::One(member),
                    (None, 0) => TruthRest::Nothing,
                    // One of the guards that is chosen is enough, however many others are free.
                    (None, several) => match free.iter().find(|&member| self.has(member)) {
                        Some(member) => TruthRest::One(member),
                        None => TruthRest::Several(several),
                    },
                }
            }
        }
    }

    /// The rest of some digits in a cell.
    #[inline]
    fn left_in(&self, cell: Cell, digits: DigitSet) -> TruthRest {
        let mut left = TruthRest::Nothing;
        for digit in digits {
            let candidate = Candidate { cell, digit };
            if self.allows(candidate) {
                left = match left {
                    TruthRest::Nothing => TruthRest::One(candidate),
                    TruthRest::One(_) => TruthRest::Several(2),
                    TruthRest::Several(count) => TruthRest::Several(count + 1),
                };
            }
        }
        left
    }

    /// The members of a truth that can still be chosen.
    pub(crate) fn members(&self, truth: &Truth) -> CandidateSet {
        truth.members() & self.free
    }

    /// Rules out what clashes with every member left of a truth; returns whether there was any.
    #[inline]
    pub(crate) fn confine(&mut self, layout: &Layout, truth: &Truth) -> bool {
        if layout.crosses() {
            return self.confine_crossing(layout, truth);
        }
        let Truth::House { digit, cells, .. } = *truth else { return false };
        let plane = self.free.plane(digit);
        let cells = plane & cells;
        if !cells.is_several() {
            return false;
        }
        let mut seen = plane;
        for cell in cells {
            seen &= layout.peers(cell);
            if seen.is_empty() {
                return false;
            }
        }
        *self.free.plane_mut(digit) = plane - seen;
        true
    }

    /// The same where candidates of different digits clash, whatever the truth is about.
    fn confine_crossing(&mut self, layout: &Layout, truth: &Truth) -> bool {
        if truth.is_joint() {
            return false;
        }
        let members = self.members(truth);
        if members.len() < 2 {
            return false;
        }
        let seen = members.iter().fold(self.free, |seen, member| seen & layout.clashes(member));
        self.free -= seen;
        !seen.is_empty()
    }
}
