//! The grade of a puzzle.
use super::run::{hodoku_of_steps, se_of_steps};
use super::{EffortFields, GradeRecord, GradeRun};
use crate::log::messages::Id;
use crate::names::Names;
use crate::options::Options;
use crate::outcome_text::OutcomeText;
use crate::puzzle_on::PuzzleOn;
use crate::words::{LevelText, Quantity, TierText};
use qedoku_core::{Layout, Outcome, Puzzle, Slug, Trace};
use qedoku_explain::Style;
use qedoku_formats::AnnotatedPuzzle;
use qedoku_grade::{Grade, HodokuGrade, Scale, SeRatings};
use serde::{Serialize, Serializer};
use std::fmt;
use std::sync::Arc;

/// A puzzle and its grade. It is serialized as a line of grades.
///
/// ```
/// use qedoku::generate::generate;
/// use qedoku::Session;
///
/// let made = generate(7, 1).next().expect("a puzzle");
/// let graded = Session::new(made.puzzle).grade()?;
/// assert!(graded.is_filled() && graded.grade.outcome.word() == "solved");
/// assert!(graded.to_string().starts_with("Solved in "));
/// assert!(serde_json::to_string(&graded).expect("JSON").contains("\"outcome\":\"solved\",\"scales\":"));
/// # Ok::<(), qedoku::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Graded {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its rules.
    pub layout: Arc<Layout>,
    /// The grade on the scales of the options.
    pub grade: Grade,
    /// The runs that the grade rests on, one for each scale.
    pub runs: Vec<GradeRun>,
    style: Style,
}

impl Graded {
    pub(crate) fn new(on: PuzzleOn<'_>, grade: Grade, options: &Options) -> Self {
        let puzzle = *on.puzzle;
        let layout = Arc::clone(on.layout);
        Self { puzzle, layout, grade, runs: options.runs_on(Some(on)), style: options.get_style() }
    }

    /// True if every run fills the grid.
    pub fn is_filled(&self) -> bool {
        let ratings = [&self.grade.se, &self.grade.se_corrected, &self.grade.se118];
        let stuck = ratings.into_iter().flatten().any(|se| se.er == SeRatings::STUCK);
        self.grade.outcome.is_filled() && !stuck
    }

    /// The line of grades, for a puzzle of a batch.
    pub fn record(&self, id: Id<'_>) -> GradeRecord {
        GradeRecord::new(id, Some(AnnotatedPuzzle::new(&self.layout, &self.puzzle)), Ok(self))
    }

    /// The grade in words.
    pub fn describe(&self, style: Style) -> String {
        let run = |scale| self.runs.iter().find(|run| run.scale == scale).map(|run| run.describe(style));
        let by = self.runs.iter().find(|run| run.scale == Scale::Tier).or(self.runs.first());
        let mut parts: Vec<String> = Vec::new();
        if let Some(by) = by.filter(|by| by.scale != Scale::Effort) {
            parts.push(self.ended(style, &by.describe(style)));
        }
        parts.extend(self.grade.hardest.as_ref().and_then(|it| hardest(&it.technique, style)));
        let mut add = |scale, name: &str, grade: Option<String>| {
            let (by, Some(grade)) = (run(scale).unwrap_or_default(), grade) else { return };
            parts.push(style.say(&GradedText::Scale { name, by: &by, grade: &grade }));
        };
        let of_ratings = |ratings: &Option<SeRatings>| ratings.as_ref().map(|it| rated(it, style));
        add(Scale::Se, "Sudoku Explainer", of_ratings(&self.grade.se));
        add(Scale::SeCorrected, &corrected(style), of_ratings(&self.grade.se_corrected));
        add(Scale::Se118, "Sudoku Explainer 1.18", of_ratings(&self.grade.se118));
        add(Scale::Hodoku, "HoDoKu", self.grade.hodoku.as_ref().map(|it| scored(it, style)));
        parts.extend(self.grade.effort.as_ref().map(|it| EffortFields::from(it).describe(style)));
        style.semicolons(parts) + "\n"
    }

    /// The sentence on the outcome of the run with these techniques.
    fn ended(&self, style: Style, by: &str) -> String {
        let ended = style.say(&OutcomeText::ended(self.grade.outcome, Quantity::Steps { count: self.grade.steps }));
        style.say(&GradedText::Ended { ended: &ended, by })
    }
}

/// The hardest technique of a run in words.
pub(crate) fn hardest(technique: &Slug, style: Style) -> Option<String> {
    let names = Names::all().style(style);
    let info = names.info(technique)?;
    let name = names.name(technique);
    Some(style.say(&GradedText::Hardest { name: &name, tier: TierText::of(info.tier) }))
}

/// Sudoku Explainer's ratings in words.
fn rated(ratings: &SeRatings, style: Style) -> String {
    let [er, ep, ed] = ratings.decimals();
    let mut text = format!("ER {er}, EP {ep}, ED {ed}");
    if let Some(technique) = &ratings.hardest {
        let name = Names::all().style(style).name(technique);
        text += &style.say(&GradedText::HardestStep { name: &name });
    }
    text
}

/// The name of Sudoku Explainer's corrected rules.
fn corrected(style: Style) -> String {
    style.say(&GradedText::Corrected)
}

/// HoDoKu's level and score in words.
fn scored(HodokuGrade { level, score, hardest, guesses }: &HodokuGrade, style: Style) -> String {
    let level = LevelText(*level);
    let mut text = style.say(&GradedText::Scored { level, score: *score });
    if let Some(technique) = hardest {
        let name = Names::all().style(style).name(technique);
        text += &style.say(&GradedText::HardestStep { name: &name });
    }
    match guesses {
        0 => {}
        1 => text += &style.say(&GradedText::OneGuess),
        _ => text += &style.say(&GradedText::Guesses { guesses: *guesses }),
    }
    text
}

/// The text of the rating of a trace on its own scale, if it is the run of a scale and fills the grid: one that was
/// held to a tier would not be rated by what stopped it.
pub(crate) fn of_trace(trace: &Trace, style: Style) -> Option<String> {
    match (trace.profile.as_str(), trace.outcome) {
        ("se", Outcome::Solved) => Some(explained("Sudoku Explainer", trace, style)),
        ("se-corrected", Outcome::Solved) => Some(explained(&corrected(style), trace, style)),
        ("se118", Outcome::Solved) => Some(explained("Sudoku Explainer 1.18", trace, style)),
        ("hodoku", Outcome::Solved | Outcome::Guessed) => {
            let scored = scored(&hodoku_of_steps(&trace.steps), style);
            Some(style.say(&GradedText::Hodoku { scored: &scored }))
        }
        _ => None,
    }
}

/// Sudoku Explainer's ratings of a run that fills the grid, with what its rules are called.
fn explained(name: &str, trace: &Trace, style: Style) -> String {
    let ratings = rated(&se_of_steps(&trace.steps, true), style);
    style.say(&GradedText::Explained { name, ratings: &ratings })
}

impl fmt::Display for Graded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.describe(self.style))
    }
}

impl Serialize for Graded {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.record(Id::default()).serialize(serializer)
    }
}

/// Grades in words.
#[derive(Clone, Copy, Debug)]
pub(crate) enum GradedText<'a> {
    Scale { name: &'a str, by: &'a str, grade: &'a str },
    Ended { ended: &'a str, by: &'a str },
    Hardest { name: &'a str, tier: TierText },
    HardestStep { name: &'a str },
    Corrected,
    Scored { level: LevelText, score: u32 },
    OneGuess,
    Guesses { guesses: usize },
    Hodoku { scored: &'a str },
    Explained { name: &'a str, ratings: &'a str },
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::HodokuLevel;

    #[test]
    fn guesses_are_told_if_there_are_any() {
        let text = |guesses| {
            scored(&HodokuGrade { level: HodokuLevel::Extreme, score: 9, hardest: None, guesses }, Style::default())
        };
        let none = text(0);
        assert!(!none.contains("guess"), "{none}");
        assert_eq!(text(1), format!("{none}, 1 guess"));
        assert_eq!(text(3), format!("{none}, 3 guesses"));
    }
}
