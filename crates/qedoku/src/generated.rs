//! Puzzles that are made.
use crate::order::{PuzzleProperties, SearchPlan, SearchResult};
use qedoku_core::{Grid, Puzzle};
use qedoku_generate::{Generator, GivenSymmetry};
use serde::{Deserialize, Serialize};
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
/// let json = serde_json::to_string(&made).expect("JSON");
/// assert!(json.ends_with("\"symmetry\":\"180\",\"seed\":7,\"number\":1}"));
/// assert_eq!(serde_json::from_str::<GeneratedPuzzle>(&json).expect("the puzzle"), made);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "GeneratedKeys", from = "GeneratedKeys")]
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
    /// The properties of the puzzle that were measured: those that a puzzle spec asked for.
    pub found: PuzzleProperties,
}

impl GeneratedPuzzle {
    /// The puzzle of a seed with this index, from 0.
    pub fn of(seed: u64, symmetry: GivenSymmetry, index: u64) -> Self {
        let generator = Generator::new(seed, symmetry);
        let puzzle = generator.puzzle(index);
        let solution = generator.grid(index);
        Self { puzzle, solution, symmetry, seed, number: index + 1, found: PuzzleProperties::default() }
    }

    /// The puzzle that the walk with this number, from 0, found.
    ///
    /// ```
    /// use qedoku::generate::{Bounds, GeneratedPuzzle, PuzzleSearch, PuzzleSpec, SearchPlan};
    ///
    /// let plan = SearchPlan::new(PuzzleSpec { se: Some(Bounds::new(12, 23)), ..PuzzleSpec::default() }, 7)?;
    /// let mut search = PuzzleSearch::new(&plan);
    /// let found = (0..).find_map(|number| Some((number, search.walk(number).found?))).expect("a puzzle");
    /// assert!(GeneratedPuzzle::found(&plan, &found.1, found.0).found.er.is_some());
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn found(plan: &SearchPlan, found: &SearchResult, number: u64) -> Self {
        let puzzle = found.draft.puzzle();
        let solution = found.draft.solution;
        let symmetry = plan.spec().shape.symmetry;
        Self { puzzle, solution, symmetry, seed: plan.seed(), number: number + 1, found: found.properties }
    }
}

impl fmt::Display for GeneratedPuzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.puzzle.values.fmt(f)
    }
}

/// The keys of a puzzle in JSON: its givens are counted, too.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(description = "A puzzle as it is written."))]
#[serde(rename = "GeneratedPuzzle")]
struct GeneratedKeys {
    /// The puzzle, 81 characters.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    puzzle: Grid,
    /// Its only solution.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    solution: Grid,
    /// The number of its givens.
    givens: usize,
    /// The symmetry that maps its givens onto themselves, by name: `none`, `180`, `diagonal` ...
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    symmetry: GivenSymmetry,
    /// The seed.
    seed: u64,
    /// Its number among the puzzles of the seed, from 1.
    number: u64,
    /// The properties of a puzzle that was found to order.
    #[serde(default, flatten)]
    found: PuzzleProperties,
}

impl From<GeneratedPuzzle> for GeneratedKeys {
    fn from(made: GeneratedPuzzle) -> Self {
        let GeneratedPuzzle { puzzle, solution, symmetry, seed, number, found } = made;
        Self { puzzle: puzzle.values, solution, givens: puzzle.givens.len(), symmetry, seed, number, found }
    }
}

impl From<GeneratedKeys> for GeneratedPuzzle {
    fn from(keys: GeneratedKeys) -> Self {
        let GeneratedKeys { puzzle, solution, symmetry, seed, number, found, .. } = keys;
        Self { puzzle: Puzzle::from_givens(puzzle), solution, symmetry, seed, number, found }
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for GeneratedPuzzle {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        GeneratedKeys::schema_name()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        GeneratedKeys::json_schema(generator)
    }
}
