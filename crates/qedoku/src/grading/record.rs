//! A line of grades: the one place that says how a grade is written.
use crate::messages::{Id, format, known_format};
use crate::problem::Problem;
use indexmap::IndexMap;
use qedoku_core::Puzzle;
use qedoku_core::text::{self, Format};
use qedoku_grade::{Grade, Hardest};
use serde::{Deserialize, Serialize};

/// A line of grades, for a puzzle that has one or one that has none.
///
/// ```
/// use qedoku::{GradeRecord, GradeResult, Id, Kind, Problem};
///
/// let problem = Problem::new(Kind::Unreadable, "expected 81 cells, found 80");
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
    /// The number of the puzzle in its batch, from 1.
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
    Graded(GradeFields),
    /// There is no grade.
    Error {
        /// Why.
        error: Problem,
    },
}

/// A grade as it is written.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GradeFields {
    /// How the run ended: `solved`, `stuck` or `hypothesis`.
    pub outcome: String,
    /// The hardest technique; a run without a step has none.
    #[serde(flatten)]
    pub hardest: Option<HardestFields>,
    /// The highest Sudoku Explainer base rating of a step.
    pub max_se: Option<f64>,
    /// The sum of the HoDoKu scores of all steps.
    pub hodoku_sum: u32,
    /// The steps that a scale does not know, which are left out of what it says; left out if there are none.
    #[serde(default, skip_serializing_if = "UnratedFields::is_none")]
    pub unrated: UnratedFields,
    /// How many steps there are.
    pub steps: usize,
    /// How often each technique was used, in the order of first use.
    #[cfg_attr(feature = "schema", schemars(with = "std::collections::BTreeMap<String, usize>"))]
    pub techniques: IndexMap<String, usize>,
}

/// The hardest technique of a run as it is written.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HardestFields {
    /// The tier of the hardest technique.
    pub tier: String,
    /// The hardest technique: the highest tier, and in it the last of the profile.
    pub hardest: String,
    /// Its Sudoku Explainer base rating.
    pub se: Option<f64>,
    /// Its HoDoKu score.
    pub hodoku: Option<u16>,
}

/// How many steps a scale does not know, as it is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct UnratedFields {
    /// Steps without a Sudoku Explainer rating.
    pub se: usize,
    /// Steps without a HoDoKu score.
    pub hodoku: usize,
}

impl UnratedFields {
    /// Whether both scales know all steps.
    pub const fn is_none(&self) -> bool {
        self.se == 0 && self.hodoku == 0
    }
}

impl GradeRecord {
    /// What came of grading an item of a batch; one that cannot be read has no puzzle.
    pub fn new(id: Id<'_>, puzzle: Option<&Puzzle>, result: Result<&Grade, &Problem>) -> Self {
        Self {
            format: format(),
            line: id.number,
            id: id.name.map(str::to_owned),
            puzzle: puzzle.map(|puzzle| text::write(Format::Line, puzzle)),
            result: match result {
                Ok(grade) => GradeResult::Graded(GradeFields::from(grade)),
                Err(problem) => GradeResult::Error { error: problem.clone() },
            },
        }
    }
}

impl From<&Grade> for GradeFields {
    fn from(grade: &Grade) -> Self {
        let Grade { outcome, hardest, max_se, hodoku_sum, unrated, steps, techniques } = grade;
        Self {
            outcome: (*outcome).to_owned(),
            hardest: hardest.as_ref().map(HardestFields::from),
            max_se: max_se.map(rating),
            hodoku_sum: *hodoku_sum,
            unrated: UnratedFields { se: unrated.se, hodoku: unrated.hodoku },
            steps: *steps,
            techniques: techniques.iter().map(|(slug, &count)| (slug.to_string(), count)).collect(),
        }
    }
}

impl From<&Hardest> for HardestFields {
    fn from(Hardest { tier, technique, se, hodoku }: &Hardest) -> Self {
        let (tier, hardest) = ((*tier).to_owned(), technique.to_string());
        Self { tier, hardest, se: se.map(rating), hodoku: *hodoku }
    }
}

/// A rating in tenths as it is written, with one decimal.
pub(crate) fn rating(tenths: u16) -> f64 {
    f64::from(tenths) / 10.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::Slug;
    use qedoku_grade::{Rated, Table};

    #[test]
    fn a_grade_is_written_with_names_and_decimals_and_read_back() {
        let rated = |slug, tier, rank, se, hodoku| Rated { slug: Slug::new(slug), tier, rank, se, hodoku };
        let table = Table::new([
            rated("easy", "simple", 0, Some(23), Some(4)),
            rated("fish", "advanced", 2, Some(32), Some(140)),
            rated("trial", "ultimate", 3, None, None),
        ]);
        let written = |slugs: &[&'static str]| {
            let grade = table.of_slugs("solved", slugs.iter().copied());
            let record = GradeRecord::new(Id { number: 7, name: Some("x") }, None, Ok(&grade));
            let line = serde_json::to_string(&record).expect("JSON");
            assert_eq!(serde_json::from_str::<GradeRecord>(&line).expect("a record"), record);
            line
        };
        assert_eq!(
            written(&["easy", "fish"]),
            format!(
                "{{\"format\":{},\"line\":7,\"id\":\"x\",\"outcome\":\"solved\",\"tier\":\"advanced\",\"hardest\":\"fish\",\
                 \"se\":3.2,\"hodoku\":140,\"max_se\":3.2,\"hodoku_sum\":144,\"steps\":2,\
                 \"techniques\":{{\"easy\":1,\"fish\":1}}}}",
                format()
            )
        );
        assert!(written(&["trial"]).contains(
            "\"se\":null,\"hodoku\":null,\"max_se\":null,\"hodoku_sum\":0,\"unrated\":{\"se\":1,\"hodoku\":1}"
        ));
        assert!(!written(&[]).contains("hardest"));
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
