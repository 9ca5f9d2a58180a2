//! The conclusions of an argument that nothing in it needs.
use crate::dependencies::Dependencies;
use qedoku_core::{Board, CandidateSet, Layout, Pattern, Puzzle, Step, Target};
use qedoku_verify::Checker;
use std::sync::Arc;

/// The steps without what colors conclude by chains that no later step rests on, and without the steps that were for these
/// alone; as they are where something would not hold any more.
pub(crate) fn without_unused(layout: &Arc<Layout>, puzzle: &Puzzle, steps: Vec<Step>, target: Target) -> Vec<Step> {
    let mut checker = Checker::default();
    let mut used = CandidateSet::of(target.candidate());
    let mut trimmed = steps.clone();
    let mut is_same = true;
    for (at, board) in boards(layout, puzzle, &steps).iter().enumerate().rev() {
        let step = &mut trimmed[at];
        let kept = step.conclusion.eliminate & used;
        if is_trap(step) && !kept.is_empty() && kept != step.conclusion.eliminate {
            step.conclusion.eliminate = kept;
            spare_truths(&mut checker, board, step);
            is_same = false;
        }
        used |= step.leans_on(layout);
    }
    if is_same {
        return steps;
    }
    let needed = Dependencies::new(layout, puzzle, &trimmed).needed_steps(target);
    let few: Vec<Step> = needed.into_iter().map(|at| trimmed[at].clone()).collect();
    let mut holds = |steps: &[Step]| {
        let boards = boards(layout, puzzle, steps);
        steps.iter().zip(&boards).all(|(step, board)| checker.check(board, step).is_accepted())
    };
    if holds(&few) {
        few
    } else if holds(&trimmed) {
        trimmed
    } else {
        steps
    }
}

/// The board before each step.
fn boards(layout: &Arc<Layout>, puzzle: &Puzzle, steps: &[Step]) -> Vec<Board> {
    let mut board = Board::new(layout, puzzle);
    let mut boards = Vec::with_capacity(steps.len());
    for step in steps {
        boards.push(board.clone());
        board.apply(&step.conclusion);
    }
    boards
}

/// True if a step takes away what clashes with either of two colors: each of these candidates has an argument of its own.
fn is_trap(step: &Step) -> bool {
    let Pattern::Colors(colors) = &step.pattern else { return false };
    let gone = step.conclusion.eliminate;
    step.conclusion.place.is_empty() && !colors.clusters.iter().flatten().any(|side| side.meets(&gone))
}

/// Leaves out the truths that the conclusion does not need.
fn spare_truths(checker: &mut Checker, board: &Board, step: &mut Step) {
    for at in (0..step.truths.len()).rev() {
        let truth = step.truths.remove(at);
        if !checker.check(board, step).is_accepted() {
            step.truths.insert(at, truth);
        }
    }
}
