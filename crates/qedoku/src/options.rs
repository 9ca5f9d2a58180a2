//! How puzzles are worked on, and how that is told.
use crate::judge::givens_suffice;
use crate::names::Names;
use qedoku_core::Puzzle;
use qedoku_explain::Voice;
use qedoku_grade::{Rated, Table};
use qedoku_techniques::{Profile, Tier};
use std::sync::OnceLock;

/// Which techniques are used, and how steps are told: every technique in English, unless something else is said.
///
/// ```
/// use qedoku::{Options, Profile, Tier};
///
/// let options = Options::of(Profile::se()).up_to(Tier::Intermediate).without_uniqueness();
/// assert_eq!(options.profile().name(), "se");
/// assert!(options.profile().techniques().len() < Profile::se().techniques().len());
/// ```
#[derive(Clone, Debug)]
pub struct Options {
    profile: Profile,
    /// The profile for puzzles whose givens allow several solutions.
    cautious: Profile,
    names: Names,
    checked: bool,
    tables: OnceLock<[Table; 2]>,
}

impl Options {
    /// The techniques of a profile, told in English.
    pub fn of(profile: Profile) -> Self {
        let cautious = profile.clone().without_uniqueness();
        Self { names: Names::new(&profile), profile, cautious, checked: true, tables: OnceLock::new() }
    }

    /// Another profile, told in the same way.
    pub fn with(self, profile: Profile) -> Self {
        Self { checked: self.checked, ..Self::of(profile).told_in(self.voice()) }
    }

    /// Leaves out the techniques above a tier.
    pub fn up_to(self, tier: Tier) -> Self {
        let profile = self.profile.clone().up_to(tier);
        self.with(profile)
    }

    /// Leaves out the techniques that hold only for puzzles with one solution.
    pub fn without_uniqueness(self) -> Self {
        let profile = self.profile.clone().without_uniqueness();
        self.with(profile)
    }

    /// Tells steps in another voice.
    pub fn told_in(self, voice: Voice) -> Self {
        Self { names: self.names.told_in(voice), ..self }
    }

    /// Does not check the steps of a run.
    pub fn unchecked(self) -> Self {
        Self { checked: false, ..self }
    }

    /// The techniques.
    pub const fn profile(&self) -> &Profile {
        &self.profile
    }

    /// The techniques that may be used on a puzzle: those that hold only for puzzles with one solution are left out if
    /// its givens have several.
    pub fn profile_for(&self, puzzle: &Puzzle) -> &Profile {
        if givens_suffice(puzzle) { &self.profile } else { &self.cautious }
    }

    /// What the techniques are called.
    pub const fn names(&self) -> &Names {
        &self.names
    }

    /// How steps are told.
    pub const fn voice(&self) -> Voice {
        self.names.voice()
    }

    /// Whether the steps of a run are checked.
    pub(crate) const fn is_checked(&self) -> bool {
        self.checked
    }

    /// The profile, and the one for puzzles whose givens allow several solutions.
    pub(crate) const fn profiles(&self) -> [&Profile; 2] {
        [&self.profile, &self.cautious]
    }

    /// What the scales say of the techniques of both profiles.
    pub(crate) fn tables(&self) -> &[Table; 2] {
        self.tables.get_or_init(|| self.profiles().map(table))
    }
}

impl Default for Options {
    fn default() -> Self {
        Self::of(Profile::default())
    }
}

/// What the scales say of the techniques of a profile.
fn table(profile: &Profile) -> Table {
    let rated = profile.techniques().iter().map(|technique| {
        let info = technique.info();
        let rank = Tier::ALL.iter().take_while(|&&tier| tier < info.tier).count();
        let hodoku = info.hodoku.map(|hodoku| hodoku.score);
        Rated { slug: info.slug(), tier: info.tier.word(), rank, se: info.se, hodoku }
    });
    Table::new(rated)
}
