//! `cargo dev tier`: how often tier and hardest technique change when a puzzle is relabeled, its lines permuted, or the board
//! transposed.
use crate::DevResult;
use crate::images::{KINDS, images};
use crate::traced::files;
use clap::Args;
use indexmap::IndexMap;
use qedoku::{Options as Ways, PuzzleWorker};
use qedoku_core::Puzzle;
use qedoku_formats as text;
use qedoku_grade::{Hardest, Scale};
use std::error::Error;
use std::fmt;
use std::path::PathBuf;

#[derive(Args)]
pub(crate) struct TierOptions {
    /// Tables or lists of puzzles [default: the random ones beside the workspace].
    files: Vec<PathBuf>,
    /// The number of puzzles of each file, with one image of each kind.
    #[arg(long, value_name = "N", default_value_t = 300)]
    isomorphs: usize,
}

/// The result of comparing puzzles with their images.
#[derive(Debug, Default)]
struct TierChanges {
    puzzles: usize,
    /// The number of images with another tier, and with another hardest technique, for each kind of map.
    images: [[usize; 2]; KINDS.len()],
    /// The number of puzzles that have an image with another tier, and with another hardest technique.
    any: [usize; 2],
    /// The number of images with this hardest technique for that of their puzzle.
    pairs: IndexMap<[String; 2], usize>,
}

impl TierChanges {
    /// Grades puzzles with their images.
    fn of(puzzles: &[Puzzle]) -> Result<Self, Box<dyn Error>> {
        let ways = Ways::default().scales(Scale::Tier);
        let mut changes = Self::default();
        let mut worker = PuzzleWorker::new(&ways);
        for (index, puzzle) in puzzles.iter().enumerate() {
            let own = worker.grade(puzzle)?.grade.hardest;
            changes.puzzles += 1;
            let mut any = [false; 2];
            for (kind, map) in images(index, KINDS.len()).enumerate() {
                let differs =
                    changes.add(kind, own.as_ref(), worker.grade(&puzzle.image(&map))?.grade.hardest.as_ref());
                any.iter_mut().zip(differs).for_each(|(any, differs)| *any |= differs);
            }
            changes.any.iter_mut().zip(any).for_each(|(count, any)| *count += usize::from(any));
        }
        changes.pairs.sort_by(|_, one, _, other| other.cmp(one));
        Ok(changes)
    }

    /// Counts an image; says whether its tier and whether its hardest technique is another.
    fn add(&mut self, kind: usize, own: Option<&Hardest>, other: Option<&Hardest>) -> [bool; 2] {
        let differs = [own.map(|it| it.tier) != other.map(|it| it.tier), own != other];
        self.images[kind].iter_mut().zip(differs).for_each(|(count, differs)| *count += usize::from(differs));
        if differs[1] {
            let name = |it: Option<&Hardest>| it.map_or_else(|| "-".to_owned(), |it| it.technique.to_string());
            *self.pairs.entry([name(own), name(other)]).or_default() += 1;
        }
        differs
    }
}

impl fmt::Display for TierChanges {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (kind, [tier, hardest]) in KINDS.iter().zip(&self.images) {
            writeln!(f, "{kind:<10}  {tier:>4} have another tier, {hardest:>4} another hardest technique")?;
        }
        let [tier, hardest] = self.any;
        write!(f, "of {} puzzles {tier} have another tier in one of these images at least, ", self.puzzles)?;
        write!(f, "{hardest} another hardest technique")?;
        self.pairs.iter().try_for_each(|([own, other], count)| write!(f, "\n{count:>6}  {own}, of the image {other}"))
    }
}

/// Compares, and prints what changes.
pub(crate) fn run(options: &TierOptions) -> DevResult {
    for path in files::tables_or_random(&options.files)? {
        let name = path.display();
        let content = std::fs::read_to_string(&path).map_err(|error| format!("{name}: {error}"))?;
        let read = text::read(&content, None).take(options.isomorphs).map(|entry| entry.map(|entry| entry.puzzle));
        let puzzles: Vec<Puzzle> = read.collect::<Result<_, _>>().map_err(|error| format!("{name}: {error}"))?;
        println!("{name}:\n{}", TierChanges::of(&puzzles)?);
    }
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;
    use qedoku_core::Slug;
    use qedoku_techniques::Tier;

    #[test]
    fn changes_are_counted_by_kind() {
        let of = |technique: &'static str| Hardest { tier: Tier::Advanced, technique: Slug::new(technique) };
        let wing = of("w-wing");
        let chain = of("x-chain");
        let mut changes = TierChanges::default();
        assert_eq!(changes.add(0, Some(&wing), Some(&wing)), [false, false]);
        assert_eq!(changes.add(1, Some(&wing), Some(&chain)), [false, true]);
        assert_eq!(changes.images[1], [0, 1]);
        let text = changes.to_string();
        assert!(text.contains("permuted       0 have another tier,    1 another hardest technique"), "{text}");
        assert!(text.ends_with("     1  w-wing, of the image x-chain"), "{text}");
    }
}
