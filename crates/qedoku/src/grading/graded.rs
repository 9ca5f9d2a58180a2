//! How hard a puzzle is.
use super::run::{hodoku_of_steps, se_of_steps};
use super::{EffortFields, GradeRecord, GradeRun};
use crate::messages::Id;
use crate::names::Names;
use crate::options::Options;
use crate::words;
use qedoku_core::{Outcome, Puzzle, Slug, Trace};
use qedoku_explain::{Voice, say};
use qedoku_grade::{Grade, HodokuGrade, Scale, SeRatings};
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
/// assert!(serde_json::to_string(&graded).expect("JSON").contains("\"outcome\":\"solved\",\"scales\":"));
/// # Ok::<(), qedoku::Problem>(())
/// ```
#[derive(Clone, Debug)]
pub struct Graded {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// What the scales say.
    pub grade: Grade,
    /// The runs by which they say it, one for each scale.
    pub runs: Vec<GradeRun>,
    voice: Voice,
}

impl Graded {
    pub(crate) fn new(puzzle: &Puzzle, grade: Grade, options: &Options) -> Self {
        Self { puzzle: *puzzle, grade, runs: options.runs(Some(puzzle)), voice: options.voice() }
    }

    /// Whether every run fills the grid.
    pub fn is_filled(&self) -> bool {
        let ratings = [&self.grade.se, &self.grade.se_corrected, &self.grade.se118];
        let stuck = ratings.into_iter().flatten().any(|se| se.er == SeRatings::STUCK);
        matches!(self.grade.outcome, "solved" | "hypothesis" | "guessed") && !stuck
    }

    /// The line of grades, for a puzzle of a batch.
    pub fn record(&self, id: Id<'_>) -> GradeRecord {
        GradeRecord::new(id, Some(&self.puzzle), Ok(self))
    }

    /// The grade in words.
    pub fn tell(&self, voice: Voice) -> String {
        let run = |scale| self.runs.iter().find(|run| run.scale == scale).map(|run| run.tell(voice));
        let by = self.runs.iter().find(|run| run.scale == Scale::Tier).or(self.runs.first());
        let mut parts: Vec<String> = Vec::new();
        if let Some(by) = by.filter(|by| by.scale != Scale::Effort) {
            parts.push(self.ended(voice, &by.tell(voice)));
        }
        parts.extend(self.grade.hardest.as_ref().and_then(|it| hardest(&it.technique, voice)));
        let mut add = |scale, name: &str, told: Option<String>| {
            let (by, Some(told)) = (run(scale).unwrap_or_default(), told) else { return };
            parts.push(say!(voice, en: "{name} ({by}): {told}", zh: "{name}（{by}）：{told}"));
        };
        let of_ratings = |ratings: &Option<SeRatings>| ratings.as_ref().map(|it| rated(it, voice));
        add(Scale::Se, "Sudoku Explainer", of_ratings(&self.grade.se));
        add(Scale::SeCorrected, &corrected(voice), of_ratings(&self.grade.se_corrected));
        add(Scale::Se118, "Sudoku Explainer 1.18", of_ratings(&self.grade.se118));
        add(Scale::Hodoku, "HoDoKu", self.grade.hodoku.as_ref().map(|it| scored(it, voice)));
        parts.extend(self.grade.effort.as_ref().map(|it| EffortFields::from(it).tell(voice)));
        parts.join(&say!(voice, en: "; ", zh: "；")) + "\n"
    }

    /// How the run of these techniques ended.
    fn ended(&self, voice: Voice, by: &str) -> String {
        let steps = words::steps(voice, self.grade.steps);
        match self.grade.outcome {
            "stuck" => say!(voice, en: "Stuck after {steps} ({by})", zh: "{steps}之后无法继续（{by}）"),
            "hypothesis" => {
                say!(voice, en: "Filled by hypothesis after {steps} ({by})", zh: "{steps}之后由假设填满（{by}）")
            }
            "guessed" => say!(voice, en: "Filled with guesses in {steps} ({by})", zh: "靠猜测填满，共 {steps}（{by}）"),
            _ => say!(voice, en: "Solved in {steps} ({by})", zh: "已解出，共 {steps}（{by}）"),
        }
    }
}

/// The hardest technique of a run in words.
pub(crate) fn hardest(technique: &Slug, voice: Voice) -> Option<String> {
    let names = Names::all().told_in(voice);
    let info = names.info(technique)?;
    let (name, tier) = (names.name(technique), words::tier(voice, info.tier));
    Some(say!(voice, en: "hardest technique: {name} ({tier})", zh: "最难技巧：{name}（{tier}）"))
}

/// Sudoku Explainer's ratings in words.
fn rated(SeRatings { er, ep, ed, hardest }: &SeRatings, voice: Voice) -> String {
    let shown = |tenths: &u16| format!("{}.{}", tenths / 10, tenths % 10);
    let mut text = format!("ER {}, EP {}, ED {}", shown(er), shown(ep), shown(ed));
    if let Some(technique) = hardest {
        let name = Names::all().told_in(voice).name(technique);
        text += &say!(voice, en: ", hardest step {name}", zh: "，最难一步 {name}");
    }
    text
}

/// What the corrected rules are called.
fn corrected(voice: Voice) -> String {
    say!(voice, en: "Sudoku Explainer, corrected", zh: "Sudoku Explainer（修正版）")
}

/// HoDoKu's level and score in words.
fn scored(HodokuGrade { level, score, hardest, guesses }: &HodokuGrade, voice: Voice) -> String {
    let level = level.word();
    let mut text = say!(voice, en: "{level}, score {score}", zh: "{level}，得分 {score}");
    if let Some(technique) = hardest {
        let name = Names::all().told_in(voice).name(technique);
        text += &say!(voice, en: ", hardest step {name}", zh: "，最难一步 {name}");
    }
    match guesses {
        0 => {}
        1 => text += &say!(voice, en: ", 1 guess", zh: "，猜测 1 次"),
        _ => text += &say!(voice, en: ", {guesses} guesses", zh: "，猜测 {guesses} 次"),
    }
    text
}

/// What its own scale says of a trace, if it is the run of a scale and fills the grid: one that was held to a tier would not
/// be rated by what stopped it.
pub(crate) fn of_trace(trace: &Trace, voice: Voice) -> Option<String> {
    match (trace.profile.as_str(), trace.outcome) {
        ("se", Outcome::Solved) => Some(explained("Sudoku Explainer", trace, voice)),
        ("se-corrected", Outcome::Solved) => Some(explained(&corrected(voice), trace, voice)),
        ("se118", Outcome::Solved) => Some(explained("Sudoku Explainer 1.18", trace, voice)),
        ("hodoku", Outcome::Solved | Outcome::Guessed) => {
            let scored = scored(&hodoku_of_steps(&trace.steps), voice);
            Some(say!(voice, en: "HoDoKu: {scored}", zh: "HoDoKu：{scored}"))
        }
        _ => None,
    }
}

/// Sudoku Explainer's ratings of a run that fills the grid, with what its rules are called.
fn explained(name: &str, trace: &Trace, voice: Voice) -> String {
    let ratings = rated(&se_of_steps(&trace.steps, true), voice);
    say!(voice, en: "{name}: {ratings}", zh: "{name}：{ratings}")
}

impl fmt::Display for Graded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.tell(self.voice))
    }
}

impl Serialize for Graded {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.record(Id::default()).serialize(serializer)
    }
}
