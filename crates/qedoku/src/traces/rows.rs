//! Rows of integers, as trainers load them.
use super::work::Traced;
use qedoku_core::{Board, CandidateSet, CellSet, Grid, Outcome};

/// The numbers of the strategies in a row, and their names.
pub const SHAH_STRATEGIES: [(i16, &str); 9] = [
    (0, "given"),
    (2, "lone single"),
    (3, "hidden single"),
    (4, "naked pair"),
    (5, "naked triplet"),
    (6, "locked candidate"),
    (7, "XY-wing"),
    (8, "unique rectangle"),
    (9, "another technique"),
];

/// The number of integers in a row.
pub const SHAH_LENGTH: usize = 1 + 4 * 81;

/// The row of a puzzle that was solved: how many givens there are, then for each cell its row and column from 0, its digit and
/// the strategy that placed it, the givens first and the others in the order of the run. A single that needs eliminations
/// counts as the hardest of the techniques that made those.
pub fn shah_row(traced: &Traced) -> Option<Vec<i16>> {
    let trace = traced.trace();
    if trace.outcome != Outcome::Solved {
        return None;
    }
    let mut row = Vec::with_capacity(SHAH_LENGTH);
    row.push(i16::try_from(trace.puzzle.givens.len()).ok()?);
    let mut put = |set: CandidateSet, strategy: i16| {
        for it in set.iter_by_cell() {
            let line = i16::from(it.cell.row()) - 1;
            let column = i16::from(it.cell.column()) - 1;
            row.extend([line, column, i16::from(it.digit.value()), strategy]);
        }
    };
    put(trace.puzzle.given_grid().filled().collect(), 0);
    put(trace.puzzle.placed().collect(), 9);
    let mut board = Board::new(&trace.layout, &trace.puzzle);
    for (step, needs) in trace.steps.iter().zip(&traced.needs) {
        let fresh = step.conclusion.place.iter().filter(|it| board.value(it.cell).is_none()).collect();
        let eliminations = needs.iter().map(|&number| &trace.steps[number as usize - 1]);
        let eliminations = eliminations.filter(|step| step.conclusion.place.is_empty());
        let own = strategy(step.technique.as_str());
        let by = eliminations.map(|step| strategy(step.technique.as_str())).max();
        put(fresh, by.map_or(own, |by| by.max(own)));
        board.apply(&step.conclusion);
    }
    (row.len() == SHAH_LENGTH).then_some(row)
}

/// The strategy that a technique is.
fn strategy(slug: &str) -> i16 {
    match slug {
        "full-house" | "naked-single" => 2,
        "hidden-single-box" | "hidden-single-row" | "hidden-single-column" => 3,
        "naked-pair" | "locked-pair" => 4,
        "naked-triple" | "locked-triple" => 5,
        "pointing" | "claiming" => 6,
        "xy-wing" => 7,
        "unique-rectangle-1" | "unique-rectangle-2" | "unique-rectangle-3" | "unique-rectangle-4" => 8,
        _ => 9,
    }
}

/// A puzzle and its solution as HRM and TRM load them: 1 for a blank, the digit and one more elsewhere.
pub fn hrm_rows(puzzle: &Grid, solution: &Grid) -> [[u8; 81]; 2] {
    [puzzle, solution].map(|grid| {
        let mut row = [1; 81];
        CellSet::ALL.iter().for_each(|cell| row[cell.index()] = grid.get(cell).map_or(1, |digit| digit.value() + 1));
        row
    })
}
