//! The conclusions that premises of HoDoKu's show together or each alone, and the choice of one.
use super::facts::{ForcingPremises, PremiseFacts};
use qedoku_core::{Assumption, Candidate, CandidateSet, Cell, CellSet, Digit, House};
use qedoku_techniques::Context;

/// Why something holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ForcingReason {
    /// A premise leads to a contradiction.
    Refuted(Assumption, ForcingContradiction),
    /// It follows if a candidate is true, and if it is false.
    Candidate(Candidate),
    /// It follows from each candidate of the cell.
    Cell(Cell),
    /// It follows from each place of a digit in the house.
    House(House, Digit),
}

/// A contradiction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ForcingContradiction {
    /// A candidate is true and false.
    Candidate(Candidate),
    /// A cell has no candidate.
    Cell(Cell),
    /// A digit has no place in the house.
    House(House, Digit),
}

/// A digit that is placed or a candidate that is eliminated, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ForcedConclusion {
    pub(super) what: Assumption,
    pub(super) why: ForcingReason,
}

impl ForcedConclusion {
    /// Placements come first, then the lowest cell, then the lowest digit.
    const fn key(&self) -> (bool, usize, usize) {
        let Assumption { candidate: Candidate { cell, digit }, holds } = self.what;
        (!holds, cell.index(), digit.index())
    }
}

/// The conclusion that is taken, of those that count.
pub(super) fn best(
    cx: &Context<'_>,
    premises: &ForcingPremises,
    all: &mut Vec<ForcedConclusion>,
    counts: Option<&mut dyn FnMut(&ForcedConclusion) -> bool>,
) -> Option<ForcedConclusion> {
    all.clear();
    let mut choice = ConclusionChoice { cx, premises, best: None, all: counts.is_some().then_some(all) };
    choice.refuted();
    choice.candidates();
    choice.cells();
    choice.houses();
    let ConclusionChoice { best, all, .. } = choice;
    match (counts, all) {
        (Some(counts), Some(all)) => {
            all.sort_by_key(ForcedConclusion::key);
            all.iter().find(|conclusion| counts(conclusion)).copied()
        }
        _ => best,
    }
}

struct ConclusionChoice<'a> {
    cx: &'a Context<'a>,
    premises: &'a ForcingPremises,
    best: Option<ForcedConclusion>,
    /// All of them, if not each counts.
    all: Option<&'a mut Vec<ForcedConclusion>>,
}

impl ConclusionChoice<'_> {
    fn offer(&mut self, what: Assumption, why: ForcingReason) {
        let conclusion = ForcedConclusion { what, why };
        if let Some(all) = &mut self.all {
            all.push(conclusion);
        }
        if self.best.is_none_or(|best| conclusion.key() < best.key()) {
            self.best = Some(conclusion);
        }
    }

    /// Premises that lead to a contradiction.
    fn refuted(&mut self) {
        let places = Digit::ALL.map(|digit| self.allowed(digit));
        for candidate in self.cx.board.candidates().iter_by_cell() {
            for holds in [true, false] {
                let premise = Assumption { candidate, holds };
                if let Some(clash) = self.clash(&places, self.premises.of(candidate, holds)) {
                    self.offer(premise.opposite(), ForcingReason::Refuted(premise, clash));
                }
            }
        }
    }

    /// The open cells that see no such digit. Candidates that went before do not count.
    fn allowed(&self, digit: Digit) -> CellSet {
        let taken = self.cx.board.placed_houses(digit);
        taken.iter().fold(self.cx.board.open(), |left, house| left - self.cx.layout.cells(house))
    }

    fn clash(&self, places: &[CellSet; Digit::COUNT], facts: &PremiseFacts) -> Option<ForcingContradiction> {
        if facts.truths.meets(&facts.falses) {
            return (facts.truths & facts.falses).first().map(ForcingContradiction::Candidate);
        }
        let left = *self.cx.board.candidates() - facts.falses;
        if let Some(cell) = (self.cx.board.open() - left.cells()).first() {
            return Some(ForcingContradiction::Cell(cell));
        }
        for digit in Digit::ALL {
            let left = places[digit.index()] - facts.falses.plane(digit);
            let open = self.cx.layout.houses() - self.cx.board.placed_houses(digit);
            let empty = |house: &House| !self.cx.layout.cells(*house).meets(left);
            if let Some(house) = open.iter().find(empty) {
                return Some(ForcingContradiction::House(house, digit));
            }
        }
        None
    }

    /// Offers the conclusions that follow whether a candidate is true or false.
    fn candidates(&mut self) {
        for candidate in self.cx.board.candidates().iter_by_cell() {
            let [on, off] = [true, false].map(|holds| self.premises.of(candidate, holds));
            let mut both = on.and(off);
            for set in [&mut both.truths, &mut both.falses] {
                *set -= CandidateSet::of_cell(candidate.cell, qedoku_core::DigitSet::ALL);
            }
            self.offer_all(&both, ForcingReason::Candidate(candidate));
        }
    }

    fn cells(&mut self) {
        for cell in self.cx.board.open() {
            let candidates = CandidateSet::of_cell(cell, self.cx.board.digits(cell));
            self.offer_all(&self.common(&candidates), ForcingReason::Cell(cell));
        }
    }

    fn houses(&mut self) {
        for house in self.cx.layout.houses() {
            for digit in Digit::ALL {
                let places = self.cx.board.plane(digit) & self.cx.layout.cells(house);
                let common = self.common(&CandidateSet::of_digit(digit, places));
                self.offer_all(&common, ForcingReason::House(house, digit));
            }
        }
    }

    /// The conclusions that follow from each of some candidates.
    fn common(&self, candidates: &CandidateSet) -> PremiseFacts {
        let facts = candidates.iter().map(|candidate| *self.premises.of(candidate, true));
        facts.reduce(|all, facts| all.and(&facts)).unwrap_or_default()
    }

    fn offer_all(&mut self, facts: &PremiseFacts, why: ForcingReason) {
        for (set, holds) in [(&facts.truths, true), (&facts.falses, false)] {
            for candidate in set.iter() {
                self.offer(Assumption { candidate, holds }, why);
            }
        }
    }
}
