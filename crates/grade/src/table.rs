//! What the scales say of the techniques of a run.
use crate::grade::{Grade, Hardest};
use indexmap::IndexMap;
use qedoku_core::{Slug, Trace};

/// What the scales say of one technique.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rated {
    /// The technique.
    pub slug: Slug,
    /// The word of its tier.
    pub tier: &'static str,
    /// Where its tier stands among the tiers, the easiest first.
    pub rank: usize,
    /// The Sudoku Explainer base rating in tenths.
    pub se: Option<u16>,
    /// The HoDoKu score of one step.
    pub hodoku: Option<u16>,
}

/// The techniques of a run with what the scales say of them, easiest first.
#[derive(Clone, Debug, Default)]
pub struct Table {
    techniques: IndexMap<Slug, Rated>,
}

impl Table {
    /// The techniques of a profile, in its order.
    pub fn new(techniques: impl IntoIterator<Item = Rated>) -> Self {
        Self { techniques: techniques.into_iter().map(|rated| (rated.slug.clone(), rated)).collect() }
    }

    /// What is known of a technique.
    pub fn get(&self, slug: &Slug) -> Option<&Rated> {
        self.techniques.get(slug)
    }

    /// Grades a trace. Steps of techniques that the table does not list count as unrated.
    pub fn of_trace(&self, trace: &Trace) -> Grade {
        let mut counts = IndexMap::new();
        for step in &trace.steps {
            *counts.entry(step.technique.clone()).or_insert(0) += 1;
        }
        self.grade(trace.outcome.word(), counts)
    }

    /// Grades a run of which the slugs of its techniques are known, step by step.
    pub fn of_slugs(&self, outcome: &'static str, slugs: impl IntoIterator<Item = &'static str>) -> Grade {
        let mut counts: IndexMap<&'static str, usize> = IndexMap::new();
        for slug in slugs {
            *counts.entry(slug).or_insert(0) += 1;
        }
        self.grade(outcome, counts.into_iter().map(|(slug, count)| (Slug::new(slug), count)).collect())
    }

    fn grade(&self, outcome: &'static str, techniques: IndexMap<Slug, usize>) -> Grade {
        let mut grade = Grade::empty(outcome);
        let mut hardest: Option<(usize, usize)> = None;
        for (slug, &count) in &techniques {
            let known = self.techniques.get_full(slug);
            let rated = known.map(|(_, _, rated)| rated);
            grade.add(count, rated.and_then(|rated| rated.se), rated.and_then(|rated| rated.hodoku));
            hardest = hardest.max(known.map(|(place, _, rated)| (rated.rank, place)));
        }
        grade.hardest = hardest.and_then(|(_, place)| self.techniques.get_index(place)).map(|(_, it)| Hardest::new(it));
        grade.techniques = techniques;
        grade
    }
}
