//! A line of grades: the one place that says how a grade is written.
use super::{GradeRun, Graded, keys};
use crate::error::Error;
use crate::log::messages::{Id, format, known_format};
use indexmap::IndexMap;
use qedoku_core::{Conclusion, OutcomeKind, Slug};
use qedoku_explain::conclusion;
use qedoku_formats::AnnotatedPuzzle;
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
    /// The name of the puzzle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// The digits, 81 characters, or fewer on a smaller board; under rules that these do not tell, a link of f-puzzles.
    /// Left out if the puzzle cannot be read.
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
    /// The ratings on the scales.
    Graded(Box<GradeFields>),
    /// There is no grade.
    Error {
        /// Why.
        error: Error,
    },
}

/// A grade as it is written. Each scale has keys of its own, so that several stand side by side.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GradeFields {
    /// The outcome of the run: `solved`, `stuck`, `hypothesis` or `guessed`. This, `steps` and `techniques` are said of
    /// the run for the scale `tier`, or of that for the first one.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub outcome: OutcomeKind,
    /// The scales, each with the run by which it is found.
    pub scales: Vec<GradeRun>,
    /// On the scale `tier` the hardest technique; a run without a step has none.
    #[serde(flatten, with = "keys::tier")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<keys::TierKeys>"))]
    pub hardest: Option<Hardest>,
    /// On the scale `se` Sudoku Explainer's ratings.
    #[serde(flatten, with = "keys::se")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<keys::SeKeys>"))]
    pub se: Option<SeRatings>,
    /// On the scale `se-corrected` the same by its corrected rules.
    #[serde(flatten, with = "keys::se_corrected")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<keys::SeCorrectedKeys>"))]
    pub se_corrected: Option<SeRatings>,
    /// On the scale `se118` the same with what Sudoku Explainer 1.18 tries by default besides.
    #[serde(flatten, with = "keys::se118")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<keys::Se118Keys>"))]
    pub se118: Option<SeRatings>,
    /// On the scale `hodoku` HoDoKu's level and score.
    #[serde(flatten, with = "keys::hodoku")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<keys::HodokuKeys>"))]
    pub hodoku: Option<HodokuGrade>,
    /// On the scale `effort` what its rounds ask of a person.
    #[serde(flatten)]
    pub effort: Option<EffortFields>,
    /// The number of steps; on the scale `effort` alone the number of rounds.
    pub steps: usize,
    /// The number of uses of each technique, in the order of first use; on the scale `effort` alone there is none.
    #[cfg_attr(feature = "schema", schemars(with = "std::collections::BTreeMap<String, usize>"))]
    pub techniques: IndexMap<Slug, usize>,
}

/// The effort that the rounds of a puzzle ask of a person, as it is written: [`Effort`], rounded to one decimal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EffortFields {
    /// The costs of all rounds together, with one decimal.
    pub effort: f64,
    /// The number of rounds.
    pub rounds: usize,
    /// The rounds that ask the most, the hardest first: three at most, none of them less than half as hard as the
    /// first.
    pub bottlenecks: Vec<BottleneckFields>,
}

/// A round that asks much, as it is written.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BottleneckFields {
    /// Its number, from 1.
    pub round: usize,
    /// The method of its finds: `pair`, `x-wing`, `chain-5` and so on.
    pub method: String,
    /// The number of finds.
    pub finds: usize,
    /// Its cost, with one decimal.
    pub cost: f64,
    /// The conclusion of the only find; left out if there are several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub concludes: Option<String>,
}

impl GradeRecord {
    /// The record of one graded item of a batch; an item that cannot be read has no puzzle.
    pub fn new(id: Id<'_>, puzzle: Option<AnnotatedPuzzle<'_>>, result: Result<&Graded, &Error>) -> Self {
        Self {
            format: format(),
            line: id.number,
            id: id.name.map(str::to_owned),
            puzzle: puzzle.map(|puzzle| puzzle.line()),
            result: match result {
                Ok(graded) => GradeResult::Graded(Box::new(GradeFields::from(graded))),
                Err(problem) => GradeResult::Error { error: problem.clone() },
            },
        }
    }
}

impl GradeFields {
    /// Sudoku Explainer's ratings on a scale that has them.
    ///
    /// ```
    /// use qedoku::generate::generate;
    /// use qedoku::grade::GradeFields;
    /// use qedoku::{Options, Scale, Scales, Session};
    ///
    /// let options = Options::default().scales(Scales::named(["se", "se118"]).expect("two scales"));
    /// let made = generate(7, 1).next().expect("a puzzle");
    /// let graded = Session::with_options(made.puzzle, options).grade()?;
    /// let fields = GradeFields::from(&graded);
    /// assert_eq!(fields.ratings(Scale::Se118), fields.se118.as_ref());
    /// assert!(fields.se118.is_some() && fields.ratings(Scale::SeCorrected).is_none());
    /// # Ok::<(), qedoku::Error>(())
    /// ```
    pub const fn ratings(&self, scale: Scale) -> Option<&SeRatings> {
        match scale {
            Scale::Se => self.se.as_ref(),
            Scale::SeCorrected => self.se_corrected.as_ref(),
            Scale::Se118 => self.se118.as_ref(),
            Scale::Tier | Scale::Hodoku | Scale::Effort => None,
        }
    }
}

impl From<&Graded> for GradeFields {
    fn from(graded: &Graded) -> Self {
        let Grade { outcome, hardest, se, se_corrected, se118, hodoku, effort, steps, techniques } =
            graded.grade.clone();
        let effort = effort.as_ref().map(EffortFields::from);
        let scales = graded.runs.clone();
        Self { outcome, scales, hardest, se, se_corrected, se118, hodoku, effort, steps, techniques }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use crate::puzzle_on::PuzzleOn;
    use qedoku_core::{Grid, Puzzle};
    use qedoku_grade::{RatedStep, Scales, TechniqueRating, TechniqueTable};
    use qedoku_techniques::Tier;

    #[test]
    fn a_grade_is_written_with_names_and_decimals_and_read_back() {
        let rated = |slug, tier| TechniqueRating { slug: Slug::new(slug), tier };
        let table = TechniqueTable::new([rated("easy", Tier::Simple), rated("fish", Tier::Advanced)]);
        let puzzle = Puzzle::from_givens(Grid::EMPTY);
        let written = |slugs: &[&'static str], scales: Scales| {
            let step = |&technique: &&'static str| RatedStep { technique, se: Some(23), places: true };
            let ratings = SeRatings::of(slugs.iter().map(step), true);
            let grade = if scales.contains(Scale::Tier) {
                table.of_slugs(OutcomeKind::Solved, slugs.iter().copied())
            } else {
                Grade { se: Some(ratings), ..Grade::of_run(OutcomeKind::Solved, slugs.iter().copied()) }
            };
            let graded =
                Graded::new(PuzzleOn::classic(&puzzle), grade, &Options::default().scales(scales).without_uniqueness());
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
