//! What is said of a run as a whole.
use crate::table::Rated;
use indexmap::IndexMap;
use qedoku_core::Slug;

/// What is said of a run as a whole.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grade {
    /// How the run ended, as logs say it.
    pub outcome: &'static str,
    /// The hardest technique: the highest tier, and in it the last of the profile. A run without a step has none.
    pub hardest: Option<Hardest>,
    /// The highest Sudoku Explainer base rating of a step, in tenths.
    pub max_se: Option<u16>,
    /// The sum of the HoDoKu scores of all steps.
    pub hodoku_sum: u32,
    /// The steps that a scale does not know; they are left out of what it says.
    pub unrated: Unrated,
    /// How many steps there are.
    pub steps: usize,
    /// How often each technique was used, in the order of first use.
    pub techniques: IndexMap<Slug, usize>,
}

/// The hardest technique of a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hardest {
    /// The word of its tier.
    pub tier: &'static str,
    /// The technique.
    pub technique: Slug,
    /// Its Sudoku Explainer base rating in tenths.
    pub se: Option<u16>,
    /// Its HoDoKu score.
    pub hodoku: Option<u16>,
}

/// How many steps a scale does not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Unrated {
    /// Steps without a Sudoku Explainer rating.
    pub se: usize,
    /// Steps without a HoDoKu score.
    pub hodoku: usize,
}

impl Unrated {
    /// Whether both scales know all steps.
    pub const fn is_none(&self) -> bool {
        self.se == 0 && self.hodoku == 0
    }
}

impl Hardest {
    pub(crate) fn new(rated: &Rated) -> Self {
        let Rated { slug, tier, se, hodoku, .. } = rated;
        Self { tier, technique: slug.clone(), se: *se, hodoku: *hodoku }
    }
}

impl Grade {
    pub(crate) fn empty(outcome: &'static str) -> Self {
        Self {
            outcome,
            hardest: None,
            max_se: None,
            hodoku_sum: 0,
            unrated: Unrated::default(),
            steps: 0,
            techniques: IndexMap::new(),
        }
    }

    /// Counts the steps of one technique.
    pub(crate) fn add(&mut self, count: usize, se: Option<u16>, hodoku: Option<u16>) {
        self.steps += count;
        self.max_se = self.max_se.max(se);
        self.hodoku_sum += count as u32 * u32::from(hodoku.unwrap_or(0));
        self.unrated.se += if se.is_some() { 0 } else { count };
        self.unrated.hodoku += if hodoku.is_some() { 0 } else { count };
    }
}
