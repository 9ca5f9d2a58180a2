//! `qedoku convert`: puzzles in another format.
use super::blank_letters::BlankLetters;
use super::images::{self, ImageChange};
use super::puzzle_item::PuzzleItem;
use super::puzzle_sheet;
use super::puzzles::Puzzles;
use crate::args::{ConvertArgs, Converted};
use crate::console::{Console, are_one_place};
use crate::exit::Exit;
use crate::output::grids;
use crate::output::progress_bar::ProgressBar;
use qedoku::Error;
use qedoku_core::printable_json;
use qedoku_formats::{self as text, Format};
use serde_json::json;
use std::io;

/// Writes a record for every record of the input.
pub(crate) fn convert(options: &ConvertArgs, console: &mut Console<'_>) -> io::Result<Exit> {
    let change = images::change(options);
    if options.trace {
        return images::logs(options, console);
    }
    let read = if change.is_none() { Puzzles::under_any_rules } else { Puzzles::new };
    let puzzles = read(&options.input).distinct(options.dedupe);
    let mut progress = ProgressBar::new(console.style, console.is_file).of(puzzles.all, None);
    let mut items = puzzles.items();
    if options.transformation {
        return images::transformations(items, change, console);
    }
    let format = match options.print.format() {
        Converted::Text(format) => format,
        Converted::Sheet => return puzzle_sheet::write(items, options, console),
    };
    if let Some(preamble) = preamble(format, &mut items) {
        writeln!(console.out, "{preamble}")?;
    }
    let is_one_place = !console.is_file && are_one_place();
    let mut first = true;
    let mut letters = BlankLetters::default();
    for (item, number) in items.zip(1..) {
        let doubt = item.doubt();
        letters.add(&item.blank_letters());
        progress.reach(item.span.clone());
        let written = written(format, change, &item);
        let blank = if !first && format.is_spaced() { "\n" } else { "" };
        let text = match &written {
            Ok(text) => format!("{blank}{text}\n"),
            Err(failure) if item.is_record => format!("{blank}{}\n", missing(format, &failure.at(&item.at))),
            Err(_) => String::new(),
        };
        first &= text.is_empty();
        progress.makes_way(&text, doubt.is_some() || written.is_err());
        console.out.write_all(text.as_bytes())?;
        doubt.iter().try_for_each(|doubt| console.complain_of_record(doubt))?;
        if let Err(failure) = written {
            console.note(Exit::of(&failure));
            let failure = failure.at(&item.at);
            let is_said = is_one_place && text.contains(&*failure.describe(console.style));
            match item.is_record {
                true if is_said => {}
                true => console.complain_of_record(&failure)?,
                false => console.complain(&failure)?,
            }
        }
        progress.update(number);
    }
    progress.clear();
    if let Some(closing) = text::closing(format) {
        writeln!(console.out, "{closing}")?;
    }
    letters.write(console);
    Ok(console.exit)
}

/// The text before the puzzles of a format. Most begin at once; the count of a numbered batch is known only after all of it
/// is read.
fn preamble(format: Format, items: &mut Box<dyn Iterator<Item = PuzzleItem> + Send>) -> Option<String> {
    let none = text::preamble(format, 0)?;
    if text::preamble(format, 1).as_ref() == Some(&none) {
        return Some(none);
    }
    let all: Vec<PuzzleItem> = items.by_ref().collect();
    let count = all.iter().filter(|item| item.is_record).count();
    *items = Box::new(all.into_iter());
    text::preamble(format, count)
}

/// The text of a puzzle, or of its image.
fn written(format: Format, change: Option<ImageChange>, item: &PuzzleItem) -> Result<String, Error> {
    let entry = item.read.as_ref().map_err(Clone::clone)?;
    match change {
        None if text::keeps_rules(format, &entry.layout) => Ok(text::rewrite(format, entry)),
        None => Err(Error::rules_not_kept(format, &entry.layout)),
        Some(change) => images::entry(change, item.number, entry.clone()).map(|image| text::rewrite(format, &image)),
    }
}

/// The record in the place of one that cannot be read or written: an object or a line that readers pass over says why, the
/// row of a table is blank, and where neither can stand a grid is empty.
fn missing(format: Format, failure: &Error) -> String {
    match format {
        Format::Jsonl => printable_json(json!({ "error": failure.to_string() }).to_string()),
        Format::Csv | Format::Kaggle | Format::Hrm => {
            let heading = text::preamble(format, 0).unwrap_or_default();
            ",".repeat(heading.matches(',').count())
        }
        _ => grids::none(format, failure),
    }
}
