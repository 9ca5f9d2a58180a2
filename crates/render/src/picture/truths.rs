//! The members of the truths of a step.
use qedoku_core::{CandidateSet, CellSet, Slot, Step};

/// The members of all truths.
pub(super) fn members(step: &Step) -> CandidateSet {
    step.truths.iter().fold(CandidateSet::EMPTY, |all, truth| all | truth.members())
}

/// The members in these cells.
pub(super) fn members_in(step: &Step, cells: CellSet) -> CandidateSet {
    members(step).iter().filter(|candidate| cells.contains(candidate.cell)).collect()
}

/// The members of the truths of these slots.
pub(super) fn members_of(step: &Step, slots: impl IntoIterator<Item = Slot>) -> CandidateSet {
    let slots: Vec<Slot> = slots.into_iter().collect();
    let asked = step.truths.iter().filter(|truth| truth.slot().is_some_and(|slot| slots.contains(&slot)));
    asked.fold(CandidateSet::EMPTY, |all, truth| all | truth.members())
}
