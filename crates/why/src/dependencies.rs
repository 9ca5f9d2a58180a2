//! The dependencies between the steps of a trace: which steps a target rests on.
use qedoku_core::{Board, Layout, Ledger, Puzzle, Step, Target};
use std::sync::Arc;

/// The steps of a trace with what each of them needs.
#[derive(Clone, Debug)]
pub(crate) struct Dependencies {
    ledger: Ledger,
    needs: Vec<Vec<u32>>,
}

impl Dependencies {
    /// Goes through the steps of a trace.
    pub(crate) fn new(layout: &Arc<Layout>, puzzle: &Puzzle, steps: &[Step]) -> Self {
        let mut past = Self { ledger: Ledger::default(), needs: Vec::new() };
        let mut board = Board::new(layout, puzzle);
        for (step, number) in steps.iter().zip(1..) {
            past.needs.push(past.ledger.needs_of(layout, step));
            let before = board.clone();
            board.apply(&step.conclusion);
            past.ledger.record(number, &before, &board);
        }
        past
    }

    /// The step that reached the target, by its number from 1.
    pub(crate) fn reached(&self, target: Target) -> Option<u32> {
        // A digit that is placed is no longer a candidate: the same step took it off the board.
        self.ledger.removed_by(target.candidate())
    }

    /// The steps that the target depends on, by their places, in order.
    pub(crate) fn needed_steps(&self, target: Target) -> Vec<usize> {
        let mut wanted = vec![false; self.needs.len() + 1];
        let mut left: Vec<u32> = self.reached(target).into_iter().collect();
        while let Some(number) = left.pop() {
            if !std::mem::replace(&mut wanted[number as usize], true) {
                left.extend(&self.needs[number as usize - 1]);
            }
        }
        (1..wanted.len()).filter(|&number| wanted[number]).map(|number| number - 1).collect()
    }
}
