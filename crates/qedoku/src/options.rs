//! How puzzles are worked on, and how that is told.
use crate::judge::givens_suffice;
use crate::names::Names;
use qedoku_core::Puzzle;
use qedoku_explain::Voice;
use qedoku_grade::{Rated, Table};
use qedoku_techniques::{Info, Profile, Tier};
use std::sync::{Arc, LazyLock, OnceLock};

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
    techniques: Arc<Techniques>,
    names: Names,
    checked: bool,
}

/// What options say of techniques. It takes some time to make, so that it is shared.
#[derive(Debug)]
struct Techniques {
    profile: Profile,
    /// The profile for puzzles whose givens allow several solutions.
    cautious: Profile,
    names: Names,
    /// What the scales say of the techniques of either.
    tables: [OnceLock<Table>; 2],
}

impl Options {
    /// The techniques of a profile, told in English.
    pub fn of(profile: Profile) -> Self {
        Self::sharing(Arc::new(Techniques::new(profile)))
    }

    fn sharing(techniques: Arc<Techniques>) -> Self {
        Self { names: techniques.names.clone(), techniques, checked: true }
    }

    /// Another profile, told in the same way.
    pub fn with(self, profile: Profile) -> Self {
        Self { checked: self.checked, ..Self::of(profile).told_in(self.voice()) }
    }

    /// Leaves out the techniques above a tier.
    pub fn up_to(self, tier: Tier) -> Self {
        let profile = self.profile().clone().up_to(tier);
        self.with(profile)
    }

    /// Leaves out the techniques that hold only for puzzles with one solution.
    pub fn without_uniqueness(self) -> Self {
        let profile = self.profile().clone().without_uniqueness();
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
    pub fn profile(&self) -> &Profile {
        &self.techniques.profile
    }

    /// The techniques that may be used on a puzzle: those that hold only for puzzles with one solution are left out if
    /// its givens have several.
    pub fn profile_for(&self, puzzle: &Puzzle) -> &Profile {
        if givens_suffice(puzzle) { &self.techniques.profile } else { &self.techniques.cautious }
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
    pub(crate) fn profiles(&self) -> [&Profile; 2] {
        [&self.techniques.profile, &self.techniques.cautious]
    }

    /// What the scales say of the techniques of one of the profiles.
    pub(crate) fn table(&self, which: usize) -> &Table {
        self.techniques.tables[which].get_or_init(|| table(self.profiles()[which]))
    }
}

impl Techniques {
    fn new(profile: Profile) -> Self {
        let (names, cautious) = (Names::new(&profile), profile.clone().without_uniqueness());
        Self { profile, cautious, names, tables: [OnceLock::new(), OnceLock::new()] }
    }
}

impl Default for Options {
    fn default() -> Self {
        static EVERY: LazyLock<Arc<Techniques>> = LazyLock::new(|| Arc::new(Techniques::new(Profile::default())));
        Self::sharing(Arc::clone(&EVERY))
    }
}

/// What the scales say of the techniques of a profile.
fn table(profile: &Profile) -> Table {
    Table::new(profile.infos().map(rated))
}

/// What scales say of a technique.
pub(crate) fn rated(info: &Info) -> Rated {
    let rank = Tier::ALL.iter().take_while(|&&tier| tier < info.tier).count();
    let hodoku = info.hodoku.map(|hodoku| hodoku.score);
    Rated { slug: info.slug(), tier: info.tier.word(), rank, se: info.se, hodoku }
}
