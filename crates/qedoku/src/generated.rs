//! Puzzles that are made.
use crate::order::{SearchPlan, SearchResult, SearchResultRecord};
use qedoku_core::{Grid, Puzzle};
use qedoku_generate::{Generator, GivenSymmetry};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;

/// Makes so many puzzles with exactly one solution; the same seed makes the same puzzles.
///
/// ```
/// use qedoku::generate::generate;
///
/// let lines: Vec<String> = generate(7, 2).map(|made| made.to_string()).collect();
/// assert_eq!(lines.len(), 2);
/// assert_eq!(generate(7, 1).next().map(|made| made.to_string()), Some(lines[0].clone()));
/// ```
pub fn generate(seed: u64, count: u64) -> impl Iterator<Item = GeneratedPuzzle> {
    (0..count).map(move |index| GeneratedPuzzle::of(seed, GivenSymmetry::None, index))
}

/// A puzzle that was made, and how it can be made again.
///
/// ```
/// use qedoku::generate::{GeneratedPuzzle, GivenSymmetry};
///
/// let made = GeneratedPuzzle::of(7, GivenSymmetry::HalfTurn, 0);
/// assert_eq!(made.to_string(), made.puzzle.values.to_string());
/// assert!(serde_json::to_string(&made).expect("JSON").ends_with("\"symmetry\":\"180\",\"seed\":7,\"number\":1}"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GeneratedPuzzle {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The only solution.
    pub solution: Grid,
    /// The symmetry that maps the givens onto themselves.
    pub symmetry: GivenSymmetry,
    /// The seed.
    pub seed: u64,
    /// The number of the puzzle among those of the seed, from 1; if it was made for a spec, that of the walk that found
    /// it.
    pub number: u64,
    /// The properties of the puzzle that were measured, if it was made for a puzzle spec.
    pub found: Option<SearchResult>,
}

impl GeneratedPuzzle {
    /// The puzzle of a seed with this index, from 0.
    pub fn of(seed: u64, symmetry: GivenSymmetry, index: u64) -> Self {
        let generator = Generator::new(seed, symmetry);
        let puzzle = generator.puzzle(index);
        let solution = generator.grid(index);
        Self { puzzle, solution, symmetry, seed, number: index + 1, found: None }
    }

    /// The puzzle that the walk with this number, from 0, found.
    ///
    /// ```
    /// use qedoku::generate::{GeneratedPuzzle, PuzzleSearch, PuzzleSpec, SearchPlan};
    ///
    /// let plan = SearchPlan::new(PuzzleSpec { se: Some((12, 23)), ..PuzzleSpec::default() }, 7)?;
    /// let mut search = PuzzleSearch::new(&plan);
    /// let found = (0..).find_map(|number| Some((number, search.walk(number).found?))).expect("a puzzle");
    /// assert!(GeneratedPuzzle::found(&plan, &found.1, found.0).record().found.er.is_some());
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn found(plan: &SearchPlan, found: &SearchResult, number: u64) -> Self {
        let puzzle = found.draft.puzzle();
        let solution = found.draft.solution;
        let symmetry = plan.order().shape.symmetry;
        Self { puzzle, solution, symmetry, seed: plan.seed(), number: number + 1, found: Some(*found) }
    }

    /// The record of the puzzle.
    pub fn record(&self) -> GeneratedRecord {
        let Self { puzzle, solution, symmetry, seed, number, found } = *self;
        let givens = puzzle.givens.len();
        let symmetry = symmetry.name().to_owned();
        let puzzle = puzzle.values.to_string();
        let solution = solution.to_string();
        let found = found.map(|found| found.record()).unwrap_or_default();
        GeneratedRecord { puzzle, solution, givens, symmetry, seed, number, found }
    }
}

impl fmt::Display for GeneratedPuzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.puzzle.values.fmt(f)
    }
}

/// A puzzle as it is written.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GeneratedRecord {
    /// The puzzle, 81 characters.
    pub puzzle: String,
    /// Its only solution.
    pub solution: String,
    /// How many givens it has.
    pub givens: usize,
    /// What maps its givens onto themselves, by name: `none`, `180`, `diagonal` ...
    pub symmetry: String,
    /// The seed.
    pub seed: u64,
    /// Its number among the puzzles of the seed, from 1.
    pub number: u64,
    /// What is known of a puzzle that was found to order.
    #[serde(default, flatten)]
    pub found: SearchResultRecord,
}

impl Serialize for GeneratedPuzzle {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.record().serialize(serializer)
    }
}
