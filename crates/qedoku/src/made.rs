//! Puzzles that are made.
use qedoku_core::{Grid, Puzzle};
use qedoku_generate::{Generator, Symmetry};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;

/// Makes so many puzzles with exactly one solution; the same seed makes the same puzzles.
///
/// ```
/// use qedoku::generate;
///
/// let lines: Vec<String> = generate(7, 2).map(|made| made.to_string()).collect();
/// assert_eq!(lines.len(), 2);
/// assert_eq!(generate(7, 1).next().map(|made| made.to_string()), Some(lines[0].clone()));
/// ```
pub fn generate(seed: u64, count: u64) -> impl Iterator<Item = Made> {
    (0..count).map(move |index| Made::of(seed, Symmetry::None, index))
}

/// A puzzle that was made, and how it can be made again.
///
/// ```
/// use qedoku::{Made, Symmetry};
///
/// let made = Made::of(7, Symmetry::HalfTurn, 0);
/// assert_eq!(made.to_string(), made.puzzle.values.to_string());
/// assert!(serde_json::to_string(&made).expect("JSON").ends_with("\"symmetry\":\"180\",\"seed\":7,\"number\":1}"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Made {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its only solution.
    pub solution: Grid,
    /// What maps its givens onto themselves.
    pub symmetry: Symmetry,
    /// The seed.
    pub seed: u64,
    /// Its number among the puzzles of the seed, from 1.
    pub number: u64,
}

impl Made {
    /// The puzzle of a seed with this index, from 0.
    pub fn of(seed: u64, symmetry: Symmetry, index: u64) -> Self {
        let generator = Generator::new(seed, symmetry);
        let (puzzle, solution) = (generator.puzzle(index), generator.grid(index));
        Self { puzzle, solution, symmetry, seed, number: index + 1 }
    }

    /// What is written of the puzzle.
    pub fn record(&self) -> MadeRecord {
        let Self { puzzle, solution, symmetry, seed, number } = *self;
        let (givens, symmetry) = (puzzle.givens.len(), symmetry.name().to_owned());
        let (puzzle, solution) = (puzzle.values.to_string(), solution.to_string());
        MadeRecord { puzzle, solution, givens, symmetry, seed, number }
    }
}

impl fmt::Display for Made {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.puzzle.values.fmt(f)
    }
}

/// A puzzle as it is written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MadeRecord {
    /// The puzzle, 81 characters.
    pub puzzle: String,
    /// Its only solution.
    pub solution: String,
    /// How many givens it has.
    pub givens: usize,
    /// What maps its givens onto themselves: `none`, `180` or `full`.
    pub symmetry: String,
    /// The seed.
    pub seed: u64,
    /// Its number among the puzzles of the seed, from 1.
    pub number: u64,
}

impl Serialize for Made {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.record().serialize(serializer)
    }
}
