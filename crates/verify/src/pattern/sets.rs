//! Almost locked sets: each has the digits that are said, and the links hold.
use super::{Stated, agree};
use crate::fault::StepFault;
use crate::pattern_flaw::PatternFlaw;
use qedoku_core::argument::{AlmostLocked, Blossom, LinkedSet, SetChain, Sets, SueDeCoq};
use qedoku_core::{Candidate, CellSet, Digit, DigitSet};

impl Stated<'_> {
    pub(super) fn sets(&self, sets: &Sets) -> Result<(), StepFault> {
        let cells = sets.all().iter().fold(CellSet::EMPTY, |all, set| all | set.cells);
        self.spoken_of(cells, PatternFlaw::SetsWithoutTruth)?;
        agree(self.truth_cells().is_subset(cells), PatternFlaw::TruthOutsideSets)?;
        // What a cell is left with is another step.
        agree(self.step.conclusion.place.is_empty(), PatternFlaw::FillsWithoutLast)?;
        match sets {
            Sets::Chain(it) => self.set_chain(it),
            Sets::Blossom(it) => self.blossom(it),
            Sets::SueDeCoq(it) => self.sue_de_coq(it),
        }
    }

    /// The cells are open and have the digits.
    fn set(&self, set: &AlmostLocked) -> Result<(), StepFault> {
        self.open(set.cells)?;
        agree(self.digits(set.cells) == set.digits, PatternFlaw::SetOfOtherDigits)
    }

    /// The same, and the cells lie in one house.
    pub(super) fn almost_locked(&self, set: &AlmostLocked) -> Result<(), StepFault> {
        self.set(set)?;
        agree(!self.layout.houses_around(set.cells).is_empty(), PatternFlaw::SetOutsideHouse)
    }

    fn set_chain(&self, chain: &SetChain) -> Result<(), StepFault> {
        self.almost_locked(&chain.first)?;
        let mut before = chain.first.cells;
        for it in &chain.rest {
            self.almost_locked(&it.set)?;
            self.linked(before, it.set.cells, it.common)?;
            before = it.set.cells;
        }
        match chain.rest.as_slice() {
            [only] if only.common.is_several() => self.goes_by_two([chain.first, only.set], only.common),
            rest => rest.last().map_or(Ok(()), |last| {
                self.alternates(rest)?;
                self.goes_by_ends([chain.first, last.set])
            }),
        }
    }

    /// A set that lacks one digit holds the next: of each link there is a digit, another than that of the link before,
    /// so that what goes is neither that of the first link nor that of the last.
    fn alternates(&self, rest: &[LinkedSet]) -> Result<(), StepFault> {
        let turns = |gone: Digit| {
            let mut lacked = DigitSet::of(gone);
            for common in rest.iter().map(|it| it.common) {
                lacked = match lacked.single() {
                    Some(only) => common.without(only),
                    None if lacked.is_empty() => DigitSet::EMPTY,
                    None => common,
                };
            }
            !lacked.without(gone).is_empty()
        };
        let gone = self.step.conclusion.eliminate.all_digits();
        agree(gone.iter().all(turns), PatternFlaw::SetHoldsLackedDigit)
    }

    /// Each of two sets lacks one of two digits and holds all its others: what goes sees one of these in both sets, or
    /// any other digit in one of them.
    fn goes_by_two(&self, sets: [AlmostLocked; 2], common: DigitSet) -> Result<(), StepFault> {
        let seen = |candidate: Candidate| {
            let sees = |set: &AlmostLocked| {
                let places = set.cells & self.board.plane(candidate.digit);
                !places.is_empty() && places.is_subset(self.layout.peers(candidate.cell))
            };
            if common.contains(candidate.digit) { sets.iter().all(sees) } else { sets.iter().any(sees) }
        };
        agree(common.len() == 2, PatternFlaw::TwoSetsLackTooMany)?;
        agree(self.step.conclusion.eliminate.iter().all(seen), PatternFlaw::SetsLeaveWhatGoes)
    }

    /// Checks that each elimination sees all its places in both sets, one of which has it.
    fn goes_by_ends(&self, ends: [AlmostLocked; 2]) -> Result<(), StepFault> {
        let seen = |candidate: Candidate| {
            let places = ends.map(|set| set.cells & self.board.plane(candidate.digit));
            let all = places[0] | places[1];
            places.iter().all(|cells| !cells.is_empty()) && all.is_subset(self.layout.peers(candidate.cell))
        };
        agree(self.step.conclusion.eliminate.iter().all(seen), PatternFlaw::EndsLeaveWhatGoes)
    }

    fn blossom(&self, blossom: &Blossom) -> Result<(), StepFault> {
        let stem = CellSet::of(blossom.stem);
        self.open(stem)?;
        let linked = blossom.petals.iter().fold(DigitSet::EMPTY, |all, petal| all | petal.common);
        agree(linked == self.board.digits(blossom.stem), PatternFlaw::StemOfOtherDigits)?;
        for petal in &blossom.petals {
            self.almost_locked(&petal.set)?;
            self.linked(stem, petal.set.cells, petal.common)?;
        }
        let seen = |candidate: Candidate| {
            blossom.petals.iter().all(|petal| {
                let places = petal.set.cells & self.board.plane(candidate.digit);
                petal.common.without(candidate.digit) == petal.common
                    && !places.is_empty()
                    && places.is_subset(self.layout.peers(candidate.cell))
            })
        };
        agree(self.step.conclusion.eliminate.iter().all(seen), PatternFlaw::PetalsLeaveWhatGoes)
    }

    fn sue_de_coq(&self, it: &SueDeCoq) -> Result<(), StepFault> {
        self.set(&it.crossing)?;
        let mut crossing = CellSet::ALL;
        for group in &it.groups {
            self.set(&group.set)?;
            let cells = self.layout.cells(group.house);
            agree(group.set.cells.is_subset(cells), PatternFlaw::GroupOutsideHouse)?;
            crossing &= cells;
        }
        // A group may hold what is left of the crossing.
        agree(it.crossing.cells.is_subset(crossing), PatternFlaw::CrossingOutsideHouses)?;
        // A digit goes where all its places are seen: those of all cells, or those of a group if the crossing lacks it.
        let groups = it.groups.map(|group| group.set.cells);
        let whole = groups.iter().fold(it.crossing.cells, |all, cells| all | *cells);
        let cleared = |gone: Candidate| {
            let seen = |part: &CellSet| {
                let places = *part & self.board.plane(gone.digit);
                !places.is_empty() && places.is_subset(self.layout.peers(gone.cell))
            };
            if it.crossing.digits.contains(gone.digit) { seen(&whole) } else { groups.iter().any(seen) }
        };
        agree(self.step.conclusion.eliminate.iter().all(cleared), PatternFlaw::GoesWithoutIt)
    }

    /// No two places of a digit, one in each of the sets, can both be true.
    fn linked(&self, one: CellSet, other: CellSet, digits: DigitSet) -> Result<(), StepFault> {
        let apart = |digit: Digit| {
            let [one, other] = [one, other].map(|cells| cells & self.board.plane(digit));
            one.iter().all(|cell| other.is_subset(self.layout.peers(cell)))
        };
        agree(digits.iter().all(apart), PatternFlaw::LinkOfUnseenPlaces)
    }
}
