//! Checks the truths of a step against the board.
use crate::fault::{StepFault, found};
use crate::{deadly, fillings, sums, symmetry};
use qedoku_core::{Board, CellSet, Digit, HouseSet, Slot, Truth};

/// Every truth is exactly what the board says, has a member, and stands once. `left` counts down the nodes for those
/// that rest on the puzzle having one solution.
pub(crate) fn check_all(board: &Board, truths: &[Truth], left: &mut u64) -> Result<(), StepFault> {
    let layout = board.layout();
    let mut seen = SeenSlots::default();
    for (truth, index) in truths.iter().zip(0..) {
        match truth.slot() {
            Some(slot) => {
                check_slot(board, truth, slot)?;
                if !seen.add(slot) {
                    return Err(StepFault::TruthTwice { slot: Some(slot.name(layout)) });
                }
            }
            None => check_unique(board, truths, index, left)?,
        }
    }
    Ok(())
}

/// The slots that truths have been about.
#[derive(Default)]
struct SeenSlots {
    cells: CellSet,
    houses: [HouseSet; Digit::COUNT],
}

impl SeenSlots {
    /// True if the slot is seen for the first time.
    fn add(&mut self, slot: Slot) -> bool {
        match slot {
            Slot::Cell(cell) => self.cells.add(cell),
            Slot::House(house, digit) => self.houses[digit.index()].add(house),
        }
    }
}

fn check_slot(board: &Board, truth: &Truth, slot: Slot) -> Result<(), StepFault> {
    let layout = board.layout();
    if board.is_settled(slot) || board.truth(slot) != *truth {
        let found = found(board, slot);
        return Err(StepFault::TruthNotOnBoard { truth: truth.clone(), slot: slot.name(layout), found });
    }
    if truth.members().is_empty() {
        return Err(StepFault::EmptyTruth { slot: slot.name(layout) });
    }
    Ok(())
}

/// The truth at an index holds because the puzzle has one solution, and is none of those before it.
fn check_unique(board: &Board, truths: &[Truth], index: usize, left: &mut u64) -> Result<(), StepFault> {
    let before = &truths[..index];
    let truth = &truths[index];
    *left = left.saturating_sub(before.len() as u64);
    if before.contains(truth) {
        return Err(StepFault::TruthTwice { slot: None });
    }
    match truth {
        Truth::Guard(guard) => deadly::check(board, guard, left),
        Truth::Symmetric(it) => symmetry::check(board, it),
        Truth::Sum(sum) => sums::check(board, sum),
        Truth::Filling(filling) => fillings::check(board, filling),
        Truth::Cell { .. } | Truth::House { .. } => Ok(()),
    }
}
