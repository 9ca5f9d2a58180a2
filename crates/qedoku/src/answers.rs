//! Questions about one position, which is solved once.
use crate::accept::accept;
use crate::answer::Answer;
use crate::diagnose;
use crate::error::Error;
use crate::judge::ending_solver;
use crate::options::Options;
use crate::puzzle_on::PuzzleOn;
use crate::question::Question;
use crate::refute::RefuteEffort;
use crate::removed_by::{self, RemovedBy};
use qedoku_core::wire::Size;
use qedoku_core::{Board, Candidate, Cell, Grid, Layout, Outcome, Puzzle, Step, Target, Trace};
use qedoku_techniques::{Profile, Tier};
use qedoku_verify::Checker;
use qedoku_why::{InitialFact, Inquiry, Progress, TargetArgument, WORK};
use std::sync::Arc;

/// Answers questions about one position, which is solved once.
///
/// ```
/// use qedoku::generate::generate;
/// use qedoku::{Options, PuzzleWorker};
///
/// let options = Options::default();
/// let made = generate(7, 1).next().expect("a puzzle");
/// let mut answers = PuzzleWorker::new(&options).answers(&made.puzzle)?;
/// for question in ["r1c1", "r9c9", "r5c5<>3"] {
///     println!("{}", answers.why(question.parse()?)?);
/// }
/// # Ok::<(), qedoku::Error>(())
/// ```
#[derive(Debug)]
pub struct Answers<'o> {
    options: &'o Options,
    profile: &'o Profile,
    layout: Arc<Layout>,
    puzzle: Puzzle,
    /// The run, once a question needs it.
    inquiry: Option<Inquiry<'o>>,
    work: u64,
    watch: fn(Progress),
    pub(crate) solution: Grid,
    checker: Checker,
}

impl<'o> Answers<'o> {
    pub(crate) fn new(options: &'o Options, on: PuzzleOn<'_>) -> Result<Self, Error> {
        options.distinct_on(on.layout)?;
        let checker = &mut Checker::default();
        let solution = diagnose::only_solution(checker, on, RefuteEffort::ASSUMPTIONS, options)?;
        Ok(Self::of_solution(options, on, solution))
    }

    /// The answers about a position whose only solution is known.
    pub(crate) fn of_solution(options: &'o Options, on: PuzzleOn<'_>, solution: Grid) -> Self {
        let profile = options.profile_on_rules(on);
        let checker = Checker::default();
        let layout = Arc::clone(on.layout);
        let puzzle = *on.puzzle;
        Self { options, profile, layout, puzzle, inquiry: None, work: WORK, watch: |_| {}, solution, checker }
    }

    /// Allows this much work for each answer: visits to deductions, of which a processor makes some hundred million a
    /// second. What is found by then is told, and that there may be a smaller argument.
    ///
    /// ```
    /// use qedoku::generate::generate;
    /// use qedoku::{Options, PuzzleWorker};
    ///
    /// let options = Options::default();
    /// let made = generate(7, 1).next().expect("a puzzle");
    /// let mut answers = PuzzleWorker::new(&options).answers(&made.puzzle)?.within(1_000);
    /// assert!(answers.why("r5c5".parse()?)?.to_string().lines().count() <= 25);
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn within(self, work: u64) -> Self {
        Self { work, inquiry: None, ..self }
    }

    /// Has it told how far an answer has come.
    pub fn watched(self, watch: fn(Progress)) -> Self {
        Self { watch, inquiry: None, ..self }
    }

    /// The smallest argument for a digit, or for or against a candidate. What the start has takes none, and the puzzle is
    /// not solved for it; a digit that was entered is argued for in the position without it, if that has one solution.
    pub fn why(&mut self, question: Question) -> Result<Answer, Error> {
        let layout = &Arc::clone(&self.layout);
        let style = self.options.get_style();
        let target = question.target(&self.solution).ok_or_else(|| question.not_reached(&self.solution, style))?;
        let ground = InitialFact::of(layout, &self.puzzle, target);
        if let (Some(InitialFact::Filled { given: false, .. }), Target::Place(entry)) = (ground, target)
            && let Some(answer) = self.without_entry(question, entry.cell)
        {
            return Ok(answer);
        }
        let mut nearest = None;
        let mut why = ground.map(|_| argued(target, Vec::new()));
        if let (Question::Possible(candidate), None) = (question, ground) {
            (nearest, why) = self.nearest(candidate, target);
        }
        let why = match why {
            Some(why) => why,
            None => self.inquiry().why(target).ok_or_else(|| question.not_reached(&self.solution, style))?,
        };
        let profile = self.profile.name().to_owned();
        let steps = why.steps.clone();
        let puzzle = self.puzzle;
        let attempts = Vec::new();
        let outcome = Outcome::Reached(target);
        let trace = Trace { layout: layout.clone(), puzzle, profile, steps, attempts, outcome };
        accept(&mut self.checker, &trace)?;
        Ok(self.answer(question, ground, nearest, why, trace))
    }

    /// The argument for a digit that was entered, in the position without it; nothing if there is none.
    fn without_entry(&mut self, question: Question, cell: Cell) -> Option<Answer> {
        let mut puzzle = self.puzzle;
        puzzle.values.set(cell, None);
        let on = PuzzleOn { layout: &self.layout, puzzle: &puzzle };
        diagnose::only_solution(&mut self.checker, on, RefuteEffort::ASSUMPTIONS, self.options).ok()?;
        let mut before = Self {
            options: self.options,
            layout: Arc::clone(&self.layout),
            puzzle,
            inquiry: None,
            checker: Checker::default(),
            ..*self
        };
        before.why(question).ok()
    }

    /// The answer to a question that this argument is.
    pub(crate) fn answer(
        &self,
        question: Question,
        ground: Option<InitialFact>,
        nearest: Option<RemovedBy>,
        why: TargetArgument,
        trace: Trace,
    ) -> Answer {
        let asked = question.name();
        let mistaken = question.is_mistaken(why.target);
        Answer {
            asked,
            mistaken,
            ground,
            nearest,
            why,
            trace,
            solution: self.solution,
            names: self.options.names().clone(),
        }
    }

    /// The kind of step that would remove a candidate which is still possible, and the argument if one step does.
    pub(crate) fn nearest(&self, candidate: Candidate, target: Target) -> (Option<RemovedBy>, Option<TargetArgument>) {
        if matches!(target, Target::Place(_)) {
            return (Some(RemovedBy::Nothing), None);
        }
        let layout = &self.layout;
        let up_to = Tier::Advanced;
        match removed_by::step(self.profile, &Board::new(layout, &self.puzzle), candidate, up_to) {
            Some(step) => (Some(RemovedBy::AtOnce), Some(argued(target, vec![step]))),
            None => (Some(RemovedBy::Beyond(up_to)), None),
        }
    }

    fn inquiry(&mut self) -> &Inquiry<'o> {
        let profile = self.profile;
        let puzzle = &self.puzzle;
        let on = PuzzleOn { layout: &self.layout, puzzle };
        let work = self.work;
        let watch = self.watch;
        let solution = &self.solution;
        self.inquiry
            .get_or_insert_with(|| Inquiry::by(ending_solver(on, profile, solution), puzzle, watch).within(work))
    }
}

/// An argument that no search was made for.
fn argued(target: Target, steps: Vec<Step>) -> TargetArgument {
    let truths = steps.iter().map(|step| step.truths.len().max(1) as u32).sum();
    let size = Size { steps: steps.len(), truths };
    let considered = steps.len();
    TargetArgument { target, steps, size, bound: truths, considered, run: size, slice: size, is_cut: false }
}
