//! The techniques of a profile with their tiers, and the hardest one of a run.
use crate::grade::{Grade, Hardest};
use indexmap::IndexMap;
use qedoku_core::{OutcomeKind, Slug, Trace};
use qedoku_techniques::Tier;

/// The tier of a technique.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TechniqueRating {
    /// The technique.
    pub slug: Slug,
    /// Its tier.
    pub tier: Tier,
}

/// The techniques of a run, easiest first.
#[derive(Clone, Debug, Default)]
pub struct TechniqueTable {
    techniques: IndexMap<Slug, TechniqueRating>,
}

impl TechniqueTable {
    /// The techniques of a profile, in its order.
    pub fn new(techniques: impl IntoIterator<Item = TechniqueRating>) -> Self {
        Self { techniques: techniques.into_iter().map(|rated| (rated.slug.clone(), rated)).collect() }
    }

    /// The tier of a technique, if the table has it.
    pub fn get(&self, slug: &Slug) -> Option<&TechniqueRating> {
        self.techniques.get(slug)
    }

    /// Grades a trace.
    pub fn of_trace(&self, trace: &Trace) -> Grade {
        self.of_slugs(trace.outcome.kind(), trace.steps.iter().map(|step| step.technique.as_str()))
    }

    /// Grades a run of which the slugs of its techniques are known, step by step.
    pub fn of_slugs<'s>(&self, outcome: OutcomeKind, slugs: impl IntoIterator<Item = &'s str>) -> Grade {
        let grade = Grade::of_run(outcome, slugs);
        let places = grade.techniques.keys().filter_map(|slug| self.techniques.get_full(slug));
        let hardest = places.max_by_key(|(place, _, rated)| (rated.tier, *place));
        let hardest = hardest.map(|(_, _, rated)| Hardest { tier: rated.tier, technique: rated.slug.clone() });
        Grade { hardest, ..grade }
    }
}
