//! Puzzles that are read, on sheets to print.
use super::images;
use super::puzzle_item::PuzzleItem;
use super::sheet::{self, PUZZLES, SOLUTIONS, SheetPuzzle, SheetWords};
use crate::args::ConvertArgs;
use crate::console::Console;
use crate::exit::Exit;
use qedoku::Error;
use qedoku::solve::judge_under;
use qedoku_core::{Grid, Layout, Puzzle};
use qedoku_render::rule_kinds;
use std::io;
use std::sync::Arc;

/// A puzzle that goes onto a sheet.
struct SheetEntry {
    name: Option<String>,
    layout: Arc<Layout>,
    puzzle: Puzzle,
    solution: Grid,
}

/// Writes the puzzles on sheets, each with the rules of its puzzles at its head. One without exactly one solution is told
/// beside them, and is on none.
pub(super) fn write(
    items: impl Iterator<Item = PuzzleItem>,
    options: &ConvertArgs,
    console: &mut Console<'_>,
) -> io::Result<Exit> {
    let words = SheetWords::new(console.style, &[], None).headed(options.sheet.title.as_deref(), &[]);
    write!(console.out, "{}", words.head(false))?;
    let mut sheets = PuzzleSheets { words, leaf: Vec::new(), count: 0, behind: String::new() };
    for item in items {
        match entry(&item, options) {
            Ok(entry) => sheets.leaf.push(entry),
            Err(failure) => {
                console.note(Exit::of(&failure));
                console.complain_of_record(&failure.at(&item.at))?;
            }
        }
        if sheets.leaf.len() == PUZZLES.each() {
            sheets.write(console)?;
        }
    }
    sheets.write(console)?;
    let behind = if options.sheet.no_solutions { "" } else { &sheets.behind };
    write!(console.out, "{}", sheet::tail(sheets.count, behind))?;
    Ok(console.exit)
}

/// The sheets that are written one after the other.
struct PuzzleSheets {
    words: SheetWords,
    /// The puzzles of the next one.
    leaf: Vec<SheetEntry>,
    /// The number of puzzles on those before it.
    count: usize,
    /// The solutions.
    behind: String,
}

impl PuzzleSheets {
    /// Writes the next sheet, if it has any puzzle. Rules that all its puzzles have are told at its head alone.
    fn write(&mut self, console: &mut Console<'_>) -> io::Result<()> {
        let words = self.words.telling(self.leaf.iter().map(|entry| &*entry.layout));
        let style = words.style();
        let kinds: Vec<String> = self.leaf.iter().map(|entry| rule_kinds(&entry.layout, style)).collect();
        let are_alike = kinds.windows(2).all(|pair| pair[0] == pair[1]);
        for (entry, kinds) in self.leaf.drain(..).zip(&kinds) {
            let source = entry.name.as_deref().unwrap_or_default();
            let SheetEntry { layout, puzzle, solution, .. } = &entry;
            let made = SheetPuzzle { source, layout, puzzle, solution: *solution };
            let named = Some(kinds.clone()).filter(|kinds| !kinds.is_empty() && !are_alike);
            let graded = style.commas(named.into_iter().chain([sheet::grade(&made, &words)]));
            let posed = sheet::numbered(&made.posed(&graded, &words), self.count + 1);
            write!(console.out, "{}{posed}", words.before(self.count))?;
            self.behind += &sheet::before(self.count, &SOLUTIONS);
            self.behind += &sheet::numbered(&made.solved(&words), self.count + 1);
            self.count += 1;
        }
        Ok(())
    }
}

/// A puzzle, or its image, with its solution.
fn entry(item: &PuzzleItem, options: &ConvertArgs) -> Result<SheetEntry, Error> {
    let entry = item.read.as_ref().map_err(Clone::clone)?.clone();
    let entry = match images::change(options) {
        Some(change) => images::entry(change, item.number, entry)?,
        None => entry,
    };
    let solution = judge_under(&entry.layout, &entry.puzzle)?;
    Ok(SheetEntry { name: item.name.clone(), layout: entry.layout, puzzle: entry.puzzle, solution })
}
