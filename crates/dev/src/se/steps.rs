//! Steps of a profile beside those of Sudoku Explainer, each from its own position.
use super::names;
use super::searches::Choices;
use super::traces::{SeTracedStep, TracedEnd, TracedRun};
use crate::traced::agreement::Agreement;
use crate::traced::{judged, step_text};
use qedoku_compat::named;
use qedoku_core::{Board, CandidateSet, Conclusion, Layout, Step};
use qedoku_techniques::{Profile, Solver, instances};
use qedoku_verify::{Checker, StepVerdict};
use std::fmt;

/// Compares step by step.
pub(super) struct SeComparison<'p> {
    profile: &'p Profile,
    solver: Solver<'p>,
    checker: Checker,
    /// The last puzzle with a difference: only the first of each is printed.
    reported_puzzle: Option<usize>,
    pub(super) counts: SeStepCounts,
}

/// The counts of compared steps.
#[derive(Debug, Default)]
pub(super) struct SeStepCounts {
    /// The number of steps that agree, and of all, for each of Sudoku Explainer's names.
    techniques: Agreement,
    /// The comparison of the finds of 1.18's searches.
    choices: Choices,
    /// The number of steps that the checker rejects.
    rejected: usize,
    /// The number of steps that agree but for the order in which the search has its finds.
    reordered: usize,
    /// The number of puzzles with the ER, EP and ED of their trace, and of all.
    ratings: [usize; 2],
    differing_puzzles: usize,
}

/// The first difference of a puzzle.
#[derive(Debug)]
pub(super) struct SeDifference {
    puzzle: usize,
    n: usize,
    theirs: String,
    ours: String,
}

impl<'p> SeComparison<'p> {
    pub(super) fn new(profile: &'p Profile, counts: SeStepCounts) -> Self {
        let solver = Solver::new(Layout::classic(), profile);
        Self { profile, solver, checker: Checker::default(), reported_puzzle: None, counts }
    }

    /// Compares one step that says its position; gives the difference if it is the first of its puzzle.
    pub(super) fn compare(&mut self, traced: &SeTracedStep) -> Result<Option<SeDifference>, String> {
        let board = traced.board(Layout::classic()).map_err(|error| traced.place(&error))?;
        self.compare_on(traced, &board.ok_or_else(|| traced.place("expected `placed` and `state`"))?)
    }

    /// Compares the steps of a run that says no positions: each on the board that those before it leave, and as far as it
    /// does not hang on the orders of 1.2.1 itself.
    pub(super) fn replay(&mut self, run: &TracedRun) -> Result<Vec<SeDifference>, String> {
        let layout = Layout::classic();
        let end = run.end.as_ref().ok_or("a run without positions has no end with its givens")?;
        let mut board = Board::new(layout, &end.puzzle()?);
        let mut found = Vec::new();
        for step in &run.steps {
            found.extend(self.compare_on(step, &board)?);
            let [place, eliminate] = step.effect()?;
            board.apply(&Conclusion { place, eliminate });
        }
        Ok(found)
    }

    /// Compares the ratings of a whole run.
    pub(super) fn rate(&mut self, end: &TracedEnd) -> Result<Option<String>, String> {
        let theirs = end.ratings();
        let ours = super::ratings::rate(self.profile)(&end.puzzle()?);
        self.counts.ratings[0] += usize::from(ours == Some(theirs));
        self.counts.ratings[1] += 1;
        if ours == Some(theirs) {
            return Ok(None);
        }
        let ratings_text = |ratings: [u16; 3]| ratings.map(super::ratings::rating_text).join("/");
        let ours = ours.map_or_else(|| "none".to_owned(), ratings_text);
        Ok(Some(format!("puzzle {}: they have ER, EP and ED {}; we have {ours}", end.puzzle, ratings_text(theirs))))
    }

    fn compare_on(&mut self, traced: &SeTracedStep, board: &Board) -> Result<Option<SeDifference>, String> {
        let place = |error: String| traced.place(&error);
        let slugs = names::slugs(&traced.technique);
        let slugs = slugs.ok_or_else(|| place(format!("`{}` is no name of a technique", traced.technique)))?;
        let [placed, eliminated] = traced.effect().map_err(place)?;
        let found = self.solver.next_step(board);
        let verdict = found.as_ref().map(|step| self.checker.check(board, step));
        let accepted = verdict.as_ref().is_none_or(StepVerdict::is_accepted);
        self.counts.rejected += usize::from(!accepted);
        let effect = [placed, eliminated];
        let same = found.as_ref().is_some_and(|step| agrees(slugs, traced, step, &effect));
        let other = !same && found.as_ref().is_some_and(|step| self.reordered(slugs, traced, step, board, &effect));
        self.counts.reordered += usize::from(accepted && other);
        let choice = self.counts.choices.compare(traced, found.as_ref(), board);
        let equal = accepted && (same || other) && choice.is_none();
        self.counts.techniques.add(&traced.technique, equal);
        if equal || self.reported_puzzle == Some(traced.puzzle) {
            return Ok(None);
        }
        self.reported_puzzle = Some(traced.puzzle);
        self.counts.differing_puzzles += 1;
        let theirs = finding_text(&traced.technique, Some(traced.tenths()), &[placed, eliminated]);
        let [their_choice, our_choice] = choice.map_or_else(Default::default, |pair| pair.map(|it| format!(", {it}")));
        let ours = found.as_ref().map_or_else(
            || "nothing".to_owned(),
            |step| {
                finding_text(step.technique.as_str(), rating(step), &[step.conclusion.place, step.conclusion.eliminate])
            },
        );
        let ours = judged(ours, verdict.as_ref()) + &our_choice;
        Ok(Some(SeDifference { puzzle: traced.puzzle, n: traced.n, theirs: theirs + &their_choice, ours }))
    }
}

impl SeComparison<'_> {
    /// True if their step is another find of the search that found ours: they have no positions, and so other orders.
    fn reordered(
        &self,
        slugs: &[&str],
        traced: &SeTracedStep,
        ours: &Step,
        board: &Board,
        effect: &[CandidateSet; 2],
    ) -> bool {
        if traced.has_position() || !ORDERED.contains(&traced.technique.as_str()) {
            return false;
        }
        let named = slugs.contains(&ours.technique.as_str()) && rating(ours) == Some(traced.tenths());
        let search = self.profile.techniques().iter().find(|it| slugs.iter().any(|slug| it.reports(slug)));
        let finds = search.filter(|_| named).map(|it| instances(*it, board)).unwrap_or_default();
        finds.iter().any(|find| agrees(slugs, traced, find, effect))
    }
}

/// The techniques whose finds 1.2.1 has in orders of its own, by its names.
const ORDERED: [&str; 6] = ["Direct Pointing", "Direct Claiming", "Pointing", "Claiming", "XY-Wing", "XYZ-Wing"];

/// True if our step is theirs. What a cell loses by a placement is not said.
fn agrees(slugs: &[&str], traced: &SeTracedStep, step: &Step, [placed, eliminated]: &[CandidateSet; 2]) -> bool {
    let own = step.conclusion;
    let same = own.place == *placed && (!placed.is_empty() || own.eliminate == *eliminated);
    same && slugs.contains(&step.technique.as_str()) && rating(step) == Some(traced.tenths())
}

/// The rating of a step: the one it was found with, or that of its technique.
pub(super) fn rating(step: &Step) -> Option<u16> {
    step.rating.se.or_else(|| named(step.technique.as_str())?.info().se)
}

fn finding_text(name: &str, rating: Option<u16>, effect: &[CandidateSet; 2]) -> String {
    step_text(name, &rating.map_or_else(|| "unrated".to_owned(), super::ratings::rating_text), effect)
}

impl SeStepCounts {
    /// True if nothing was compared.
    pub(super) fn is_empty(&self) -> bool {
        self.techniques.is_empty()
    }

    /// True if all that was compared agrees.
    pub(super) const fn agrees(&self) -> bool {
        self.differing_puzzles == 0 && self.ratings[0] == self.ratings[1]
    }
}

impl fmt::Display for SeStepCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.choices)?;
        let [equal, all] = self.techniques.sum();
        write!(f, "{}{equal} of {all} steps agree in rating, effect and technique; ", self.techniques)?;
        write!(f, "{} puzzles differ; the checker rejects {}", self.differing_puzzles, self.rejected)?;
        if self.reordered > 0 {
            write!(f, "; {} of the steps are another find of the same search", self.reordered)?;
        }
        let [equal, all] = self.ratings;
        write!(f, "\n{equal} of {all} traced puzzles have the ER, EP and ED of their trace")
    }
}

impl fmt::Display for SeDifference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { puzzle, n, theirs, ours } = self;
        write!(f, "puzzle {puzzle}, step {n}: they have {theirs}; we have {ours}")
    }
}
