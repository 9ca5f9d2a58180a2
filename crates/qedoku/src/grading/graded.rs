//! How hard a puzzle is.
use super::run::of_steps;
use super::{EffortFields, GradeRecord, GradeRun};
use crate::messages::Id;
use crate::names::Names;
use crate::options::Options;
use crate::words;
use qedoku_core::{Outcome, Puzzle, Slug, Trace};
use qedoku_explain::{Voice, say};
use qedoku_grade::{Grade, Scale, SeRatings};
use qedoku_techniques::Method;
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
        let stuck = self.grade.se.as_ref().is_some_and(|se| se.er == SeRatings::STUCK);
        let hard = self.grade.effort.as_ref().and_then(|effort| effort.bottlenecks.first());
        let beyond = hard.is_some_and(|hard| hard.method == Method::Beyond);
        matches!(self.grade.outcome, "solved" | "hypothesis") && !stuck && !beyond
    }

    /// The line of grades, for a puzzle of a batch.
    pub fn record(&self, id: Id<'_>) -> GradeRecord {
        GradeRecord::new(id, Some(&self.puzzle), Ok(self))
    }

    /// The grade in words.
    pub fn tell(&self, voice: Voice) -> String {
        let run = |scale| self.runs.iter().find(|run| run.scale == scale).map(|run| run.tell(voice));
        let se = run(Scale::Se).unwrap_or_default();
        let mut parts: Vec<String> =
            run(Scale::Tier).or(run(Scale::Se)).map(|by| self.ended(voice, &by)).into_iter().collect();
        parts.extend(self.grade.hardest.as_ref().and_then(|it| hardest(&it.technique, voice)));
        parts.extend(self.grade.se.as_ref().map(|it| {
            let ratings = rated(it, voice);
            say!(voice, en: "Sudoku Explainer ({se}): {ratings}", zh: "Sudoku Explainer（{se}）：{ratings}")
        }));
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

/// Sudoku Explainer's ratings of a trace, if it is its run and solves the puzzle: a run that was held to a tier would not be
/// rated by what stopped it.
pub(crate) fn of_trace(trace: &Trace, voice: Voice) -> Option<String> {
    let whole = trace.profile == "se" && trace.outcome == Outcome::Solved;
    whole.then(|| rated(&of_steps(&trace.steps, true), voice))
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
