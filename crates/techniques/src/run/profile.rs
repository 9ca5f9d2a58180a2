//! Profiles: the techniques of a run, their order, and the rule by which one of their finds is applied.
use crate::base::conclusion_log::Move;
use crate::base::info::{Info, Tier};
use crate::base::technique::Technique;
use crate::explainer::{ADDED_ROWS, CORRECTED, ORIGINAL};
use crate::hodoku::HODOKU_ROWS;
use crate::run::registry::{self, TECHNIQUES};
use crate::run::stage::Stage;
use qedoku_core::UnknownName;
use std::fmt;
use std::str::FromStr;

/// The techniques that a run uses, their order, the rule by which one of their finds is applied, and how the run may
/// end.
#[derive(Clone, Debug)]
pub struct Profile {
    name: &'static str,
    stages: Vec<Stage>,
    /// Those of all stages.
    techniques: Vec<&'static dyn Technique>,
    hypotheses: bool,
    rates_steps: bool,
    /// The tier above which everything is left out.
    limit: Option<Tier>,
    assumes_uniqueness: bool,
}

impl Profile {
    /// The names that [`Profile::named`] knows, with a line on each.
    pub const NAMES: &'static [(&'static str, &'static str)] = &[
        ("default", "every technique, easiest first"),
        ("documents", "the three methods of the documents, in their order, ending with their hypotheses"),
        ("hodoku", "what HoDoKu finds, in its order and with its scores"),
        ("se", "what Sudoku Explainer 1.2.1 finds, in its order and with its ratings"),
        ("se-corrected", "the same with the later corrections of its loops and BUGs"),
        ("se118", "what Sudoku Explainer 1.18 finds by default: the corrected rules and seven searches more"),
    ];

    /// A profile of one's own.
    pub fn new(name: &'static str, stages: impl IntoIterator<Item = Stage>) -> Self {
        let mut profile = Self {
            name,
            stages: stages.into_iter().collect(),
            techniques: Vec::new(),
            hypotheses: false,
            rates_steps: false,
            limit: None,
            assumes_uniqueness: true,
        };
        profile.list();
        profile
    }

    /// The profile with this name.
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "default" => Some(Self::default()),
            "documents" => Some(Self::documents()),
            "hodoku" => Some(Self::hodoku()),
            "se" => Some(Self::se()),
            "se-corrected" => Some(Self::se_corrected()),
            "se118" => Some(Self::se118()),
            _ => None,
        }
    }

    /// The documents' methods and order. When nothing more is found, candidates are tried cell by cell and kept while
    /// they are undecided, until the grid happens to be full.
    pub fn documents() -> Self {
        let stages = [Stage::first(registry::DOCUMENTS.iter().copied())];
        Self { hypotheses: true, ..Self::new("documents", stages) }
    }

    /// The producers of Sudoku Explainer 1.2.1 in the order in which it tries them, by its own rules.
    pub fn se() -> Self {
        Self::of_producers("se", ORIGINAL)
    }

    /// The same by the corrected rules for loops and BUGs.
    pub fn se_corrected() -> Self {
        Self::of_producers("se-corrected", CORRECTED)
    }

    fn of_producers(name: &'static str, producers: impl IntoIterator<Item = &'static dyn Technique>) -> Self {
        Self { rates_steps: true, ..Self::new(name, [Stage::first(producers)]) }
    }

    /// The producers by the corrected rules, with the searches that Sudoku Explainer 1.18 makes by default besides, each at its
    /// place.
    pub fn se118() -> Self {
        let added = |tried: usize| ADDED_ROWS.iter().filter(move |row| row.after == tried).map(|row| row.technique);
        let own = CORRECTED.iter().enumerate();
        let all = own.flat_map(|(index, &producer)| [producer].into_iter().chain(added(index + 1)));
        Self::of_producers("se118", all)
    }

    /// The rows of HoDoKu's table that its default solve uses, by index.
    pub fn hodoku() -> Self {
        Self::new("hodoku", [Stage::first(HODOKU_ROWS.iter().map(|row| row.technique))])
    }

    /// Leaves out what is above `tier`.
    pub fn up_to(mut self, tier: Tier) -> Self {
        self.hypotheses &= tier == Tier::Ultimate;
        self.limit = Some(self.limit.map_or(tier, |limit| limit.min(tier)));
        self.only(|info| info.tier <= tier)
    }

    /// Leaves out what holds only for puzzles with one solution.
    pub fn without_uniqueness(mut self) -> Self {
        self.assumes_uniqueness = false;
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

    /// The tier above which everything was left out.
    pub const fn limit(&self) -> Option<Tier> {
        self.limit
    }

    /// Whether what holds only for puzzles with one solution was not left out.
    pub const fn assumes_uniqueness(&self) -> bool {
        self.assumes_uniqueness
    }

    /// The stages, in the order in which they are tried.
    pub fn stages(&self) -> &[Stage] {
        &self.stages
    }

    /// The techniques of all stages, easiest first.
    pub fn techniques(&self) -> &[&'static dyn Technique] {
        &self.techniques
    }

    /// The properties of the technique in whose name a move of a run of this profile is made.
    pub fn info_of(&self, step: &Move) -> Option<&'static Info> {
        step.name().or_else(|| self.techniques.get(step.technique()).map(|technique| technique.info()))
    }

    /// The properties of the techniques in whose names the steps are, easiest first.
    pub fn infos(&self) -> impl Iterator<Item = &'static Info> {
        self.techniques.iter().flat_map(|technique| {
            let own = technique.parts().is_empty().then(|| technique.info());
            own.into_iter().chain(technique.parts().iter().map(|part| part.info()))
        })
    }

    /// Whether its searches rate each find, and not all finds of a technique alike.
    pub const fn rates_steps(&self) -> bool {
        self.rates_steps
    }

    /// Whether a stuck run goes on with the documents' hypotheses, which may fill the grid without a proof.
    pub const fn tries_hypotheses(&self) -> bool {
        self.hypotheses
    }
}

impl FromStr for Profile {
    type Err = UnknownName;

    fn from_str(name: &str) -> Result<Self, UnknownName> {
        let names = Self::NAMES.iter().map(|known| known.0);
        Self::named(name).ok_or_else(|| UnknownName::of_words("a profile", names, name))
    }
}

impl fmt::Display for Profile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

qedoku_core::as_text!(Profile);

impl Default for Profile {
    fn default() -> Self {
        Self::new("default", [Stage::first(TECHNIQUES.iter().copied())])
    }
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
    fn the_se_profile_goes_by_sudoku_explainers_ratings() {
        let profile = Profile::se();
        let rated = |technique: &&dyn Technique| technique.info().se;
        let ratings: Vec<_> = profile.techniques().iter().filter_map(rated).collect();
        assert!(ratings.len() == profile.techniques().len() && ratings.is_sorted(), "{ratings:?}");
        let cautious = Profile::se().without_uniqueness();
        assert_eq!(cautious.techniques().len() + 2, profile.techniques().len());
    }
}
