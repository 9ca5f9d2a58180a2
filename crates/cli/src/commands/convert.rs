//! `qedoku convert`: puzzles in another format.
use super::images;
use super::puzzles::{PuzzleItem, Puzzles};
use crate::args::ConvertArgs;
use crate::console::Console;
use crate::exit::Exit;
use crate::output::progress_bar::ProgressBar;
use qedoku_formats as text;
use std::io;

/// Writes every puzzle that can be read, and tells the others.
pub(crate) fn convert(options: &ConvertArgs, console: &mut Console<'_>) -> io::Result<Exit> {
    let change = images::change(options);
    if options.trace {
        return images::logs(options, console);
    }
    let puzzles = Puzzles::new(&options.input);
    let mut gauge = ProgressBar::new(console.style, false).of(puzzles.all, None);
    let mut items = puzzles.items();
    let mut first = true;
    if options.transformation {
        return images::transformations(items, change, console);
    }
    // Most formats begin at once; the count of a numbered batch is known only after all of it is read.
    if text::preamble(options.to, 0).is_some() {
        let counted = text::preamble(options.to, 0) != text::preamble(options.to, 1);
        let mut count = 0;
        if counted {
            let all: Vec<PuzzleItem> = items.collect();
            count = all.iter().filter(|item| item.read.is_ok()).count();
            items = Box::new(all.into_iter());
        }
        if let Some(preamble) = text::preamble(options.to, count) {
            writeln!(console.out, "{preamble}")?;
        }
    }
    for (item, number) in items.zip(1..) {
        let doubt = item.doubt();
        gauge.reach(item.span.clone());
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
                let blank = if !first && options.to.is_spaced() { "\n" } else { "" };
                let text = format!("{blank}{}\n", text::rewrite(options.to, &entry));
                gauge.makes_way(&text, doubt.is_some());
                console.out.write_all(text.as_bytes())?;
                first = false;
                doubt.iter().try_for_each(|doubt| console.complain(doubt))?;
            }
            Err(failure) => {
                gauge.makes_way("", true);
                console.note(Exit::of(&failure));
                console.complain(&failure.at(&item.at))?;
            }
        }
        gauge.update(number);
    }
    gauge.clear();
    if let Some(closing) = text::closing(options.to) {
        writeln!(console.out, "{closing}")?;
    }
    Ok(console.exit)
}
