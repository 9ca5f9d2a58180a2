//! Steps of a profile beside those of Sudoku Explainer, each from its own position.
use super::names::{self, Named};
use super::traces::TracedStep;
use indexmap::IndexMap;
use qedoku_core::{CandidateSet, Layout, Step};
use qedoku_techniques::{Profile, Solver, named};
use qedoku_verify::Checker;
use std::fmt;

/// Compares step by step.
pub(super) struct Comparison<'p> {
    solver: Solver<'p>,
    checker: Checker,
    /// The last puzzle with a difference: only the first of each is told.
    told: Option<usize>,
    pub(super) tally: Tally,
}

/// What was counted.
#[derive(Debug, Default)]
pub(super) struct Tally {
    /// For each of Sudoku Explainer's names how many steps agree, of how many.
    techniques: IndexMap<String, [usize; 2]>,
    /// How many steps of its chains were compared only in that nothing comes before them.
    chains: usize,
    /// How many steps the checker rejects.
    rejected: usize,
    differing_puzzles: usize,
}

/// Where a puzzle first differs.
#[derive(Debug)]
pub(super) struct Difference {
    puzzle: usize,
    n: usize,
    theirs: String,
    ours: String,
}

impl<'p> Comparison<'p> {
    pub(super) fn new(profile: &'p Profile) -> Self {
        let solver = Solver::new(Layout::classic(), profile);
        Self { solver, checker: Checker::default(), told: None, tally: Tally::default() }
    }

    /// The next file has puzzles of its own.
    pub(super) fn end_file(&mut self) {
        self.told = None;
    }

    /// Compares one step; gives the difference if it is the first of its puzzle.
    pub(super) fn compare(&mut self, traced: &TracedStep) -> Result<Option<Difference>, String> {
        let place = |error: String| format!("puzzle {}, step {}: {error}", traced.puzzle, traced.n);
        let layout = Layout::classic();
        let known = names::of(&traced.technique);
        let known = known.ok_or_else(|| place(format!("`{}` is no name of a technique", traced.technique)))?;
        let board = traced.board(layout).map_err(place)?;
        let [placed, eliminated] = traced.effect().map_err(place)?;
        let found = self.solver.next_step(&board);
        let accepted = found.as_ref().is_none_or(|step| self.checker.check(layout, &board, step).is_accepted());
        self.tally.rejected += usize::from(!accepted);
        let equal = accepted && agrees(known, traced, found.as_ref(), &[placed, eliminated]);
        if matches!(known, Named::Technique(_)) {
            let counts = self.tally.techniques.entry(traced.technique.clone()).or_default();
            counts[0] += usize::from(equal);
            counts[1] += 1;
        } else {
            self.tally.chains += 1;
        }
        if equal || self.told == Some(traced.puzzle) {
            return Ok(None);
        }
        self.told = Some(traced.puzzle);
        self.tally.differing_puzzles += 1;
        let theirs = shown(&traced.technique, Some(traced.tenths()), &[placed, eliminated]);
        let ours = found.as_ref().map_or_else(
            || "nothing".to_owned(),
            |step| shown(step.technique.as_str(), rating(step), &[step.conclusion.place, step.conclusion.eliminate]),
        );
        let ours = if accepted { ours } else { format!("{ours}, which the checker rejects") };
        Ok(Some(Difference { puzzle: traced.puzzle, n: traced.n, theirs, ours }))
    }
}

/// Whether our step is theirs. Of a chain of theirs it is only asked that nothing that comes before it is found.
fn agrees(known: Named, traced: &TracedStep, found: Option<&Step>, effect: &[CandidateSet; 2]) -> bool {
    let is = |step: &Step, slugs: &[&str]| slugs.contains(&step.technique.as_str());
    match known {
        Named::Technique(slugs) => found.is_some_and(|step| {
            let own = [step.conclusion.place, step.conclusion.eliminate];
            is(step, slugs) && rating(step) == Some(traced.tenths()) && own == *effect
        }),
        Named::EarlyChain => found.is_none_or(|step| rating(step).is_some_and(|rating| rating >= 65)),
        Named::LateChain => found.is_none(),
    }
}

/// What a step is rated: what was said of it when it was found, or what its technique has.
pub(super) fn rating(step: &Step) -> Option<u16> {
    step.rating.se.or_else(|| named(step.technique.as_str())?.info().se)
}

fn shown(name: &str, rating: Option<u16>, [placed, eliminated]: &[CandidateSet; 2]) -> String {
    let rating = rating.map_or_else(|| "unrated".to_owned(), super::ratings::shown);
    let placed = placed.iter_by_cell().map(|candidate| candidate.to_string());
    let eliminated = eliminated.iter_by_cell().map(qedoku_core::Candidate::eliminated);
    format!("{name} {rating} {}", placed.chain(eliminated).collect::<Vec<_>>().join(" "))
}

impl Tally {
    /// Whether nothing was compared.
    pub(super) fn is_empty(&self) -> bool {
        self.techniques.is_empty() && self.chains == 0
    }

    /// Whether all that was compared agrees.
    pub(super) const fn agrees(&self) -> bool {
        self.differing_puzzles == 0
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut sum = [0, 0];
        let mut rows: Vec<_> = self.techniques.iter().collect();
        rows.sort_by_key(|(name, counts)| (std::cmp::Reverse(counts[1]), *name));
        for (name, [equal, all]) in rows {
            writeln!(f, "{equal:>6} of {all:>6}  {name}")?;
            sum = [sum[0] + equal, sum[1] + all];
        }
        write!(f, "{} of {} steps agree in rating, effect and technique; {} chains ", sum[0], sum[1], self.chains)?;
        write!(f, "left out; {} puzzles differ; the checker rejects {}", self.differing_puzzles, self.rejected)
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { puzzle, n, theirs, ours } = self;
        write!(f, "puzzle {puzzle}, step {n}: they have {theirs}; we have {ours}")
    }
}
