//! HoDoKu's level and score of a run.
use qedoku_core::{HodokuLevel, Slug};

/// The technique, score and level of one step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoredStep<'s> {
    /// The technique in whose name it is made.
    pub technique: &'s str,
    /// The score of the row that found it.
    pub score: u16,
    /// The level of that row.
    pub level: HodokuLevel,
    /// True if it takes its digit from the solution.
    pub guessed: bool,
}

/// HoDoKu's level and score of a run that fills the grid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HodokuGrade {
    /// The highest level of all steps, lifted until it admits the score.
    pub level: HodokuLevel,
    /// The sum of the scores.
    pub score: u32,
    /// The technique of the step with the highest score, the first if several have it.
    pub hardest: Option<Slug>,
    /// The number of digits taken from the solution.
    pub guesses: usize,
}

impl HodokuGrade {
    /// The grade of a run.
    ///
    /// ```
    /// use qedoku_core::HodokuLevel;
    /// use qedoku_grade::{HodokuGrade, ScoredStep};
    ///
    /// let step = ScoredStep { technique: "hidden-single", score: 14, level: HodokuLevel::Easy, guessed: false };
    /// let graded = HodokuGrade::of([step; 58]);
    /// assert_eq!((graded.level, graded.score), (HodokuLevel::Medium, 812));
    /// ```
    pub fn of<'s>(steps: impl IntoIterator<Item = ScoredStep<'s>>) -> Self {
        let mut level = HodokuLevel::Easy;
        let mut score = 0;
        let mut guesses = 0;
        let mut hardest: Option<(u16, &str)> = None;
        for step in steps {
            level = level.max(step.level);
            score += u32::from(step.score);
            guesses += usize::from(step.guessed);
            if hardest.is_none_or(|(highest, _)| step.score > highest) {
                hardest = Some((step.score, step.technique));
            }
        }
        let hardest = hardest.map(|(_, technique)| Slug::from(technique.to_owned()));
        Self { level: lifted(level, score), score, hardest, guesses }
    }
}

/// The level of a puzzle whose hardest step has this one: a score that is too high for it lifts it.
fn lifted(level: HodokuLevel, score: u32) -> HodokuLevel {
    HodokuLevel::ALL.into_iter().find(|&it| it >= level && score <= most(it)).unwrap_or(HodokuLevel::Extreme)
}

/// The highest score that leaves a puzzle on a level.
const fn most(level: HodokuLevel) -> u32 {
    match level {
        HodokuLevel::Easy => 800,
        HodokuLevel::Medium => 1_000,
        HodokuLevel::Hard => 1_600,
        HodokuLevel::Unfair => 1_800,
        HodokuLevel::Extreme => u32::MAX,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use HodokuLevel::{Easy, Extreme, Hard, Medium, Unfair};

    #[test]
    fn a_score_lifts_a_level_that_is_too_low_for_it() {
        assert_eq!(
            [800, 801, 1_001, 1_601, 1_801].map(|score| lifted(Easy, score)),
            [Easy, Medium, Hard, Unfair, Extreme]
        );
        assert_eq!(
            [(Hard, 10), (Medium, 1_000), (Unfair, 1_800)].map(|(it, score)| lifted(it, score)),
            [Hard, Medium, Unfair]
        );
    }

    #[test]
    fn the_first_of_the_steps_with_the_highest_score_is_the_hardest() {
        let step = |technique, score, guessed| ScoredStep { technique, score, level: Easy, guessed };
        let graded = HodokuGrade::of([step("a", 4, false), step("b", 90, true), step("c", 90, false)]);
        assert_eq!((graded.hardest, graded.guesses, graded.score), (Some(Slug::new("b")), 1, 184));
        assert_eq!(HodokuGrade::of([]).hardest, None);
    }
}
