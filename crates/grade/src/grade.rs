//! The grade of a puzzle on all scales asked for.
use crate::effort::Effort;
use crate::hodoku::HodokuGrade;
use crate::se::SeRatings;
use indexmap::IndexMap;
use qedoku_core::{OutcomeKind, Slug};
use qedoku_techniques::Tier;

/// The grade of a puzzle. The outcome and the techniques are those of the run that gives the tier, if there is one, and
/// of the run for the first scale otherwise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grade {
    /// The outcome of the run.
    pub outcome: OutcomeKind,
    /// The hardest technique: the highest tier, and in it the last of the profile. None for a run without a step, and
    /// where [`Scale::Tier`](crate::Scale::Tier) is not among the scales that were asked for.
    pub hardest: Option<Hardest>,
    /// Sudoku Explainer's ratings, if they were asked for.
    pub se: Option<SeRatings>,
    /// The same by its corrected rules, if they were asked for.
    pub se_corrected: Option<SeRatings>,
    /// The same with what Sudoku Explainer 1.18 tries besides, if they were asked for.
    pub se118: Option<SeRatings>,
    /// HoDoKu's level and score, if they were asked for and its run fills the grid.
    pub hodoku: Option<HodokuGrade>,
    /// The effort that its rounds take a person, if it was asked for.
    pub effort: Option<Effort>,
    /// The number of steps, or of rounds.
    pub steps: usize,
    /// The number of uses of each technique, in the order of first use; rounds have none.
    pub techniques: IndexMap<Slug, usize>,
}

/// The hardest technique of a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hardest {
    /// Its tier.
    pub tier: Tier,
    /// The technique.
    pub technique: Slug,
}

impl Grade {
    /// A run of which no scale has said anything yet.
    pub fn of_run<'s>(outcome: OutcomeKind, slugs: impl IntoIterator<Item = &'s str>) -> Self {
        let techniques = counts(slugs);
        let steps = techniques.values().sum();
        let hardest = None;
        let se = None;
        let se_corrected = None;
        let se118 = None;
        let hodoku = None;
        let effort = None;
        Self { outcome, hardest, se, se_corrected, se118, hodoku, effort, steps, techniques }
    }

    /// A run of which only the effort of its rounds is wanted.
    pub fn of_effort(outcome: OutcomeKind, effort: Effort) -> Self {
        Self { steps: effort.rounds, effort: Some(effort), ..Self::of_run(outcome, []) }
    }

    /// Adds what another run says of the puzzle on scales on which this one says nothing.
    pub fn with(self, other: Self) -> Self {
        Self {
            hardest: self.hardest.or(other.hardest),
            se: self.se.or(other.se),
            se_corrected: self.se_corrected.or(other.se_corrected),
            se118: self.se118.or(other.se118),
            hodoku: self.hodoku.or(other.hodoku),
            effort: self.effort.or(other.effort),
            ..self
        }
    }
}

/// The number of occurrences of each technique, in the order of first use.
fn counts<'s>(slugs: impl IntoIterator<Item = &'s str>) -> IndexMap<Slug, usize> {
    let mut counts: IndexMap<&str, usize> = IndexMap::new();
    for slug in slugs {
        *counts.entry(slug).or_insert(0) += 1;
    }
    counts.into_iter().map(|(slug, count)| (Slug::from(slug.to_owned()), count)).collect()
}
