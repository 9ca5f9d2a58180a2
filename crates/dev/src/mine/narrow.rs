//! A position made smaller around one step: what the step does not touch takes what the solution says.
use qedoku_core::{Board, Candidate, CandidateSet, Layout, Pattern, Puzzle, Step};
use qedoku_formats::position;
use qedoku_generate::RandomDraws;
use qedoku_techniques::{Technique, TechniqueKind, each_instance, instances};
use std::ops::ControlFlow;
use std::sync::Arc;

/// The number of finds on a position of which the one with the smallest argument is taken.
const LOOKED_AT: usize = 80;

/// The fewest nested steps of a net that is kept: what one with fewer shows, plainer techniques show.
const LEAST_NESTED: usize = 2;

/// The most candidates of a position on which all finds are made: on many, nets find too much.
const MOST_CANDIDATES: usize = 130;

/// A position that was made smaller around one step.
pub(super) struct NarrowPosition {
    /// The rules of the puzzle.
    pub(super) layout: Arc<Layout>,
    pub(super) puzzle: Puzzle,
    pub(super) step: Step,
    /// The number of other instances that are left.
    pub(super) others: usize,
}

/// A step on a board, around which the position is to become small.
struct Narrowing<'n> {
    technique: &'static dyn Technique,
    layout: &'n Arc<Layout>,
    truth: &'n CandidateSet,
    step: Step,
}

/// A change of a position that does not touch a step: a cell is filled, or false candidates go.
#[derive(Clone, Copy)]
struct Reduction {
    fills: Option<Candidate>,
    removes: CandidateSet,
}

impl Reduction {
    fn applied(&self, mut puzzle: Puzzle) -> Puzzle {
        if let Some(candidate) = self.fills {
            puzzle.values.set(candidate.cell, Some(candidate.digit));
        }
        Puzzle { removed: puzzle.removed | self.removes, ..puzzle }
    }
}

impl NarrowPosition {
    /// The smallest position around one step of the technique on a board; none if it finds nothing there, or nothing of it
    /// is left in a small position.
    pub(super) fn new(
        technique: &'static dyn Technique,
        board: &Board,
        truth: &CandidateSet,
        draw: &mut RandomDraws,
    ) -> Option<Self> {
        let mut finds = Vec::new();
        // It breaks once there are enough.
        let _ = each_instance(technique, board, &mut |step| {
            finds.push(step);
            if finds.len() < LOOKED_AT { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        let least = if technique.info().kind == TechniqueKind::Net { LEAST_NESTED } else { 0 };
        let shown = finds.into_iter().filter(|step| step.nested_length() >= least);
        // A chain that takes a candidate of its own links is harder to read.
        let is_own = |step: &Step| step.conclusion.eliminate.meets(&touched(step));
        let step = shown.min_by_key(|step| (is_own(step), step.nested_length(), step.truths.len()))?;
        let narrowing = Narrowing { technique, layout: board.layout(), truth, step };
        let mut reductions = narrowing.reductions(board);
        draw.shuffle(&mut reductions);
        let mut smallest = None;
        narrowing.reduce(&reductions, &mut position(board), &mut smallest);
        smallest
    }
}

impl Narrowing<'_> {
    /// The changes that do not touch the step: to open cells without a member of its truths, and to other candidates in
    /// those that have one.
    fn reductions(&self, board: &Board) -> Vec<Reduction> {
        let layout = board.layout();
        let kept = touched(&self.step) | self.step.conclusion.place | self.step.conclusion.eliminate;
        let absent = self.step.leans_on(layout) - *board.candidates();
        let mut reductions = Vec::new();
        for candidate in self.truth.iter().filter(|candidate| board.open().contains(candidate.cell)) {
            let cell = candidate.cell;
            let others = CandidateSet::of_cell(cell, board.digits(cell).without(candidate.digit)) - kept;
            let is_kept = kept.cells().contains(cell);
            // A candidate that a digit strikes out cannot be put back for a near miss.
            let strikes = absent.plane(candidate.digit).meets(layout.peers(cell)) || absent.cells().contains(cell);
            if !is_kept && !strikes {
                reductions.push(Reduction { fills: Some(candidate), removes: CandidateSet::EMPTY });
            } else if !others.is_empty() {
                reductions.push(Reduction { fills: None, removes: others });
            }
        }
        reductions
    }

    /// Applies all of these at once, or else those of either half that can be applied.
    fn reduce(&self, reductions: &[Reduction], puzzle: &mut Puzzle, smallest: &mut Option<NarrowPosition>) {
        let smaller = reductions.iter().fold(*puzzle, |puzzle, it| it.applied(puzzle));
        let most = smallest.as_ref().map_or(usize::MAX, |smallest| smallest.others);
        if let Some(found) = self.found(&smaller).filter(|found| found.others <= most) {
            *puzzle = smaller;
            *smallest = Some(found);
        } else if reductions.len() > 1 {
            let (first, second) = reductions.split_at(reductions.len() / 2);
            self.reduce(first, puzzle, smallest);
            self.reduce(second, puzzle, smallest);
        }
    }

    /// The step as the technique finds it in a position, if its argument is no smaller there.
    fn found(&self, puzzle: &Puzzle) -> Option<NarrowPosition> {
        let board = Board::new(self.layout, puzzle);
        if board.candidates().len() > MOST_CANDIDATES {
            return None;
        }
        let mut steps = instances(self.technique, &board);
        let at = steps.iter().position(|step| step.conclusion == self.step.conclusion)?;
        let step = steps.swap_remove(at);
        let is_smaller = step.truths.len() < self.step.truths.len() || step.nested_length() < self.step.nested_length();
        if is_smaller {
            return None;
        }
        Some(NarrowPosition { layout: self.layout.clone(), puzzle: position(&board), step, others: steps.len() })
    }
}

/// The members of the truths of a step, and of the steps nested in it.
fn touched(step: &Step) -> CandidateSet {
    let own = step.truths.iter().fold(CandidateSet::EMPTY, |all, truth| all | truth.members());
    let nested =
        |all: CandidateSet, step: &Step| all | touched(step) | step.conclusion.place | step.conclusion.eliminate;
    match &step.pattern {
        Pattern::Hypothesis(it) => it.steps.iter().fold(own, nested),
        Pattern::Forcing(it) => it.cases.iter().flat_map(|case| &case.steps).fold(own, nested),
        _ => own,
    }
}
