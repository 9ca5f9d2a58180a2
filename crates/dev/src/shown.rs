//! The positions that techniques are shown with, on their pages and on the page of the browser.
use qedoku_core::{Board, Layout, Puzzle, Step};
use qedoku_fixtures::{Expectation, TechniqueCase};
use qedoku_techniques::{Profile, Solver, Technique, instances, tried_in_vain};
use std::cmp::Reverse;
use std::error::Error;
use std::sync::Arc;

/// The file of positions, a line each: the slug, and the position just before the technique in a puzzle that needs it, as
/// `qedoku generate --technique SLUG --ready` writes it.
const POSITIONS: &str = "fixtures/_examples/positions.txt";

/// A technique's step on a position.
pub(crate) struct ShownExample {
    pub(crate) layout: Arc<Layout>,
    pub(crate) puzzle: Puzzle,
    pub(crate) step: Step,
}

impl ShownExample {
    /// The example of a technique: on a position that needs it, if the file has one; or else on the case that asks for it
    /// the most. None if no case fires.
    ///
    /// # Errors
    /// A position or a case cannot be read, or has not the step.
    pub(crate) fn of(technique: &'static dyn Technique) -> Result<Option<Self>, Box<dyn Error>> {
        let slug = technique.info().slug;
        let file = std::fs::read_to_string(qedoku_fixtures::root().join(POSITIONS))?;
        let line = file.lines().find_map(|line| line.split_once(' ').filter(|(name, _)| *name == slug));
        if let Some((_, position)) = line {
            return Self::needed(technique, position).map(Some);
        }
        let cases = qedoku_fixtures::cases_under_any_rules(slug)?;
        let fires = cases.into_iter().filter(|case| case.expect != Expectation::Nothing);
        let case = fires.min_by_key(|case| Reverse(tried_in_vain(technique, &case.board())));
        case.map(|case| Self::of_case(technique, case)).transpose()
    }

    fn needed(technique: &'static dyn Technique, position: &str) -> Result<Self, Box<dyn Error>> {
        let slug = technique.info().slug;
        let puzzle = qedoku_formats::read_one(position)?;
        let layout = Arc::clone(Layout::classic());
        let profile = Profile::default();
        let step = Solver::new(&layout, &profile).next_step(&Board::new(&layout, &puzzle));
        match step.filter(|step| step.technique.as_str() == slug) {
            Some(step) => Ok(Self { layout, puzzle, step }),
            None => Err(format!("{POSITIONS}: the position of {slug} does not ask for it first").into()),
        }
    }

    fn of_case(technique: &dyn Technique, case: TechniqueCase) -> Result<Self, Box<dyn Error>> {
        let is_expected = |step: &Step| case.expect == Expectation::Step(step.conclusion);
        match instances(technique, &case.board()).into_iter().find(is_expected) {
            Some(step) => Ok(Self { layout: case.layout, puzzle: case.puzzle, step }),
            None => Err(format!("{} is not found", case.path()).into()),
        }
    }

    /// The board before the step.
    pub(crate) fn board(&self) -> Board {
        Board::new(&self.layout, &self.puzzle)
    }
}
