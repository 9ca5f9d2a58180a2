//! Checks that a grid is a solution.
use crate::end::EndFault;
use qedoku_core::{Board, Candidate, CandidateSet, Grid, Layout};

/// A solution is full, keeps the rules, and takes nothing that the board reached has ruled out.
pub(crate) fn check_solution(solution: &Grid, board: &Board) -> Result<(), EndFault> {
    let layout = board.layout();
    for cell in layout.board() {
        let Some(digit) = solution.get(cell) else { return Err(EndFault::SolutionNotFull(cell)) };
        let candidate = Candidate { cell, digit };
        if board.value(cell) != Some(digit) && !board.candidates().contains(candidate) {
            return Err(EndFault::SolutionRuledOut(candidate));
        }
    }
    if let Some((a, b)) = clash(solution, layout) {
        return Err(EndFault::SolutionClash(a, b));
    }
    match layout.unmet(solution) {
        Some(rule) => Err(EndFault::SolutionUnmet(rule.kind, rule.cells[0])),
        None => Ok(()),
    }
}

/// The first two digits of a grid that cannot stand together.
pub(crate) fn clash(grid: &Grid, layout: &Layout) -> Option<(Candidate, Candidate)> {
    let all: CandidateSet = grid.filled().collect();
    grid.filled().find_map(|a| (layout.clashes(a) & all).first().map(|b| (a, b)))
}
