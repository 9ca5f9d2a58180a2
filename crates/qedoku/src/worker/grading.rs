//! Grades of puzzles, one after the other.
use super::{PuzzleWorker, agreeing, which};
use crate::accept::accept;
use crate::error::Error;
use crate::faults;
use crate::grading::{Graded, hodoku_grade, se_ratings};
use crate::judge::{agree, agrees, givens_suffice};
use crate::refute::RefuteEffort;
use crate::words::ProblemText;
use qedoku_core::proper::ImproperPuzzle;
use qedoku_core::{Board, Grid, Layout, OutcomeKind, Puzzle};
use qedoku_grade::{BadScales, Effort, Grade, Scale};
use qedoku_techniques::{ConclusionLog, Profile, Solver};

impl PuzzleWorker<'_> {
    /// The grade of a puzzle, on the scales of the options. Where the profile has techniques of one's own, their run is
    /// checked as [`PuzzleWorker::solve`] checks it.
    ///
    /// ```
    /// use qedoku::generate::generate;
    /// use qedoku::{Options, PuzzleWorker};
    ///
    /// let options = Options::default();
    /// let made = generate(7, 1).next().expect("a puzzle");
    /// let mut worker = PuzzleWorker::new(&options);
    /// assert!(worker.grade(&made.puzzle)?.is_filled());
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn grade(&mut self, puzzle: &Puzzle) -> Result<Graded, Error> {
        let (solution, other) = self.solutions(puzzle, RefuteEffort::PATTERNS)?;
        if let Some(second) = other {
            let fault = ImproperPuzzle::Several { first: solution, second };
            return Err(faults::problem(&fault, self.options.get_style(), false));
        }
        let mut scales: Vec<Scale> = self.options.get_scales().iter().collect();
        if !self.layout.is_classic() {
            if !scales.iter().any(|scale| scale.knows_any_rules()) {
                let name = scales.first().map(Scale::to_string).unwrap_or_default();
                return Err(Error::of_input(ProblemText::ClassicAlone { name }));
            }
            scales.retain(|scale| scale.knows_any_rules());
        }
        // What else is said of a run is said of that for the tier.
        scales.sort_by_key(|&scale| scale != Scale::Tier);
        let mut grade: Option<Grade> = None;
        for scale in scales {
            let own = match scale {
                Scale::Tier => self.tier(puzzle, &solution)?,
                Scale::Se | Scale::SeCorrected | Scale::Se118 | Scale::Hodoku => {
                    self.rated(scale, puzzle, &solution)?
                }
                Scale::Effort => self.asked(puzzle, &solution)?,
            };
            grade = Some(match grade {
                Some(grade) => grade.with(own),
                None => own,
            });
        }
        let grade = grade.ok_or_else(|| Error::from(BadScales::Empty))?;
        Ok(Graded::new(self.on(puzzle), grade, self.options))
    }

    /// The hardest technique that the techniques of the options need.
    fn tier(&mut self, puzzle: &Puzzle, solution: &Grid) -> Result<Grade, Error> {
        let which = which(self.on(puzzle));
        let table = self.options.table(which);
        if self.options.get_profile().tries_hypotheses() || self.options.distrusts() {
            let trace = self.solver(which).solve(puzzle);
            agrees(&trace, solution)?;
            if self.options.distrusts() {
                accept(&mut self.checker, &trace)?;
            }
            return Ok(table.of_trace(&trace));
        }
        let board = self.outlined(which, puzzle);
        agreeing(&board, solution, || self.solver(which).solve(puzzle))?;
        Ok(table.of_slugs(ended(&board), slugs(self.options.profiles()[which], &self.outline)))
    }

    /// The grade on a scale that has a profile of its own.
    fn rated(&mut self, scale: Scale, puzzle: &Puzzle, solution: &Grid) -> Result<Grade, Error> {
        let cautious = !givens_suffice(self.on(puzzle));
        let profile = self.options.profile_on(scale, cautious);
        let solver = self.raters.entry((scale, cautious));
        let solver = solver.or_insert_with(|| Solver::new(Layout::classic(), profile));
        let mut board = Board::new(Layout::classic(), puzzle);
        solver.outline(&mut board, &mut self.outline);
        agreeing(&board, solution, || solver.solve(puzzle))?;
        let grade = Grade::of_run(ended(&board), slugs(profile, &self.outline));
        let ratings = || se_ratings(profile, &self.outline, board.is_full());
        Ok(match scale {
            Scale::Hodoku if board.is_full() => {
                let hodoku = hodoku_grade(profile, &self.outline);
                let outcome = if hodoku.guesses > 0 { OutcomeKind::Guessed } else { OutcomeKind::Solved };
                Grade { outcome, hodoku: Some(hodoku), ..grade }
            }
            Scale::Se => Grade { se: Some(ratings()), ..grade },
            Scale::SeCorrected => Grade { se_corrected: Some(ratings()), ..grade },
            Scale::Se118 => Grade { se118: Some(ratings()), ..grade },
            Scale::Tier | Scale::Hodoku | Scale::Effort => grade,
        })
    }

    /// The grade by the effort of a puzzle's rounds.
    fn asked(&mut self, puzzle: &Puzzle, solution: &Grid) -> Result<Grade, Error> {
        let unique = self.options.is_unique(!givens_suffice(self.on(puzzle)));
        let mut board = Board::new(&self.layout, puzzle);
        let rounds = self.rounds.of(&mut board, unique);
        agree(board.values(), solution)?;
        Ok(Grade::of_effort(ended(&board), Effort::of(&rounds)))
    }
}

/// The outcome of a run that leads to this board.
fn ended(board: &Board) -> OutcomeKind {
    if board.is_full() { OutcomeKind::Solved } else { OutcomeKind::Stuck }
}

/// The techniques of a run, move by move.
fn slugs<'r>(profile: &'r Profile, outline: &'r ConclusionLog) -> impl Iterator<Item = &'static str> + 'r {
    outline.moves().iter().filter_map(|step| profile.info_of(step)).map(|info| info.slug)
}
