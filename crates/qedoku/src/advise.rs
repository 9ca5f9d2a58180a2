//! What a hint at a position is about.
use crate::accept::accept;
use crate::faults;
use crate::hint::Advice;
use crate::judge::judge;
use crate::level::Level;
use crate::mistake::{Mistake, Mistakes};
use crate::mistaken;
use crate::problem::{Kind, Problem};
use crate::question::Question;
use crate::refute::{Effort, refutation};
use qedoku_core::proper::ImproperPuzzle;
use qedoku_core::{Board, Grid, Layout, Outcome, Puzzle, Step, Target, Trace};
use qedoku_explain::Voice;
use qedoku_techniques::{Profile, Solver};
use qedoku_verify::Checker;
use qedoku_why::{Inquiry, PositionStatus};

/// What a position is worth a hint for: its only solution, or what is to be put right first.
pub(crate) enum Judged {
    /// It has one solution.
    Sound(Grid),
    /// It has none.
    Amiss(Advice),
}

/// Judges a position; the higher the level, the more is sought of what is wrong with it.
///
/// # Errors
/// It has several solutions, or too many to tell.
pub(crate) fn judged(
    checker: &mut Checker,
    puzzle: &Puzzle,
    level: Level,
    mut effort: Effort,
    voice: Voice,
) -> Result<Judged, Problem> {
    let (blame, kind) = match PositionStatus::of(Layout::classic(), puzzle) {
        PositionStatus::Sound(solution) => return Ok(Judged::Sound(solution)),
        PositionStatus::Wrong(wrong) => (wrong, Mistake::Wrong),
        PositionStatus::Impossible { blame, is_smallest } => (blame, Mistake::Impossible { is_smallest }),
        PositionStatus::Improper(fault @ (ImproperPuzzle::Several { .. } | ImproperPuzzle::Undecided { .. })) => {
            return Err(faults::problem(&fault, voice, level == Level::Proof));
        }
        PositionStatus::Improper(fault) => {
            // Two givens that clash are all there is to say.
            let told = level >= Level::Where && !matches!(fault, ImproperPuzzle::Conflicts(_));
            let found = told.then(|| refutation(checker, &givens(puzzle), &mut effort)).flatten();
            let problem = faults::problem(&fault, voice, false);
            return Ok(Judged::Amiss(Advice::Impossible(problem, found.map(Box::new))));
        }
    };
    let told = (level >= Level::What).then_some(effort);
    Ok(Judged::Amiss(Advice::Mistakes(Box::new(Mistakes::new(checker, puzzle, &blame, kind, told)))))
}

/// The only solution; or what is wrong, in a sentence or two, as far as the effort shows it.
pub(crate) fn sound(checker: &mut Checker, puzzle: &Puzzle, effort: Effort, voice: Voice) -> Result<Grid, Problem> {
    let level = Level::What;
    let (kind, message) = match judged(checker, puzzle, level, effort, voice)? {
        Judged::Sound(solution) => return Ok(solution),
        Judged::Amiss(Advice::Mistakes(mistakes)) => (Kind::WrongEntries, mistaken::wrong(&mistakes, level, voice)),
        Judged::Amiss(Advice::Impossible(problem, found)) => {
            let told = found
                .filter(|trace| !trace.steps.is_empty())
                .map(|trace| mistaken::contradiction(&trace, level, voice));
            (problem.kind, told.unwrap_or_else(|| problem.message()))
        }
        Judged::Amiss(Advice::Step(_) | Advice::Nothing) => return judge(puzzle),
    };
    Err(Problem::new(kind, message))
}

/// What to say of a position that has one solution.
pub(crate) fn advise(
    checker: &mut Checker,
    puzzle: &Puzzle,
    profile: &Profile,
    question: Option<Question>,
    (solution, voice): (&Grid, Voice),
) -> Result<Advice, Problem> {
    if puzzle.values.is_full() {
        return Ok(Advice::Nothing);
    }
    let Some(step) = next(puzzle, profile, question, (solution, voice))? else { return Ok(Advice::Nothing) };
    let (layout, profile, outcome) = (Layout::classic(), profile.name().to_owned(), Outcome::Reached(reached(&step)));
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
    puzzle: &Puzzle,
    profile: &Profile,
    question: Option<Question>,
    (solution, voice): (&Grid, Voice),
) -> Result<Option<Step>, Problem> {
    let layout = Layout::classic();
    let Some(question) = question else {
        let none = || Problem::new(Kind::NotReached, voice.say(&AdviseText::NoStep));
        return Solver::new(layout, profile).next_step(&Board::new(layout, puzzle)).map(Some).ok_or_else(none);
    };
    let none = || question.not_reached(voice);
    let target = question.target(solution).ok_or_else(none)?;
    let why = Inquiry::new(layout, profile, puzzle).why(target).ok_or_else(none)?;
    Ok(why.steps.into_iter().next())
}

/// What a step reaches, or the first of it.
fn reached(step: &Step) -> Target {
    let placed = step.conclusion.place.first().map(Target::Place);
    placed.unwrap_or_else(|| Target::Eliminate(step.conclusion.eliminate.first().expect("a step concludes something")))
}

/// What advice says.
#[derive(Clone, Copy, Debug)]
pub(crate) enum AdviseText {
    NoStep,
}
