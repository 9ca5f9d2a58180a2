//! Exclusions: the base cannot be filled with what goes.
use super::{Stated, agree};
use crate::fault::StepFault;
use crate::pattern_flaw::PatternFlaw;
use crate::search::{ChoiceSearch, Truths};
use crate::state::ChoiceState;
use qedoku_core::argument::Exclusion;
use qedoku_core::{Candidate, CellSet, Slot, Truth};

/// The limit of nodes for the excluders of one way to fill the base.
const NODES: u64 = 2_000;

impl Stated<'_> {
    /// The truths are those of the base and the excluders, but for cells of the base that lose a candidate; and every
    /// way to fill the base with what goes has a clash, or leaves the excluders no way to be filled.
    pub(super) fn exclusion(&self, it: &Exclusion) -> Result<(), StepFault> {
        it.excluders.iter().try_for_each(|&slot| self.known(slot).map(drop))?;
        self.open(it.base)?;
        let cell = |slot: &Slot| if let Slot::Cell(cell) = slot { Some(*cell) } else { None };
        let excluders: CellSet = it.excluders.iter().filter_map(cell).collect();
        let once = it.excluders.iter().enumerate().all(|(index, slot)| !it.excluders[..index].contains(slot));
        agree(once && !excluders.meets(it.base), PatternFlaw::ExcluderTwiceOrOfBase)?;
        let all = it.base | excluders;
        let known = self.truth_cells();
        let is_named = |slot: Slot| matches!(slot, Slot::Cell(_)) || it.excluders.contains(&slot);
        let all_named = self.step.truths.iter().filter_map(Truth::slot).all(is_named);
        agree(all_named, PatternFlaw::TruthOfHouseNoExcluder)?;
        let unsaid = all - known;
        let gone = self.step.conclusion.eliminate;
        agree(known.is_subset(all), PatternFlaw::TruthOfNeitherBaseNorExcluder)?;
        agree(unsaid.is_subset(it.base & gone.cells()), PatternFlaw::BaseWithoutTruth)?;
        agree(gone.cells().is_subset(it.base) && self.step.conclusion.place.is_empty(), PatternFlaw::GoesBesideBase)?;
        let fits = |lost: Candidate| {
            let mut state = ChoiceState::new(self.board);
            state.choose(self.layout, lost);
            self.fills(it, it.base.without(lost.cell), state)
        };
        agree(!gone.iter().any(fits), PatternFlaw::BaseFilledByWhatGoes)
    }

    /// True if the truths cannot all be satisfied.
    fn are_refuted(&self, state: ChoiceState) -> bool {
        let mut truths = Truths::default();
        truths.take_up(self.step.truths.iter().cloned());
        let mut search = ChoiceSearch { layout: self.layout, truths: &mut truths, nodes: &mut 0, limit: NODES };
        search.run(state).is_refuted()
    }

    /// True if cells can be filled, with something left for all excluders together.
    fn fills(&self, it: &Exclusion, cells: CellSet, state: ChoiceState) -> bool {
        let Some(cell) = cells.first() else {
            let left = |slot: &Slot| slot.candidates(self.layout).meets(state.free());
            return it.excluders.iter().all(left) && !self.are_refuted(state);
        };
        state.free().digits(cell).iter().any(|digit| {
            let mut next = state;
            next.choose(self.layout, Candidate { cell, digit });
            self.fills(it, cells.without(cell), next)
        })
    }
}
