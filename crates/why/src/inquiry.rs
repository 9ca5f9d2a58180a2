//! Questions about a puzzle.
use crate::conflict_sets::{WorkLimits, smallest};
use crate::dependencies::Dependencies;
use crate::facts::Fact;
use crate::graph::{DeductionGraph, GraphDeduction};
use crate::pool::{self, Ease, Means};
use crate::progress::Progress;
use crate::replay::{MissingDeductions, Replayer};
use crate::trim::without_unused;
use crate::work_budget::{FIND, POSITION, WORK, WorkBudget};
use qedoku_core::wire::Size;
use qedoku_core::{Board, Layout, Puzzle, Step, Target, Trace};
use qedoku_techniques::{Profile, Solver, Tier, each_strict};
use std::ops::ControlFlow;
use std::sync::Arc;

/// The most attempts to find an argument, each without the deductions that could not be found where they were due.
const TRIES: usize = 4;
/// The share of the work that goes into finding deductions, in hundredths.
const GATHERING: u64 = 50;

/// A puzzle, how it is solved, and all deductions that were seen on the way.
#[derive(Debug)]
pub struct Inquiry<'p> {
    profile: &'p Profile,
    trace: Trace,
    past: Dependencies,
    limits: WorkLimits,
    work: u64,
    watch: fn(Progress),
}

/// The deductions gathered for a target.
struct Gathered {
    pool: Vec<Means>,
    /// The techniques that have to wait for positions, by their places in the profile.
    waiting: Vec<usize>,
}

fn size_of<'s>(steps: impl IntoIterator<Item = &'s Step>) -> Size {
    let add = |size: Size, step: &Step| Size { steps: size.steps + 1, truths: size.truths + pool::weight(step) };
    steps.into_iter().fold(Size::default(), add)
}

/// The argument for a target.
#[derive(Clone, Debug)]
pub struct TargetArgument {
    /// The target that the argument explains.
    pub target: Target,
    /// The steps that lead to it, from the start of the puzzle.
    pub steps: Vec<Step>,
    /// The size of these steps.
    pub size: Size,
    /// The least number of truths of any argument that the deductions considered can make.
    pub bound: u32,
    /// The number of deductions considered.
    pub considered: usize,
    /// The size of the solver's run up to the target.
    pub run: Size,
    /// The size of the part of the run that the target depends on.
    pub slice: Size,
    /// True if the work allowed was used up before all was tried.
    pub is_cut: bool,
}

/// The result of a search for the smallest argument.
struct SmallestArgument {
    made: Option<Vec<Step>>,
    bound: u32,
    considered: usize,
}

impl TargetArgument {
    /// True if no smaller argument can be made of the deductions considered.
    pub const fn is_smallest(&self) -> bool {
        self.size.truths == self.bound
    }
}

impl<'p> Inquiry<'p> {
    /// Solves a puzzle.
    pub fn new(layout: &Arc<Layout>, profile: &'p Profile, puzzle: &Puzzle) -> Self {
        Self::watched(layout, profile, puzzle, |_| {})
    }

    /// Solves a puzzle, and reports the progress of the run and of each answer.
    pub fn watched(layout: &Arc<Layout>, profile: &'p Profile, puzzle: &Puzzle, watch: fn(Progress)) -> Self {
        Self::by(Solver::new(layout, profile), puzzle, watch)
    }

    /// The same by a solver that there is.
    pub fn by(mut solver: Solver<'p>, puzzle: &Puzzle, watch: fn(Progress)) -> Self {
        let mut steps = 0;
        let trace = solver.solve_watched(puzzle, &mut |_| {
            steps += 1;
            watch(Progress::Solving { steps });
        });
        let profile = solver.profile();
        let past = Dependencies::new(solver.layout(), puzzle, &trace.steps);
        let limits = WorkLimits { nodes: 20_000, cuts: 300 };
        Self { profile, trace, past, limits, work: WORK, watch }
    }

    /// Allows this much work for each answer, counted in visits to deductions.
    pub fn within(self, work: u64) -> Self {
        Self { work, ..self }
    }

    /// The run that solves the puzzle.
    pub const fn trace(&self) -> &Trace {
        &self.trace
    }

    /// The argument for a target; nothing if the run did not reach it. A target that the start has already takes no step.
    pub fn why(&self, target: Target) -> Option<TargetArgument> {
        let none = Size::default();
        if target.holds(&Board::new(&self.trace.layout, &self.trace.puzzle)) {
            let steps = vec![];
            let is_cut = false;
            return Some(TargetArgument {
                target,
                steps,
                size: none,
                bound: 0,
                considered: 0,
                run: none,
                slice: none,
                is_cut,
            });
        }
        let last = self.past.reached(target)? as usize;
        let steps = &self.trace.steps;
        let needed = self.past.needed_steps(target);
        let plain: Vec<Step> = needed.iter().map(|&at| steps[at].clone()).collect();
        let run = size_of(&steps[..last]);
        let slice = size_of(&plain);
        let limit = self.ease_of(&plain);
        let work = WorkBudget::new(self.work);
        // What is gathered must leave something to search with.
        let gathering = work.part(GATHERING);
        let pool = self.gather(last, limit, &gathering);
        let searching = work.part(100 - GATHERING);
        let SmallestArgument { made, bound, considered } = self.argument(target, limit, last, &pool, &searching);
        let steps = made.filter(|made| size_of(made).truths <= slice.truths);
        let steps = steps.unwrap_or_else(|| self.slice_alone(&needed, target, &pool));
        let steps = without_unused(&self.trace.layout, &self.trace.puzzle, steps, target);
        let size = size_of(&steps);
        // Where steps had to be kept that a step needs for what it says, the run needs them, too.
        let slice = if steps.len() > slice.steps { size } else { slice };
        let is_cut = gathering.is_spent() || searching.is_spent();
        // A step found on its board may take less than was foreseen for it.
        Some(TargetArgument { target, bound: bound.min(size.truths), size, steps, considered, run, slice, is_cut })
    }

    /// The steps of the slice on their own. Where one says what is so only on the board of the run, all steps before it are
    /// kept.
    fn slice_alone(&self, slice: &[usize], target: Target, pool: &[Means]) -> Vec<Step> {
        let pool: Vec<&Means> = pool.iter().collect();
        let Trace { layout, puzzle, steps, .. } = &self.trace;
        let work = WorkBudget::new(u64::MAX);
        let mut realizer = Replayer::new(layout, puzzle, self.profile.techniques(), &pool, &work);
        let mut whole = 0;
        loop {
            let rest = slice.iter().copied().filter(|&at| at >= whole);
            let kept: Vec<usize> = (0..whole).chain(rest).collect();
            let alone = realizer.again_alone(kept.iter().map(|&at| steps[at].clone()).collect());
            match realizer.wrong(&alone).map(|at| kept[at]) {
                Some(at) if at > whole => whole = at,
                _ => return self.needed_of(alone, target, &mut realizer),
            }
        }
    }

    /// Of steps that were kept, those that the target depends on, if each of them still holds without the others.
    fn needed_of(&self, steps: Vec<Step>, target: Target, realizer: &mut Replayer<'_>) -> Vec<Step> {
        let needed = Dependencies::new(&self.trace.layout, &self.trace.puzzle, &steps).needed_steps(target);
        if needed.len() == steps.len() {
            return steps;
        }
        let few: Vec<Step> = needed.iter().map(|&at| steps[at].clone()).collect();
        if realizer.wrong(&few).is_none() { few } else { steps }
    }

    /// The smallest argument that techniques no harder than this make of what was found before this step of the run.
    fn argument(
        &self,
        target: Target,
        limit: Ease,
        last: usize,
        pool: &[Means],
        work: &WorkBudget,
    ) -> SmallestArgument {
        let layout = &self.trace.layout;
        let puzzle = &self.trace.puzzle;
        let start = Board::new(layout, puzzle);
        let techniques = self.profile.techniques();
        let known = |means: &&Means| means.ease.is_within(limit) && means.since < last.max(1);
        let mut pool: Vec<&Means> = pool.iter().filter(known).collect();
        let mut argument = SmallestArgument { made: None, bound: 0, considered: 0 };
        for _ in 0..TRIES {
            (self.watch)(Progress::Searching { deductions: pool.len() });
            let deductions: Vec<&GraphDeduction> = pool.iter().map(|means| &means.deduction).collect();
            let graph = DeductionGraph::new(&start, &deductions, Fact::of(target));
            let Some(found) = smallest(&graph, self.limits, work) else { break };
            // What a later try leaves out may make a smaller argument: the first bound is the one that holds.
            if argument.considered == 0 {
                argument = SmallestArgument { made: None, bound: found.bound, considered: graph.considered() };
            }
            let mut realizer = Replayer::new(layout, puzzle, techniques, &pool, work);
            match realizer.steps(&graph, &found.set, target) {
                Ok(steps) if realizer.wrong(&steps).is_none() => {
                    return SmallestArgument { made: Some(steps), ..argument };
                }
                Ok(_) => break,
                Err(_) if work.is_spent() => break,
                Err(MissingDeductions(ways)) => {
                    let mut place = 0..;
                    pool.retain(|_| !place.next().is_some_and(|place| ways.contains(&place)));
                }
            }
        }
        argument
    }

    /// Gathers what each technique foresees, and what the steps of the run up to this one show.
    fn gather(&self, until: usize, limit: Ease, work: &WorkBudget) -> Vec<Means> {
        let mut gathered = self.foreseen(limit);
        let layout = &self.trace.layout;
        let start = Board::new(layout, &self.trace.puzzle);
        let mut board = start.clone();
        for (since, step) in self.trace.steps[..until].iter().enumerate() {
            (self.watch)(Progress::Gathering { steps: since + 1, of: until });
            self.see(&board, since, step, &mut gathered, work);
            board.apply(&step.conclusion);
        }
        pool::thin(&start, gathered.pool)
    }

    /// Gathers a step of the run, and what the techniques find that have to wait for positions: the harder ones of them
    /// only where the step was not easy.
    fn see(&self, board: &Board, since: usize, step: &Step, gathered: &mut Gathered, work: &WorkBudget) {
        let techniques = self.profile.techniques();
        let ease = |place: usize| Ease::of(self.profile, place);
        let found = |place: usize, step: Step| pool::found(board, place, ease(place), since, step);
        let place = self.place_of(step).unwrap_or(0);
        let Gathered { pool, waiting } = gathered;
        pool.push(found(place, step.clone()));
        let is_hard = |place: usize| techniques[place].info().tier >= Tier::Advanced;
        let looking: Vec<usize> = waiting.iter().copied().filter(|&it| is_hard(place) || !is_hard(it)).collect();
        if looking.is_empty() || !work.spend(POSITION) {
            return;
        }
        for place in looking {
            let mut take = |step| {
                pool.push(found(place, step));
                if work.spend(FIND) { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            };
            if each_strict(techniques[place], board, &mut take).is_break() {
                return;
            }
        }
    }

    /// Gathers the deductions that each technique foresees; techniques that foresee nothing have to wait for positions.
    fn foreseen(&self, limit: Ease) -> Gathered {
        let solution = self.trace.grid();
        let mut gathered = Gathered { pool: Vec::new(), waiting: Vec::new() };
        for (place, technique) in self.profile.techniques().iter().enumerate() {
            let known = gathered.pool.len();
            pool::foreseen(&self.trace.layout, &solution, self.profile, place, &mut gathered.pool);
            let waits = gathered.pool.len() == known
                && technique.info().tier <= Tier::Advanced
                && technique.fits(&self.trace.layout);
            if waits && Ease::of(self.profile, place).is_within(limit) {
                gathered.waiting.push(place);
            }
        }
        gathered
    }

    /// The ease of the hardest of some steps.
    fn ease_of(&self, steps: &[Step]) -> Ease {
        let places = steps.iter().filter_map(|step| self.place_of(step));
        places.fold(Ease::default(), |limit, place| limit.or(Ease::of(self.profile, place)))
    }

    fn place_of(&self, step: &Step) -> Option<usize> {
        self.profile.techniques().iter().position(|technique| technique.reports(step.technique.as_str()))
    }
}
