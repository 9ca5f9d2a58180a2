//! Reads and generates the puzzles of the commands.
use qedoku_core::proper::{self, PuzzleVerdict};
use qedoku_core::{Layout, Puzzle};
use qedoku_formats as text;
use qedoku_generate::{Generator, GivenSymmetry};
use std::error::Error;
use std::fs::File;
use std::path::{Path, PathBuf};

/// The text of a file.
fn text(path: &Path) -> Result<String, Box<dyn Error>> {
    File::open(path).and_then(text::take).map_err(|error| format!("{}: {error}", path.display()).into())
}

/// A puzzle and the line it begins on, or why there is none to work on: it cannot be read or is not proper.
pub(crate) type CheckedPuzzle = Result<(usize, Puzzle), String>;

/// The puzzles of a file, in any format, each judged as the command judges it.
pub(crate) fn judged(path: &Path) -> Result<Vec<CheckedPuzzle>, Box<dyn Error>> {
    let name = path.display();
    let text = text(path)?;
    let judge = |entry: Result<text::TextEntry<'_>, text::TextError>| {
        let entry =
            entry.map_err(|error| format!("{name}:{}:{}: {}", error.place.line, error.place.column, error.problem))?;
        match proper::judge(Layout::classic(), &entry.puzzle) {
            PuzzleVerdict::Proper(_) => Ok((entry.place.line, entry.puzzle)),
            PuzzleVerdict::Improper(fault) => {
                Err(format!("{name}:{}:{}: {fault}", entry.place.line, entry.place.column))
            }
        }
    };
    let judged: Vec<CheckedPuzzle> = text::read(&text, None).map(judge).collect();
    if judged.is_empty() { Err(format!("{name}: no puzzles").into()) } else { Ok(judged) }
}

/// The puzzles of a file, in any format.
pub(crate) fn read(path: &Path) -> Result<Vec<Puzzle>, Box<dyn Error>> {
    let name = path.display();
    let text = text(path)?;
    let puzzles: Vec<Puzzle> = text::read(&text, None)
        .map(|entry| entry.map(|entry| entry.puzzle).map_err(|error| format!("{name}: {error}")))
        .collect::<Result<_, _>>()?;
    if puzzles.is_empty() { Err(format!("{name}: no puzzles").into()) } else { Ok(puzzles) }
}

/// The puzzles of several files, or those of the workspace if none is named.
pub(crate) fn of_files(files: &[PathBuf]) -> Result<Vec<Puzzle>, Box<dyn Error>> {
    let files = if files.is_empty() { qedoku_fixtures::puzzle_files() } else { files.to_vec() };
    let mut puzzles = Vec::new();
    for file in &files {
        puzzles.extend(read(file)?);
    }
    Ok(puzzles)
}

/// The puzzles of the generator, one after the other.
pub(crate) fn generated(seed: u64) -> impl Iterator<Item = Puzzle> {
    let generator = Generator::new(seed, GivenSymmetry::None);
    (0..).map(move |index| generator.puzzle(index))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn improper_puzzles_are_refused_in_their_place() {
        let puzzle = "600100708000800200238050100000040092004308600370010000003070526002004000907006004";
        let none = puzzle.replacen("600", "640", 1);
        let several = puzzle.replace('7', "0");
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("improper");
        fs::write(&path, format!("# four\n{puzzle}\n{none}\n\n{several}\n12\n{puzzle}\n")).unwrap();
        let judged = judged(&path).unwrap();
        let name = path.display();
        let lines: Vec<_> =
            judged.iter().map(|it| it.as_ref().map(|&(line, _)| line).map_err(String::as_str)).collect();
        assert_eq!((lines.len(), lines[0], lines[4]), (5, Ok(2), Ok(7)));
        for (found, expected) in lines[1..4].iter().zip(["3:1: no solution", "5:1: several solutions", "6:"]) {
            assert!(found.unwrap_err().starts_with(&format!("{name}:{expected}")), "{found:?}");
        }
    }
}
