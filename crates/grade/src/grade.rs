//! What is said of a run as a whole.
use crate::effort::Effort;
use crate::se::SeRatings;
use crate::table::Rated;
use indexmap::IndexMap;
use qedoku_core::Slug;

/// What is said of a puzzle. How the run ended and which techniques it used is said of the run that gives the tier, if there
/// is one, of Sudoku Explainer's otherwise, and of the rounds if there is neither.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grade {
    /// How the run ended, as logs say it.
    pub outcome: &'static str,
    /// The hardest technique: the highest tier, and in it the last of the profile. A run without a step has none.
    pub hardest: Option<Hardest>,
    /// Sudoku Explainer's ratings, if they were asked for.
    pub se: Option<SeRatings>,
    /// What its rounds ask of a person, if that was asked for.
    pub effort: Option<Effort>,
    /// How many steps, or rounds, there are.
    pub steps: usize,
    /// How often each technique was used, in the order of first use; rounds have none.
    pub techniques: IndexMap<Slug, usize>,
}

/// The hardest technique of a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hardest {
    /// The word of its tier.
    pub tier: &'static str,
    /// The technique.
    pub technique: Slug,
}

impl Hardest {
    pub(crate) fn new(Rated { slug, tier, .. }: &Rated) -> Self {
        Self { tier, technique: slug.clone() }
    }
}

impl Grade {
    /// A run of which only Sudoku Explainer's ratings are wanted.
    pub fn of_ratings<'s>(outcome: &'static str, ratings: SeRatings, slugs: impl IntoIterator<Item = &'s str>) -> Self {
        let techniques = counts(slugs);
        Self { outcome, hardest: None, se: Some(ratings), effort: None, steps: techniques.values().sum(), techniques }
    }

    /// A run of which only the effort of its rounds is wanted.
    pub fn of_effort(outcome: &'static str, effort: Effort) -> Self {
        let steps = effort.rounds;
        Self { outcome, hardest: None, se: None, effort: Some(effort), steps, techniques: IndexMap::new() }
    }
}

/// How often each technique occurs, in the order of first use.
pub(crate) fn counts<'s>(slugs: impl IntoIterator<Item = &'s str>) -> IndexMap<Slug, usize> {
    let mut counts: IndexMap<&str, usize> = IndexMap::new();
    for slug in slugs {
        *counts.entry(slug).or_insert(0) += 1;
    }
    counts.into_iter().map(|(slug, count)| (Slug::from(slug.to_owned()), count)).collect()
}
