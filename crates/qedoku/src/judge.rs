//! Judges by exhaustive search whether a puzzle is proper.
use crate::accept::unsound;
use crate::error::{Error, ErrorKind};
use crate::puzzle_on::PuzzleOn;
use crate::words::ProblemText;
use qedoku_core::proper::{self, ImproperPuzzle, PuzzleVerdict};
use qedoku_core::{Candidate, CandidateSet, Conclusion, Grid, Layout, Outcome, Puzzle, Trace};
use qedoku_techniques::{Profile, Solver};
use std::sync::Arc;

/// The only solution of a proper puzzle, or what is improper about it.
///
/// ```
/// use qedoku::generate::generate;
/// use qedoku::solve::judge;
/// let made = generate(7, 1).next().expect("a puzzle");
/// assert_eq!(judge(&made.puzzle)?, made.solution);
/// # Ok::<(), qedoku::Error>(())
/// ```
pub fn judge(puzzle: &Puzzle) -> Result<Grid, Error> {
    judge_on(PuzzleOn::classic(puzzle))
}

/// The only solution of a puzzle under these rules, or what is improper about it.
pub fn judge_under(layout: &Arc<Layout>, puzzle: &Puzzle) -> Result<Grid, Error> {
    judge_on(PuzzleOn { layout, puzzle })
}

/// The same under any rules.
pub(crate) fn judge_on(on: PuzzleOn<'_>) -> Result<Grid, Error> {
    match proper::judge(on.layout, on.puzzle) {
        PuzzleVerdict::Proper(solution) => Ok(solution),
        PuzzleVerdict::Improper(fault) => Err(improper(&fault)),
    }
}

/// True if arguments from uniqueness hold: the givens alone have one solution. A position may owe its only solution to
/// candidates that somebody eliminated.
pub(crate) fn givens_suffice(on: PuzzleOn<'_>) -> bool {
    let puzzle = on.puzzle;
    if puzzle.removed.is_empty() && puzzle.placed().next().is_none() {
        return true;
    }
    let bare = Puzzle::from_givens(puzzle.given_grid());
    matches!(proper::judge(on.layout, &bare), PuzzleVerdict::Proper(_))
}

/// A solution, and another one if there is.
pub(crate) fn solutions(on: PuzzleOn<'_>) -> Result<(Grid, Option<Grid>), Error> {
    match proper::judge(on.layout, on.puzzle) {
        PuzzleVerdict::Proper(solution) => Ok((solution, None)),
        PuzzleVerdict::Improper(ImproperPuzzle::Several { first, second }) => Ok((first, Some(second))),
        PuzzleVerdict::Improper(fault) => Err(improper(&fault)),
    }
}

/// The digits that all solutions share, if these candidates are all that some solution has.
pub(crate) fn settled(possible: &CandidateSet) -> Grid {
    let mut settled = Grid::EMPTY;
    for cell in possible.cells() {
        settled.set(cell, possible.digits(cell).single());
    }
    settled
}

/// A solver that ends where all solutions of the puzzle have what is left.
pub(crate) fn ending_solver<'p>(on: PuzzleOn<'_>, profile: &'p Profile, settled: &Grid) -> Solver<'p> {
    let solver = Solver::new(on.layout, profile);
    if on.layout.is_full(settled) { solver } else { solver.ending_at(proper::possible(on.layout, on.puzzle)) }
}

/// The error that a puzzle is not proper.
pub(crate) fn improper(fault: &ImproperPuzzle) -> Error {
    let kind = match fault {
        ImproperPuzzle::Conflicts(_) => ErrorKind::Clash,
        ImproperPuzzle::Several { .. } => ErrorKind::SeveralSolutions,
        ImproperPuzzle::Undecided { .. } => ErrorKind::Undecided,
        _ => ErrorKind::NoSolution,
    };
    Error::new(kind, ProblemText::Improper { fault: fault.clone() })
}

/// An error if a digit reached differs from the only solution, which the exhaustive search found on its own.
pub(crate) fn agree(reached: &Grid, solution: &Grid) -> Result<(), Error> {
    match differing(reached, solution) {
        None => Ok(()),
        Some(candidate) => Err(Error::not_accepted(ProblemText::NotSo { candidate })),
    }
}

/// The first digit reached that differs from the only solution.
pub(crate) fn differing(reached: &Grid, solution: &Grid) -> Option<Candidate> {
    if reached == solution {
        return None;
    }
    reached.filled().find(|candidate| solution.get(candidate.cell) != Some(candidate.digit))
}

/// An error if a step of a trace places a digit that the solution does not have, or eliminates one that it has.
pub(crate) fn agrees(trace: &Trace, solution: &Grid) -> Result<(), Error> {
    let held: CandidateSet = solution.filled().collect();
    for (step, number) in trace.steps.iter().zip(1..) {
        let Conclusion { place, eliminate } = step.conclusion;
        if let Some(candidate) = ((place - held) | (eliminate & held)).first() {
            let what = Error::new(ErrorKind::NotAccepted, ProblemText::NotSo { candidate });
            return Err(unsound(&step.technique, ProblemText::AtStep { number, what }));
        }
    }
    if let Outcome::Hypothesis(grid) = &trace.outcome { agree(grid, solution) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Session;
    use crate::generated::generate;
    use qedoku_core::Digit;

    #[test]
    fn a_trace_that_the_solution_contradicts_is_told() {
        let made = generate(7, 1).next().expect("a puzzle");
        let mut trace = Session::new(made.puzzle).solve().expect("a run").trace;
        assert_eq!(agrees(&trace, &made.solution), Ok(()));
        assert_eq!(agree(&trace.grid(), &made.solution), Ok(()));
        let right = trace.steps[0].conclusion.place.first().expect("a digit");
        let other = Digit::ALL.into_iter().find(|digit| *digit != right.digit).expect("another digit");
        let wrong = Candidate { digit: other, ..right };
        let mut grid = made.solution;
        grid.set(wrong.cell, Some(wrong.digit));
        let message = |result: Result<(), Error>| result.err().map(|problem| problem.message()).unwrap_or_default();
        assert!(message(agree(&grid, &made.solution)).contains(&wrong.to_string()));
        let mut filled = trace.clone();
        filled.outcome = Outcome::Hypothesis(grid);
        assert!(message(agrees(&filled, &made.solution)).contains(&wrong.to_string()));
        let kept = trace.steps[0].conclusion;
        trace.steps[0].conclusion = Conclusion { place: CandidateSet::from_iter([wrong]), ..kept };
        assert!(message(agrees(&trace, &made.solution)).contains(&wrong.to_string()));
        trace.steps[0].conclusion = Conclusion { eliminate: CandidateSet::from_iter([right]), ..kept };
        assert!(message(agrees(&trace, &made.solution)).contains(&right.to_string()));
    }
}
