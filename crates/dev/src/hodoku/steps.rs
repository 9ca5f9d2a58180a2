//! Steps of a profile beside those of HoDoKu, each from its own position.
use super::names;
use super::traces::{HodokuTracedStep, TracedPuzzle, once};
use crate::traced::agreement::Agreement;
use crate::traced::{judged, step_text};
use qedoku_compat::deletion_order;
use qedoku_core::{Candidate, CandidateSet, Layout, Step};
use qedoku_techniques::{Profile, Solver};
use qedoku_verify::{Checker, StepVerdict};
use std::fmt;

/// Compares step by step.
pub(super) struct HodokuComparison<'p> {
    solver: Solver<'p>,
    checker: Checker,
    /// True once the first difference of the puzzle is printed; further ones are counted only.
    has_reported: bool,
    pub(super) counts: HodokuStepCounts,
}

/// The counts of compared steps.
#[derive(Debug, Default)]
pub(super) struct HodokuStepCounts {
    techniques: Agreement,
    /// The number of steps that are guesses, which nothing proves.
    guesses: usize,
    /// The number of steps that are right but for the order in which they delete.
    orders: usize,
    /// The number of steps that the checker rejects.
    rejected: usize,
    differing_puzzles: usize,
}

/// The first difference of a puzzle.
#[derive(Debug)]
pub(super) struct HodokuDifference {
    puzzle: usize,
    pub(super) n: usize,
    theirs: String,
    ours: String,
}

impl<'p> HodokuComparison<'p> {
    pub(super) fn new(profile: &'p Profile) -> Self {
        let solver = Solver::new(Layout::classic(), profile);
        Self { solver, checker: Checker::default(), has_reported: false, counts: HodokuStepCounts::default() }
    }

    /// The next puzzle has a first difference of its own.
    pub(super) const fn end_puzzle(&mut self) {
        self.has_reported = false;
    }

    /// Compares a run from its start, up to its first difference, and gives that.
    pub(super) fn follow(&mut self, puzzle: &TracedPuzzle) -> Result<Option<HodokuDifference>, String> {
        let place = |error: String| format!("puzzle {}: {error}", puzzle.n);
        let trace = self.solver.solve(&puzzle.start().map_err(place)?);
        for (index, traced) in puzzle.steps.iter().enumerate() {
            let place = |error: String| format!("puzzle {}, step {}: {error}", puzzle.n, index + 1);
            let effect = traced.effect().map_err(place)?;
            let slugs = names::slugs(&traced.code);
            let own = trace.steps.get(index);
            let equal = own.is_some_and(|step| agrees(&slugs, traced, step, &effect));
            self.counts.techniques.add(&traced.name, equal);
            if !equal {
                self.counts.differing_puzzles += 1;
                return Ok(Some(HodokuDifference::of(puzzle, index, &effect, shown_step(own))));
            }
        }
        Ok(None)
    }

    /// Compares one step; gives the difference if it is the first of its puzzle.
    pub(super) fn compare(&mut self, puzzle: &TracedPuzzle, index: usize) -> Result<Option<HodokuDifference>, String> {
        let Some(traced) = puzzle.steps.get(index) else { return Ok(None) };
        let place = |error: String| format!("puzzle {}, step {}: {error}", puzzle.n, index + 1);
        let layout = Layout::classic();
        let slugs = names::slugs(&traced.code);
        if slugs.is_empty() {
            return Err(place(format!("`{}` is no code of a technique", traced.code)));
        }
        let board = puzzle.board(layout, traced).map_err(place)?;
        let effect = traced.effect().map_err(place)?;
        let found = traced.queues().map_err(place)?.next_step(&mut self.solver, &board);
        let verdict = found.as_ref().map(|step| self.checker.check(&board, step));
        let guessed = verdict == Some(StepVerdict::Guessed);
        let accepted = guessed || verdict.as_ref().is_none_or(StepVerdict::is_accepted);
        self.counts.guesses += usize::from(guessed);
        self.counts.rejected += usize::from(!accepted);
        let same = accepted && found.as_ref().is_some_and(|step| agrees(&slugs, traced, step, &effect));
        let order = if same { self.other_order(traced).map_err(place)? } else { None };
        self.counts.orders += usize::from(order.is_some());
        let equal = same && order.is_none();
        self.counts.techniques.add(&traced.name, equal);
        if equal || self.has_reported {
            return Ok(None);
        }
        self.has_reported = true;
        self.counts.differing_puzzles += 1;
        let ours = judged(shown_step(found.as_ref()), verdict.as_ref());
        let ours = order.map_or(ours, |order| format!("it {order}"));
        Ok(Some(HodokuDifference::of(puzzle, index, &effect, ours)))
    }

    /// The order in which we delete, if it is another.
    fn other_order(&self, traced: &HodokuTracedStep) -> Result<Option<String>, String> {
        let [placed, eliminated] = traced.effect()?;
        let theirs = traced.order()?;
        let noted = once(deletion_order(self.solver.cache()));
        let ours = if noted.is_empty() { eliminated.iter().collect() } else { noted };
        let listed = |all: &[Candidate]| all.iter().map(|gone| gone.eliminated()).collect::<Vec<_>>().join(" ");
        let differs = placed.is_empty() && ours != theirs;
        Ok(differs.then(|| format!("in the order {}, not {}", listed(&ours), listed(&theirs))))
    }
}

impl HodokuDifference {
    fn of(puzzle: &TracedPuzzle, index: usize, effect: &[CandidateSet; 2], ours: String) -> Self {
        let theirs = puzzle
            .steps
            .get(index)
            .map_or_else(String::new, |traced| step_text(&traced.name, &traced.score.to_string(), effect));
        Self { puzzle: puzzle.n, n: index + 1, theirs, ours }
    }
}

fn shown_step(step: Option<&Step>) -> String {
    let Some(step) = step else { return "nothing".to_owned() };
    let score = step.rating.hodoku.map_or_else(|| "unrated".to_owned(), |score| score.to_string());
    step_text(step.technique.as_str(), &score, &[step.conclusion.place, step.conclusion.eliminate])
}

/// True if our step is theirs. What a cell loses by a placement is not said.
fn agrees(slugs: &[&str], traced: &HodokuTracedStep, step: &Step, [placed, eliminated]: &[CandidateSet; 2]) -> bool {
    let own = step.conclusion;
    let same = own.place == *placed && (!placed.is_empty() || own.eliminate == *eliminated);
    same && slugs.contains(&step.technique.as_str()) && step.rating.hodoku == Some(traced.score)
}

impl HodokuStepCounts {
    /// True if nothing was compared.
    pub(super) fn is_empty(&self) -> bool {
        self.techniques.is_empty()
    }

    /// True if all that was compared agrees.
    pub(super) const fn agrees(&self) -> bool {
        self.differing_puzzles == 0
    }
}

impl fmt::Display for HodokuStepCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [equal, all] = self.techniques.sum();
        write!(f, "{}{equal} of {all} steps agree in score, effect, technique and order; ", self.techniques)?;
        write!(f, "{} puzzles differ, {} steps in the order alone; ", self.differing_puzzles, self.orders)?;
        write!(f, "the checker rejects {}; {} are guesses", self.rejected, self.guesses)
    }
}

impl fmt::Display for HodokuDifference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { puzzle, n, theirs, ours } = self;
        write!(f, "puzzle {puzzle}, step {n}: they have {theirs}; we have {ours}")
    }
}
