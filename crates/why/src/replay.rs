//! From the deductions of an argument to steps, each found on the board that the steps before it leave.
use crate::dependencies::Dependencies;
use crate::facts;
use crate::graph::DeductionGraph;
use crate::parts::ArgumentPart;
use crate::pool::Means;
use crate::work_budget::{FIND, WorkBudget};
use fixedbitset::FixedBitSet;
use qedoku_core::{Board, CandidateSet, Layout, Pattern, Puzzle, Slot, Step, Target};
use qedoku_techniques::{Technique, each_strict};
use qedoku_verify::Checker;
use std::ops::ControlFlow;
use std::sync::Arc;

/// The most steps that may do the work of one deduction when a board has it in pieces.
const PIECES: usize = 4;

/// Finds the steps of arguments.
pub(crate) struct Replayer<'a> {
    layout: &'a Arc<Layout>,
    puzzle: &'a Puzzle,
    techniques: &'a [&'static dyn Technique],
    pool: &'a [&'a Means],
    /// The techniques that count places, by their places in the profile.
    counting: Vec<usize>,
    checker: Checker,
    work: &'a WorkBudget,
}

/// A part that is still due, with what it takes from the board and what others must not take from it.
struct Due {
    part: ArgumentPart,
    taken: CandidateSet,
    members: CandidateSet,
}

/// The deductions of which none can be found on the board on which one is due, by their places in the pool.
pub(crate) struct MissingDeductions(pub(crate) Vec<usize>);

impl<'a> Replayer<'a> {
    pub(crate) fn new(
        layout: &'a Arc<Layout>,
        puzzle: &'a Puzzle,
        techniques: &'a [&'static dyn Technique],
        pool: &'a [&'a Means],
        work: &'a WorkBudget,
    ) -> Self {
        let foreseen = |place: &usize| pool.iter().any(|means| means.technique == *place && means.step.is_none());
        let counting = (0..techniques.len()).filter(foreseen).collect();
        Self { layout, puzzle, techniques, pool, counting, checker: Checker::default(), work }
    }

    /// The steps of an argument.
    pub(crate) fn steps(
        &mut self,
        graph: &DeductionGraph,
        set: &FixedBitSet,
        target: Target,
    ) -> Result<Vec<Step>, MissingDeductions> {
        let mut board = Board::new(self.layout, self.puzzle);
        let mut steps = Vec::new();
        let mut left: Vec<Due> = graph.parts(set).into_iter().map(|part| self.due(part)).collect();
        while let Some(at) = next(&left, &board) {
            let part = left.remove(at).part;
            for step in self.of_part(&board, &part).ok_or(MissingDeductions(part.ways))? {
                board.apply(&step.conclusion);
                steps.push(step);
            }
        }
        let needed = Dependencies::new(self.layout, self.puzzle, &steps).needed_steps(target);
        let all = needed.len() == steps.len();
        let steps = needed.into_iter().map(|at| steps[at].clone()).collect();
        Ok(if all { steps } else { self.again_alone(steps) })
    }

    /// The steps of a run, found anew where only they are on the board: a statement of a step may hold only with
    /// others.
    pub(crate) fn again_alone(&mut self, steps: Vec<Step>) -> Vec<Step> {
        let mut board = Board::new(self.layout, self.puzzle);
        let mut replayed = Vec::with_capacity(steps.len());
        for step in steps {
            let wanted = facts::of(self.layout, &step.conclusion);
            let places = self.techniques.iter().position(|it| it.reports(step.technique.as_str()));
            let part = ArgumentPart { ways: Vec::new(), waits: Vec::new(), wanted };
            let step = self.again(&board, &step).unwrap_or_else(|| {
                let own = places.map_or_else(Vec::new, |place| self.found_by(place, &board));
                if own.contains(&step) {
                    return step;
                }
                let mut found = own.into_iter().chain(self.instances(&board, &part));
                found.find(|it| self.missing(&board, &part, it) == 0).unwrap_or(step)
            });
            board.apply(&step.conclusion);
            replayed.push(step);
        }
        replayed
    }

    /// The first of some steps that is not accepted on its board.
    pub(crate) fn wrong(&mut self, steps: &[Step]) -> Option<usize> {
        let mut board = Board::new(self.layout, self.puzzle);
        steps.iter().position(|step| {
            let accepted = self.checker.check(&board, step).is_accepted();
            board.apply(&step.conclusion);
            !accepted
        })
    }

    fn due(&self, part: ArgumentPart) -> Due {
        let means = || part.ways.iter().map(|&way| self.pool[way]);
        let gone = means().map(|means| facts::taken(self.layout, &means.deduction.conclusion));
        let taken = gone.fold(CandidateSet::EMPTY, |all, gone| all | gone);
        let truths = means().filter_map(|means| means.step.as_deref()).flat_map(|step| &step.truths);
        let members = truths.fold(CandidateSet::EMPTY, |all, truth| all | truth.members());
        Due { part, taken, members }
    }

    /// The step for a part: one that was found before if all it says still holds, or what the easiest technique finds; or
    /// else the few steps that come to the same.
    fn of_part(&mut self, board: &Board, part: &ArgumentPart) -> Option<Vec<Step>> {
        if part.wanted.iter().all(|fact| fact.holds(board)) {
            return Some(Vec::new());
        }
        for &way in &part.ways {
            let again = self.pool[way].step.as_deref().and_then(|step| self.again(board, step));
            if let Some(step) = again.filter(|step| self.missing(board, part, step) == 0) {
                return Some(vec![step]);
            }
        }
        let all = self.instances(board, part);
        if let Some(at) = all.iter().position(|step| self.missing(board, part, step) == 0) {
            return Some(vec![all[at].clone()]);
        }
        self.pieces(board.clone(), part)
    }

    /// Steps that do the work of a part together.
    fn pieces(&self, mut board: Board, part: &ArgumentPart) -> Option<Vec<Step>> {
        let mut steps = Vec::new();
        while steps.len() < PIECES {
            let wanted = part.wanted.iter().filter(|fact| !fact.holds(&board)).count();
            if wanted == 0 {
                return Some(steps);
            }
            let all = self.instances(&board, part);
            let step = all.into_iter().find(|step| self.missing(&board, part, step) < wanted)?;
            board.apply(&step.conclusion);
            steps.push(step);
        }
        part.wanted.iter().all(|fact| fact.holds(&board)).then_some(steps)
    }

    /// The number of facts wanted of a part that a step does not establish.
    fn missing(&self, board: &Board, part: &ArgumentPart, step: &Step) -> usize {
        let given = facts::of(self.layout, &step.conclusion);
        part.wanted.iter().filter(|fact| !given.contains(fact) && !fact.holds(board)).count()
    }

    /// The steps that the techniques of a part, and those that count places, find on a board, easiest first.
    fn instances(&self, board: &Board, part: &ArgumentPart) -> Vec<Step> {
        let mut places: Vec<usize> = part.ways.iter().map(|&way| self.pool[way].technique).collect();
        places.extend(&self.counting);
        places.sort_unstable();
        places.dedup();
        places.into_iter().flat_map(|place| self.found_by(place, board)).collect()
    }

    /// The steps that one technique finds on a board, as long as there is work left.
    fn found_by(&self, place: usize, board: &Board) -> Vec<Step> {
        let mut steps = Vec::new();
        // What is found before the work is used up is as good as any.
        let _ = each_strict(self.techniques[place], board, &mut |step| {
            steps.push(step);
            if self.work.spend(FIND) { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        steps
    }

    /// A step with what is left of its conclusion, if all it says holds on this board.
    fn again(&mut self, board: &Board, step: &Step) -> Option<Step> {
        if !says_what_is_checked(step, board) {
            return None;
        }
        let mut step = step.clone();
        step.conclusion.eliminate &= *board.candidates();
        step.conclusion.place &= *board.candidates();
        let holds = self.checker.check(board, &step).is_accepted();
        holds.then_some(step)
    }
}

/// True if the checker makes sure of all that a step says of its board: its nested steps, which are replayed, or its truths,
/// among which all slots of its pattern are. What another step says may be so on the board alone on which it was found.
fn says_what_is_checked(step: &Step, board: &Board) -> bool {
    let is_truth = |slot: Slot| step.truths.iter().any(|truth| truth.slot() == Some(slot));
    match &step.pattern {
        Pattern::Hypothesis(_) | Pattern::Forcing(_) => true,
        Pattern::Chain(chain) => chain.links().all(|link| {
            let reason = link.reason;
            let on_board = link.ends().is_subset(board.candidates());
            on_board && !reason.is_unique() && reason.slots().into_iter().all(is_truth)
        }),
        Pattern::Sets(sets) => sets.all().iter().all(|set| set.cells.iter().all(|cell| is_truth(Slot::Cell(cell)))),
        _ => false,
    }
}

/// The first part that has all it waits for and leaves the steps that are still due as they are; or else the one that
/// changes the fewest of them.
fn next(left: &[Due], board: &Board) -> Option<usize> {
    let ready = (0..left.len()).filter(|&at| left[at].part.waits.iter().all(|fact| fact.holds(board)));
    ready.min_by_key(|&at| {
        let taken = left[at].taken & *board.candidates();
        (0..left.len()).filter(|&other| other != at && left[other].members.meets(&taken)).count()
    })
}
