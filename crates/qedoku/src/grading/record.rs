//! A line of grades: the one place that says how a grade is written.
use super::{GradeRun, Graded};
use crate::error::Error;
use crate::log::messages::{Id, format, known_format};
use indexmap::IndexMap;
use qedoku_core::{Conclusion, Puzzle};
use qedoku_explain::conclusion;
use qedoku_formats::{self as text, Format};
use qedoku_grade::{Bottleneck, Effort, Grade, Hardest, HodokuGrade, Scale, SeRatings};
use serde::{Deserialize, Serialize};

/// A line of grades, for a puzzle that has one or one that has none.
///
/// ```
/// use qedoku::grade::{GradeRecord, GradeResult};
/// use qedoku::log::Id;
/// use qedoku::{ErrorKind, Error};
///
/// let problem = Error::new(ErrorKind::Unreadable, "expected 81 cells, found 80");
/// let record = GradeRecord::new(Id { number: 3, name: None }, None, Err(&problem));
/// let line = serde_json::to_string(&record)?;
/// assert!(line.ends_with(r#""line":3,"error":{"kind":"unreadable","message":"expected 81 cells, found 80"}}"#));
/// let read: GradeRecord = serde_json::from_str(&line)?;
/// assert!(matches!(read.result, GradeResult::Error { error } if error == problem));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GradeRecord {
    /// The version of the format.
    #[serde(default = "format", deserialize_with = "known_format")]
    pub format: u32,
    /// The line of the input on which the puzzle begins, from 1; of several on a command line, which of them it is.
    pub line: usize,
    /// What the puzzle is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// The digits, 81 characters; left out if the puzzle cannot be read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<String>,
    /// The grade, or why there is none.
    #[serde(flatten)]
    pub result: GradeResult,
}

/// The fields of a grade, or why there is none.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum GradeResult {
    /// What the scales say.
    Graded(Box<GradeFields>),
    /// There is no grade.
    Error {
        /// Why.
        error: Error,
    },
}

/// A grade as it is written.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GradeFields {
    /// How the run ended: `solved`, `stuck`, `hypothesis` or `guessed`. This, `steps` and `techniques` are said of the run for
    /// the scale `tier`, or of that for the first one.
    pub outcome: String,
    /// The scales, each with the run by which it is found.
    pub scales: Vec<ScaleFields>,
    /// On the scale `tier` the hardest technique; a run without a step has none.
    #[serde(flatten)]
    pub hardest: Option<HardestFields>,
    /// On the scale `se` Sudoku Explainer's ratings.
    #[serde(flatten)]
    pub se: Option<SeFields>,
    /// On the scale `se-corrected` the same by its corrected rules.
    #[serde(flatten)]
    pub se_corrected: Option<SeCorrectedFields>,
    /// On the scale `se118` the same with what Sudoku Explainer 1.18 tries by default besides.
    #[serde(flatten)]
    pub se118: Option<Se118Fields>,
    /// On the scale `hodoku` HoDoKu's level and score.
    #[serde(flatten)]
    pub hodoku: Option<LevelFields>,
    /// On the scale `effort` what its rounds ask of a person.
    #[serde(flatten)]
    pub effort: Option<EffortFields>,
    /// How many steps there are; on the scale `effort` alone how many rounds.
    pub steps: usize,
    /// How often each technique was used, in the order of first use; on the scale `effort` alone there is none.
    #[cfg_attr(feature = "schema", schemars(with = "std::collections::BTreeMap<String, usize>"))]
    pub techniques: IndexMap<String, usize>,
}

/// A scale and its run as they are written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ScaleFields {
    /// The scale: `tier`, `se`, `se-corrected`, `se118`, `hodoku` or `effort`.
    pub scale: String,
    /// The profile of the run.
    pub profile: String,
    /// `unique` if it uses what holds only for puzzles with one solution.
    pub assumes: Vec<String>,
}

/// The hardest technique of a run as it is written.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HardestFields {
    /// The tier of the hardest technique.
    pub tier: String,
    /// The hardest technique: the highest tier, and in it the last of the profile.
    pub hardest: String,
}

/// Sudoku Explainer's ratings as they are written; what there is no step for is 0.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeFields {
    /// The highest rating of all steps; 20 if they do not solve the puzzle.
    pub er: f64,
    /// The highest up to the first step that places a digit.
    pub ep: f64,
    /// The rating of the first step.
    pub ed: f64,
    /// The technique of the hardest step, the first if several are rated alike; left out if there is no step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub se_hardest: Option<String>,
}

/// The ratings by Sudoku Explainer's corrected rules, as they are written; what there is no step for is 0.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeCorrectedFields {
    /// The highest rating of all steps; 20 if they do not solve the puzzle.
    pub er_corrected: f64,
    /// The highest up to the first step that places a digit.
    pub ep_corrected: f64,
    /// The rating of the first step.
    pub ed_corrected: f64,
    /// The technique of the hardest step, the first if several are rated alike; left out if there is no step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub se_corrected_hardest: Option<String>,
}

/// The ratings with what Sudoku Explainer 1.18 tries by default besides, as they are written; what there is no step for is 0.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Se118Fields {
    /// The highest rating of all steps; 20 if they do not solve the puzzle.
    pub er118: f64,
    /// The highest up to the first step that places a digit.
    pub ep118: f64,
    /// The rating of the first step.
    pub ed118: f64,
    /// The technique of the hardest step, the first if several are rated alike; left out if there is no step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub se118_hardest: Option<String>,
}

/// HoDoKu's level and score as they are written.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LevelFields {
    /// The level: `Easy`, `Medium`, `Hard`, `Unfair` or `Extreme`.
    pub level: String,
    /// The sum of the scores of all steps.
    pub score: u32,
    /// The technique of the step with the highest score, the first if several have it; left out if there is no step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hodoku_hardest: Option<String>,
    /// How many digits were taken from the solution.
    pub guesses: usize,
}

/// What the rounds of a puzzle ask of a person, as it is written.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EffortFields {
    /// The costs of all rounds together, with one decimal.
    pub effort: f64,
    /// How many rounds there are.
    pub rounds: usize,
    /// The rounds that ask the most, the hardest first: three at most, none of them less than half as hard as the first.
    pub bottlenecks: Vec<BottleneckFields>,
}

/// A round that asks much, as it is written.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BottleneckFields {
    /// Its number, from 1.
    pub round: usize,
    /// How its finds are made: `pair`, `x-wing`, `chain-5` and so on.
    pub method: String,
    /// How many finds there are.
    pub finds: usize,
    /// Its cost, with one decimal.
    pub cost: f64,
    /// What the only find concludes; left out if there are several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub concludes: Option<String>,
}

impl GradeRecord {
    /// The record of one graded item of a batch; an item that cannot be read has no puzzle.
    pub fn new(id: Id<'_>, puzzle: Option<&Puzzle>, result: Result<&Graded, &Error>) -> Self {
        Self {
            format: format(),
            line: id.number,
            id: id.name.map(str::to_owned),
            puzzle: puzzle.map(|puzzle| text::write(Format::Line, puzzle)),
            result: match result {
                Ok(graded) => GradeResult::Graded(Box::new(GradeFields::from(graded))),
                Err(problem) => GradeResult::Error { error: problem.clone() },
            },
        }
    }
}

impl GradeFields {
    /// Sudoku Explainer's ratings on a scale that has them, under the names of `se`.
    ///
    /// ```
    /// use qedoku::generate::generate;
    /// use qedoku::grade::GradeFields;
    /// use qedoku::{Options, Scale, Scales, Session};
    ///
    /// let options = Options::default().with_scales(Scales::named(["se", "se118"]).expect("two scales"));
    /// let made = generate(7, 1).next().expect("a puzzle");
    /// let graded = Session::with_options(made.puzzle, options).grade()?;
    /// let fields = GradeFields::from(&graded);
    /// assert_eq!(fields.ratings(Scale::Se118).map(|it| it.er), fields.se118.as_ref().map(|own| own.er118));
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub fn ratings(&self, scale: Scale) -> Option<SeFields> {
        match scale {
            Scale::Se => self.se.clone(),
            Scale::SeCorrected => self.se_corrected.as_ref().map(SeFields::from),
            Scale::Se118 => self.se118.as_ref().map(SeFields::from),
            Scale::Tier | Scale::Hodoku | Scale::Effort => None,
        }
    }
}

impl From<&SeCorrectedFields> for SeFields {
    fn from(of: &SeCorrectedFields) -> Self {
        let se_hardest = of.se_corrected_hardest.clone();
        Self { er: of.er_corrected, ep: of.ep_corrected, ed: of.ed_corrected, se_hardest }
    }
}

impl From<&Se118Fields> for SeFields {
    fn from(of: &Se118Fields) -> Self {
        Self { er: of.er118, ep: of.ep118, ed: of.ed118, se_hardest: of.se118_hardest.clone() }
    }
}

impl From<&Graded> for GradeFields {
    fn from(graded: &Graded) -> Self {
        let Grade { outcome, hardest, se, se_corrected, se118, hodoku, effort, steps, techniques } = &graded.grade;
        Self {
            outcome: (*outcome).to_owned(),
            scales: graded.runs.iter().map(ScaleFields::from).collect(),
            hardest: hardest.as_ref().map(HardestFields::from),
            se: se.as_ref().map(SeFields::from),
            se_corrected: se_corrected.as_ref().map(SeCorrectedFields::from),
            se118: se118.as_ref().map(Se118Fields::from),
            hodoku: hodoku.as_ref().map(LevelFields::from),
            effort: effort.as_ref().map(EffortFields::from),
            steps: *steps,
            techniques: techniques.iter().map(|(slug, &count)| (slug.to_string(), count)).collect(),
        }
    }
}

impl From<&GradeRun> for ScaleFields {
    fn from(GradeRun { scale, profile, unique }: &GradeRun) -> Self {
        let assumes = if *unique { vec!["unique".to_owned()] } else { vec![] };
        Self { scale: scale.word().to_owned(), profile: (*profile).to_owned(), assumes }
    }
}

impl From<&Hardest> for HardestFields {
    fn from(Hardest { tier, technique }: &Hardest) -> Self {
        Self { tier: (*tier).to_owned(), hardest: technique.to_string() }
    }
}

impl From<&SeRatings> for SeFields {
    fn from(SeRatings { er, ep, ed, hardest }: &SeRatings) -> Self {
        let [er, ep, ed] = [*er, *ep, *ed].map(rating);
        Self { er, ep, ed, se_hardest: hardest.as_ref().map(ToString::to_string) }
    }
}

impl From<&SeRatings> for SeCorrectedFields {
    fn from(ratings: &SeRatings) -> Self {
        let SeFields { er, ep, ed, se_hardest } = ratings.into();
        Self { er_corrected: er, ep_corrected: ep, ed_corrected: ed, se_corrected_hardest: se_hardest }
    }
}

impl From<&SeRatings> for Se118Fields {
    fn from(ratings: &SeRatings) -> Self {
        let SeFields { er, ep, ed, se_hardest } = ratings.into();
        Self { er118: er, ep118: ep, ed118: ed, se118_hardest: se_hardest }
    }
}

impl From<&HodokuGrade> for LevelFields {
    fn from(HodokuGrade { level, score, hardest, guesses }: &HodokuGrade) -> Self {
        let hodoku_hardest = hardest.as_ref().map(ToString::to_string);
        Self { level: level.word().to_owned(), score: *score, hodoku_hardest, guesses: *guesses }
    }
}

impl From<&Effort> for EffortFields {
    fn from(effort: &Effort) -> Self {
        let bottlenecks = effort.bottlenecks.iter().map(BottleneckFields::from).collect();
        Self { effort: decimal(effort.tenths()), rounds: effort.rounds, bottlenecks }
    }
}

impl From<&Bottleneck> for BottleneckFields {
    fn from(of: &Bottleneck) -> Self {
        let concludes = of.lone.filter(|it| *it != Conclusion::default()).map(|it| conclusion(&it));
        Self { round: of.round, method: of.method.to_string(), finds: of.finds, cost: decimal(of.tenths()), concludes }
    }
}

/// A number of tenths as it is written.
#[allow(clippy::cast_precision_loss, reason = "no effort is near the bounds of exact numbers")]
fn decimal(tenths: u64) -> f64 {
    tenths as f64 / 10.0
}

/// A rating in tenths as it is written, with one decimal.
pub(crate) fn rating(tenths: u16) -> f64 {
    f64::from(tenths) / 10.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use qedoku_core::{Grid, Slug};
    use qedoku_grade::{RatedStep, Scale, Scales, TechniqueRating, TechniqueTable};

    #[test]
    fn a_grade_is_written_with_names_and_decimals_and_read_back() {
        let rated = |slug, tier, rank| TechniqueRating { slug: Slug::new(slug), tier, rank };
        let table = TechniqueTable::new([rated("easy", "simple", 0), rated("fish", "advanced", 2)]);
        let puzzle = Puzzle::from_givens(Grid::EMPTY);
        let written = |slugs: &[&'static str], scales: Scales| {
            let step = |&technique: &&'static str| RatedStep { technique, se: Some(23), places: true };
            let ratings = SeRatings::of(slugs.iter().map(step), true);
            let grade = if scales.contains(Scale::Tier) {
                table.of_slugs("solved", slugs.iter().copied())
            } else {
                Grade { se: Some(ratings), ..Grade::of_run("solved", slugs.iter().copied()) }
            };
            let graded = Graded::new(&puzzle, grade, &Options::default().with_scales(scales).without_uniqueness());
            let record = GradeRecord::new(Id { number: 7, name: Some("x") }, None, Ok(&graded));
            let line = serde_json::to_string(&record).expect("JSON");
            assert_eq!(serde_json::from_str::<GradeRecord>(&line).expect("a record"), record);
            line
        };
        let line = |outcome: &str| format!("{{\"format\":{},\"line\":7,\"id\":\"x\",\"outcome\":{outcome}", format());
        assert_eq!(
            written(&["easy", "fish"], Scale::Tier.into()),
            line(
                "\"solved\",\"scales\":[{\"scale\":\"tier\",\"profile\":\"default\",\"assumes\":[]}],\"tier\":\"advanced\",\
                 \"hardest\":\"fish\",\"steps\":2,\"techniques\":{\"easy\":1,\"fish\":1}}"
            )
        );
        assert_eq!(
            written(&["easy", "easy"], Scale::Se.into()),
            line(
                "\"solved\",\"scales\":[{\"scale\":\"se\",\"profile\":\"se\",\"assumes\":[]}],\"er\":2.3,\"ep\":2.3,\
                 \"ed\":2.3,\"se_hardest\":\"easy\",\"steps\":2,\"techniques\":{\"easy\":2}}"
            )
        );
        assert!(!written(&[], Scales::default()).contains("hardest"));
        assert!(written(&[], Scale::Se.into()).contains("\"er\":0.0,\"ep\":0.0,\"ed\":0.0,\"steps\":0"));
    }

    #[test]
    fn what_is_no_record_is_refused() {
        let line = r#"{"line":1,"error":{"kind":"clash","message":"two 5s"}}"#;
        assert!(serde_json::from_str::<GradeRecord>(line).is_ok_and(|record| record.format == format()));
        for wrong in [r#"{"line":1}"#, r#"{"line":1,"outcome":"solved"}"#, r#"{"error":{"kind":"clash","message":""}}"#]
        {
            assert!(serde_json::from_str::<GradeRecord>(wrong).is_err(), "{wrong}");
        }
        let newer = line.replacen('{', "{\"format\":1000,", 1);
        let error = serde_json::from_str::<GradeRecord>(&newer).expect_err("a version of later");
        assert!(error.to_string().starts_with("expected version "), "{error}");
    }
}
