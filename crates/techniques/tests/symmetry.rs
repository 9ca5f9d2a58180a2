//! What a technique finds does not depend on how the board is turned or what its digits are called.
#![allow(clippy::unwrap_used, reason = "a test may panic")]
use qedoku_core::{Board, Candidate, CandidateSet, Cell, CellSet, Conclusion, Digit, Grid, Layout, Puzzle};
use qedoku_techniques::{Context, Profile, Sink, Solver, TECHNIQUES, Technique, Tier, Want, all, named};
use std::collections::HashSet;

/// A way to rename cells and digits that keeps houses houses.
struct Symmetry {
    name: &'static str,
    cell: fn(Cell) -> Cell,
    digit: fn(Digit) -> Digit,
    /// Whether rows become columns.
    turns: bool,
}

const SYMMETRIES: [Symmetry; 4] = [
    Symmetry { name: "digits relabeled", cell: |cell| cell, digit: relabel, turns: false },
    Symmetry { name: "rows swapped in a band", cell: swap_rows, digit: |digit| digit, turns: false },
    Symmetry { name: "stacks rotated", cell: rotate_stacks, digit: |digit| digit, turns: false },
    Symmetry { name: "transposed", cell: transpose, digit: |digit| digit, turns: true },
];

fn relabel(digit: Digit) -> Digit {
    Digit::new((digit.index() * 2 + 3) % 9)
}

fn swap_rows(cell: Cell) -> Cell {
    Cell::at([2, 1, 3, 4, 6, 5, 9, 8, 7][usize::from(cell.row()) - 1], cell.column())
}

fn rotate_stacks(cell: Cell) -> Cell {
    Cell::at(cell.row(), (cell.column() + 2) % 9 + 1)
}

fn transpose(cell: Cell) -> Cell {
    Cell::at(cell.column(), cell.row())
}

impl Symmetry {
    fn candidate(&self, Candidate { cell, digit }: Candidate) -> Candidate {
        Candidate { cell: (self.cell)(cell), digit: (self.digit)(digit) }
    }

    fn conclusion(&self, conclusion: &Conclusion) -> Conclusion {
        let image = |set: CandidateSet| set.iter().map(|candidate| self.candidate(candidate)).collect();
        Conclusion { place: image(conclusion.place), eliminate: image(conclusion.eliminate) }
    }

    fn puzzle(&self, puzzle: &Puzzle) -> Puzzle {
        let mut values = Grid::EMPTY;
        for candidate in puzzle.values.filled() {
            let image = self.candidate(candidate);
            values.set(image.cell, Some(image.digit));
        }
        Puzzle {
            values,
            givens: puzzle.givens.iter().map(self.cell).collect(),
            removed: puzzle.removed.iter().map(|candidate| self.candidate(candidate)).collect(),
        }
    }

    /// The technique that finds the images of what `technique` finds.
    fn technique(&self, technique: &'static dyn Technique) -> &'static dyn Technique {
        let slug = technique.info().slug;
        let turned = match slug.split_once("-row") {
            Some((start, end)) => format!("{start}-column{end}"),
            None => slug.replace("-column", "-row"),
        };
        if self.turns { named(&turned).unwrap() } else { technique }
    }
}

/// A board as a puzzle: the digits on it, and the candidates it lacks.
fn position(layout: &Layout, board: &Board) -> Puzzle {
    let start = Puzzle { values: *board.values(), givens: board.givens(), removed: CandidateSet::EMPTY };
    let removed = *Board::new(layout, &start).candidates() - *board.candidates();
    Puzzle { removed, ..start }
}

/// The positions of the cases, and every seventh of the solutions of some puzzles.
fn positions(layout: &'static Layout) -> Vec<Puzzle> {
    let slugs = qedoku_fixtures::slugs();
    let mut all: Vec<Puzzle> =
        slugs.iter().flat_map(|slug| qedoku_fixtures::cases(slug).unwrap()).map(|case| case.puzzle).collect();
    let profile = Profile::default().up_to(Tier::Advanced);
    let mut solver = Solver::new(layout, &profile);
    for file in qedoku_fixtures::puzzle_files() {
        for grid in qedoku_fixtures::puzzles(&file).unwrap().into_iter().step_by(20) {
            let trace = solver.solve(&Puzzle::from_givens(grid));
            all.extend(trace.replay().step_by(7).map(|(_, board, _)| position(layout, &board)));
        }
    }
    all
}

fn found(technique: &dyn Technique, layout: &Layout, puzzle: &Puzzle) -> HashSet<Conclusion> {
    let board = Board::new(layout, puzzle);
    let mut sink = Sink::new(&board, Want::All);
    let _ = technique.search(&Context::new(layout, &board, TECHNIQUES), &mut sink);
    sink.into_steps().into_iter().map(|step| step.conclusion).collect()
}

/// Searches that are cut off at a limit, or keep one way of several to the same place, so that what they find may depend on
/// the order of digits and cells: they are left out.
const BOUNDED: &[&str] = &[
    "als-chain",
    "death-blossom",
    "finned-mutant-jellyfish",
    "finned-mutant-squirmbag",
    "finned-mutant-whale",
    "siamese-finned-swordfish",
    "siamese-sashimi-swordfish",
];

#[test]
fn the_image_of_every_conclusion_is_found_on_the_image_of_the_board() {
    let layout = Layout::classic();
    let positions = positions(layout);
    assert!(CellSet::ALL.iter().all(|cell| SYMMETRIES.iter().all(|s| (s.cell)(cell).index() < Cell::COUNT)));
    for technique in all().filter(|technique| technique.info().tier < Tier::Ultimate) {
        if BOUNDED.contains(&technique.info().slug) {
            continue;
        }
        let mut finds = 0;
        for puzzle in &positions {
            let here = found(technique, layout, puzzle);
            finds += here.len();
            for symmetry in &SYMMETRIES {
                let image: HashSet<Conclusion> = here.iter().map(|one| symmetry.conclusion(one)).collect();
                let there = found(symmetry.technique(technique), layout, &symmetry.puzzle(puzzle));
                let slug = technique.info().slug;
                assert_eq!(there, image, "{slug}, {}: {}", symmetry.name, puzzle.values);
            }
        }
        assert!(finds > 0, "{} fires somewhere", technique.info().slug);
    }
}
