//! Whole ratings beside those of a table.
use crate::traced::table;
use qedoku_core::{Board, Layout, Puzzle};
use qedoku_techniques::{Info, Move, Outline, Profile, Solver};
use std::error::Error;
use std::fmt;
use std::path::Path;

/// The columns: the highest rating of all steps, that of the steps up to the first placement, that of the first step.
const COLUMNS: [&str; 3] = ["se_er", "se_ep", "se_ed"];

/// ER, EP and ED in tenths.
type Ratings = [u16; 3];

/// What was counted.
#[derive(Debug, Default)]
pub(super) struct Tally {
    puzzles: usize,
    rated: usize,
    /// How many have the same ER, EP and ED.
    equal: [usize; 3],
    all_equal: usize,
}

/// Compares the ratings of a table, and says where they differ.
pub(super) fn compare(path: &Path, profile: &Profile, say: &mut dyn FnMut(&str)) -> Result<Tally, Box<dyn Error>> {
    let (mut tally, mut outline) = (Tally::default(), Outline::default());
    let mut solver = Solver::new(Layout::classic(), profile);
    for (index, (puzzle, theirs)) in read(path)?.into_iter().enumerate() {
        let mut board = Board::new(Layout::classic(), &puzzle);
        solver.outline(&mut board, &mut outline);
        tally.puzzles += 1;
        if !board.is_full() {
            continue;
        }
        let ours = ratings(&outline, profile);
        tally.rated += 1;
        for (equal, (one, other)) in tally.equal.iter_mut().zip(ours.iter().zip(&theirs)) {
            *equal += usize::from(one == other);
        }
        tally.all_equal += usize::from(ours == theirs);
        if ours != theirs {
            let shown = |ratings: Ratings| ratings.map(shown).join("/");
            say(&format!("puzzle {}, {}: {}, we have {}", index + 1, puzzle.values, shown(theirs), shown(ours)));
        }
    }
    Ok(tally)
}

/// The ratings of a run to the solution.
fn ratings(outline: &Outline, profile: &Profile) -> Ratings {
    let own = |step: &Move| {
        let info: Option<&Info> =
            step.name().or_else(|| profile.techniques().get(step.technique()).map(|technique| technique.info()));
        step.rating().se.or(info?.se)
    };
    let rating = |step: &Move| own(step).unwrap_or(0);
    let moves = outline.moves();
    let placed = moves.iter().position(|step| step.place().is_some()).map_or(0, |first| first + 1);
    let highest = |moves: &[Move]| moves.iter().map(rating).max().unwrap_or(0);
    [highest(moves), highest(&moves[..placed]), moves.first().map_or(0, rating)]
}

impl Tally {
    /// Whether all puzzles with a rating have theirs.
    pub(super) const fn agrees(&self) -> bool {
        self.all_equal == self.rated
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { puzzles, rated, equal: [er, ep, ed], all_equal } = self;
        write!(f, "{all_equal} of {rated} puzzles rated have the ratings of the table ({er} ER, {ep} EP, {ed} ED), ")?;
        write!(f, "{} of {puzzles} not rated", puzzles - rated)
    }
}

/// A rating in tenths as it is written.
pub(super) fn shown(tenths: u16) -> String {
    format!("{}.{}", tenths / 10, tenths % 10)
}

#[allow(clippy::cast_sign_loss, reason = "ratings are positive")]
fn tenths(rating: f64) -> u16 {
    (rating * 10.0).round() as u16
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
