//! Whole ratings beside those of a table.
use crate::traced::table;
use qedoku::grade::{SeRatings, se_ratings};
use qedoku_core::{Board, Layout, Puzzle};
use qedoku_formats as text;
use qedoku_techniques::{ConclusionLog, Profile, Solver};
use std::error::Error;
use std::fmt;
use std::path::Path;

/// The columns: the highest rating of all steps, that of the steps up to the first placement, that of the first step.
const COLUMNS: [&str; 3] = ["se_er", "se_ep", "se_ed"];

/// ER, EP and ED in tenths.
pub(super) type Ratings = [u16; 3];

/// The number of puzzles with the same ratings.
#[derive(Debug, Default)]
pub(super) struct SeRatingCounts {
    puzzles: usize,
    rated: usize,
    /// The number of puzzles with the same ER, EP and ED.
    equal: [usize; 3],
    all_equal: usize,
}

/// Compares the ratings of a table, and says where they differ.
pub(super) fn compare(
    path: &Path,
    profile: &Profile,
    say: &mut dyn FnMut(&str),
) -> Result<SeRatingCounts, Box<dyn Error>> {
    let mut counts = SeRatingCounts::default();
    let mut rater = rate(profile);
    for (index, (puzzle, theirs)) in read(path)?.into_iter().enumerate() {
        counts.puzzles += 1;
        let Some(ours) = rater(&puzzle) else { continue };
        counts.rated += 1;
        for (equal, (one, other)) in counts.equal.iter_mut().zip(ours.iter().zip(&theirs)) {
            *equal += usize::from(one == other);
        }
        counts.all_equal += usize::from(ours == theirs);
        if ours != theirs {
            let ratings_text = |ratings: Ratings| ratings.map(rating_text).join("/");
            say(&format!(
                "puzzle {}, {}: {}, we have {}",
                index + 1,
                puzzle.values,
                ratings_text(theirs),
                ratings_text(ours)
            ));
        }
    }
    Ok(counts)
}

/// Rates one puzzle after the other; one that the profile does not solve has no ratings.
pub(super) fn rate(profile: &Profile) -> impl FnMut(&Puzzle) -> Option<Ratings> + '_ {
    let mut solver = Solver::new(Layout::classic(), profile);
    let mut outline = ConclusionLog::default();
    move |puzzle| {
        let mut board = Board::new(Layout::classic(), puzzle);
        solver.outline(&mut board, &mut outline);
        let SeRatings { er, ep, ed, .. } = se_ratings(profile, &outline, board.is_full());
        board.is_full().then_some([er, ep, ed])
    }
}

impl SeRatingCounts {
    /// True if all puzzles with a rating have theirs.
    pub(super) const fn agrees(&self) -> bool {
        self.all_equal == self.rated
    }
}

impl fmt::Display for SeRatingCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { puzzles, rated, equal: [er, ep, ed], all_equal } = self;
        write!(f, "{all_equal} of {rated} puzzles rated have the ratings of the table ({er} ER, {ep} EP, {ed} ED), ")?;
        write!(f, "{} of {puzzles} not rated", puzzles - rated)
    }
}

/// A rating in tenths as it is written.
pub(super) fn rating_text(tenths: u16) -> String {
    format!("{}.{}", tenths / 10, tenths % 10)
}

#[allow(clippy::cast_sign_loss, reason = "ratings are positive")]
fn tenths(rating: f64) -> u16 {
    (rating * 10.0).round() as u16
}

/// The puzzles of a table or a list.
pub(super) fn read_puzzles(path: &Path) -> Result<Vec<Puzzle>, Box<dyn Error>> {
    let name = path.display();
    let table = std::fs::read_to_string(path).map_err(|error| format!("{name}: {error}"))?;
    let puzzles = text::read(&table, None).map(|entry| entry.map(|entry| entry.puzzle));
    Ok(puzzles.collect::<Result<_, _>>().map_err(|error| format!("{name}: {error}"))?)
}

/// The puzzles of a table with their ratings; those without are left out.
fn read(path: &Path) -> Result<Vec<(Puzzle, Ratings)>, Box<dyn Error>> {
    table::read(path, COLUMNS, |texts| {
        let mut ratings = [0; 3];
        for (column, (rating, text)) in ratings.iter_mut().zip(texts).enumerate() {
            let read: Option<f64> = text.parse().ok().filter(|rating| (0.0..=20.0).contains(rating));
            *rating = tenths(read.ok_or((column, "a rating"))?);
        }
        Ok(ratings)
    })
}
