//! From a seed to grids and puzzles.
use crate::draw::RandomDraws;
use crate::symmetry::GivenSymmetry;
use qedoku_core::{Candidate, CellSet, Grid, Puzzle, search};

/// Makes grids and puzzles, each from the seed and its own number alone: what number 5 is does not depend on how many
/// are made, in which order, or by how many threads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Generator {
    seed: u64,
    symmetry: GivenSymmetry,
}

/// Below about this many givens dropping several at once rarely leaves one solution.
const DENSE: usize = 33;

impl Generator {
    /// The generator of the puzzles of a seed.
    pub const fn new(seed: u64, symmetry: GivenSymmetry) -> Self {
        Self { seed, symmetry }
    }

    /// Full grid number `index`: random digits in random cells, completed to a valid grid.
    ///
    /// The draws favor no digit, row, column or box over another; still, not every grid has exactly the same odds.
    pub fn grid(&self, index: u64) -> Grid {
        full_grid(&mut RandomDraws::new(self.seed, index))
    }

    /// Puzzle number `index`: it has exactly one solution, which is [`Generator::grid`] of the same number, its givens
    /// have the symmetry, and without any one orbit of them it has several solutions.
    pub fn puzzle(&self, index: u64) -> Puzzle {
        let mut draw = RandomDraws::new(self.seed, index);
        let mut grid = full_grid(&mut draw);
        let mut orbits: Vec<CellSet> = self.symmetry.orbits().collect();
        draw.shuffle(&mut orbits);
        thin_to(&mut grid, &orbits, 0);
        Puzzle::from_givens(grid)
    }
}

/// Random digits in random cells, completed to a valid grid.
pub(crate) fn full_grid(draw: &mut RandomDraws) -> Grid {
    search::drawn_solution(&Grid::EMPTY, |bound| draw.below(bound)).expect("the empty grid has solutions")
}

/// Drops every orbit, in order, that leaves one solution, and no fewer givens than the floor. What is kept for the
/// sake of the solution is needed: with fewer givens it still is.
pub(crate) fn thin_to(grid: &mut Grid, orbits: &[CellSet], floor: usize) {
    let mut rest = orbits;
    let mut givens = grid.cells().len();
    while let [first, ..] = rest {
        if givens < floor + first.len() {
            rest = &rest[1..];
            continue;
        }
        // While there are many givens most can go, so several are dropped at once; the result is the same.
        let spare = givens.saturating_sub(DENSE.max(floor)) / 2;
        let (now, later) = rest.split_at((spare / first.len()).clamp(1, rest.len()));
        givens -= drop_from(grid, now);
        rest = later;
    }
}

/// Drops all these orbits if one solution is left, else those of the first half, then those of the second that can go.
/// Returns how many givens went.
fn drop_from(grid: &mut Grid, orbits: &[CellSet]) -> usize {
    let cells = orbits.iter().fold(CellSet::EMPTY, |all, &orbit| all | orbit);
    let mut without = *grid;
    cells.iter().for_each(|cell| without.set(cell, None));
    let unique = match cells.single().and_then(|cell| grid.get(cell).map(|digit| Candidate { cell, digit })) {
        Some(given) => !search::allows_another(&without, given),
        None => search::is_unique(&without),
    };
    if unique {
        *grid = without;
        cells.len()
    } else if orbits.len() > 1 {
        let (first, second) = orbits.split_at(orbits.len() / 2);
        drop_from(grid, first) + drop_from(grid, second)
    } else {
        0
    }
}
