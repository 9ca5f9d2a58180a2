//! A table of grades.
use crate::output::grades::GradesText;
use qedoku_explain::{En, language};

language! {
    en: En;

    GradesText<'_> {
        Line => "line";
        Outcome => "outcome";
        Steps => "steps";
        Puzzle => "puzzle";
        Tier => "tier";
        Hardest => "hardest";
        Level => "level";
        Score => "score";
        HardestOf { scale } => "hardest of {scale}";
        HardestRound => "hardest round";
        Technique { slug } => "{slug}";
        Error => "error";
        Tiers => "tier: the hardest kind of step that is needed; easy to extreme are levels of the scale hodoku";
        Effort => "effort";
        Guessed => "guessed: where its techniques end, HoDoKu takes a digit of the solution (Brute Force), and so does its scale";
        Ratings => "ER, EP, ED: hardest step, up to the first digit, first step";
        Scale { scale, by } => "scale {scale}: {by}";
        Ordered { scale, order, by } => "scale {scale} ({order}): {by}";
    }
}
