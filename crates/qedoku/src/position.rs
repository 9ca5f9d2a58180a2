//! A position and the steps it allows.
use crate::accept::unsound;
use crate::described_step::DescribedStep;
use crate::diagnose;
use crate::error::Error;
use crate::judge::givens_suffice;
use crate::listing::{Counts, Listing, StepChoice};
use crate::names::Names;
use crate::options::Options;
use crate::puzzle_on::PuzzleOn;
use crate::refute::RefuteEffort;
use crate::words::ProblemText;
use indexmap::IndexMap;
use qedoku_core::wire::FindCount;
use qedoku_core::{Board, Candidate, Conclusion, Grid, Layout, Puzzle, Slug, Step};
use qedoku_explain::{StepContext, StepText, Style};
use qedoku_techniques::{Technique, each_listed, survey_listed};
use qedoku_verify::{Checker, StepVerdict};
use std::ops::ControlFlow;
use std::sync::Arc;

/// A position whose steps are looked for.
///
/// ```
/// use qedoku::generate::generate;
/// use qedoku::solve::StepChoice;
/// use qedoku::{Position, Style};
/// use std::ops::ControlFlow;
///
/// let position = Position::of(&generate(7, 1).next().expect("a puzzle").puzzle)?;
/// let mut found = 0;
/// let flow = position.each(&StepChoice::all(), |step| {
///     found += 1;
///     if found < 5 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
/// });
/// assert!(flow.is_break() && found == 5);
/// # Ok::<(), qedoku::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Position {
    /// The puzzle with its placements and eliminations.
    pub puzzle: Puzzle,
    /// The board.
    pub board: Board,
    /// The only solution; or the digits that all of several share.
    pub solution: Grid,
    /// True if arguments from uniqueness hold.
    unique: bool,
}

impl Position {
    /// Judges a puzzle.
    ///
    /// # Errors
    /// The puzzle is not proper, or entries are wrong: the error says which.
    pub fn of(puzzle: &Puzzle) -> Result<Self, Error> {
        Self::of_in(PuzzleOn::classic(puzzle), &Options::default())
    }

    /// Judges a puzzle with other rules.
    pub fn under(layout: &Arc<Layout>, puzzle: &Puzzle) -> Result<Self, Error> {
        Self::of_in(PuzzleOn { layout, puzzle }, &Options::default())
    }

    /// Judges a puzzle as these options have it: without uniqueness it may have several solutions. The errors are in their
    /// language.
    ///
    /// ```
    /// use qedoku::{Layout, Options, Position};
    ///
    /// let line = "9.6.7.4.3...4..2...7..23.1.5.....1...4.2.8.6...3.....5.3.7...5...7..5...4.5.1.7.8";
    /// let puzzle = qedoku::read_one(line)?;
    /// let options = Options::default();
    /// assert!(Position::with(&options, Layout::classic(), &puzzle).is_err());
    /// assert!(Position::with(&options.without_uniqueness(), Layout::classic(), &puzzle).is_ok());
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn with(options: &Options, layout: &Arc<Layout>, puzzle: &Puzzle) -> Result<Self, Error> {
        Self::of_in(PuzzleOn { layout, puzzle }, options)
    }

    /// Judges a puzzle.
    pub(crate) fn of_in(on: PuzzleOn<'_>, options: &Options) -> Result<Self, Error> {
        let solution = diagnose::only_solution(&mut Checker::default(), on, RefuteEffort::PATTERNS, options)?;
        let unique = on.layout.is_full(&solution) && givens_suffice(on);
        Ok(Self { puzzle: *on.puzzle, board: on.board(), solution, unique })
    }

    /// Describes a step.
    pub fn describe<'s>(&'s self, names: &Names, number: u32, step: &'s Step) -> DescribedStep<'s> {
        let context = StepContext::new(&self.board).with_style(names.get_style());
        let step_text = StepText::new(&context, &number.to_string(), step, &|slug| names.name(slug));
        DescribedStep { number, step, before: &self.board, step_text, needs: vec![] }
    }

    /// Accepts a step that the checker accepts and that the only solution does not contradict; no other is told.
    pub fn accept(&self, checker: &mut Checker, step: Step) -> Result<Step, Error> {
        let holds = |candidate: &Candidate| self.solution.get(candidate.cell) == Some(candidate.digit);
        let Conclusion { place, eliminate } = &step.conclusion;
        let wrong = place.iter().find(|candidate| !holds(candidate)).or_else(|| eliminate.iter().find(holds));
        let fault = match (checker.check(&self.board, &step), wrong) {
            (StepVerdict::Accepted | StepVerdict::Guessed, None) => return Ok(step),
            (StepVerdict::Accepted | StepVerdict::Guessed, Some(candidate)) => ProblemText::Wrong { candidate },
            (StepVerdict::Rejected(fault), _) => ProblemText::StepReason { fault: Box::new(fault) },
            (StepVerdict::Unchecked { nodes }, _) => ProblemText::NotChecked { nodes },
        };
        Err(unsound(&step.technique, fault))
    }

    /// Hands on every step as it is found, unchecked, until `take` breaks.
    ///
    /// # Errors
    /// Breaks when `take` does.
    pub fn each(&self, choice: &StepChoice, mut take: impl FnMut(Step) -> ControlFlow<()>) -> ControlFlow<()> {
        self.techniques(choice).try_for_each(|technique| each_listed(technique, &self.board, &mut take))
    }

    /// The best steps of each technique.
    pub fn list(&self, checker: &mut Checker, choice: &StepChoice, style: Style) -> Listing {
        let mut steps = Vec::new();
        let mut counts = Counts::new();
        for technique in self.techniques(choice) {
            let mut survey = survey_listed(technique, &self.board, choice.most());
            if !technique.parts().is_empty() {
                let more = survey.is_cut || survey.conclusions > survey.steps.len();
                for (slug, mut own) in by_name(survey.steps) {
                    // A search that finds several techniques does not count what it leaves out of each.
                    let counted = counts.entry(slug).or_insert(FindCount { listed: 0, found: 0, more });
                    counted.listed += own.len();
                    counted.found += own.len();
                    steps.append(&mut own);
                }
            } else if survey.conclusions > 0 {
                let found = FindCount { listed: survey.steps.len(), found: survey.conclusions, more: survey.is_cut };
                counts.insert(technique.info().slug(), found);
                steps.append(&mut survey.steps);
            }
        }
        Listing::new(self, choice, steps, counts, checker, style)
    }

    /// The first steps in the order they are found, so many at most.
    pub fn first(&self, checker: &mut Checker, choice: &StepChoice, most: usize, style: Style) -> Listing {
        let mut steps = Vec::new();
        // One more than is listed shows that there are more.
        let flow = self.each(choice, |step| {
            steps.push(step);
            if steps.len() > most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        steps.truncate(most);
        let mut listing = Listing::new(self, choice, steps, Counts::new(), checker, style);
        listing.is_cut = flow.is_break();
        listing
    }

    /// The techniques of a choice that hold on the position.
    pub(crate) fn techniques(&self, choice: &StepChoice) -> impl Iterator<Item = &'static dyn Technique> {
        let unique = self.unique;
        choice.techniques().iter().copied().filter(move |technique| unique || !technique.info().assumes_unique)
    }
}

/// Steps with those of one technique together, in the order in which each is first found.
fn by_name(steps: Vec<Step>) -> IndexMap<Slug, Vec<Step>> {
    let mut named: IndexMap<_, Vec<_>> = IndexMap::new();
    for step in steps {
        named.entry(step.technique.clone()).or_default().push(step);
    }
    named
}
