//! How hard a puzzle is.
use crate::messages::Id;
use crate::names::Names;
use crate::problem::Problem;
use crate::words;
use qedoku_core::Puzzle;
use qedoku_core::text::{self, Format};
use qedoku_explain::{Voice, say};
use qedoku_grade::Grade;
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;

/// A puzzle and its grade. It is serialized as a line of grades.
///
/// ```
/// use qedoku::{Session, generate};
///
/// let made = generate(7, 1).next().expect("a puzzle");
/// let graded = Session::new(made.puzzle).grade()?;
/// assert!(graded.is_filled() && graded.grade.outcome == "solved");
/// assert!(graded.to_string().starts_with("Solved in "));
/// assert!(serde_json::to_string(&graded).expect("JSON").contains("\"outcome\":\"solved\",\"tier\":"));
/// # Ok::<(), qedoku::Problem>(())
/// ```
#[derive(Clone, Debug)]
pub struct Graded {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// What the scales say of the run.
    pub grade: Grade,
    names: Names,
}

impl Graded {
    pub(crate) fn new(puzzle: &Puzzle, grade: Grade, names: &Names) -> Self {
        Self { puzzle: *puzzle, grade, names: names.clone() }
    }

    /// Whether the run fills the grid.
    pub fn is_filled(&self) -> bool {
        matches!(self.grade.outcome, "solved" | "hypothesis")
    }

    /// The line of grades, for a puzzle of a batch.
    pub fn record<'a>(&'a self, id: Id<'a>) -> GradeRecord<'a> {
        GradeRecord::new(id, Some(&self.puzzle), Ok(&self.grade))
    }

    /// The line of grades on its own, for a puzzle that is not one of a batch.
    pub fn into_record(self) -> GradeRecord<'static> {
        let (id, puzzle) = (Id::default(), Some(text::write(Format::Line, &self.puzzle)));
        GradeRecord { line: id.number, id: None, puzzle, grade: Some(Cow::Owned(self.grade)), error: None }
    }

    /// The grade in words.
    pub fn tell(&self, voice: Voice) -> String {
        let Grade { max_se, hodoku_sum, unrated, steps, .. } = &self.grade;
        let (steps, names) = (words::steps(voice, *steps), self.names.clone().told_in(voice));
        let mut parts = vec![match self.grade.outcome {
            "stuck" => say!(voice, en: "Stuck after {steps}", zh: "{steps}之后无法继续"),
            "hypothesis" => say!(voice, en: "Filled by hypothesis after {steps}", zh: "{steps}之后由假设填满"),
            _ => say!(voice, en: "Solved in {steps}", zh: "已解出，共 {steps}"),
        }];
        if let Some(info) = self.grade.hardest.as_ref().and_then(|hardest| names.info(&hardest.technique)) {
            let (name, tier) = (names.name(&info.slug()), words::tier(voice, info.tier));
            parts.push(say!(voice, en: "hardest technique: {name} ({tier})", zh: "最难技巧：{name}（{tier}）"));
        }
        let more = |unrated| if unrated > 0 { "+" } else { "" };
        if let Some(se) = max_se {
            parts.push(format!("SE {}.{}{}", se / 10, se % 10, more(unrated.se)));
        }
        parts.push(format!("HoDoKu {hodoku_sum}{}", more(unrated.hodoku)));
        parts.join(&say!(voice, en: "; ", zh: "；")) + "\n"
    }
}

impl fmt::Display for Graded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.tell(self.names.voice()))
    }
}

impl Serialize for Graded {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.record(Id::default()).serialize(serializer)
    }
}

/// A line of grades, for a puzzle that has one or one that has none.
///
/// ```
/// use qedoku::{GradeRecord, Id, Kind, Problem};
///
/// let problem = Problem::new(Kind::Unreadable, "expected 81 cells, found 80");
/// let record = GradeRecord::new(Id { number: 3, name: None }, None, Err(&problem));
/// let line = serde_json::to_string(&record).expect("JSON");
/// assert_eq!(line, r#"{"line":3,"error":{"kind":"unreadable","message":"expected 81 cells, found 80"}}"#);
/// ```
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GradeRecord<'a> {
    line: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    puzzle: Option<String>,
    #[serde(flatten)]
    #[cfg_attr(feature = "schema", schemars(with = "Option<Shape>"))]
    grade: Option<Cow<'a, Grade>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<Cow<'a, Problem>>,
}

impl<'a> GradeRecord<'a> {
    /// What came of grading an item of a batch; one that cannot be read has no puzzle.
    pub fn new(id: Id<'a>, puzzle: Option<&Puzzle>, result: Result<&'a Grade, &'a Problem>) -> Self {
        let puzzle = puzzle.map(|puzzle| text::write(Format::Line, puzzle));
        Self {
            line: id.number,
            id: id.name,
            puzzle,
            grade: result.ok().map(Cow::Borrowed),
            error: result.err().map(Cow::Borrowed),
        }
    }
}

/// What a grade looks like where it is written, for its schema.
#[cfg(feature = "schema")]
#[derive(schemars::JsonSchema)]
#[expect(dead_code, reason = "it only describes")]
struct Shape {
    /// How the run ended: `solved`, `stuck` or `hypothesis`.
    outcome: String,
    /// The tier of the hardest technique, which a run without a step does not have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    tier: Option<String>,
    /// The hardest technique: the highest tier, and in it the last of the profile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hardest: Option<String>,
    /// Its Sudoku Explainer base rating.
    #[serde(default)]
    se: Option<f64>,
    /// Its HoDoKu score.
    #[serde(default)]
    hodoku: Option<u16>,
    /// The highest Sudoku Explainer base rating of a step.
    max_se: Option<f64>,
    /// The sum of the HoDoKu scores of all steps.
    hodoku_sum: u32,
    /// The steps that a scale does not know, if there are any.
    #[serde(default)]
    unrated: Option<ShapeOfUnrated>,
    /// How many steps there are.
    steps: usize,
    /// How often each technique was used.
    techniques: std::collections::BTreeMap<String, usize>,
}

/// How many steps a scale does not know.
#[cfg(feature = "schema")]
#[derive(schemars::JsonSchema)]
#[expect(dead_code, reason = "it only describes")]
struct ShapeOfUnrated {
    /// Steps without a Sudoku Explainer rating.
    se: usize,
    /// Steps without a HoDoKu score.
    hodoku: usize,
}
