//! Images of puzzles and of logs: canonical forms, and random ones.
use super::puzzle_item::PuzzleItem;
use crate::args::ConvertArgs;
use crate::console::Console;
use crate::exit::Exit;
use crate::input::{self, InputText, unreadable};
use crate::words::CommandText;
use qedoku::Error;
use qedoku::generate::{Isomorph, RandomDraws, canonical};
use qedoku::log::log_image;
use qedoku_core::{Digit, Grid, Puzzle, printable_json};
use qedoku_formats::{self as text, TextEntry};
use serde::Serialize;
use serde_json::json;
use std::io;

/// The kind of image that is wanted.
#[derive(Clone, Copy, Debug)]
pub(super) enum ImageChange {
    Canonical,
    Shuffle(u64),
}

/// The kind of image that the options ask for.
pub(super) fn change(options: &ConvertArgs) -> Option<ImageChange> {
    options.shuffle.map(ImageChange::Shuffle).or(options.canonical.then_some(ImageChange::Canonical))
}

impl ImageChange {
    /// The map for the puzzle with this number, from 0.
    fn isomorph(self, number: u64, grid: &Grid) -> Result<Isomorph, Error> {
        match self {
            Self::Canonical => canonical(grid)
                .map(|canonical| canonical.isomorph)
                .map_err(|clash| unreadable(CommandText::NoCanonical { clash: clash.to_string() })),
            Self::Shuffle(seed) => Ok(Isomorph::drawn(&mut RandomDraws::new(seed, number))),
        }
    }

    /// The map of a puzzle: its givens say which is canonical, or all its digits if it has no givens.
    fn of(self, number: usize, puzzle: &Puzzle) -> Result<Isomorph, Error> {
        let givens = puzzle.given_grid();
        let grid = if givens == Grid::EMPTY { puzzle.values } else { givens };
        self.isomorph(number as u64 - 1, &grid)
    }
}

/// The image of what was read.
pub(super) fn entry(
    change: ImageChange,
    number: usize,
    mut entry: TextEntry<'static>,
) -> Result<TextEntry<'static>, Error> {
    let isomorph = change.of(number, &entry.puzzle)?;
    let puzzle = isomorph.puzzle(&entry.puzzle);
    entry.solution = entry.solution.map(|solution| isomorph.grid(&solution));
    // The text it was read from is that of another puzzle.
    entry.source = text::write(entry.format, &puzzle).into();
    entry.puzzle = puzzle;
    Ok(entry)
}

/// A puzzle, its image, and how one becomes the other.
#[derive(Serialize)]
struct Transformation {
    puzzle: String,
    image: String,
    /// True if rows and columns change places first.
    transposed: bool,
    /// The row that becomes each row, from 1, once rows and columns have changed places.
    rows: [u8; 9],
    columns: [u8; 9],
    /// The digits that the digits from 1 on become.
    digits: String,
}

/// Writes an object for each puzzle.
pub(super) fn transformations(
    items: impl Iterator<Item = PuzzleItem>,
    change: Option<ImageChange>,
    console: &mut Console<'_>,
) -> io::Result<Exit> {
    let Some(change) = change else { return Ok(console.exit) };
    for item in items {
        let made = item.read.and_then(|entry| Ok((change.of(item.number, &entry.puzzle)?, entry.puzzle)));
        match made {
            Ok((isomorph, puzzle)) => {
                let Isomorph { transposed, rows, columns, digits } = isomorph;
                let line = Transformation {
                    puzzle: puzzle.values.to_string(),
                    image: isomorph.puzzle(&puzzle).values.to_string(),
                    transposed,
                    rows: rows.map(|row| row + 1),
                    columns: columns.map(|column| column + 1),
                    digits: digits.iter().map(Digit::to_string).collect(),
                };
                serde_json::to_writer(&mut *console.out, &line)?;
                writeln!(console.out)?;
            }
            Err(failure) => {
                console.note(Exit::of(&failure));
                let failure = failure.at(&item.at);
                if item.is_record {
                    let error = json!({ "error": failure.to_string() });
                    writeln!(console.out, "{}", printable_json(error.to_string()))?;
                }
                console.complain_of_record(&failure)?;
            }
        }
    }
    Ok(console.exit)
}

/// Writes the images of logs.
pub(super) fn logs(options: &ConvertArgs, console: &mut Console<'_>) -> io::Result<Exit> {
    let Some(change) = change(options) else { return Ok(console.exit) };
    for source in input::sources(&options.input.sources, "a log", |_| Err(unreadable(""))) {
        let written = source.and_then(|InputText { label, text }| {
            log_image(&text, |number, givens| change.isomorph(number, givens)).map_err(|problem| problem.at(&label))
        });
        match written {
            Ok(log) => console.out.write_all(log.as_bytes())?,
            Err(failure) => {
                console.note(Exit::of(&failure));
                console.complain(&failure)?;
            }
        }
    }
    Ok(console.exit)
}
