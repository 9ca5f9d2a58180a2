//! Profiles: the techniques of a run, their order, and the rule by which one of their finds is applied.
use crate::base::conclusion_log::Move;
use crate::base::info::{Info, TechniqueKind, Tier};
use crate::base::technique::Technique;
use crate::run::registry::{self, TECHNIQUES};
use crate::run::stage::Stage;
use crate::simple::naked_single::NakedSingle;
use std::fmt;

/// The techniques that a run uses, their order, the rule by which one of their finds is applied, and how the run may
/// end.
#[derive(Clone, Debug)]
pub struct Profile {
    name: &'static str,
    stages: Vec<Stage>,
    /// The techniques of all stages.
    techniques: Vec<&'static dyn Technique>,
    hypotheses: bool,
    rates_steps: bool,
    /// The tier above which everything is left out.
    limit: Option<Tier>,
    assumes_uniqueness: bool,
}

impl Profile {
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

    /// The documents' methods and order. When nothing more is found, candidates are tried cell by cell and kept while
    /// they are undecided, until the grid happens to be full.
    pub fn documents() -> Self {
        let stages = [Stage::first(registry::DOCUMENTS.iter().copied())];
        Self { hypotheses: true, ..Self::new("documents", stages) }
    }

    /// The techniques of the default profile, with the singles in the order in which they are seen without pencil marks:
    /// the last cell of a house, a digit's last place in a box, a row, a column and a region, and then a cell's last
    /// digit, for which its whole row, column and box are looked through.
    pub fn scanning() -> Self {
        let (singles, rest): (Vec<_>, Vec<_>) =
            TECHNIQUES.iter().copied().partition(|technique| technique.info().kind == TechniqueKind::Single);
        let (cells, houses): (Vec<_>, Vec<_>) =
            singles.into_iter().partition(|technique| technique.info() == &NakedSingle::INFO);
        Self::new("scanning", [Stage::first(houses.into_iter().chain(cells).chain(rest))])
    }

    /// Says that the searches rate each find, and not all finds of a technique alike.
    pub const fn rating_steps(mut self) -> Self {
        self.rates_steps = true;
        self
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

    /// The profile with the limits that a run is held to: the hardest tier, if any, and whether the puzzle may be taken
    /// to have one solution.
    pub fn limited(self, up_to: Option<Tier>, uniqueness: bool) -> Self {
        let profile = if uniqueness { self } else { self.without_uniqueness() };
        match up_to {
            Some(tier) => profile.up_to(tier),
            None => profile,
        }
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

    /// True if what holds only for puzzles with one solution was not left out.
    pub const fn assumes_uniqueness(&self) -> bool {
        self.assumes_uniqueness
    }

    /// The stages, in the order in which they are tried.
    pub fn stages(&self) -> &[Stage] {
        &self.stages
    }

    /// The techniques of all stages, in the order in which they are tried.
    pub fn techniques(&self) -> &[&'static dyn Technique] {
        &self.techniques
    }

    /// The properties of the technique in whose name a move of a run of this profile is made.
    pub fn info_of(&self, step: &Move) -> Option<&'static Info> {
        step.name().or_else(|| self.techniques.get(step.technique()).map(|technique| technique.info()))
    }

    /// The properties of the techniques in whose names the steps are, in the order in which they are tried.
    pub fn infos(&self) -> impl Iterator<Item = &'static Info> {
        self.techniques.iter().flat_map(|technique| {
            let own = technique.parts().is_empty().then(|| technique.info());
            own.into_iter().chain(technique.parts().iter().map(|part| part.info()))
        })
    }

    /// True if its searches rate each find, and not all finds of a technique alike.
    pub const fn rates_steps(&self) -> bool {
        self.rates_steps
    }

    /// True if a stuck run goes on with the documents' hypotheses, which may fill the grid without a proof.
    pub const fn tries_hypotheses(&self) -> bool {
        self.hypotheses
    }
}

impl fmt::Display for Profile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl Default for Profile {
    fn default() -> Self {
        Self::new("default", [Stage::first(TECHNIQUES.iter().copied())])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn slugs(profile: &Profile) -> Vec<&'static str> {
        profile.techniques().iter().map(|technique| technique.info().slug).collect()
    }

    #[test]
    fn scanning_is_the_default_with_the_singles_in_another_order() {
        let [default, scanning] = [Profile::default(), Profile::scanning()].map(|profile| slugs(&profile));
        let singles = [
            "full-house",
            "hidden-single-box",
            "hidden-single-row",
            "hidden-single-column",
            "hidden-single-region",
            "naked-single",
        ];
        assert_eq!(scanning[..singles.len()], singles);
        assert_eq!(scanning[singles.len()..], default[singles.len()..]);
        assert!(
            default.iter().collect::<BTreeSet<_>>() == scanning.iter().collect() && scanning.len() == default.len()
        );
    }

    /// The profile is not sorted by tier, and its limits are by tier nevertheless.
    #[test]
    fn scanning_is_held_to_a_tier() {
        assert_eq!(slugs(&Profile::scanning().up_to(Tier::Simple)), ["full-house", "naked-single"]);
        for tier in Tier::ALL {
            let [default, scanning] =
                [Profile::default(), Profile::scanning()].map(|profile| slugs(&profile.up_to(tier)));
            assert!(default.iter().collect::<BTreeSet<_>>() == scanning.iter().collect(), "{tier}");
        }
    }
}
