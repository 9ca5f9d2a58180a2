//! Finds out what a hint at a position is about.
use crate::accept::accept;
use crate::error::{Error, ErrorKind};
use crate::hint::Advice;
use crate::judge::{ending_solver, judge_on, settled};
use crate::level::Level;
use crate::mistake::{Mistake, Mistakes};
use crate::options::Options;
use crate::puzzle_on::PuzzleOn;
use crate::question::Question;
use crate::refute::{RefuteEffort, refutation};
use crate::{faults, mistaken};
use qedoku_core::proper::{ImproperPuzzle, possible};
use qedoku_core::{Board, Grid, Outcome, Puzzle, Step, Target, Trace};
use qedoku_explain::Style;
use qedoku_techniques::Profile;
use qedoku_verify::Checker;
use qedoku_why::{Inquiry, PositionStatus};

/// The subject of a hint at a position: its only solution, or what is to be put right first.
pub(crate) enum HintBasis {
    /// The only solution of the position; or what several share.
    Solution(Grid),
    /// The advice on what is wrong with the position.
    Problem(Advice),
}

/// Diagnoses a position. What is wrong with it is sought whatever the level tells of it, as the number of rungs depends
/// on it.
///
/// # Errors
/// It has several solutions, which the options do not allow, or too many to tell.
pub(crate) fn diagnose(
    checker: &mut Checker,
    on: PuzzleOn<'_>,
    level: Level,
    mut effort: RefuteEffort,
    options: &Options,
) -> Result<HintBasis, Error> {
    let style = options.get_style();
    let (blame, kind) = match PositionStatus::of(on.layout, on.puzzle) {
        PositionStatus::Proper(solution) => return Ok(HintBasis::Solution(solution)),
        PositionStatus::Wrong(wrong) => (wrong, Mistake::Wrong),
        PositionStatus::Impossible { blame, is_smallest } => (blame, Mistake::Impossible { is_smallest }),
        PositionStatus::Improper(ImproperPuzzle::Several { .. }) if options.allows_several() => {
            return Ok(HintBasis::Solution(settled(&possible(on.layout, on.puzzle))));
        }
        PositionStatus::Improper(fault @ (ImproperPuzzle::Several { .. } | ImproperPuzzle::Undecided { .. })) => {
            return Err(faults::problem(&fault, style, level == Level::Proof));
        }
        PositionStatus::Improper(fault) => {
            // Two givens that clash are all there is to say.
            let refutes = !matches!(fault, ImproperPuzzle::Conflicts(_));
            let found = refutes.then(|| refutation(checker, on.with(&givens(on.puzzle)), &mut effort)).flatten();
            let problem = faults::problem(&fault, style, false);
            return Ok(HintBasis::Problem(Advice::Impossible(problem, found.map(Box::new))));
        }
    };
    Ok(HintBasis::Problem(Advice::Mistakes(Box::new(Mistakes::new(checker, on, &blame, kind, effort)))))
}

/// The only solution, or what several share if the options allow them; or what is wrong, in a sentence or two, as far
/// as the effort shows it.
pub(crate) fn only_solution(
    checker: &mut Checker,
    on: PuzzleOn<'_>,
    effort: RefuteEffort,
    options: &Options,
) -> Result<Grid, Error> {
    let level = Level::What;
    let style = options.get_style();
    let (kind, message) = match diagnose(checker, on, level, effort, options)? {
        HintBasis::Solution(solution) => return Ok(solution),
        HintBasis::Problem(Advice::Mistakes(mistakes)) => {
            (ErrorKind::WrongEntries, mistaken::wrong(&mistakes, level, style))
        }
        HintBasis::Problem(Advice::Impossible(problem, found)) => {
            let sentence = found
                .filter(|trace| !trace.steps.is_empty())
                .map(|trace| mistaken::contradiction(&trace, level, style));
            (problem.kind, sentence.unwrap_or_else(|| problem.message()))
        }
        HintBasis::Problem(Advice::Step(_) | Advice::Nothing) => return judge_on(on),
    };
    Err(Error::new(kind, message))
}

/// The advice for a position that has one solution.
pub(crate) fn advise(
    checker: &mut Checker,
    on: PuzzleOn<'_>,
    profile: &Profile,
    question: Option<Question>,
    solution: &Grid,
    style: Style,
) -> Result<Advice, Error> {
    let PuzzleOn { layout, puzzle } = on;
    if layout.is_full(&puzzle.values) {
        return Ok(Advice::Nothing);
    }
    let Some(step) = next(on, profile, question, solution, style)? else { return Ok(Advice::Nothing) };
    let profile = profile.name().to_owned();
    let outcome = Outcome::Reached(reached(&step));
    let trace =
        Trace { layout: layout.clone(), puzzle: *puzzle, profile, steps: vec![step], attempts: Vec::new(), outcome };
    accept(checker, &trace)?;
    Ok(Advice::Step(Box::new(trace)))
}

/// The position without what was entered, which is not to blame if the givens allow no solution.
fn givens(puzzle: &Puzzle) -> Puzzle {
    Puzzle::from_givens(puzzle.given_grid())
}

/// The step to hint at: the first on the shortest way to what is asked for, or the easiest there is; nothing if what is
/// asked for holds already.
fn next(
    on: PuzzleOn<'_>,
    profile: &Profile,
    question: Option<Question>,
    solution: &Grid,
    style: Style,
) -> Result<Option<Step>, Error> {
    let PuzzleOn { layout, puzzle } = on;
    let Some(question) = question else {
        let board = Board::new(layout, puzzle);
        let solver = &mut ending_solver(on, profile, solution);
        let parts = solver.is_done(&board);
        let (kind, none) = if parts {
            (ErrorKind::SeveralSolutions, AdviseText::Parted)
        } else {
            (ErrorKind::NotReached, AdviseText::NoStep)
        };
        return solver.next_step(&board).map(Some).ok_or_else(|| Error::new(kind, style.say(&none)));
    };
    let none = || question.not_reached(solution, style);
    let target = question.target(solution).ok_or_else(none)?;
    let inquiry = Inquiry::by(ending_solver(on, profile, solution), puzzle, |_| {});
    let why = inquiry.why(target).ok_or_else(none)?;
    Ok(why.steps.into_iter().next())
}

/// The first placement of a step, or else its first elimination.
fn reached(step: &Step) -> Target {
    let placed = step.conclusion.place.first().map(Target::Place);
    placed.unwrap_or_else(|| Target::Eliminate(step.conclusion.eliminate.first().expect("a step concludes something")))
}

/// The messages of advice.
#[derive(Clone, Copy, Debug)]
pub(crate) enum AdviseText {
    NoStep,
    Parted,
}
