//! Which techniques, in which order.
use crate::info::{Info, Tier};
use crate::registry::{self, TECHNIQUES};
use crate::technique::Technique;

/// Which techniques a run uses, in which order, and how it may end.
#[derive(Clone, Debug)]
pub struct Profile {
    name: &'static str,
    techniques: Vec<&'static dyn Technique>,
    hypotheses: bool,
}

impl Profile {
    /// The names that [`Profile::named`] knows, with a line on each.
    pub const NAMES: &'static [(&'static str, &'static str)] = &[
        ("default", "every technique, easiest first"),
        ("documents", "the three methods of the documents, in their order, ending with their hypotheses"),
    ];

    /// The profile with this name.
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "default" => Some(Self::default()),
            "documents" => Some(Self::documents()),
            _ => None,
        }
    }

    /// The documents' methods and order. When nothing more is found, candidates are tried cell by cell and kept while
    /// they are undecided, until the grid happens to be full.
    pub fn documents() -> Self {
        Self { name: "documents", techniques: registry::DOCUMENTS.to_vec(), hypotheses: true }
    }

    /// Leaves out what is above `tier`.
    pub fn up_to(mut self, tier: Tier) -> Self {
        self.techniques.retain(|technique| technique.info().tier <= tier);
        self.hypotheses &= tier == Tier::Ultimate;
        self
    }

    /// Leaves out what holds only for puzzles with one solution.
    pub fn without_uniqueness(self) -> Self {
        self.only(|info| !info.assumes_unique)
    }

    /// Keeps the techniques that satisfy `keep`.
    pub fn only(mut self, keep: impl Fn(&Info) -> bool) -> Self {
        self.techniques.retain(|technique| keep(technique.info()));
        self
    }

    /// The name, as logs give it.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// The techniques, easiest first.
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
        let techniques = TECHNIQUES.iter().copied();
        Self { name: "default", techniques: techniques.collect(), hypotheses: false }
    }
}
