//! Counts the changes of the ratings when a puzzle is relabeled, its lines permuted, or the board transposed.
use super::ratings::{Ratings, rate, read_puzzles};
use crate::images::{KINDS, images};
use qedoku_techniques::Profile;
use std::error::Error;
use std::fmt;
use std::path::Path;

/// The number of puzzles that were rated, for each kind of map, and of those with another ER, EP, ED, and any of these.
#[derive(Debug, Default)]
pub(super) struct SeImageChanges {
    rated: usize,
    changed: [[usize; 4]; KINDS.len()],
    /// The largest change of ER by each kind, in tenths.
    largest: [u16; KINDS.len()],
    /// The number of puzzles with another rating in at least one of the images.
    any: usize,
}

/// Rates the first puzzles of a table with their images.
pub(super) fn compare(path: &Path, count: usize, profile: &Profile) -> Result<SeImageChanges, Box<dyn Error>> {
    let mut changes = SeImageChanges::default();
    let mut rater = rate(profile);
    for (index, puzzle) in read_puzzles(path)?.into_iter().take(count).enumerate() {
        let Some(own) = rater(&puzzle) else { continue };
        changes.rated += 1;
        let mut any = false;
        for (kind, map) in images(index, KINDS.len()).enumerate() {
            let ratings = rater(&puzzle.image(&map));
            any |= changes.add(kind, own, ratings.ok_or("the image of a puzzle that is solved is not")?);
        }
        changes.any += usize::from(any);
    }
    Ok(changes)
}

impl SeImageChanges {
    /// Counts an image, and says whether it is rated otherwise.
    fn add(&mut self, kind: usize, own: Ratings, other: Ratings) -> bool {
        let differs = [own[0] != other[0], own[1] != other[1], own[2] != other[2]];
        let any = differs.contains(&true);
        let all = differs.into_iter().chain([any]);
        self.changed[kind].iter_mut().zip(all).for_each(|(count, differs)| *count += usize::from(differs));
        self.largest[kind] = self.largest[kind].max(own[0].abs_diff(other[0]));
        any
    }
}

impl fmt::Display for SeImageChanges {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for ((kind, [er, ep, ed, any]), largest) in KINDS.iter().zip(&self.changed).zip(self.largest) {
            let largest = super::ratings::rating_text(largest);
            writeln!(f, "{kind:<10}  {any:>4} rated otherwise ({er} ER, by {largest} at most, {ep} EP, {ed} ED)")?;
        }
        write!(f, "{} of {} puzzles rated have another rating in one of these images at least", self.any, self.rated)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_are_counted_by_kind() {
        let mut changes = SeImageChanges::default();
        assert!(!changes.add(0, [72, 12, 12], [72, 12, 12]));
        assert!(changes.add(1, [72, 12, 12], [75, 12, 15]));
        assert_eq!((changes.changed[1], changes.largest[1]), ([1, 0, 1, 1], 3));
        assert!(changes.to_string().contains("permuted       1 rated otherwise (1 ER, by 0.3 at most, 0 EP, 1 ED)"));
    }
}
