//! The options for working on puzzles and for the text about them.
use crate::error::Error;
use crate::grading::GradeRun;
use crate::judge::givens_suffice;
use crate::names::Names;
use crate::puzzle_on::PuzzleOn;
use crate::words::ProblemText;
use qedoku_compat::{all, profiles};
use qedoku_core::{Layout, Puzzle};
use qedoku_explain::Style;
use qedoku_grade::{Scale, Scales, TechniqueRating, TechniqueTable};
use qedoku_techniques::{Info, Profile, Tier};
use std::sync::{Arc, LazyLock, OnceLock};

/// The techniques for Sudoku Explainer's ratings, whatever the profile of the options is.
static EXPLAINER: LazyLock<TechniqueSet> = LazyLock::new(|| TechniqueSet::new(profiles::se()));
static EXPLAINER_CORRECTED: LazyLock<TechniqueSet> = LazyLock::new(|| TechniqueSet::new(profiles::se_corrected()));
static EXPLAINER_118: LazyLock<TechniqueSet> = LazyLock::new(|| TechniqueSet::new(profiles::se118()));
static HODOKU: LazyLock<TechniqueSet> = LazyLock::new(|| TechniqueSet::new(profiles::hodoku()));

/// The profiles of programs that know classic rules alone, and of documents about them.
const CLASSIC_ALONE: [&str; 5] = ["se", "se-corrected", "se118", "hodoku", "documents"];

/// The profile that is run, and the style of the text: every technique in English, unless something else is set.
///
/// ```
/// use qedoku::{Options, Tier, profiles};
///
/// let options = Options::new(profiles::se()).up_to(Tier::Intermediate).without_uniqueness();
/// assert_eq!(options.get_profile().name(), "se");
/// assert!(options.get_profile().techniques().len() < profiles::se().techniques().len());
/// ```
#[derive(Clone, Debug)]
pub struct Options {
    techniques: Arc<TechniqueSet>,
    names: Names,
    checked: bool,
    scales: Scales,
    /// True if the puzzle may be assumed to have one solution.
    unique: bool,
    layout: Arc<Layout>,
}

/// The techniques of options, in two profiles. It takes some time to make, so that it is shared.
#[derive(Debug)]
struct TechniqueSet {
    profile: Profile,
    /// The profile for puzzles whose givens allow several solutions.
    cautious: Profile,
    names: Names,
    /// The rating tables of either profile.
    tables: [OnceLock<TechniqueTable>; 2],
    own: OnceLock<OwnTechniques>,
}

/// The techniques of a profile that are not of this program.
#[derive(Debug)]
struct OwnTechniques {
    /// True if there are any.
    exist: bool,
    /// A slug that stands for two techniques.
    clash: Option<&'static str>,
}

impl Options {
    /// The techniques of a profile, told in English.
    pub fn new(profile: Profile) -> Self {
        Self::sharing(Arc::new(TechniqueSet::new(profile)))
    }

    fn sharing(techniques: Arc<TechniqueSet>) -> Self {
        let layout = Arc::clone(Layout::classic());
        let names = techniques.names.clone();
        Self { names, techniques, checked: true, scales: Scales::default(), unique: true, layout }
    }

    /// The options with another profile.
    pub fn profile(self, profile: Profile) -> Self {
        let other = Self::new(profile).style(self.get_style());
        Self { techniques: other.techniques, names: other.names, ..self }
    }

    /// Leaves out the techniques above a tier.
    pub fn up_to(self, tier: Tier) -> Self {
        let profile = self.get_profile().clone().up_to(tier);
        self.profile(profile)
    }

    /// The options with all techniques of the usual profile.
    pub(crate) fn whole(self) -> Self {
        let uniqueness = self.get_profile().assumes_uniqueness();
        self.profile(Profile::default().limited(None, uniqueness))
    }

    /// Leaves out the techniques that hold only for puzzles with one solution, on every scale. Steps, hints and answers are
    /// then found for puzzles with several solutions too, as far as these agree; a grade is of a puzzle with one.
    ///
    /// ```
    /// use qedoku::{Options, PuzzleWorker};
    ///
    /// // Without r6c5=9 the rectangle of 4 and 9 in r67c56 can be filled in two ways.
    /// let line = "9.6.7.4.3...4..2...7..23.1.5.....1...4.2.8.6...3.....5.3.7...5...7..5...4.5.1.7.8";
    /// let puzzle = qedoku::read_one(line)?;
    /// let options = Options::default().without_uniqueness();
    /// let solved = PuzzleWorker::new(&options).solve(&puzzle)?;
    /// assert!(!solved.is_solved() && solved.other.is_some() && solved.grid().filled().count() == 77);
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn without_uniqueness(self) -> Self {
        let profile = self.get_profile().clone().without_uniqueness();
        Self { unique: false, ..self.profile(profile) }
    }

    /// Grades puzzles on these scales and no others, each of which takes a run of its own: that of the tier has the
    /// techniques of these options, those of the other scales the whole profile of that name.
    ///
    /// ```
    /// use qedoku::generate::generate;
    /// use qedoku::{Options, Scale, PuzzleWorker};
    ///
    /// let options = Options::default().scales(Scale::Se);
    /// let graded = PuzzleWorker::new(&options).grade(&generate(7, 1).next().expect("a puzzle").puzzle)?;
    /// assert!(graded.grade.hardest.is_none() && graded.grade.se.is_some_and(|se| se.er >= se.ep && se.ep >= se.ed));
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn scales(self, scales: impl Into<Scales>) -> Self {
        Self { scales: scales.into(), ..self }
    }

    /// Describes steps in another style.
    pub fn style(self, style: Style) -> Self {
        Self { names: self.names.style(style), ..self }
    }

    /// Works on puzzles with other rules.
    ///
    /// ```
    /// use qedoku_core::{Layout, RuleKind, Rules};
    /// use qedoku::{Options, PuzzleWorker, Session};
    ///
    /// let diagonals = Layout::of(&Rules::with([RuleKind::DiagonalRising, RuleKind::DiagonalFalling]))?;
    /// let options = Options::default().under(diagonals);
    /// let line = "....3.......5..4......498..8.........3..18........7..5...963..45..........1......";
    /// let solved = PuzzleWorker::new(&options).solve(&qedoku::read_one(line)?)?;
    /// assert!(solved.is_solved() && Session::read(line)?.solve().is_err(), "classic rules do not suffice");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn under(self, layout: Arc<Layout>) -> Self {
        Self { layout, ..self }
    }

    /// The rules of the puzzles.
    pub const fn layout(&self) -> &Arc<Layout> {
        &self.layout
    }

    /// A puzzle with these rules.
    pub(crate) const fn on<'a>(&'a self, puzzle: &'a Puzzle) -> PuzzleOn<'a> {
        PuzzleOn { layout: &self.layout, puzzle }
    }

    /// Does not check the steps of a run.
    pub fn unchecked(self) -> Self {
        Self { checked: false, ..self }
    }

    /// An error if steps of the profile cannot be told apart by the slugs of their techniques, or if the profile is that of
    /// a program that knows classic rules alone and the rules are others.
    pub(crate) fn distinct(&self) -> Result<(), Error> {
        self.distinct_on(&self.layout)
    }

    /// The same for puzzles with these rules.
    pub(crate) fn distinct_on(&self, layout: &Layout) -> Result<(), Error> {
        let name = self.get_profile().name();
        if !layout.is_classic() && CLASSIC_ALONE.contains(&name) {
            return Err(Error::of_input(ProblemText::ClassicAlone { name: name.to_owned() }));
        }
        self.techniques.own().clash.map_or(Ok(()), |slug| Err(Error::of_input(ProblemText::SameSlug { slug })))
    }

    /// True if the steps of a run are checked even where only its outcome is asked for: techniques of one's own may report
    /// what does not follow.
    pub(crate) fn distrusts(&self) -> bool {
        self.checked && self.techniques.own().exist
    }

    /// The techniques.
    pub fn get_profile(&self) -> &Profile {
        &self.techniques.profile
    }

    /// The techniques that may be used on a puzzle: those that hold only for puzzles with one solution are left out if
    /// its givens have several.
    pub fn profile_for(&self, puzzle: &Puzzle) -> &Profile {
        self.profile_on_rules(self.on(puzzle))
    }

    /// The same for a puzzle with its rules.
    pub(crate) fn profile_on_rules(&self, on: PuzzleOn<'_>) -> &Profile {
        self.techniques.either(!givens_suffice(on))
    }

    /// The scales on which puzzles are graded.
    pub const fn get_scales(&self) -> &Scales {
        &self.scales
    }

    /// The runs that the grade of a puzzle takes, one for each scale; without a puzzle, of one that has givens enough.
    pub fn runs(&self, puzzle: Option<&Puzzle>) -> Vec<GradeRun> {
        self.runs_on(puzzle.map(|puzzle| self.on(puzzle)))
    }

    /// The same for a puzzle with its rules; no run on a scale that knows classic rules alone, where they are others.
    pub(crate) fn runs_on(&self, on: Option<PuzzleOn<'_>>) -> Vec<GradeRun> {
        let cautious = on.is_some_and(|on| !givens_suffice(on));
        let is_classic = on.is_none_or(|on| on.layout.is_classic());
        let run = |scale| match scale {
            Scale::Effort => GradeRun::of_rounds(self.is_unique(cautious)),
            Scale::Tier | Scale::Se | Scale::SeCorrected | Scale::Se118 | Scale::Hodoku => {
                GradeRun::new(scale, self.profile_on(scale, cautious))
            }
        };
        self.scales.iter().filter(|scale| is_classic || scale.knows_any_rules()).map(run).collect()
    }

    /// The profile of the run for a scale that has one of its own, or the one for puzzles whose givens allow several solutions.
    pub(crate) fn profile_on(&self, scale: Scale, cautious: bool) -> &Profile {
        match scale {
            Scale::Tier | Scale::Effort => self.profiles()[usize::from(cautious)],
            Scale::Se => EXPLAINER.either(!self.is_unique(cautious)),
            Scale::SeCorrected => EXPLAINER_CORRECTED.either(!self.is_unique(cautious)),
            Scale::Se118 => EXPLAINER_118.either(!self.is_unique(cautious)),
            Scale::Hodoku => HODOKU.either(!self.is_unique(cautious)),
        }
    }

    /// True if the puzzle may be assumed to have one solution, where it is not one whose givens allow several.
    pub(crate) const fn is_unique(&self, cautious: bool) -> bool {
        self.unique && !cautious
    }

    /// True if puzzles with several solutions are worked on, as far as all of their solutions agree: if nothing is used that
    /// holds for puzzles with one alone, nor a hypothesis that may fill the grid.
    pub(crate) fn allows_several(&self) -> bool {
        !self.get_profile().assumes_uniqueness() && !self.get_profile().tries_hypotheses()
    }

    /// The names of the techniques.
    pub const fn names(&self) -> &Names {
        &self.names
    }

    /// The style of text about steps.
    pub const fn get_style(&self) -> Style {
        self.names.get_style()
    }

    /// True if the steps of a run are checked.
    pub(crate) const fn is_checked(&self) -> bool {
        self.checked
    }

    /// The profile, and the one for puzzles whose givens allow several solutions.
    pub(crate) fn profiles(&self) -> [&Profile; 2] {
        [false, true].map(|cautious| self.techniques.either(cautious))
    }

    /// The rating table of one of the profiles.
    pub(crate) fn table(&self, which: usize) -> &TechniqueTable {
        self.techniques.tables[which].get_or_init(|| table(self.profiles()[which]))
    }
}

impl TechniqueSet {
    fn new(profile: Profile) -> Self {
        let names = Names::new(&profile);
        let cautious = profile.clone().without_uniqueness();
        Self { profile, cautious, names, tables: [OnceLock::new(), OnceLock::new()], own: OnceLock::new() }
    }

    const fn either(&self, cautious: bool) -> &Profile {
        if cautious { &self.cautious } else { &self.profile }
    }

    fn own(&self) -> &OwnTechniques {
        self.own.get_or_init(|| OwnTechniques::of(&self.profile))
    }
}

impl Default for Options {
    fn default() -> Self {
        static EVERY: LazyLock<Arc<TechniqueSet>> = LazyLock::new(|| Arc::new(TechniqueSet::new(Profile::default())));
        Self::sharing(Arc::clone(&EVERY))
    }
}

impl OwnTechniques {
    /// A slug clashes if it stands for two techniques: both of the profile, or one of it and one that is known elsewhere.
    fn of(profile: &Profile) -> Self {
        /// The techniques of the other profiles, some of which have other searches for the same slugs.
        static OTHERS: LazyLock<Vec<&'static Info>> = LazyLock::new(|| {
            let named = profiles::NAMES.iter().filter_map(|&(name, _)| profiles::named(name));
            named.flat_map(|profile| profile.infos().collect::<Vec<_>>()).collect()
        });
        let is_known = |info: &Info| all().any(|known| known.info() == info) || OTHERS.contains(&info);
        let own: Vec<&'static Info> = profile.infos().filter(|info| !is_known(info)).collect();
        let is_taken = |info: &Info| {
            let twice = own.iter().any(|other| other.slug == info.slug && *other != info);
            twice || all().any(|known| known.info().slug == info.slug)
        };
        Self { exist: !own.is_empty(), clash: own.iter().find(|info| is_taken(info)).map(|info| info.slug) }
    }
}

/// The rating table of a profile.
fn table(profile: &Profile) -> TechniqueTable {
    TechniqueTable::new(profile.infos().map(rated))
}

/// The tier of a technique.
fn rated(info: &Info) -> TechniqueRating {
    TechniqueRating { slug: info.slug(), tier: info.tier }
}
