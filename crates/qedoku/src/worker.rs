//! Works on one puzzle after the other.
mod grading;

use crate::accept::accept;
use crate::answers::Answers;
use crate::diagnose::{self, HintBasis};
use crate::error::{Error, ErrorKind};
use crate::hint::{Advice, Hint};
use crate::judge::{agree, agrees, givens_suffice, settled};
use crate::level::Level;
use crate::options::Options;
use crate::puzzle_on::PuzzleOn;
use crate::question::Question;
use crate::refute;
use crate::rewind::{after, rewind_under, standing};
use crate::solved::Solved;
use crate::stuck::Stuck;
use indexmap::IndexMap;
use qedoku_core::proper::{self, ImproperPuzzle, PuzzleVerdict};
use qedoku_core::{Board, Grid, Layout, Outcome, Puzzle, Target, Trace};
use qedoku_grade::Scale;
use qedoku_techniques::{ConclusionLog, Rounds, Solver};
use qedoku_verify::Checker;
use std::sync::Arc;

/// Works on one puzzle after the other and keeps its buffers: for many puzzles with the same options.
///
/// ```
/// use qedoku::generate::generate;
/// use qedoku::{Options, PuzzleWorker};
///
/// let options = Options::default();
/// let mut worker = PuzzleWorker::new(&options);
/// for made in generate(7, 3) {
///     assert_eq!(worker.fill(&made.puzzle)?, made.solution);
/// }
/// # Ok::<(), qedoku::Error>(())
/// ```
#[derive(Debug)]
pub struct PuzzleWorker<'o> {
    options: &'o Options,
    /// The solvers with the whole profile, and without arguments from uniqueness, made when they are wanted.
    solvers: [Option<Solver<'o>>; 2],
    /// The solvers of scales that have a profile of their own: with the whole of it, and without arguments from
    /// uniqueness.
    raters: IndexMap<(Scale, bool), Solver<'o>>,
    /// The buffers for puzzles in rounds.
    rounds: Rounds,
    checker: Checker,
    outline: ConclusionLog,
    /// The rules of the puzzles.
    layout: Arc<Layout>,
}

impl<'o> PuzzleWorker<'o> {
    /// A worker with these options.
    pub fn new(options: &'o Options) -> Self {
        let checker = Checker::default();
        let outline = ConclusionLog::default();
        let raters = IndexMap::new();
        let rounds = Rounds::default();
        let layout = Arc::clone(options.layout());
        Self { options, solvers: [None, None], raters, rounds, checker, outline, layout }
    }

    /// Works on puzzles with these rules from now on, whatever the rules of the options are.
    ///
    /// ```
    /// use qedoku_core::{Layout, RuleKind, Rules};
    /// use qedoku::{Options, PuzzleWorker};
    ///
    /// let options = Options::default();
    /// let mut worker = PuzzleWorker::new(&options);
    /// let diagonals = Layout::of(&Rules::with([RuleKind::DiagonalRising, RuleKind::DiagonalFalling]))?;
    /// let line = "....3.......5..4......498..8.........3..18........7..5...963..45..........1......";
    /// let puzzle = qedoku::read_one(line)?;
    /// assert!(worker.solve(&puzzle).is_err(), "classic rules do not suffice");
    /// assert!(worker.under(&diagonals).solve(&puzzle)?.is_solved());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn under(&mut self, layout: &Arc<Layout>) -> &mut Self {
        if !self.is_under(layout) {
            self.solvers = [None, None];
            self.layout = Arc::clone(layout);
        }
        self
    }

    /// True if these rules hold now.
    pub(crate) fn is_under(&self, layout: &Arc<Layout>) -> bool {
        Arc::ptr_eq(&self.layout, layout) || self.layout.rules() == layout.rules()
    }

    /// Solves a puzzle step by step, as far as the techniques get. Every step is checked. A puzzle with several solutions is
    /// an error, unless the options leave out what holds for one alone: then the run ends where its solutions part.
    ///
    /// ```
    /// use qedoku::generate::generate;
    /// use qedoku::{Options, PuzzleWorker};
    ///
    /// let options = Options::default();
    /// let made = generate(7, 1).next().expect("a puzzle");
    /// let mut worker = PuzzleWorker::new(&options);
    /// assert_eq!(worker.solve(&made.puzzle)?.grid(), made.solution);
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn solve(&mut self, puzzle: &Puzzle) -> Result<Solved, Error> {
        let (solution, other) = self.solutions(puzzle, refute::RefuteEffort::ASSUMPTIONS)?;
        let trace = match other {
            None => {
                let trace = self.solver(which(self.on(puzzle))).solve(puzzle);
                agrees(&trace, &solution)?;
                trace
            }
            Some(_) => self.several(puzzle)?,
        };
        if self.options.is_checked() {
            accept(&mut self.checker, &trace)?;
        }
        Ok(Solved::new(trace, solution, other, self.options.names()))
    }

    /// The grid that the techniques reach, without the steps, which takes less time.
    ///
    /// ```
    /// use qedoku::generate::generate;
    /// use qedoku::{Options, PuzzleWorker};
    ///
    /// let options = Options::default();
    /// let made = generate(7, 1).next().expect("a puzzle");
    /// let mut worker = PuzzleWorker::new(&options);
    /// assert_eq!(worker.fill(&made.puzzle)?, made.solution);
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn fill(&mut self, puzzle: &Puzzle) -> Result<Grid, Error> {
        if self.options.get_profile().tries_hypotheses() {
            return Ok(self.solve(puzzle)?.grid());
        }
        let (solution, other) = self.solutions(puzzle, refute::RefuteEffort::PATTERNS)?;
        if other.is_some() {
            return Ok(self.several(puzzle)?.grid());
        }
        let which = which(self.on(puzzle));
        let board = self.outlined(which, puzzle);
        agreeing(&board, &solution, || self.solver(which).solve(puzzle))?;
        Ok(*board.values())
    }

    /// A hint at the next step of a position, or at the first on the shortest way to what is asked for.
    ///
    /// ```
    /// use qedoku::generate::generate;
    /// use qedoku::{Level, Options, PuzzleWorker};
    ///
    /// let options = Options::default();
    /// let made = generate(7, 1).next().expect("a puzzle");
    /// let mut worker = PuzzleWorker::new(&options);
    /// print!("{}", worker.hint(&made.puzzle, Level::What, Some("r5c5".parse()?))?);
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn hint(&mut self, puzzle: &Puzzle, level: Level, question: Option<Question>) -> Result<Hint, Error> {
        let advice = match self.hint_basis(puzzle, level)? {
            HintBasis::Problem(advice) => advice,
            HintBasis::Solution(solution) => {
                let on = PuzzleOn { layout: &self.layout, puzzle };
                let profile = self.options.profile_on_rules(on);
                let style = self.options.get_style();
                let advice = diagnose::advise(&mut self.checker, on, profile, question, &solution, style);
                advice.map_err(|problem| if question.is_none() { self.stuck(puzzle, problem) } else { problem })?
            }
        };
        let mut hint = Hint::new(puzzle, level, advice, self.options.names());
        if level == Level::Proof {
            hint.from_givens = self.steps_from_givens(&hint);
        }
        Ok(hint)
    }

    /// The number of steps that the givens alone take to tell what the first wrong entry should be.
    fn steps_from_givens(&self, hint: &Hint) -> Option<usize> {
        let Advice::Mistakes(mistakes) = &hint.advice else { return None };
        let cell = mistakes.first()?.entry.candidate().cell;
        let givens = Puzzle::from_givens(hint.puzzle.given_grid());
        let mut answers = Answers::of_solution(self.options, self.on(&givens), hint.solution()?);
        Some(answers.why(Question::Cell(cell)).ok()?.trace.steps.len())
    }

    /// The same of the position after some entries, in the order in which they were made: if one is wrong, the hint says
    /// how far they were right.
    ///
    /// ```
    /// use qedoku::{Level, Options, Target, PuzzleWorker};
    ///
    /// let line = "6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4";
    /// let options = Options::default();
    /// let puzzle = qedoku::read_one(line)?;
    /// let entries = ["r1c2=9", "r1c3=4"].map(|text| Target::parse(text).expect("an entry"));
    /// let hint = PuzzleWorker::new(&options).hint_after(&puzzle, &entries, Level::Where, None)?;
    /// assert!(hint.to_string().contains("The one before it, r1c2=9, can stand"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn hint_after(
        &mut self,
        start: &Puzzle,
        entries: &[Target],
        level: Level,
        question: Option<Question>,
    ) -> Result<Hint, Error> {
        let mut hint = self.hint(&after(start, entries)?, level, question)?;
        if entries.is_empty() {
            return Ok(hint);
        }
        if let Advice::Mistakes(mistakes) = &mut hint.advice {
            let before = mistakes.first().map(|it| it.entry);
            mistakes.back = rewind_under(&self.layout, start, entries).ok();
            let on = PuzzleOn { layout: &self.layout, puzzle: &hint.puzzle };
            mistakes.blame_made(&mut self.checker, on, refute::RefuteEffort::STACKED);
            mistakes.refute_first(&mut self.checker, on, refute::RefuteEffort::STACKED);
            if level == Level::Proof && mistakes.first().map(|it| it.entry) != before {
                hint.from_givens = self.steps_from_givens(&hint);
            }
        } else if !hint.is_diagnosis() && hint.solution().is_some() {
            hint.right = Some(standing(&hint.puzzle, entries)).filter(|count| *count > 0);
        }
        Ok(hint)
    }

    /// The hint at what is wrong with a position, if anything is: entries, or the puzzle itself.
    ///
    /// ```
    /// use qedoku::{Level, Options, PuzzleWorker};
    ///
    /// let line = "6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4";
    /// let options = Options::default();
    /// let mut worker = PuzzleWorker::new(&options);
    /// assert!(worker.diagnose(&qedoku::read_one(line)?, Level::Full)?.is_none());
    /// let spoiled = format!(":0000:x:{}:::", line.replacen('.', "+4", 1));
    /// let mistake = worker.diagnose(&qedoku::read_one(&spoiled)?, Level::Full)?.expect("a mistake");
    /// assert!(mistake.to_string().starts_with("Before anything else: r1c2=4 is wrong."));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn diagnose(&mut self, puzzle: &Puzzle, level: Level) -> Result<Option<Hint>, Error> {
        Ok(self.answers_or_hint(puzzle, level)?.err())
    }

    /// Adds what would go on where the techniques allowed find no step.
    fn stuck(&self, puzzle: &Puzzle, problem: Error) -> Error {
        let layout = &self.layout;
        let outcome = Outcome::Stuck;
        let profile = self.options.profile_on_rules(self.on(puzzle)).name().to_owned();
        let puzzle = *puzzle;
        let trace = Trace { layout: layout.clone(), puzzle, profile, steps: Vec::new(), attempts: Vec::new(), outcome };
        match Stuck::of(&trace, self.options.names()).filter(|_| problem.kind == ErrorKind::NotReached) {
            Some(stuck) => Error::new(
                problem.kind,
                stuck.describe(self.options.get_style()).trim_end_matches(['.', '。']).to_owned(),
            ),
            None => problem,
        }
    }

    fn hint_basis(&mut self, puzzle: &Puzzle, level: Level) -> Result<HintBasis, Error> {
        self.options.distinct_on(&self.layout)?;
        let on = PuzzleOn { layout: &self.layout, puzzle };
        diagnose::diagnose(&mut self.checker, on, level, refute::RefuteEffort::STACKED, self.options)
    }

    /// The answers to questions about a position.
    ///
    /// ```
    /// use qedoku::generate::generate;
    /// use qedoku::{Options, PuzzleWorker};
    ///
    /// let options = Options::default();
    /// let made = generate(7, 1).next().expect("a puzzle");
    /// let worker = PuzzleWorker::new(&options);
    /// print!("{}", worker.answers(&made.puzzle)?.why("r5c5".parse()?)?);
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn answers(&self, puzzle: &Puzzle) -> Result<Answers<'o>, Error> {
        Answers::new(self.options, self.on(puzzle))
    }

    /// The answers to questions about a position, or the hint at what is wrong with it. It is judged once.
    ///
    /// ```
    /// use qedoku::generate::generate;
    /// use qedoku::{Level, Options, PuzzleWorker};
    ///
    /// let options = Options::default();
    /// let made = generate(7, 1).next().expect("a puzzle");
    /// let mut worker = PuzzleWorker::new(&options);
    /// match worker.answers_or_hint(&made.puzzle, Level::Full)? {
    ///     Ok(mut answers) => print!("{}", answers.why("r5c5".parse()?)?),
    ///     Err(hint) => print!("{hint}"),
    /// }
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn answers_or_hint(&mut self, puzzle: &Puzzle, level: Level) -> Result<Result<Answers<'o>, Hint>, Error> {
        Ok(match self.hint_basis(puzzle, level)? {
            HintBasis::Solution(solution) => Ok(Answers::of_solution(self.options, self.on(puzzle), solution)),
            HintBasis::Problem(advice) => Err(Hint::new(puzzle, level, advice, self.options.names()).whole()),
        })
    }

    /// The only solution, or two if the options allow several; or which entry is wrong, or what the grid leaves empty, as far
    /// as the effort shows it.
    fn solutions(&mut self, puzzle: &Puzzle, effort: refute::RefuteEffort) -> Result<(Grid, Option<Grid>), Error> {
        self.options.distinct_on(&self.layout)?;
        let on = PuzzleOn { layout: &self.layout, puzzle };
        match proper::judge(on.layout, puzzle) {
            PuzzleVerdict::Proper(solution) => Ok((solution, None)),
            PuzzleVerdict::Improper(ImproperPuzzle::Several { first, second }) if self.options.allows_several() => {
                Ok((first, Some(second)))
            }
            PuzzleVerdict::Improper(_) => {
                Ok((diagnose::only_solution(&mut self.checker, on, effort, self.options)?, None))
            }
        }
    }

    /// The run of a puzzle with several solutions, which ends where these part.
    fn several(&self, puzzle: &Puzzle) -> Result<Trace, Error> {
        let possible = proper::possible(&self.layout, puzzle);
        let profile = self.options.profiles()[1];
        let trace = Solver::new(&self.layout, profile).ending_at(possible).solve(puzzle);
        agrees(&trace, &settled(&possible))?;
        Ok(trace)
    }

    /// The board that the techniques reach; the outline holds the steps.
    fn outlined(&mut self, which: usize, puzzle: &Puzzle) -> Board {
        let mut board = Board::new(&self.layout, puzzle);
        let mut outline = std::mem::take(&mut self.outline);
        self.solver(which).outline(&mut board, &mut outline);
        self.outline = outline;
        board
    }

    fn solver(&mut self, which: usize) -> &mut Solver<'o> {
        let profile = self.options.profiles()[which];
        let layout = &self.layout;
        self.solvers[which].get_or_insert_with(|| Solver::new(layout, profile))
    }

    /// A puzzle with the rules that hold now.
    const fn on<'p>(&'p self, puzzle: &'p Puzzle) -> PuzzleOn<'p> {
        PuzzleOn { layout: &self.layout, puzzle }
    }
}

/// An error if a run reached what the solution does not have. The run with its evidence, which takes longer, says which
/// step it was.
fn agreeing(reached: &Board, solution: &Grid, run: impl FnOnce() -> Trace) -> Result<(), Error> {
    agree(reached.values(), solution).or_else(|problem| agrees(&run(), solution).and(Err(problem)))
}

/// The index of the profile that holds for a puzzle.
fn which(on: PuzzleOn<'_>) -> usize {
    usize::from(!givens_suffice(on))
}
