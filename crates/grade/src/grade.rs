//! What is said of a run as a whole.
use crate::table::Rated;
use indexmap::IndexMap;
use qedoku_core::Slug;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

/// What is said of a run as a whole.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Grade {
    /// How the run ended, as logs say it.
    pub outcome: &'static str,
    /// The hardest technique: the highest tier, and in it the last of the profile. A run without a step has none.
    #[serde(flatten)]
    pub hardest: Option<Hardest>,
    /// The highest Sudoku Explainer base rating of a step, in tenths; written with one decimal.
    #[serde(serialize_with = "tenths")]
    pub max_se: Option<u16>,
    /// The sum of the HoDoKu scores of all steps.
    pub hodoku_sum: u32,
    /// The steps that a scale does not know; they are left out of what it says.
    #[serde(skip_serializing_if = "Unrated::is_none")]
    pub unrated: Unrated,
    /// How many steps there are.
    pub steps: usize,
    /// How often each technique was used, in the order of first use.
    #[serde(serialize_with = "counts")]
    pub techniques: IndexMap<Slug, usize>,
}

/// The hardest technique of a run.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Hardest {
    /// The word of its tier.
    pub tier: &'static str,
    /// The technique.
    #[serde(rename = "hardest", serialize_with = "slug")]
    pub technique: Slug,
    /// Its Sudoku Explainer base rating in tenths; written with one decimal.
    #[serde(serialize_with = "tenths")]
    pub se: Option<u16>,
    /// Its HoDoKu score.
    pub hodoku: Option<u16>,
}

/// How many steps a scale does not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
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

#[expect(
    clippy::ref_option,
    clippy::trivially_copy_pass_by_ref,
    reason = "serde calls it with a reference to the field"
)]
fn tenths<S: Serializer>(tenths: &Option<u16>, serializer: S) -> Result<S::Ok, S::Error> {
    tenths.map(|tenths| f64::from(tenths) / 10.0).serialize(serializer)
}

fn slug<S: Serializer>(slug: &Slug, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(slug.as_str())
}

fn counts<S: Serializer>(counts: &IndexMap<Slug, usize>, serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(counts.len()))?;
    for (slug, count) in counts {
        map.serialize_entry(slug.as_str(), count)?;
    }
    map.end()
}
