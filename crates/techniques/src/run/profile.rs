//! Which techniques, in which order, and which of their finds is applied.
use crate::base::info::{Info, Tier};
use crate::base::scale::Scale;
use crate::base::technique::Technique;
use crate::run::registry::{self, TECHNIQUES};
use crate::run::stage::Stage;

/// Sudoku Explainer 1.2.1's techniques in the order it tries them, by slug. A name that ends with `-` stands for all
/// techniques of its family that have a rating there, in the order of the rating.
const SE: &[&str] = &[
    "full-house",
    "hidden-single-box",
    "hidden-single-column",
    "hidden-single-row",
    "direct-pointing",
    "direct-claiming",
    "direct-hidden-pair",
    "naked-single",
    "direct-hidden-triple",
    "pointing",
    "claiming",
    "naked-pair",
    "x-wing",
    "hidden-pair",
    "naked-triple",
    "swordfish",
    "hidden-triple",
    "xy-wing",
    "xyz-wing",
    "unique-",
    "naked-quad",
    "jellyfish",
    "hidden-quad",
    "bug-",
    "aligned-pair-exclusion",
];

/// What Sudoku Explainer tries after [`SE`]: of all that it finds it takes the chain with the lowest rating, which depends
/// on the length.
const CHAINS: &[&str] = &["forcing-chains-and-cycles"];

/// What Sudoku Explainer tries after [`CHAINS`], up to the rating 7.5.
const EXCLUSION: &[&str] = &["aligned-triple-exclusion"];

/// Which techniques a run uses, in which order, which of their finds it applies, and how it may end.
#[derive(Clone, Debug)]
pub struct Profile {
    name: &'static str,
    stages: Vec<Stage>,
    /// Those of all stages.
    techniques: Vec<&'static dyn Technique>,
    hypotheses: bool,
}

impl Profile {
    /// The names that [`Profile::named`] knows, with a line on each.
    pub const NAMES: &'static [(&'static str, &'static str)] = &[
        ("default", "every technique, easiest first"),
        ("documents", "the three methods of the documents, in their order, ending with their hypotheses"),
        ("se", "the techniques that Sudoku Explainer rates 6.2 or less, in its order"),
        (
            "se-chains",
            "the techniques that Sudoku Explainer rates 7.5 or less, its Forcing Chains and Cycles among them",
        ),
    ];

    /// A profile of one's own.
    pub fn new(name: &'static str, stages: impl IntoIterator<Item = Stage>) -> Self {
        let mut profile =
            Self { name, stages: stages.into_iter().collect(), techniques: Vec::new(), hypotheses: false };
        profile.list();
        profile
    }

    /// The profile with this name.
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "default" => Some(Self::default()),
            "documents" => Some(Self::documents()),
            "se" => Some(Self::se()),
            "se-chains" => Some(Self::se_chains()),
            _ => None,
        }
    }

    /// The documents' methods and order. When nothing more is found, candidates are tried cell by cell and kept while
    /// they are undecided, until the grid happens to be full.
    pub fn documents() -> Self {
        let stages = [Stage::first(registry::DOCUMENTS.iter().copied())];
        Self { hypotheses: true, ..Self::new("documents", stages) }
    }

    /// Sudoku Explainer's techniques up to the rating 6.2, in the order in which it tries them.
    pub fn se() -> Self {
        Self::new("se", [Stage::first(explained(SE))])
    }

    /// Sudoku Explainer's techniques up to the rating 7.5, its chains of links among them, in the order in which it tries
    /// them.
    pub fn se_chains() -> Self {
        let chains = Stage::lowest(Scale::SE, explained(CHAINS));
        Self::new("se-chains", [Stage::first(explained(SE)), chains, Stage::first(explained(EXCLUSION))])
    }

    /// Leaves out what is above `tier`.
    pub fn up_to(mut self, tier: Tier) -> Self {
        self.hypotheses &= tier == Tier::Ultimate;
        self.only(|info| info.tier <= tier)
    }

    /// Leaves out what holds only for puzzles with one solution.
    pub fn without_uniqueness(self) -> Self {
        self.only(|info| !info.assumes_unique)
    }

    /// Keeps the techniques that satisfy `keep`.
    pub fn only(mut self, keep: impl Fn(&Info) -> bool) -> Self {
        self.stages.iter_mut().for_each(|stage| stage.techniques.retain(|technique| keep(technique.info())));
        self.list();
        self
    }

    /// Lists the techniques of the stages.
    fn list(&mut self) {
        self.techniques = self.stages.iter().flat_map(|stage| &stage.techniques).copied().collect();
    }

    /// The name, as logs give it.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// The stages, in the order in which they are tried.
    pub fn stages(&self) -> &[Stage] {
        &self.stages
    }

    /// The techniques of all stages, easiest first.
    pub fn techniques(&self) -> &[&'static dyn Technique] {
        &self.techniques
    }

    /// Whether a stuck run goes on with the documents' hypotheses, which may fill the grid without a proof.
    pub const fn tries_hypotheses(&self) -> bool {
        self.hypotheses
    }
}

impl Default for Profile {
    fn default() -> Self {
        Self::new("default", [Stage::first(TECHNIQUES.iter().copied())])
    }
}

/// The techniques that an entry of [`SE`] stands for.
fn rated(name: &str) -> Vec<&'static dyn Technique> {
    let family = |slug: &str| name.ends_with('-') && slug.starts_with(name);
    let known = |info: &Info| info.slug == name || (family(info.slug) && info.se.is_some());
    let mut found: Vec<_> = registry::all().filter(|technique| known(technique.info())).collect();
    found.sort_by_key(|technique| technique.info().se);
    found
}

/// The techniques that these entries stand for, each as it is there.
fn explained(names: &[&str]) -> impl Iterator<Item = &'static dyn Technique> {
    names.iter().flat_map(|name| rated(name)).map(|technique| technique.in_explainer().unwrap_or(technique))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_that_of_a_profile() {
        for &(name, _) in Profile::NAMES {
            assert_eq!(Profile::named(name).unwrap().name(), name);
        }
        assert!(Profile::named("mine").is_none());
    }

    #[test]
    fn the_se_profile_is_rated_throughout() {
        let profile = Profile::se();
        assert!(profile.techniques().iter().all(|technique| technique.info().se.is_some_and(|se| se <= 62)));
        let slugs: Vec<&str> = profile.techniques().iter().map(|technique| technique.info().slug).collect();
        let place = |slug: &str| slugs.iter().position(|known| *known == slug);
        assert!(place("direct-hidden-pair") < place("naked-single") && place("naked-single").is_some());
        assert!(slugs.iter().all(|slug| slugs.iter().filter(|other| *other == slug).count() == 1), "{slugs:?}");
    }
}
