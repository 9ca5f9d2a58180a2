//! Puzzles that are read, on sheets to print.
use super::images;
use super::puzzle_item::PuzzleItem;
use super::sheet::{self, SOLUTIONS, SheetPuzzle, SheetWords};
use crate::args::ConvertArgs;
use crate::console::Console;
use crate::exit::Exit;
use qedoku::Error;
use qedoku::solve::judge_under;
use qedoku_render::rule_kinds;
use std::io;

/// A puzzle as it stands on a sheet, and its solution.
struct SheetFigures {
    posed: String,
    solved: String,
}

/// Writes the puzzles on sheets. One without exactly one solution is told beside them, and is on none.
pub(super) fn write(
    items: impl Iterator<Item = PuzzleItem>,
    options: &ConvertArgs,
    console: &mut Console<'_>,
) -> io::Result<Exit> {
    let words =
        SheetWords::new(console.style, &options.input.rules.rules, None).headed(options.sheet.title.as_deref(), &[]);
    write!(console.out, "{}", words.head(false))?;
    let mut count = 0;
    let mut behind = String::new();
    for item in items {
        let SheetFigures { posed, solved } = match figures(&item, options, &words) {
            Ok(figures) => figures,
            Err(failure) => {
                console.note(Exit::of(&failure));
                console.complain_of_record(&failure.at(&item.at))?;
                continue;
            }
        };
        write!(console.out, "{}{}", words.before(count), sheet::numbered(&posed, count + 1))?;
        if !options.sheet.no_solutions {
            behind += &sheet::before(count, &SOLUTIONS);
            behind += &sheet::numbered(&solved, count + 1);
        }
        count += 1;
    }
    write!(console.out, "{}", sheet::tail(count, &behind))?;
    Ok(console.exit)
}

/// A puzzle, or its image, with its grade, and its solution.
fn figures(item: &PuzzleItem, options: &ConvertArgs, words: &SheetWords) -> Result<SheetFigures, Error> {
    let entry = item.read.as_ref().map_err(Clone::clone)?.clone();
    let entry = match images::change(options) {
        Some(change) => images::entry(change, item.number, entry)?,
        None => entry,
    };
    let solution = judge_under(&entry.layout, &entry.puzzle)?;
    let source = item.name.as_deref().unwrap_or_default();
    let made = SheetPuzzle { source, layout: &entry.layout, puzzle: &entry.puzzle, solution };
    let style = words.style();
    let is_told = !options.input.rules.rules.is_empty();
    let rules = Some(rule_kinds(&entry.layout, style)).filter(|rules| !rules.is_empty() && !is_told);
    let graded = style.commas(rules.into_iter().chain([sheet::grade(&made, words)]));
    Ok(SheetFigures { posed: made.posed(&graded, words), solved: made.solved(words) })
}
