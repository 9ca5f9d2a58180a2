//! Generates puzzles of a shape, and variations of them.
use crate::draw::RandomDraws;
use crate::generator::{full_grid, thin_to};
use crate::shape::{BadShape, GivenShape};
use qedoku_core::{Candidate, CellSet, Grid, Puzzle, search};

/// Makes puzzles of a shape, and from one of them others that have the same solution and most of the same givens.
///
/// ```
/// use qedoku_generate::{Bounds, GivenShape, GivenSymmetry, Maker, RandomDraws};
///
/// let maker = Maker::new(GivenShape { givens: Some(Bounds::new(30, 32)), ..GivenShape::of(GivenSymmetry::Rows) })?;
/// let mut draw = RandomDraws::new(7, 0);
/// let made = std::iter::repeat_with(|| maker.begin(&mut draw)).flatten().find(|made| maker.misses(made) == 0);
/// assert!((30..=32).contains(&made.expect("one of them").puzzle().givens.len()));
/// # Ok::<(), qedoku_generate::BadShape>(())
/// ```
#[derive(Clone, Debug)]
pub struct Maker {
    shape: GivenShape,
    /// The orbits that may hold givens and need not.
    orbits: Vec<CellSet>,
    /// The cells that must hold givens.
    fixed: CellSet,
}

/// A puzzle that was made, with its solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Draft {
    /// The digits of the givens.
    pub givens: Grid,
    /// The only solution.
    pub solution: Grid,
}

impl Draft {
    /// The puzzle.
    pub fn puzzle(&self) -> Puzzle {
        Puzzle::from_givens(self.givens)
    }
}

/// The most orbits that are put back when a puzzle is varied.
const PUT_BACK: usize = 5;

impl Maker {
    /// Creates a maker of puzzles of a shape.
    ///
    /// # Errors
    /// Why there is no such puzzle.
    pub fn new(shape: GivenShape) -> Result<Self, BadShape> {
        shape.check()?;
        let fixed = shape.fixed();
        let orbits = shape.orbits().filter(|orbit| !orbit.meets(fixed)).collect();
        Ok(Self { shape, orbits, fixed })
    }

    /// The shape.
    pub const fn shape(&self) -> &GivenShape {
        &self.shape
    }

    /// A puzzle from a new grid, with the symmetry and the mask, if this one has one: without a mask every grid has.
    /// [`Maker::misses`] says whether the number of givens is in range and whether all are needed.
    pub fn begin(&self, draw: &mut RandomDraws) -> Option<Draft> {
        let solution = full_grid(draw);
        let mut givens = solution;
        let allowed = self.orbits.iter().fold(self.fixed, |all, &orbit| all | orbit);
        (CellSet::ALL - allowed).iter().for_each(|cell| givens.set(cell, None));
        if allowed != CellSet::ALL && !search::is_unique(&givens) {
            return None;
        }
        Some(self.finish(givens, solution, draw))
    }

    /// By how many givens a puzzle is outside the range, and how many of them are not needed though all should be.
    pub fn misses(&self, draft: &Draft) -> usize {
        let range = self.shape.range();
        let count = draft.givens.cells().len();
        let outside = range.start().saturating_sub(count) + count.saturating_sub(*range.end());
        outside + if self.shape.minimal { spare(&draft.givens).count() } else { 0 }
    }

    /// Another puzzle of the same solution: some givens are put back, and others taken away.
    pub fn vary(&self, draft: &Draft, draw: &mut RandomDraws) -> Option<Draft> {
        let mut givens = draft.givens;
        let blank: Vec<CellSet> =
            self.orbits.iter().copied().filter(|orbit| !orbit.is_subset(draft.givens.cells())).collect();
        if blank.is_empty() {
            return None;
        }
        for _ in 0..=draw.below(PUT_BACK) {
            let orbit = blank[draw.below(blank.len())];
            orbit.iter().for_each(|cell| givens.set(cell, draft.solution.get(cell)));
        }
        Some(self.finish(givens, draft.solution, draw)).filter(|other| other.givens != draft.givens)
    }

    /// Takes away what can go, as far as the shape has it.
    fn finish(&self, mut givens: Grid, solution: Grid, draw: &mut RandomDraws) -> Draft {
        let mut orbits: Vec<CellSet> = self.orbits.clone();
        draw.shuffle(&mut orbits);
        orbits.retain(|orbit| orbit.is_subset(givens.cells()));
        let range = self.shape.range();
        let floor = if self.shape.givens.is_none() || self.shape.minimal {
            0
        } else {
            range.start() + draw.below(range.end() - range.start() + 1)
        };
        thin_to(&mut givens, &orbits, floor);
        Draft { givens, solution }
    }
}

/// True if no single given can be taken away without a second solution.
///
/// ```
/// use qedoku_generate::{Generator, GivenSymmetry, is_minimal};
///
/// let puzzle = Generator::new(7, GivenSymmetry::None).puzzle(0);
/// assert!(is_minimal(&puzzle.values) && !is_minimal(&Generator::new(7, GivenSymmetry::None).grid(0)));
/// ```
pub fn is_minimal(givens: &Grid) -> bool {
    spare(givens).next().is_none()
}

/// The givens without any one of which there is still one solution.
fn spare(givens: &Grid) -> impl Iterator<Item = Candidate> + '_ {
    givens.filled().filter(|&given| {
        let mut without = *givens;
        without.set(given.cell, None);
        !search::allows_another(&without, given)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bounds, Generator, GivenMask, GivenSymmetry};

    fn some(shape: GivenShape, count: usize) -> Vec<Draft> {
        let maker = Maker::new(shape).unwrap();
        let begun = (0..20_000).filter_map(|index| maker.begin(&mut RandomDraws::new(5, index)));
        begun.filter(|draft| maker.misses(draft) == 0).take(count).collect()
    }

    fn is_proper(draft: &Draft) -> bool {
        search::solutions(&draft.puzzle()) == search::Solutions::One(draft.solution)
    }

    #[test]
    fn a_plain_shape_makes_what_the_generator_makes() {
        for symmetry in GivenSymmetry::ALL {
            let maker = Maker::new(GivenShape::of(symmetry)).unwrap();
            let generator = Generator::new(5, symmetry);
            for index in 0..10 {
                let made = maker.begin(&mut RandomDraws::new(5, index)).unwrap();
                assert_eq!(made.puzzle(), generator.puzzle(index));
                assert_eq!(made.solution, generator.grid(index));
            }
        }
    }

    #[test]
    fn ranges_masks_and_minimality_are_kept() {
        let range = GivenShape { givens: Some(Bounds::new(32, 34)), ..GivenShape::of(GivenSymmetry::Diagonals) };
        for draft in some(range, 10) {
            assert!(is_proper(&draft) && (32..=34).contains(&draft.givens.cells().len()));
            let cells = draft.givens.cells();
            assert!(cells.iter().all(|cell| GivenSymmetry::Diagonals.orbit(cell).is_subset(cells)));
        }
        let minimal = some(GivenShape { minimal: true, ..GivenShape::of(GivenSymmetry::HalfTurn) }, 3);
        assert!(minimal.len() == 3 && minimal.iter().all(|draft| is_proper(draft) && is_minimal(&draft.givens)));
        // A cross is left free, and the corners are given.
        let text: String = (0..81)
            .map(|cell| match (cell / 9, cell % 9) {
                (0 | 8, 0 | 8) => 'x',
                (4, _) | (_, 4) => '.',
                _ => '?',
            })
            .collect();
        let mask = GivenMask::parse(&text).unwrap();
        let masked = some(GivenShape { mask, ..GivenShape::default() }, 10);
        assert_eq!(masked.len(), 10);
        for draft in masked {
            let cells = draft.givens.cells();
            assert!(is_proper(&draft) && mask.must.is_subset(cells) && !mask.never.meets(cells));
        }
    }

    #[test]
    fn varied_puzzles_have_the_solution_and_the_shape() {
        let maker = Maker::new(GivenShape { minimal: true, ..GivenShape::default() }).unwrap();
        let mut draw = RandomDraws::new(1, 1);
        let mut draft = maker.begin(&mut draw).unwrap();
        for _ in 0..20 {
            let Some(other) = maker.vary(&draft, &mut draw) else { continue };
            assert!(is_proper(&other) && is_minimal(&other.givens) && other.solution == draft.solution);
            assert_ne!(other.givens, draft.givens);
            draft = other;
        }
    }
}
