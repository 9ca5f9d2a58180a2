//! Puzzles under other rules that are as hard as somebody asks for.
use crate::error::{Error, ErrorKind};
use crate::options::Options;
use crate::words::ProblemText;
use crate::worker::PuzzleWorker;
use qedoku_generate::{VariantDraft, VariantGenerator};
use qedoku_grade::Scale;
use qedoku_techniques::Tier;
use std::cmp::Ordering;
use std::sync::Arc;

/// The tier that puzzles under other rules are to have.
///
/// ```
/// use qedoku::Tier;
/// use qedoku::generate::{VariantGenerator, VariantRule, WantedTier};
///
/// let generator = VariantGenerator::new(7, 6, &[VariantRule::X])?;
/// let made = WantedTier::new(Tier::Intermediate).drafts(&generator, 1, 100)?;
/// assert_eq!(made.len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct WantedTier {
    tier: Tier,
    /// The techniques up to it.
    within: Options,
}

impl WantedTier {
    /// Puzzles of this tier.
    pub fn new(tier: Tier) -> Self {
        Self { tier, within: Options::default().up_to(tier).scales(Scale::Tier) }
    }

    /// The order of the tier of a puzzle beside the one that is asked for. A harder puzzle is stuck in a run up to that
    /// tier, so that no technique above it is tried.
    pub fn compare(&self, draft: &VariantDraft) -> Result<Ordering, Error> {
        let within = tier_of(&self.within, draft)?;
        // The whole profile says it as a grade does.
        let whole = |_| tier_of(&Options::default().scales(Scale::Tier), draft);
        Ok(within.map(whole).transpose()?.flatten().map_or(Ordering::Greater, |tier| tier.cmp(&self.tier)))
    }

    /// The first puzzles of a generator that have the tier, each with its index, from 0.
    ///
    /// # Errors
    /// No puzzle can be made, or so many in a row were made in vain.
    pub fn drafts(
        &self,
        generator: &VariantGenerator,
        count: u64,
        most: u64,
    ) -> Result<Vec<(u64, VariantDraft)>, Error> {
        let mut found = Vec::new();
        let mut in_vain = 0;
        for index in 0.. {
            if found.len() as u64 >= count {
                break;
            }
            if in_vain >= most {
                let found = found.len();
                return Err(Error::new(ErrorKind::NotReached, ProblemText::GaveUp { tries: in_vain, found, count }));
            }
            let draft = generator.puzzle(index)?;
            in_vain += 1;
            if self.compare(&draft)? == Ordering::Equal {
                found.push((index, draft));
                in_vain = 0;
            }
        }
        Ok(found)
    }
}

/// The tier of a puzzle with these techniques; none if they do not solve it.
fn tier_of(options: &Options, draft: &VariantDraft) -> Result<Option<Tier>, Error> {
    let options = options.clone().under(Arc::clone(&draft.layout));
    let graded = PuzzleWorker::new(&options).grade(&draft.puzzle)?;
    Ok(graded.grade.hardest.as_ref().filter(|_| graded.is_filled()).map(|hardest| hardest.tier))
}
