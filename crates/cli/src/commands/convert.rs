//! `qedoku convert`: puzzles in another format.
use super::images;
use super::puzzles::{Item, Puzzles};
use crate::args::Convert;
use crate::exit::Exit;
use crate::output::grids;
use crate::run::Console;
use qedoku::Problem;
use qedoku_core::text;
use std::io;

/// Writes every puzzle that can be read, and tells the others.
pub(crate) fn convert(options: &Convert, console: &mut Console<'_>) -> io::Result<Exit> {
    let change = images::change(options);
    if options.trace {
        return images::logs(options, console);
    }
    let puzzles = Puzzles::new(&options.input);
    let (mut items, mut first) = (puzzles.items(), true);
    if options.transformation {
        return images::transformations(items, change, console);
    }
    // Most formats begin at once; the count of a numbered batch is known only after all of it is read.
    if text::preamble(options.to, 0).is_some() {
        let counted = text::preamble(options.to, 0) != text::preamble(options.to, 1);
        let mut count = 0;
        if counted {
            let all: Vec<Item> = items.collect();
            count = all.iter().filter(|item| item.read.is_ok()).count();
            items = Box::new(all.into_iter());
        }
        if let Some(preamble) = text::preamble(options.to, count) {
            writeln!(console.out, "{preamble}")?;
        }
    }
    for item in items {
        match item.read {
            Ok(entry) => {
                let entry = match images::entry(change, item.number, entry) {
                    Ok(entry) => entry,
                    Err(failure) => {
                        console.note(Exit::of(&failure));
                        console.complain(&failure.at(&item.at))?;
                        continue;
                    }
                };
                let blank = if !first && grids::is_spaced(options.to) { "\n" } else { "" };
                writeln!(console.out, "{blank}{}", text::rewrite(options.to, &entry))?;
                first = false;
                if let Some(doubt) = &entry.doubt {
                    // The place of the item without its line and column is where the text comes from.
                    let source = item.at.rsplitn(3, ':').nth(2).unwrap_or_default();
                    let place = format!("{source}:{}:{}", doubt.place.line, doubt.place.column);
                    console.complain(&Problem::unreadable(&doubt.problem).at(&place))?;
                }
            }
            Err(failure) => {
                console.note(Exit::of(&failure));
                console.complain(&failure.at(&item.at))?;
            }
        }
    }
    if let Some(closing) = text::closing(options.to) {
        writeln!(console.out, "{closing}")?;
    }
    Ok(console.exit)
}
