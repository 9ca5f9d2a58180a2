//! How hard a puzzle is.
use super::GradeRecord;
use crate::messages::Id;
use crate::names::Names;
use crate::words;
use qedoku_core::Puzzle;
use qedoku_explain::{Voice, say};
use qedoku_grade::Grade;
use serde::{Serialize, Serializer};
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
    pub fn record(&self, id: Id<'_>) -> GradeRecord {
        GradeRecord::new(id, Some(&self.puzzle), Ok(&self.grade))
    }

    /// The grade in words.
    pub fn tell(&self, voice: Voice) -> String {
        let (steps, names) = (words::steps(voice, self.grade.steps), self.names.clone().told_in(voice));
        let mut parts = vec![match self.grade.outcome {
            "stuck" => say!(voice, en: "Stuck after {steps}", zh: "{steps}之后无法继续"),
            "hypothesis" => say!(voice, en: "Filled by hypothesis after {steps}", zh: "{steps}之后由假设填满"),
            _ => say!(voice, en: "Solved in {steps}", zh: "已解出，共 {steps}"),
        }];
        parts.extend(scales(&self.grade, &names));
        parts.join(&say!(voice, en: "; ", zh: "；")) + "\n"
    }
}

/// The hardest technique of a run, and what the scales say of all of it.
pub(crate) fn scales(grade: &Grade, names: &Names) -> Vec<String> {
    let (Grade { max_se, hodoku_sum, unrated, .. }, voice) = (grade, names.voice());
    let mut parts = Vec::new();
    if let Some(info) = grade.hardest.as_ref().and_then(|hardest| names.info(&hardest.technique)) {
        let (name, tier) = (names.name(&info.slug()), words::tier(voice, info.tier));
        parts.push(say!(voice, en: "hardest technique: {name} ({tier})", zh: "最难技巧：{name}（{tier}）"));
    }
    let more = |unrated| if unrated > 0 { "+" } else { "" };
    if let Some(se) = max_se {
        parts.push(format!("SE {}.{}{}", se / 10, se % 10, more(unrated.se)));
    }
    parts.push(format!("HoDoKu {hodoku_sum}{}", more(unrated.hodoku)));
    parts
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
