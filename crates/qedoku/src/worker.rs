//! One puzzle after the other.
use crate::answer::Answers;
use crate::grading::Graded;
use crate::hint::{self, Hint, Level};
use crate::judge::{accept, agree, agrees, givens_suffice, judge};
use crate::options::Options;
use crate::problem::Problem;
use crate::question::Question;
use crate::solved::Solved;
use qedoku_core::{Board, Grid, Layout, Outcome, Puzzle};
use qedoku_techniques::{Move, Outline, Solver};
use qedoku_verify::Checker;

/// Works on one puzzle after the other and keeps its buffers: for many puzzles with the same options.
///
/// ```
/// use qedoku::{Options, Worker, generate};
///
/// let options = Options::default();
/// let mut worker = Worker::new(&options);
/// for made in generate(7, 3) {
///     assert_eq!(worker.fill(&made.puzzle)?, made.solution);
/// }
/// # Ok::<(), qedoku::Problem>(())
/// ```
#[derive(Debug)]
pub struct Worker<'o> {
    options: &'o Options,
    /// With the whole profile, and without arguments from uniqueness, as they are wanted.
    solvers: [Option<Solver<'o>>; 2],
    checker: Checker,
    outline: Outline,
}

impl<'o> Worker<'o> {
    /// A worker with these options.
    pub fn new(options: &'o Options) -> Self {
        Self { options, solvers: [None, None], checker: Checker::default(), outline: Outline::default() }
    }

    /// Solves a puzzle step by step, as far as the techniques get. Every step is checked.
    ///
    /// ```
    /// use qedoku::{Options, Worker, generate};
    ///
    /// let (options, made) = (Options::default(), generate(7, 1).next().expect("a puzzle"));
    /// let mut worker = Worker::new(&options);
    /// assert_eq!(worker.solve(&made.puzzle)?.grid(), made.solution);
    /// # Ok::<(), qedoku::Problem>(())
    /// ```
    pub fn solve(&mut self, puzzle: &Puzzle) -> Result<Solved, Problem> {
        let solution = judge(puzzle)?;
        let trace = self.solver(which(puzzle)).solve(puzzle);
        agrees(&trace, &solution)?;
        if self.options.is_checked() {
            accept(&mut self.checker, &trace)?;
        }
        Ok(Solved::new(trace, solution, self.options.names()))
    }

    /// The grid that the techniques reach, without the steps, which takes less time.
    ///
    /// ```
    /// use qedoku::{Options, Worker, generate};
    ///
    /// let (options, made) = (Options::default(), generate(7, 1).next().expect("a puzzle"));
    /// let mut worker = Worker::new(&options);
    /// assert_eq!(worker.fill(&made.puzzle)?, made.solution);
    /// # Ok::<(), qedoku::Problem>(())
    /// ```
    pub fn fill(&mut self, puzzle: &Puzzle) -> Result<Grid, Problem> {
        if self.options.profile().tries_hypotheses() {
            return Ok(self.solve(puzzle)?.grid());
        }
        let solution = judge(puzzle)?;
        let board = self.outlined(which(puzzle), puzzle);
        agree(board.values(), &solution)?;
        Ok(*board.values())
    }

    /// How hard a puzzle is.
    ///
    /// ```
    /// use qedoku::{Options, Worker, generate};
    ///
    /// let (options, made) = (Options::default(), generate(7, 1).next().expect("a puzzle"));
    /// let mut worker = Worker::new(&options);
    /// assert_eq!(worker.grade(&made.puzzle)?.grade.outcome, "solved");
    /// # Ok::<(), qedoku::Problem>(())
    /// ```
    pub fn grade(&mut self, puzzle: &Puzzle) -> Result<Graded, Problem> {
        let solution = judge(puzzle)?;
        let which = which(puzzle);
        let table = self.options.table(which);
        let grade = if self.options.profile().tries_hypotheses() {
            let trace = self.solver(which).solve(puzzle);
            agrees(&trace, &solution)?;
            table.of_trace(&trace)
        } else {
            let board = self.outlined(which, puzzle);
            agree(board.values(), &solution)?;
            let outcome = if board.is_full() { Outcome::Solved } else { Outcome::Stuck };
            table.of_places(outcome.word(), self.outline.moves().iter().map(Move::technique))
        };
        Ok(Graded::new(puzzle, grade, self.options.names()))
    }

    /// A hint at the next step of a position, or at the first on the shortest way to what is asked for.
    ///
    /// ```
    /// use qedoku::{Level, Options, Worker, generate};
    ///
    /// let (options, made) = (Options::default(), generate(7, 1).next().expect("a puzzle"));
    /// let mut worker = Worker::new(&options);
    /// print!("{}", worker.hint(&made.puzzle, Level::What, Some("r5c5".parse()?))?);
    /// # Ok::<(), qedoku::Problem>(())
    /// ```
    pub fn hint(&mut self, puzzle: &Puzzle, level: Level, question: Option<Question>) -> Result<Hint, Problem> {
        let profile = self.options.profile_for(puzzle);
        let advice = hint::advise(&mut self.checker, puzzle, profile, question)?;
        Ok(Hint::new(puzzle, level, advice, self.options.names()))
    }

    /// What answers questions about a position.
    ///
    /// ```
    /// use qedoku::{Options, Worker, generate};
    ///
    /// let (options, made) = (Options::default(), generate(7, 1).next().expect("a puzzle"));
    /// let worker = Worker::new(&options);
    /// print!("{}", worker.answers(&made.puzzle)?.why("r5c5".parse()?)?);
    /// # Ok::<(), qedoku::Problem>(())
    /// ```
    pub fn answers(&self, puzzle: &Puzzle) -> Result<Answers<'o>, Problem> {
        Answers::new(self.options, puzzle)
    }

    /// The board that the techniques reach; the outline holds the steps.
    fn outlined(&mut self, which: usize, puzzle: &Puzzle) -> Board {
        let mut board = Board::new(Layout::classic(), puzzle);
        let mut outline = std::mem::take(&mut self.outline);
        self.solver(which).outline(&mut board, &mut outline);
        self.outline = outline;
        board
    }

    fn solver(&mut self, which: usize) -> &mut Solver<'o> {
        let profile = self.options.profiles()[which];
        self.solvers[which].get_or_insert_with(|| Solver::new(Layout::classic(), profile))
    }
}

/// Which of the profiles holds for a puzzle.
fn which(puzzle: &Puzzle) -> usize {
    usize::from(!givens_suffice(puzzle))
}
