//! Where the commands get their puzzles.
use qedoku_core::{Puzzle, text};
use qedoku_generate::{Generator, Symmetry};
use std::error::Error;
use std::path::{Path, PathBuf};

/// The puzzles of a file, in any format.
pub(crate) fn read(path: &Path) -> Result<Vec<Puzzle>, Box<dyn Error>> {
    let name = path.display();
    let text = std::fs::read_to_string(path).map_err(|error| format!("{name}: {error}"))?;
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
    let generator = Generator::new(seed, Symmetry::None);
    (0..).map(move |index| generator.puzzle(index))
}
