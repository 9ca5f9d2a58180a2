//! Checks the pattern of a step against its truths and the board. No step is accepted because of its pattern:
//! the pattern is what explanations describe, so it must be right.
use crate::pattern_flaw::PatternFlaw;
mod chain;
mod colors;
mod cover;
mod deadly;
mod exclusion;
mod exocet;
mod links;
mod sets;

use crate::fault::StepFault;
use qedoku_core::argument::{Assumption, Case, Choice, Clash, Confined, Forcing, Single, Symmetry, Templates, Wing};
use qedoku_core::{
    Board, CandidateSet, Cell, CellSet, Conclusion, Digit, DigitSet, House, Layout, Pattern, Slot, Step, Truth,
};

/// Checks what the pattern of a step says.
pub(crate) fn check(board: &Board, step: &Step) -> Result<(), StepFault> {
    let layout = board.layout();
    let it = Stated { layout, board, step };
    match &step.pattern {
        Pattern::Single(single) => it.single(single),
        Pattern::Confined(confined) => it.confined(confined),
        Pattern::Clash(clash) => it.clash(clash),
        Pattern::Total(total) => it.total(total.digits),
        Pattern::Filled(filled) => it.total(filled.digits),
        Pattern::Subset(subset) => it.subset(subset),
        Pattern::Fish(fish) => it.fish(fish),
        Pattern::SetLogic(count) => it.set_logic(count),
        Pattern::Wing(wing) => it.wing(wing),
        Pattern::Sets(sets) => it.sets(sets),
        Pattern::Colors(colors) => it.colors(colors),
        Pattern::Chain(chain) => it.chain(chain),
        Pattern::Ring(ring) => it.ring(ring),
        Pattern::Kraken(kraken) => it.kraken(kraken),
        Pattern::Deadly(deadly) => it.deadly(deadly),
        Pattern::Exclusion(exclusion) => it.exclusion(exclusion),
        Pattern::Templates(templates) => it.templates(*templates),
        Pattern::Exocet(exocet) => it.exocet(exocet),
        Pattern::Symmetry(symmetry) => it.symmetry(*symmetry),
        Pattern::Hypothesis(_) | Pattern::Guess | Pattern::Truths => Ok(()),
        Pattern::Forcing(forcing) => it.forcing(forcing),
    }
}

/// Refuses a pattern that has what the text says.
fn agree(agrees: bool, otherwise: PatternFlaw) -> Result<(), StepFault> {
    if agrees { Ok(()) } else { Err(StepFault::PatternDisagrees(otherwise)) }
}

/// A step on the board before it.
struct Stated<'a> {
    layout: &'a Layout,
    board: &'a Board,
    step: &'a Step,
}

impl Stated<'_> {
    /// The members of the truth about a slot.
    fn known(&self, slot: Slot) -> Result<CandidateSet, StepFault> {
        match self.step.truths.iter().find(|truth| truth.slot() == Some(slot)) {
            Some(truth) => Ok(truth.members()),
            None => Err(StepFault::PatternWithoutTruth { slot, name: slot.name(self.layout) }),
        }
    }

    /// Some truth speaks of one of the cells.
    fn spoken_of(&self, cells: CellSet, otherwise: PatternFlaw) -> Result<(), StepFault> {
        agree(cells.iter().any(|cell| self.known(Slot::Cell(cell)).is_ok()), otherwise)
    }

    /// The cells are open, and there are some.
    fn open(&self, cells: CellSet) -> Result<(), StepFault> {
        agree(!cells.is_empty(), PatternFlaw::NoCells)?;
        agree(cells.is_subset(self.board.open()), PatternFlaw::FilledCell)
    }

    /// The digits that the cells may hold.
    fn digits(&self, cells: CellSet) -> DigitSet {
        cells.iter().fold(DigitSet::EMPTY, |all, cell| all | self.board.digits(cell))
    }

    /// Checks that every elimination is one of these candidates, and that nothing is placed.
    fn clears(&self, cleared: &CandidateSet) -> Result<(), StepFault> {
        let Conclusion { place, eliminate } = &self.step.conclusion;
        agree(place.is_empty(), PatternFlaw::FillsWithoutLast)?;
        agree(eliminate.is_subset(cleared), PatternFlaw::GoesWithoutIt)
    }

    /// The house has one place for the digit besides those that go first, of which there are some, and the step fills
    /// it.
    fn leaves(&self, house: House, digit: Digit, gone: CellSet) -> Result<(), StepFault> {
        let places = self.known(Slot::House(house, digit))?.plane(digit);
        let Conclusion { place, eliminate } = &self.step.conclusion;
        let left = CandidateSet::of_digit(digit, places - gone);
        agree(places.meets(gone), PatternFlaw::LastHouseLosesNothing)?;
        agree(eliminate.is_empty() && left.len() == 1 && left == *place, PatternFlaw::LastPlaceNotFilled)
    }

    fn single(&self, single: &Single) -> Result<(), StepFault> {
        let placed = Some(self.step.conclusion.place).filter(|place| place.single().is_some());
        agree(Some(self.known(single.slot)?) == placed, PatternFlaw::OtherPlacement)
    }

    fn confined(&self, it: &Confined) -> Result<(), StepFault> {
        let outside = self.known(Slot::House(it.from, it.digit))?.plane(it.digit) - self.layout.cells(it.to);
        agree(outside.is_empty(), PatternFlaw::PlaceOutsideConfines)?;
        let cleared = (self.board.plane(it.digit) & self.layout.cells(it.to)) - self.layout.cells(it.from);
        match it.last {
            None => self.clears(&CandidateSet::of_digit(it.digit, cleared)),
            Some(last) => self.leaves(last, it.digit, cleared),
        }
    }

    /// Each candidate that goes clashes with everything that is left of one of the slots.
    fn clash(&self, it: &Clash) -> Result<(), StepFault> {
        let mut gone = CandidateSet::EMPTY;
        for slot in it.slots() {
            let members = self.known(slot)?;
            gone |= members.iter().fold(CandidateSet::ALL, |all, member| all & self.layout.clashes(member));
        }
        self.clears(&gone)
    }

    /// The candidates that are filled or go are of the cells of a total or a rule, or the digits that are said to be
    /// needed go.
    fn total(&self, needed: DigitSet) -> Result<(), StepFault> {
        let joint = self.step.truths.iter().filter(|truth| truth.is_joint());
        let left = joint.fold(CandidateSet::EMPTY, |all, truth| all | truth.members());
        let Conclusion { place, eliminate: gone } = &self.step.conclusion;
        if needed.is_empty() {
            agree(place.is_subset(&left), PatternFlaw::OtherPlacement)?;
            return agree(gone.is_subset(&left), PatternFlaw::GoesWithoutIt);
        }
        agree(!left.is_empty() && gone.all_digits().is_subset(needed), PatternFlaw::GoesWithoutIt)?;
        self.clears(gone)
    }

    /// The cells that truths speak of.
    fn truth_cells(&self) -> CellSet {
        let of_cell = |truth: &Truth| if let Some(Slot::Cell(cell)) = truth.slot() { Some(cell) } else { None };
        self.step.truths.iter().filter_map(of_cell).collect()
    }

    /// All cells are in two houses, the cells of the pivot in both and each pincer in one; or, where cells see each other
    /// that share no house, each pincer sees the pivot, and none of them another.
    fn wing(&self, it: &Wing) -> Result<(), StepFault> {
        self.open(it.pivot)?;
        self.open(it.pincers)?;
        let cells = it.pivot | it.pincers;
        agree(cells == self.truth_cells(), PatternFlaw::CellsNotOfTruths)?;
        let houses = self.layout.houses_around(it.pivot);
        let bent = houses.iter().any(|one| {
            let [one, rest] = [self.layout.cells(one) & cells, cells - self.layout.cells(one)];
            let others = houses.iter().map(|other| self.layout.cells(other) & cells);
            others.into_iter().any(|other| rest.is_subset(other) && one & other == it.pivot)
        });
        let sees = |pincer: Cell| {
            let seen = self.layout.peers(pincer);
            it.pivot.is_subset(seen) && !it.pincers.meets(seen)
        };
        let seen = !self.layout.is_classic() && it.pincers.iter().all(sees);
        agree(bent || seen, PatternFlaw::PivotOffCrossing)?;
        agree(self.step.conclusion.eliminate.all_digits() == it.digits, PatternFlaw::OtherDigitsThanEliminated)
    }

    fn templates(&self, it: Templates) -> Result<(), StepFault> {
        let Conclusion { place, eliminate } = self.step.conclusion;
        let own = (place | eliminate).all_digits();
        let members = self.step.truths.iter().fold(place | eliminate, |all, truth| all | truth.members());
        let about = it.digits == own || it.digits == members.all_digits();
        agree(own.len() == 1 && about, PatternFlaw::TemplatesOfOtherDigits)
    }

    fn symmetry(&self, it: Symmetry) -> Result<(), StepFault> {
        let cell = |truth: &Truth| if let Truth::Symmetric(it) = truth { Some(it.cell) } else { None };
        let stated: CellSet = self.step.truths.iter().filter_map(cell).collect();
        agree(stated == it.cells, PatternFlaw::CellsNotOfTruths)?;
        self.open(it.cells)
    }

    /// Every candidate that is left of the slot has a case, or the candidate one in which it is true and one in which
    /// it is false, and nothing else has.
    fn forcing(&self, forcing: &Forcing) -> Result<(), StepFault> {
        let [mut chosen, mut barred] = match forcing.choice {
            Choice::Slot(slot) => [self.known(slot)?, CandidateSet::EMPTY],
            Choice::Candidate(candidate) => {
                agree(self.board.candidates().contains(candidate), PatternFlaw::ChoiceOffBoard)?;
                [CandidateSet::of(candidate); 2]
            }
        };
        for Case { assume, .. } in &forcing.cases {
            let left = if assume.holds { &mut chosen } else { &mut barred };
            if !left.contains(assume.candidate) {
                return Err(StepFault::CaseTooMany(*assume));
            }
            left.remove(assume.candidate);
        }
        let missing = chosen.first().map(Assumption::is_true).or(barred.first().map(Assumption::is_false));
        missing.map_or(Ok(()), |assume| Err(StepFault::CaseMissing(assume)))
    }
}
