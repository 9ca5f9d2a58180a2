//! Traces puzzles for data sets.
use super::line::{StepLine, TraceLine, TraceState, VERSION, joined, stated};
use crate::described_step::describe_steps;
use crate::error::Error;
use crate::judge::improper;
use crate::names::counts;
use crate::options::Options;
use crate::solved::Solved;
use crate::worker::PuzzleWorker;
use qedoku_compat::profiles;
use qedoku_core::proper::ImproperPuzzle;
use qedoku_core::{Board, Grid, Layout, Ledger, Outcome, Pattern, Puzzle, Trace};
use qedoku_explain::{Lang, Style};
use qedoku_generate::canonical;
use qedoku_grade::{Grade, Scale};
use qedoku_techniques::{Info, Rounds, Tier, survey};
use std::collections::BTreeSet;
use std::sync::Arc;

/// The options for what is written of a puzzle beside its steps.
#[derive(Clone, Debug, Default)]
pub struct TraceOptions {
    /// The languages of the text of the steps.
    pub text: Vec<Lang>,
    /// True if the board after each step is written.
    pub states: bool,
    /// True if all steps that each board allows are written.
    pub all: bool,
}

/// A puzzle that was traced.
#[derive(Clone, Debug)]
pub struct Traced {
    /// The run.
    pub solved: Solved,
    /// The canonical form.
    pub id: Grid,
    /// The grade on the scales that were asked for.
    pub grade: Option<Grade>,
    /// The needs of each step.
    pub needs: Vec<Vec<u32>>,
    /// The round of each step.
    pub rounds: Vec<u32>,
    /// True if what holds for puzzles with one solution only was left out.
    pub no_uniqueness: bool,
    /// The tier that the run was held to.
    pub up_to: Option<Tier>,
}

/// Traces one puzzle after the other and keeps its buffers.
///
/// ```
/// use qedoku::generate::generate;
/// use qedoku::traces::{TraceOptions, Tracer};
/// use qedoku::{Options, check};
///
/// let options = Options::default();
/// let mut tracer = Tracer::new(&options);
/// let made = generate(7, 1).next().expect("a puzzle");
/// let traced = tracer.trace(&made.puzzle)?;
/// let line = traced.line(&TraceOptions::default(), None);
/// assert_eq!(line.solution, made.solution.to_string());
/// let text = serde_json::to_string(&line).expect("JSON");
/// assert!(check(&text).is_accepted());
/// # Ok::<(), qedoku::Error>(())
/// ```
#[derive(Debug)]
pub struct Tracer<'o> {
    options: &'o Options,
    worker: PuzzleWorker<'o>,
    /// The rules that hold now.
    pub(super) layout: Arc<Layout>,
    grades: bool,
    /// The buffers for puzzles in rounds.
    pub(super) done_in_rounds: Rounds,
}

impl<'o> Tracer<'o> {
    /// A tracer with these options; the scales that need a run of their own are run, and the tier is read off the
    /// trace.
    pub fn new(options: &'o Options) -> Self {
        let grades = options.get_scales().iter().any(|scale| scale != Scale::Tier);
        let layout = Arc::clone(options.layout());
        Self { options, worker: PuzzleWorker::new(options), layout, grades, done_in_rounds: Rounds::default() }
    }

    /// Traces puzzles with these rules from now on, as [`PuzzleWorker::under`] works on them.
    pub fn under(&mut self, layout: &Arc<Layout>) -> &mut Self {
        self.worker.under(layout);
        self.layout = Arc::clone(layout);
        self
    }

    /// The run of a puzzle, with its grades.
    ///
    /// # Errors
    /// Why there is none.
    pub fn trace(&mut self, puzzle: &Puzzle) -> Result<Traced, Error> {
        let solved = self.worker.solve(puzzle)?;
        if let Some(second) = solved.other {
            return Err(improper(&ImproperPuzzle::Several { first: solved.solution, second }));
        }
        let grade = if self.grades { Some(self.worker.grade(puzzle)?.grade) } else { None };
        let givens = puzzle.given_grid();
        let id = identity(&self.layout, &givens);
        let (needs, rounds) = needs(&solved.trace);
        let profile = self.options.get_profile();
        let no_uniqueness = !profile.assumes_uniqueness();
        let up_to = profile.limit();
        Ok(Traced { solved, id, grade, needs, rounds, no_uniqueness, up_to })
    }
}

/// The identity of a puzzle: its canonical form under classic rules, its givens under others.
pub(super) fn identity(layout: &Layout, givens: &Grid) -> Grid {
    let form = if layout.is_classic() { canonical(givens).ok() } else { None };
    form.map_or(*givens, |canonical| canonical.form)
}

/// The way in which the digits of a run were found.
pub(super) fn solved_by(trace: &Trace) -> &'static str {
    let assumes = |pattern: &Pattern| matches!(pattern, Pattern::Hypothesis(_) | Pattern::Forcing(_));
    match trace.outcome {
        Outcome::Solved if trace.steps.iter().any(|step| assumes(&step.pattern)) => "forcing",
        Outcome::Solved => "deduction",
        Outcome::Hypothesis(_) | Outcome::Guessed => "search",
        Outcome::Stuck | Outcome::Contradiction(_) | Outcome::Reached(_) => "none",
    }
}

/// The needs of each step, and the first round in which it could be made.
pub(super) fn needs(trace: &Trace) -> (Vec<Vec<u32>>, Vec<u32>) {
    let layout = &trace.layout;
    let mut ledger = Ledger::default();
    let mut board = Board::new(layout, &trace.puzzle);
    let mut all: Vec<Vec<u32>> = Vec::new();
    let mut rounds: Vec<u32> = Vec::new();
    for (step, number) in trace.steps.iter().zip(1..) {
        let needs = ledger.needs_of(layout, step);
        let last = needs.iter().filter_map(|&earlier| rounds.get(earlier as usize - 1)).max();
        rounds.push(last.map_or(1, |last| last + 1));
        all.push(needs);
        let before = board.clone();
        board.apply(&step.conclusion);
        ledger.record(number, &before, &board);
    }
    (all, rounds)
}

impl Traced {
    /// The run.
    pub const fn trace(&self) -> &Trace {
        &self.solved.trace
    }

    /// The only solution.
    pub const fn solution(&self) -> &Grid {
        &self.solved.solution
    }

    /// The facts about the hardest technique.
    pub fn hardest(&self) -> Option<&'static Info> {
        self.solved.names().hardest(self.trace())
    }

    /// The way in which the digits were found.
    pub fn solved_by(&self) -> &'static str {
        solved_by(self.trace())
    }

    /// The line of the puzzle.
    pub fn line(&self, options: &TraceOptions, name: Option<&str>) -> TraceLine {
        let trace = self.trace();
        let layout = &trace.layout;
        let hardest = self.hardest();
        let techniques: Vec<(String, usize)> =
            counts(trace).into_iter().map(|(slug, count)| (slug.to_string(), count)).collect();
        let mut steps = self.steps(options);
        for step in &mut steps {
            step.by = techniques.iter().position(|(slug, _)| *slug == step.technique);
            step.technique.clear();
        }
        let grade = self.grade.as_ref();
        TraceLine {
            trace: VERSION,
            puzzle: layout.line(&trace.puzzle.given_grid(), '.'),
            rules: stated(layout),
            solution: layout.line(self.solution(), '.'),
            id: layout.line(&self.id, '.'),
            name: name.map(str::to_owned),
            givens: trace.puzzle.givens.len(),
            profile: trace.profile.clone(),
            no_uniqueness: self.no_uniqueness,
            up_to: self.up_to.map(|tier| tier.word().to_owned()),
            outcome: trace.outcome.word().to_owned(),
            solved_by: self.solved_by().to_owned(),
            tier: hardest.map(|info| info.tier.word().to_owned()),
            hardest: hardest.map(|info| info.slug.to_owned()),
            er: grade.and_then(|grade| grade.se.as_ref()).map(|se| f64::from(se.er) / 10.0),
            hodoku: grade.and_then(|grade| grade.hodoku.as_ref()).map(|it| it.level.word().to_owned()),
            effort: grade.and_then(|grade| grade.effort.as_ref()).map(|it| decimal(it.tenths())),
            techniques,
            steps,
        }
    }

    /// The steps.
    pub fn steps(&self, options: &TraceOptions) -> Vec<StepLine> {
        let trace = self.trace();
        let layout = &self.trace().layout;
        let mut board = Board::new(layout, &trace.puzzle);
        let mut lines = Vec::with_capacity(trace.steps.len());
        for (index, step) in trace.steps.iter().enumerate() {
            let mut line = StepLine::of(step.technique.as_str(), &step.conclusion);
            line.needs.clone_from(&self.needs[index]);
            line.round = self.rounds[index];
            line.all = options.all.then(|| self.allowed(&board));
            board.apply(&step.conclusion);
            if options.states {
                let TraceState { board, candidates } = TraceState::of(&board);
                (line.board, line.candidates) = (Some(board), Some(candidates));
            }
            lines.push(line);
        }
        for &lang in &options.text {
            let names = self.solved.names().clone().style(Style { language: lang, ..self.solved.names().get_style() });
            let mut lines = lines.iter_mut();
            describe_steps(trace, &names, |described| {
                if let Some(line) = lines.next() {
                    line.text.insert(lang.code().to_owned(), described.step_text.sentence());
                }
            });
        }
        lines
    }

    /// Every step that a board allows by the techniques that the run was held to and that assume nothing: each conclusion
    /// of a technique once.
    fn allowed(&self, board: &Board) -> Vec<[String; 3]> {
        let mut all = Vec::new();
        let profile = profiles::named(&self.trace().profile).unwrap_or_default();
        let profile = profile.limited(self.up_to, !self.no_uniqueness);
        let mut seen = BTreeSet::new();
        for technique in profile.techniques().iter().filter(|it| it.info().tier < Tier::Ultimate) {
            for step in survey(*technique, board, MOST).steps {
                let one = [
                    step.technique.to_string(),
                    joined(&step.conclusion.place, false),
                    joined(&step.conclusion.eliminate, true),
                ];
                if seen.insert(one.clone()) {
                    all.push(one);
                }
            }
        }
        all
    }
}

/// The most conclusions of one technique that are written of one board.
const MOST: usize = 1000;

#[allow(clippy::cast_precision_loss, reason = "no effort is near the bounds of exact numbers")]
pub(super) fn decimal(tenths: u64) -> f64 {
    tenths as f64 / 10.0
}
