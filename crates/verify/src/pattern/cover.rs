//! Subsets, fish and counts: what the base has lies in the cover.
use super::{Stated, agree};
use crate::fault::StepFault;
use crate::pattern_flaw::PatternFlaw;
use qedoku_core::argument::{Fish, FishBody, FishForm, SetLogic, SetLogicKind, Subset};
use qedoku_core::{Candidate, CandidateSet, CellSet, Digit, DigitSet, HouseSet, Layout, Slot};

impl Stated<'_> {
    pub(super) fn subset(&self, subset: &Subset) -> Result<(), StepFault> {
        self.covered(&subset.base(), &subset.cover())?;
        let fits = match subset {
            Subset::Naked(it) => it.cells.len() == it.digits.len() && !it.houses.is_empty(),
            Subset::Hidden(it) => {
                it.cells.len() == it.digits.len() && it.last.is_none_or(|last| !it.digits.contains(last))
            }
            Subset::AlmostLocked(it) => it.cells.len() + 1 == it.digits.len() && it.places.len() + 1 == it.digits.len(),
        };
        agree(fits, PatternFlaw::NumbersOfNoSubset)?;
        match subset {
            Subset::Hidden(it) => match it.last {
                None => self.clears(&by_cell(it.cells, DigitSet::ALL - it.digits)),
                Some(last) => self.leaves(it.house, last, it.cells),
            },
            Subset::Naked(it) => {
                let around = it.houses.is_subset(self.layout.houses_around(it.cells));
                agree(around, PatternFlaw::HouseWithoutAllCells)?;
                let cells = together(self.layout, it.houses).0 - it.cells;
                self.clears(&by_cell(cells, it.digits))
            }
            Subset::AlmostLocked(it) => {
                let [naked, hidden] = [it.naked, it.hidden].map(|house| self.layout.cells(house));
                let inside = it.cells.is_subset(naked - hidden) && it.places.is_subset(hidden - naked);
                agree(inside, PatternFlaw::CellsOutsideHouseOrInCrossing)?;
                let rest = (naked - hidden) - it.cells;
                self.clears(&(by_cell(rest, it.digits) | by_cell(it.places, DigitSet::ALL - it.digits)))
            }
        }
    }

    /// The slots of the base are known, and the cover has all that is left of them.
    pub(super) fn covered(&self, base: &[Slot], cover: &[Slot]) -> Result<(), StepFault> {
        let mut members = CandidateSet::EMPTY;
        for &slot in base {
            members |= self.known(slot)?;
        }
        let candidates = |slot: &Slot| slot.candidates(self.layout);
        let covered = cover.iter().fold(CandidateSet::EMPTY, |all, slot| all | candidates(slot));
        agree(members.is_subset(&covered), PatternFlaw::UncoveredBase)?;
        let idle = cover.iter().find(|slot| !candidates(slot).meets(&members));
        agree(idle.is_none(), PatternFlaw::CoverOfNothing)
    }

    pub(super) fn fish(&self, fish: &Fish) -> Result<(), StepFault> {
        for slot in fish.slots(fish.base) {
            self.known(slot)?;
        }
        self.bodies(fish)?;
        let gone = self.step.conclusion.eliminate.plane(fish.digit);
        self.clears(&CandidateSet::of_digit(fish.digit, gone))?;
        let mut left = gone;
        for body in fish.bodies() {
            let clears = self.cleared(fish.base, body) & gone;
            agree(fish.twin.is_none() || !clears.is_empty(), PatternFlaw::FishClearsNothing)?;
            left -= clears;
        }
        agree(left.is_empty(), PatternFlaw::GoesWithoutFish)
    }

    /// The cells that a fish clears: those of the cover outside the base, and those in two cover houses, if they see
    /// all fins.
    fn cleared(&self, base: HouseSet, body: FishBody) -> CellSet {
        let (places, _) = together(self.layout, base);
        let (covered, twice) = together(self.layout, body.cover);
        ((covered - places) | twice) & self.layout.common_peers(body.fins)
    }

    /// Counts have the slots of their kind.
    pub(super) fn set_logic(&self, count: &SetLogic) -> Result<(), StepFault> {
        self.covered(&count.base, &count.cover)?;
        let cell = |slot: &Slot| if let Slot::Cell(cell) = slot { Some(*cell) } else { None };
        let cells: Option<CellSet> = count.base.iter().map(cell).collect();
        let by_lines = |cells: CellSet| {
            let [rows, columns] = self.layout.rows_and_columns().map(|lines| {
                let met = lines.filter(|line| self.layout.cells(line).meets(cells));
                met.iter().fold(CellSet::EMPTY, |all, line| all | self.layout.cells(line))
            });
            rows & columns & self.board.open()
        };
        let fits = match (count.kind, cells) {
            (SetLogicKind::Sectors, Some(cells)) => cells == by_lines(cells),
            (SetLogicKind::SkLoop, Some(cells)) => cells.len() == 16 && cells != by_lines(cells),
            (SetLogicKind::Fireworks, None) => count.cover.iter().any(|slot| cell(slot).is_some()),
            _ => false,
        };
        agree(fits, PatternFlaw::SlotsOfOtherKind)?;
        let cleared = |lost: Candidate| {
            let times =
                |slots: &[Slot]| slots.iter().filter(|slot| slot.candidates(self.layout).contains(lost)).count();
            times(&count.cover) > times(&count.base)
        };
        agree(self.step.conclusion.eliminate.iter().all(cleared), PatternFlaw::GoesWithoutIt)?;
        let once = |slots: &[Slot]| slots.windows(2).all(|pair| pair[0] < pair[1]);
        let fits = count.base.len() == count.cover.len() && once(&count.base) && once(&count.cover);
        agree(fits, PatternFlaw::CoverSlotsNotAsMany)?;
        agree(!count.cover.iter().any(|slot| count.base.contains(slot)), PatternFlaw::SlotOnBothSides)
    }

    /// The fins are the places of the base that the cover lacks, and those in two base houses.
    pub(super) fn bodies(&self, fish: &Fish) -> Result<(), StepFault> {
        let settled = |houses| fish.slots(houses).any(|slot| self.board.is_settled(slot));
        agree(!settled(fish.base) && !settled(fish.cover()), PatternFlaw::HouseHasDigit)?;
        let form = FishForm::of(self.layout, fish.base, fish.cover());
        agree(form == fish.form && fish.twin != Some(fish.body), PatternFlaw::HousesOfOtherFormOrFishTwice)?;
        fish.bodies().try_for_each(|body| self.body(fish.digit, fish.base, body))
    }

    fn body(&self, digit: Digit, base: HouseSet, body: FishBody) -> Result<(), StepFault> {
        let fits = body.cover.len() == base.len() && !body.cover.meets(base);
        agree(fits, PatternFlaw::CoverHousesNotAsMany)?;
        let plane = self.board.plane(digit);
        let (places, shared) = together(self.layout, base);
        let (covered, _) = together(self.layout, body.cover);
        let fins = ((places - covered) | shared) & plane;
        if let Some(cell) = (body.fins - fins).first() {
            return Err(StepFault::StrayFin(qedoku_core::Candidate { cell, digit }));
        }
        agree(fins.is_subset(body.fins), PatternFlaw::UncoveredBase)?;
        let idle = body.cover.iter().find(|&house| !(self.layout.cells(house) & places).meets(plane));
        agree(idle.is_none(), PatternFlaw::CoverOfNothing)
    }
}

/// A set of digits in a set of cells.
fn by_cell(cells: CellSet, digits: DigitSet) -> CandidateSet {
    digits.iter().fold(CandidateSet::EMPTY, |all, digit| all | CandidateSet::of_digit(digit, cells))
}

/// The cells of some houses, and those of them that lie in two.
fn together(layout: &Layout, houses: HouseSet) -> (CellSet, CellSet) {
    houses.iter().fold((CellSet::EMPTY, CellSet::EMPTY), |(once, twice), house| {
        let cells = layout.cells(house);
        (once | cells, twice | (once & cells))
    })
}
