//! Properties that every generated grid and puzzle must have.
use qedoku_core::{CellSet, Grid, Layout, Puzzle, search};
use qedoku_generate::{Generator, GivenSymmetry};
use std::collections::HashSet;

fn without(grid: &Grid, cells: CellSet) -> Grid {
    let mut grid = *grid;
    cells.iter().for_each(|cell| grid.set(cell, None));
    grid
}

#[test]
fn puzzles_have_one_solution_the_symmetry_and_no_spare_orbit() {
    for symmetry in GivenSymmetry::ALL {
        let generator = Generator::new(11, symmetry);
        for index in 0..40 {
            let puzzle = generator.puzzle(index);
            assert_eq!(search::solutions(&puzzle), search::Solutions::One(generator.grid(index)), "{}", puzzle.values);
            assert_eq!(puzzle, Puzzle::from_givens(puzzle.values));
            for orbit in symmetry.orbits().filter(|&orbit| orbit.meets(puzzle.givens)) {
                assert!(orbit.is_subset(puzzle.givens), "{symmetry}: {}", puzzle.values);
                let fewer = Puzzle::from_givens(without(&puzzle.values, orbit));
                assert_eq!(search::count(&fewer, 2), 2, "{symmetry}: {} without {orbit:?}", puzzle.values);
            }
        }
    }
}

#[test]
fn puzzles_depend_on_seed_number_and_symmetry_only() {
    let mut seen = HashSet::new();
    for seed in [0, 1, u64::MAX] {
        for symmetry in GivenSymmetry::ALL {
            let forwards: Vec<_> = (0..8).map(|index| Generator::new(seed, symmetry).puzzle(index).values).collect();
            let mut backwards: Vec<_> =
                (0..8).rev().map(|index| Generator::new(seed, symmetry).puzzle(index).values).collect();
            backwards.reverse();
            assert_eq!(forwards, backwards);
            seen.extend(forwards);
        }
    }
    assert_eq!(seen.len(), 3 * GivenSymmetry::ALL.len() * 8);
    assert_ne!(Generator::new(3, GivenSymmetry::None).grid(0), Generator::new(3, GivenSymmetry::None).grid(u64::MAX));
}

/// The bytes are part of what a seed promises: a change here changes everybody's puzzles.
#[test]
fn the_first_puzzle_of_a_seed_never_changes() {
    let line = |symmetry| Generator::new(2024, symmetry).puzzle(0).values.to_string();
    assert_eq!(
        [GivenSymmetry::None, GivenSymmetry::HalfTurn, GivenSymmetry::Full].map(line),
        [
            ".2.91..7.....7..2..1....5.6...4..7........83.8.7...2.1.4....95.2...3....9..85....",
            "6......78...5...2....2485....2..1..9..4...8..8..3..2....8162....5...9...97......2",
            "..59.34....95.61..71.2.8.96532...769.........867...24134.1.2.57..17.96....68.43.."
        ]
    );
}

#[test]
fn grids_are_full_valid_and_spread() {
    let layout = Layout::classic();
    let generator = Generator::new(1, GivenSymmetry::None);
    let mut seen = HashSet::new();
    let mut counts = [[0; 9]; 81];
    let total = 1800;
    for index in 0..total {
        let grid = generator.grid(index);
        assert!(grid.is_full());
        for house in layout.houses() {
            let digits: HashSet<_> = layout.cells(house).iter().map(|cell| grid.get(cell)).collect();
            assert_eq!(digits.len(), 9, "{grid}");
        }
        for candidate in grid.filled() {
            counts[candidate.cell.index()][candidate.digit.index()] += 1;
        }
        seen.insert(grid);
    }
    assert_eq!(seen.len() as u64, total);
    // 200 expected everywhere, with a spread of about 13; six spreads away is no accident.
    assert!(counts.iter().flatten().all(|count| (120..280).contains(count)), "{counts:?}");
}
