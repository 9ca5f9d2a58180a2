//! Counts the changes of level and score when a puzzle is relabeled, its lines permuted, or the board transposed.
use super::ratings::{PublishedGrade, grade};
use crate::images::{KINDS, images};
use crate::puzzles;
use qedoku_techniques::Profile;
use std::error::Error;
use std::fmt;
use std::path::Path;

/// The number of images of a kind with another level, with another score, and with any of these.
type ImageCounts = [usize; 3];

/// The changes of the grade in images of puzzles.
#[derive(Debug, Default)]
pub(super) struct HodokuImageChanges {
    graded: usize,
    /// The number of images that were graded, for each kind of map.
    images: [usize; KINDS.len()],
    /// The number of images with another grade, for each kind of map.
    changed: [ImageCounts; KINDS.len()],
    /// The largest change of a score, in points and in hundredths of that of the puzzle, for each kind of map.
    largest: [(u32, u32); KINDS.len()],
    /// The number of puzzles that have an image with another level, with another score, and with any of these.
    puzzles: ImageCounts,
}

/// Grades the first puzzles of a file, and so many images of each.
pub(super) fn compare(
    path: &Path,
    [count, each]: [usize; 2],
    profile: &Profile,
) -> Result<HodokuImageChanges, Box<dyn Error>> {
    let mut changes = HodokuImageChanges::default();
    let mut grader = grade(profile);
    for (index, puzzle) in puzzles::read(path)?.into_iter().take(count).enumerate() {
        let Some(own) = grader(&puzzle) else { continue };
        changes.graded += 1;
        let mut any = [false; 3];
        for (number, map) in images(index, each).enumerate() {
            let graded = grader(&puzzle.image(&map)).ok_or("the image of a puzzle that is graded is not")?;
            let differs = changes.add(number % KINDS.len(), own, graded);
            any.iter_mut().zip(differs).for_each(|(any, differs)| *any |= differs);
        }
        count_in(&mut changes.puzzles, any);
    }
    Ok(changes)
}

fn count_in(counts: &mut ImageCounts, differs: [bool; 3]) {
    counts.iter_mut().zip(differs).for_each(|(count, differs)| *count += usize::from(differs));
}

impl HodokuImageChanges {
    /// Counts an image, and says in what it is graded otherwise.
    fn add(&mut self, kind: usize, own: PublishedGrade, other: PublishedGrade) -> [bool; 3] {
        let differs = [own.0 != other.0, own.1 != other.1];
        let differs = [differs[0], differs[1], differs.contains(&true)];
        self.images[kind] += 1;
        count_in(&mut self.changed[kind], differs);
        let points = &mut self.largest[kind];
        let change = own.1.abs_diff(other.1);
        *points = (points.0.max(change), points.1.max(100 * change / own.1.max(1)));
        differs
    }
}

impl fmt::Display for HodokuImageChanges {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kinds = KINDS.iter().zip(self.images).zip(&self.changed).zip(self.largest);
        for (((kind, images), [level, score, any]), (points, percent)) in kinds {
            write!(f, "{kind:<10}  {any:>5} of {images} images graded otherwise ({level} level, {score} score, ")?;
            writeln!(f, "by {points} at most, {percent} % at most)")?;
        }
        let [level, score, any] = self.puzzles;
        write!(f, "{any} of {} puzzles graded have an image that is graded otherwise ", self.graded)?;
        write!(f, "({level} level, {score} score)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_compat::profiles;
    use qedoku_core::HodokuLevel::{Hard, Medium, Unfair};

    #[test]
    fn changes_are_counted_by_kind() {
        let mut changes = HodokuImageChanges::default();
        assert_eq!(changes.add(0, (Medium, 900), (Medium, 900)), [false; 3]);
        assert_eq!(changes.add(0, (Hard, 1000), (Unfair, 1260)), [true; 3]);
        assert_eq!(changes.add(1, (Hard, 400), (Hard, 300)), [false, true, true]);
        assert_eq!(changes.changed[..2], [[1, 1, 1], [0, 1, 1]]);
        let text = changes.to_string();
        assert!(
            text.contains("relabeled       1 of 2 images graded otherwise (1 level, 1 score, by 260 at most, 26 %")
        );
        assert!(
            text.contains("permuted        1 of 1 images graded otherwise (0 level, 1 score, by 100 at most, 25 %")
        );
    }

    #[test]
    fn images_of_generated_puzzles_are_graded_and_some_otherwise() {
        let file = qedoku_fixtures::root().join("fixtures/_puzzles/generated.txt");
        let changes = compare(&file, [12, 8], &profiles::hodoku()).expect("puzzles");
        assert_eq!((changes.graded, changes.images), (12, [24; KINDS.len()]));
        let any: usize = changes.changed.iter().map(|[.., any]| any).sum();
        assert!((1..96).contains(&any) && changes.puzzles[2] > 0, "{changes}");
    }
}
