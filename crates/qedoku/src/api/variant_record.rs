//! A puzzle under other rules that was made, as it is written.
use qedoku_formats::{AnnotatedPuzzle, Format};
use qedoku_generate::VariantDraft;
use serde::{Deserialize, Serialize};

/// A puzzle under other rules than the classic ones, which was made.
///
/// ```
/// use qedoku::api::{Reply, answer_json};
///
/// let reply = answer_json(r#"{"type":"generate","seed":7,"rules":["x"],"size":6}"#);
/// let Reply::Variants { puzzles } = reply else { panic!("puzzles under rules") };
/// assert_eq!((puzzles[0].size, puzzles[0].solution.len()), (6, 36));
/// assert!(puzzles[0].link.starts_with("https://www.f-puzzles.com/?load="));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct VariantRecord {
    /// A link of f-puzzles, in which the rules stand, too: every request takes it as its puzzle.
    pub link: String,
    /// The name of the rules: `cage`, `x`.
    pub rules: String,
    /// The number of rows.
    pub size: usize,
    /// Its only solution, row by row.
    pub solution: String,
    /// How many givens it has.
    pub givens: usize,
    /// The seed.
    pub seed: u64,
    /// Its number among the puzzles of the seed, from 1.
    pub number: u64,
}

impl VariantRecord {
    /// The record of the puzzle of a seed with this index, from 0.
    pub(super) fn new(draft: &VariantDraft, seed: u64, index: u64) -> Self {
        let VariantDraft { layout, puzzle, solution } = draft;
        let written = AnnotatedPuzzle { puzzle, layout, name: None, solution: Some(solution) };
        Self {
            link: written.write(Format::FPuzzles),
            rules: layout.name().to_string(),
            size: layout.size(),
            solution: layout.line(solution, '.'),
            givens: puzzle.givens.len(),
            seed,
            number: index + 1,
        }
    }
}
