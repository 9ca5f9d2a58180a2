//! The coverage of one puzzle.
use crate::error::Error;
use crate::options::Options;
use crate::worker::PuzzleWorker;
use indexmap::IndexMap;
use qedoku_compat::named;
use qedoku_core::{Board, Layout, Puzzle, Slug, Step, Trace};
use qedoku_formats::position;
use qedoku_techniques::{Info, Profile, Solver, TechniqueKind, Tier};
use std::sync::Arc;

/// The uses of techniques that are counted beside those of the runs themselves; each costs searches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CoverageDepth {
    /// The techniques that would have found something at a step where another was taken. Nets and trials are not asked:
    /// they find something almost everywhere.
    pub possible: bool,
    /// The techniques without which a run would be stuck, or harder.
    pub needed: bool,
}

impl CoverageDepth {
    /// All that can be counted.
    pub const ALL: Self = Self { possible: true, needed: true };
    /// The steps of the runs alone.
    pub const FIRED: Self = Self { possible: false, needed: false };
}

/// The use of one technique in one puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TechniqueCoverage {
    /// The number of its steps.
    pub fired: u64,
    /// The number of steps at which it would have found something and another technique was taken.
    pub possible: u64,
    /// True if the run would be stuck, or its hardest step harder, without it.
    pub is_needed: bool,
    /// The number of its first step, from 1.
    pub first_step: Option<usize>,
}

/// The techniques that one puzzle covers: their uses, in the order of their first steps, then those possible alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleCoverage {
    /// The position that the run began with.
    pub puzzle: Puzzle,
    /// The rules of the puzzle.
    pub layout: Arc<Layout>,
    /// True if the run fills the grid.
    pub is_solved: bool,
    /// The uses that were counted beside the steps.
    pub counted: CoverageDepth,
    /// The uses by technique.
    pub uses: IndexMap<Slug, TechniqueCoverage>,
}

impl PuzzleCoverage {
    /// The coverage of the steps of a trace. Names and aliases of techniques count as their slugs.
    pub fn of_trace(trace: &Trace) -> Self {
        let mut uses: IndexMap<Slug, TechniqueCoverage> = IndexMap::new();
        let mut slugs: IndexMap<&Slug, Slug> = IndexMap::new();
        for (step, number) in trace.steps.iter().zip(1..) {
            let slug = slugs.entry(&step.technique).or_insert_with_key(|name| known(name));
            let used = uses.entry(slug.clone()).or_default();
            used.fired += 1;
            used.first_step.get_or_insert(number);
        }
        let layout = Arc::clone(&trace.layout);
        let is_solved = trace.outcome.is_filled();
        Self { puzzle: trace.puzzle, layout, is_solved, counted: CoverageDepth::FIRED, uses }
    }
}

/// The slug of the technique that a step names in whatever way; of one that is not known, its name.
fn known(name: &Slug) -> Slug {
    named(name.as_str()).map_or_else(|| name.clone(), |technique| Slug::new(technique.info().slug))
}

/// Finds out what puzzles cover, one after the other.
#[derive(Debug)]
pub struct CoverageWorker<'o> {
    options: &'o Options,
    depth: CoverageDepth,
    puzzles: PuzzleWorker<'o>,
    solver: Solver<'o>,
    /// The profile without each technique that a run used, made when it is wanted.
    without: IndexMap<Slug, Profile>,
}

impl<'o> CoverageWorker<'o> {
    /// A worker with the profile of these options.
    pub fn new(options: &'o Options, depth: CoverageDepth) -> Self {
        let solver = Solver::new(options.layout(), options.get_profile());
        Self { options, depth, puzzles: PuzzleWorker::new(options), solver, without: IndexMap::new() }
    }

    /// Works on puzzles with these rules from now on, as [`PuzzleWorker::under`] does.
    pub fn under(&mut self, layout: &Arc<Layout>) -> &mut Self {
        if !self.puzzles.is_under(layout) {
            self.solver = Solver::new(layout, self.options.get_profile());
            self.puzzles.under(layout);
        }
        self
    }

    /// The coverage of a puzzle.
    ///
    /// ```
    /// use qedoku::Options;
    /// use qedoku::coverage::{CoverageDepth, CoverageWorker};
    /// use qedoku::generate::generate;
    ///
    /// let options = Options::default();
    /// let made = generate(7, 1).next().expect("a puzzle");
    /// let covered = CoverageWorker::new(&options, CoverageDepth::ALL).cover(&made.puzzle)?;
    /// let single = &covered.uses["naked-single"];
    /// assert!(covered.is_solved && single.fired > 0 && single.first_step.is_some());
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    ///
    /// # Errors
    /// If the puzzle does not have exactly one solution, or a step of its run does not follow.
    pub fn cover(&mut self, puzzle: &Puzzle) -> Result<PuzzleCoverage, Error> {
        let trace = self.puzzles.solve(puzzle)?.trace;
        let mut covered = PuzzleCoverage { counted: self.depth, ..PuzzleCoverage::of_trace(&trace) };
        if self.depth.needed {
            for (slug, used) in &mut covered.uses {
                used.is_needed = self.is_needed(slug, used.first_step, &trace);
            }
        }
        if self.depth.possible {
            for (_, board, step) in trace.replay() {
                for other in self.others(&board, step) {
                    covered.uses.entry(other).or_default().possible += 1;
                }
            }
        }
        Ok(covered)
    }

    /// The techniques that find something on the board of a step, but for its own, each once.
    fn others(&mut self, board: &Board, step: &Step) -> Vec<Slug> {
        let mut others: Vec<Slug> = Vec::new();
        let wanted = |info: &Info| !matches!(info.kind, TechniqueKind::Net | TechniqueKind::Trial);
        for found in self.solver.first_of_each(board, wanted) {
            if found.technique != step.technique && !others.contains(&found.technique) {
                others.push(found.technique);
            }
        }
        others
    }

    /// True if a run without the technique is stuck where this one is not, or has a harder step. Up to the first step of
    /// the technique both are the same.
    fn is_needed(&mut self, slug: &Slug, first: Option<usize>, trace: &Trace) -> bool {
        let Some((_, board, _)) = first.and_then(|first| trace.replay().nth(first - 1)) else { return false };
        let profile = self.options.get_profile();
        let without = self.without.entry(slug.clone());
        let without = without.or_insert_with(|| profile.clone().only(|info| info.slug != slug.as_str()));
        let other = Solver::new(&trace.layout, without).solve(&position(&board));
        if other.steps.iter().any(|step| step.technique == *slug) {
            // A search that reports in the name of several techniques cannot do without one of them.
            return false;
        }
        trace.outcome.is_filled() && !other.outcome.is_filled() || self.hardest(&other) > self.hardest(trace)
    }

    /// The difficulty of the hardest step of a run: its rating where the profile rates steps, otherwise the tier and
    /// the place of its technique.
    fn hardest(&self, trace: &Trace) -> (Option<u16>, Option<(Tier, usize)>) {
        let rating = trace.steps.iter().filter_map(|step| step.rating.se).max();
        (rating, trace.steps.iter().filter_map(|step| self.options.names().rank(&step.technique)).max())
    }
}
