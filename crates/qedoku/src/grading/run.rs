//! The runs that a grade rests on.
use super::keys;
use qedoku_compat::{Guess, HodokuRow, named};
use qedoku_core::{HodokuLevel, Slug, Step, StepRating};
use qedoku_explain::Style;
use qedoku_grade::{HodokuGrade, RatedStep, Scale, ScoredStep, SeRatings};
use qedoku_techniques::{ConclusionLog, Move, Profile};
use serde::{Deserialize, Serialize};

/// A run that a grade rests on.
///
/// ```
/// use qedoku::{Options, Scale};
///
/// let runs = Options::default().without_uniqueness().runs(None);
/// assert!(runs.iter().map(|run| run.scale).eq(Scale::USUAL) && runs.iter().all(|run| !run.unique));
/// assert_eq!(runs[1].profile, "se");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GradeRun {
    /// The scale: `tier`, `se`, `se-corrected`, `se118`, `hodoku` or `effort`.
    #[serde(with = "keys::word")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub scale: Scale,
    /// The profile of the run.
    pub profile: String,
    /// `unique` if it uses what holds only for puzzles with one solution.
    #[serde(rename = "assumes", with = "keys::assumed")]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<String>"))]
    pub unique: bool,
}

impl GradeRun {
    pub(crate) fn new(scale: Scale, profile: &Profile) -> Self {
        let unique = profile.techniques().iter().any(|technique| technique.info().assumes_unique);
        Self { scale, profile: profile.name().to_owned(), unique }
    }

    /// The rounds of a puzzle.
    pub(crate) fn of_rounds(unique: bool) -> Self {
        Self { scale: Scale::Effort, profile: Self::ROUNDS.to_owned(), unique }
    }

    /// The name in place of a profile for rounds, which are no run of a profile.
    const ROUNDS: &'static str = "effort";

    /// The profile in words.
    pub fn describe(&self, style: Style) -> String {
        let profile = self.profile.as_str();
        if self.scale == Scale::Effort {
            return if self.unique {
                style.say(&GradeRunText::Rounds)
            } else {
                style.say(&GradeRunText::RoundsWithout)
            };
        }
        if self.unique {
            style.say(&GradeRunText::Profile { profile })
        } else {
            style.say(&GradeRunText::ProfileWithout { profile })
        }
    }
}

/// Sudoku Explainer's ratings of a run of a profile; `solved` says whether it fills the grid.
///
/// ```
/// use qedoku::generate::generate;
/// use qedoku::grade::se_ratings;
/// use qedoku::{Board, Layout, profiles};
/// use qedoku_techniques::{ConclusionLog, Solver};
///
/// let profile = profiles::se();
/// let mut outline = ConclusionLog::default();
/// let mut board = Board::new(Layout::classic(), &generate(7, 1).next().expect("a puzzle").puzzle);
/// Solver::new(Layout::classic(), &profile).outline(&mut board, &mut outline);
/// assert!(se_ratings(&profile, &outline, board.is_full()).hardest.is_some());
/// ```
pub fn se_ratings(profile: &Profile, outline: &ConclusionLog, solved: bool) -> SeRatings {
    SeRatings::of(outline.moves().iter().map(|step| rated_move(profile, step)), solved)
}

/// The rated step of a move of a run of a profile.
fn rated_move<'p>(profile: &'p Profile, step: &Move) -> RatedStep<'p> {
    let info = profile.info_of(step);
    RatedStep {
        technique: info.map_or("", |info| info.slug),
        se: step.rating().se.or(info.and_then(|info| info.se)),
        places: step.place().is_some(),
    }
}

/// HoDoKu's level and score of a run of the profile `hodoku`, or of a part of it, that fills the grid.
///
/// ```
/// use qedoku::generate::generate;
/// use qedoku::grade::hodoku_grade;
/// use qedoku::{Board, Layout, profiles};
/// use qedoku_techniques::{ConclusionLog, Solver};
///
/// let profile = profiles::hodoku();
/// let mut outline = ConclusionLog::default();
/// let mut board = Board::new(Layout::classic(), &generate(7, 1).next().expect("a puzzle").puzzle);
/// Solver::new(Layout::classic(), &profile).outline(&mut board, &mut outline);
/// assert!(board.is_full() && hodoku_grade(&profile, &outline).score >= 4 * 50);
/// ```
pub fn hodoku_grade(profile: &Profile, outline: &ConclusionLog) -> HodokuGrade {
    let slug = |step| profile.info_of(step).map_or("", |info| info.slug);
    HodokuGrade::of(outline.moves().iter().map(|step| scored(slug(step), step.rating())))
}

/// A step of HoDoKu's run, with what the row says that finds such steps.
fn scored(technique: &str, rating: StepRating) -> ScoredStep<'_> {
    let score = rating.hodoku.unwrap_or(0);
    let level = HodokuRow::of(technique, score).map_or(HodokuLevel::Easy, |row| row.level);
    ScoredStep { technique, score, level, guessed: technique == Guess::INFO.slug }
}

/// HoDoKu's grade of the steps of a trace.
pub(super) fn hodoku_of_steps(steps: &[Step]) -> HodokuGrade {
    HodokuGrade::of(steps.iter().map(|step| scored(step.technique.as_str(), step.rating)))
}

/// Sudoku Explainer's ratings of the steps of a trace.
pub(super) fn se_of_steps(steps: &[Step], solved: bool) -> SeRatings {
    SeRatings::of(steps.iter().map(rated_step), solved)
}

fn rated_step(step: &Step) -> RatedStep<'_> {
    let base = |slug: &Slug| named(slug.as_str())?.info().se;
    RatedStep {
        technique: step.technique.as_str(),
        se: step.rating.se.or_else(|| base(&step.technique)),
        places: !step.conclusion.place.is_empty(),
    }
}

/// Runs of a grade.
#[derive(Clone, Copy, Debug)]
pub(crate) enum GradeRunText<'a> {
    Rounds,
    RoundsWithout,
    Profile { profile: &'a str },
    ProfileWithout { profile: &'a str },
}
