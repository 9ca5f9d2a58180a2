//! Runs of one puzzle after the other.
use super::plan::SearchPlan;
use crate::grading::{hodoku_grade, se_ratings};
use qedoku_core::{Board, Layout, Puzzle};
use qedoku_grade::{Effort, HodokuGrade};
use qedoku_techniques::{ConclusionLog, Profile, Rounds, Solver, TECHNIQUES};

/// A profile, its solver and what the last run with it wrote.
#[derive(Debug)]
pub(super) struct ProfileRun<'p> {
    profile: &'p Profile,
    solver: Option<Solver<'p>>,
    outline: ConclusionLog,
}

impl<'p> ProfileRun<'p> {
    const fn new(profile: &'p Profile, outline: ConclusionLog) -> Self {
        Self { profile, solver: None, outline }
    }

    /// The board that a puzzle reaches.
    pub(super) fn of(&mut self, puzzle: &Puzzle) -> Board {
        let mut board = Board::new(Layout::classic(), puzzle);
        let solver = self.solver.get_or_insert_with(|| Solver::new(Layout::classic(), self.profile));
        solver.outline(&mut board, &mut self.outline);
        board
    }

    /// The names of the techniques of the last run.
    pub(super) fn slugs(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.outline.moves().iter().filter_map(|step| self.profile.info_of(step)).map(|info| info.slug)
    }

    /// The place of the hardest technique of the last run in the default profile, from 1.
    pub(super) fn hardest(&self) -> u32 {
        let place = |slug| TECHNIQUES.iter().position(|it| it.info().slug == slug).map_or(0, |place| place + 1);
        self.slugs().map(place).max().unwrap_or(0) as u32
    }

    /// The name of the next step on a board.
    pub(super) fn next(&mut self, board: &Board) -> Option<String> {
        let solver = self.solver.get_or_insert_with(|| Solver::new(Layout::classic(), self.profile));
        solver.next_step(board).map(|step| step.technique.to_string())
    }
}

/// The runs by which a thread measures puzzles.
#[derive(Debug)]
pub(super) struct Runs<'p> {
    pub(super) singles: ProfileRun<'p>,
    pub(super) tiers: [ProfileRun<'p>; 2],
    pub(super) needed: [ProfileRun<'p>; 2],
    se: ProfileRun<'p>,
    hodoku: ProfileRun<'p>,
    rounds: Rounds,
}

impl<'p> Runs<'p> {
    pub(super) fn new(plan: &'p SearchPlan) -> Self {
        let run = |profile| ProfileRun::new(profile, ConclusionLog::default());
        Self {
            singles: run(&plan.singles),
            tiers: plan.tiers.each_ref().map(run),
            needed: plan.needed.each_ref().map(run),
            se: run(&plan.se),
            hodoku: run(&plan.hodoku),
            rounds: Rounds::default(),
        }
    }

    /// Sudoku Explainer's rating.
    pub(super) fn er(&mut self, puzzle: &Puzzle) -> u16 {
        let board = self.se.of(puzzle);
        se_ratings(self.se.profile, &self.se.outline, board.is_full()).er
    }

    /// HoDoKu's level and score.
    pub(super) fn hodoku(&mut self, puzzle: &Puzzle) -> Option<HodokuGrade> {
        let board = self.hodoku.of(puzzle);
        board.is_full().then(|| hodoku_grade(self.hodoku.profile, &self.hodoku.outline))
    }

    /// The effort of a puzzle's rounds.
    pub(super) fn effort(&mut self, puzzle: &Puzzle) -> Effort {
        let mut board = Board::new(Layout::classic(), puzzle);
        Effort::of(&self.rounds.of(&mut board, true))
    }
}
