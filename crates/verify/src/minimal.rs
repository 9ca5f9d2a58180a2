//! Finds truths that a step could do without.
use crate::checker::Checker;
use qedoku_core::{Board, Step, Truth};

impl Checker {
    /// The truths of an accepted step each of which alone could be left out. A truth without which the node limit is
    /// reached counts as needed.
    pub fn superfluous(&mut self, before: &Board, step: &Step) -> Vec<Truth> {
        let without = |index: &usize| self.holds_without(before, step, *index);
        (0..step.truths.len()).filter(without).map(|index| step.truths[index].clone()).collect()
    }

    /// The truths of an accepted step without superfluous ones: leaving out any one of them breaks the proof. Earlier
    /// truths are given up before later ones.
    pub fn minimal(&mut self, before: &Board, step: &Step) -> Vec<Truth> {
        let mut rest = step.clone();
        let mut index = 0;
        while index < rest.truths.len() {
            if self.holds_without(before, &rest, index) {
                rest.truths.remove(index);
            } else {
                index += 1;
            }
        }
        rest.truths
    }

    fn holds_without(&mut self, before: &Board, step: &Step, index: usize) -> bool {
        self.restart();
        self.take_up(step, Some(index));
        self.prove(before, step).is_accepted()
    }
}
