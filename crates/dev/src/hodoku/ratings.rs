//! Whole runs beside the levels and scores of a table.
use crate::traced::table;
use qedoku::grade::hodoku_grade;
use qedoku_core::{Board, HodokuLevel, Layout, Puzzle};
use qedoku_techniques::{ConclusionLog, Profile, Solver};
use std::error::Error;
use std::fmt;
use std::path::Path;

/// The columns.
const COLUMNS: [&str; 2] = ["hodoku_level", "hodoku_score"];

/// HoDoKu's grade of a puzzle.
pub(super) type PublishedGrade = (HodokuLevel, u32);

/// The number of puzzles with the same grade.
#[derive(Debug, Default)]
pub(super) struct HodokuRatingCounts {
    puzzles: usize,
    graded: usize,
    levels: usize,
    scores: usize,
    both: usize,
}

/// Compares the runs of a table, and says where they differ.
pub(super) fn compare(
    path: &Path,
    profile: &Profile,
    say: &mut dyn FnMut(&str),
) -> Result<HodokuRatingCounts, Box<dyn Error>> {
    let mut counts = HodokuRatingCounts::default();
    let mut grader = grade(profile);
    let rows = table::read(path, COLUMNS, |[level, score]| {
        let level = HodokuLevel::ALL.into_iter().find(|known| known.word().eq_ignore_ascii_case(level));
        Ok((level.ok_or((0, "a level"))?, score.parse().map_err(|_| (1, "a score"))?))
    })?;
    for (index, (puzzle, theirs)) in rows.into_iter().enumerate() {
        counts.puzzles += 1;
        let Some(ours) = grader(&puzzle) else { continue };
        counts.graded += 1;
        counts.levels += usize::from(ours.0 == theirs.0);
        counts.scores += usize::from(ours.1 == theirs.1);
        counts.both += usize::from(ours == theirs);
        if ours != theirs {
            let grade_text = |(level, score): PublishedGrade| format!("{} {score}", level.word());
            say(&format!(
                "puzzle {}, {}: {}, we have {}",
                index + 1,
                puzzle.values,
                grade_text(theirs),
                grade_text(ours)
            ));
        }
    }
    Ok(counts)
}

/// Grades one puzzle after the other; one that the profile does not solve has no grade.
pub(super) fn grade(profile: &Profile) -> impl FnMut(&Puzzle) -> Option<PublishedGrade> + '_ {
    let mut solver = Solver::new(Layout::classic(), profile);
    let mut outline = ConclusionLog::default();
    move |puzzle| {
        let mut board = Board::new(Layout::classic(), puzzle);
        solver.outline(&mut board, &mut outline);
        let graded = hodoku_grade(profile, &outline);
        board.is_full().then_some((graded.level, graded.score))
    }
}

impl HodokuRatingCounts {
    /// True if all puzzles that were graded have theirs.
    pub(super) const fn agrees(&self) -> bool {
        self.both == self.graded
    }
}

impl fmt::Display for HodokuRatingCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { puzzles, graded, levels, scores, both } = self;
        write!(
            f,
            "{both} of {graded} puzzles graded have level and score of the table ({levels} level, {scores} score), "
        )?;
        write!(f, "{} of {puzzles} not graded", puzzles - graded)
    }
}
