//! Whole runs beside the levels and scores of a table.
use crate::traced::table;
use qedoku_core::{Board, Layout};
use qedoku_techniques::{HODOKU_ROWS, HodokuLevel, Outline, Profile, Solver};
use std::error::Error;
use std::fmt;
use std::path::Path;

/// The columns.
const COLUMNS: [&str; 2] = ["hodoku_level", "hodoku_score"];

/// What HoDoKu says of a puzzle.
type Graded = (HodokuLevel, u32);

/// What was counted.
#[derive(Debug, Default)]
pub(super) struct Tally {
    puzzles: usize,
    graded: usize,
    levels: usize,
    scores: usize,
    both: usize,
}

/// Compares the runs of a table, and says where they differ.
pub(super) fn compare(path: &Path, profile: &Profile, say: &mut dyn FnMut(&str)) -> Result<Tally, Box<dyn Error>> {
    let (mut tally, mut outline) = (Tally::default(), Outline::default());
    let mut solver = Solver::new(Layout::classic(), profile);
    let rows = table::read(path, COLUMNS, |[level, score]| {
        let level = HodokuLevel::ALL.into_iter().find(|known| known.word().eq_ignore_ascii_case(level));
        Ok((level.ok_or((0, "a level"))?, score.parse().map_err(|_| (1, "a score"))?))
    })?;
    for (index, (puzzle, theirs)) in rows.into_iter().enumerate() {
        let mut board = Board::new(Layout::classic(), &puzzle);
        solver.outline(&mut board, &mut outline);
        tally.puzzles += 1;
        if !board.is_full() {
            continue;
        }
        let ours = graded(&outline, profile);
        tally.graded += 1;
        tally.levels += usize::from(ours.0 == theirs.0);
        tally.scores += usize::from(ours.1 == theirs.1);
        tally.both += usize::from(ours == theirs);
        if ours != theirs {
            let shown = |(level, score): Graded| format!("{} {score}", level.word());
            say(&format!("puzzle {}, {}: {}, we have {}", index + 1, puzzle.values, shown(theirs), shown(ours)));
        }
    }
    Ok(tally)
}

/// The level and the score of a run to the solution.
fn graded(outline: &Outline, profile: &Profile) -> Graded {
    let (mut level, mut score) = (HodokuLevel::Easy, 0);
    for step in outline.moves() {
        let Some(technique) = profile.techniques().get(step.technique()) else { continue };
        let own = step.rating().hodoku.or_else(|| Some(technique.info().hodoku?.score)).unwrap_or(0);
        score += u32::from(own);
        let of_row = HODOKU_ROWS.iter().find(|row| row.score == own && row.technique.reports(technique.info().slug));
        level = level.max(of_row.map_or(HodokuLevel::Easy, |row| row.level));
    }
    (level.lifted(score), score)
}

impl Tally {
    /// Whether all puzzles that were graded have theirs.
    pub(super) const fn agrees(&self) -> bool {
        self.both == self.graded
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { puzzles, graded, levels, scores, both } = self;
        write!(
            f,
            "{both} of {graded} puzzles graded have level and score of the table ({levels} level, {scores} score), "
        )?;
        write!(f, "{} of {puzzles} not graded", puzzles - graded)
    }
}
