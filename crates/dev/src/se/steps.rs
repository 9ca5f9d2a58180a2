//! Steps of a profile beside those of Sudoku Explainer, each from its own position.
use super::names;
use super::searches::Choices;
use super::traces::TracedStep;
use crate::traced::agreement::Agreement;
use crate::traced::{judged, told};
use qedoku_core::{CandidateSet, Layout, Step};
use qedoku_techniques::{Profile, Solver, named};
use qedoku_verify::{Checker, Verdict};
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
    techniques: Agreement,
    /// What the searches of 1.18 have to choose from.
    choices: Choices,
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
        let slugs = names::slugs(&traced.technique);
        let slugs = slugs.ok_or_else(|| place(format!("`{}` is no name of a technique", traced.technique)))?;
        let board = traced.board(layout).map_err(place)?;
        let [placed, eliminated] = traced.effect().map_err(place)?;
        let found = self.solver.next_step(&board);
        let verdict = found.as_ref().map(|step| self.checker.check(layout, &board, step));
        let accepted = verdict.as_ref().is_none_or(Verdict::is_accepted);
        self.tally.rejected += usize::from(!accepted);
        let equal = accepted && found.as_ref().is_some_and(|step| agrees(slugs, traced, step, &[placed, eliminated]));
        let choice = self.tally.choices.compare(traced, found.as_ref(), &board);
        let equal = equal && choice.is_none();
        self.tally.techniques.add(&traced.technique, equal);
        if equal || self.told == Some(traced.puzzle) {
            return Ok(None);
        }
        self.told = Some(traced.puzzle);
        self.tally.differing_puzzles += 1;
        let theirs = shown(&traced.technique, Some(traced.tenths()), &[placed, eliminated]);
        let [their_choice, our_choice] = choice.map_or_else(Default::default, |pair| pair.map(|it| format!(", {it}")));
        let ours = found.as_ref().map_or_else(
            || "nothing".to_owned(),
            |step| shown(step.technique.as_str(), rating(step), &[step.conclusion.place, step.conclusion.eliminate]),
        );
        let ours = judged(ours, verdict.as_ref()) + &our_choice;
        Ok(Some(Difference { puzzle: traced.puzzle, n: traced.n, theirs: theirs + &their_choice, ours }))
    }
}

/// Whether our step is theirs. What a cell loses by a placement is not said.
fn agrees(slugs: &[&str], traced: &TracedStep, step: &Step, [placed, eliminated]: &[CandidateSet; 2]) -> bool {
    let own = step.conclusion;
    let same = own.place == *placed && (!placed.is_empty() || own.eliminate == *eliminated);
    same && slugs.contains(&step.technique.as_str()) && rating(step) == Some(traced.tenths())
}

/// What a step is rated: what was said of it when it was found, or what its technique has.
pub(super) fn rating(step: &Step) -> Option<u16> {
    step.rating.se.or_else(|| named(step.technique.as_str())?.info().se)
}

fn shown(name: &str, rating: Option<u16>, effect: &[CandidateSet; 2]) -> String {
    told(name, &rating.map_or_else(|| "unrated".to_owned(), super::ratings::shown), effect)
}

impl Tally {
    /// Whether nothing was compared.
    pub(super) fn is_empty(&self) -> bool {
        self.techniques.is_empty()
    }

    /// Whether all that was compared agrees.
    pub(super) const fn agrees(&self) -> bool {
        self.differing_puzzles == 0
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.choices)?;
        let [equal, all] = self.techniques.sum();
        write!(f, "{}{equal} of {all} steps agree in rating, effect and technique; ", self.techniques)?;
        write!(f, "{} puzzles differ; the checker rejects {}", self.differing_puzzles, self.rejected)
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { puzzle, n, theirs, ours } = self;
        write!(f, "puzzle {puzzle}, step {n}: they have {theirs}; we have {ours}")
    }
}
