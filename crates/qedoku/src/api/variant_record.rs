//! Puzzles under other rules that a request asks for, and how they are written.
use super::order::OrderRequest;
use super::request::GenerateRequest;
use super::settings::named;
use crate::error::Error;
use crate::order::WantedTier;
use crate::words::{ChoiceName, ProblemText};
use qedoku_core::Rules;
use qedoku_formats::{AnnotatedPuzzle, Format};
use qedoku_generate::{VariantDraft, VariantGenerator, VariantRule};
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
    /// The number of its givens.
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

impl GenerateRequest {
    /// The puzzles of a generator that are asked for.
    pub(super) fn variants(&self, generator: &VariantGenerator) -> Result<Vec<VariantRecord>, Error> {
        let record = |(index, draft): (u64, VariantDraft)| VariantRecord::new(&draft, self.seed, index);
        let Some(wanted) = self.order.as_ref().and_then(OrderRequest::tier_alone) else {
            return (0..self.count).map(|index| Ok(record((index, generator.puzzle(index)?)))).collect();
        };
        let (tier, tries) = wanted?;
        Ok(WantedTier::new(tier).drafts(generator, self.count, tries)?.into_iter().map(record).collect())
    }

    /// The generator of puzzles under the rules that are named; none if they are to be classic.
    pub(super) fn under_rules(&self) -> Result<Option<VariantGenerator>, Error> {
        if self.rules.is_empty() && self.size.is_none() {
            return Ok(None);
        }
        let is_of_tier = |order: &OrderRequest| order.is_empty() || order.tier_alone().is_some();
        if self.symmetry.is_some() || !self.order.as_ref().is_none_or(is_of_tier) {
            return Err(Error::of_input(ProblemText::ClassicOrder));
        }
        let rule = |text: &str| text.parse().ok();
        let chosen = |name: &String| {
            let names = VariantRule::ALL.iter().map(|rule| rule.word());
            named(Some(name), ChoiceName::Rule, rule, names)
        };
        let chosen: Vec<Option<VariantRule>> = self.rules.iter().map(chosen).collect::<Result<_, _>>()?;
        let chosen: Vec<VariantRule> = chosen.into_iter().flatten().collect();
        let size = self.size.unwrap_or(Rules::default().size);
        Ok(Some(VariantGenerator::new(self.seed, size, &chosen)?))
    }
}
