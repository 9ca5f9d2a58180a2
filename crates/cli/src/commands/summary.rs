//! `qedoku summary`: how many grades there are of each kind.
use super::puzzles::Puzzles;
use crate::args::{Chart, InputArgs, ReadingArgs, SummaryArgs as Asked};
use crate::console::Console;
use crate::exit::Exit;
use crate::input::unreadable;
use crate::output::progress_bar::ProgressBar;
use crate::output::terminal_style::WIDTH;
use crate::words::CommandText;
use qedoku::Error;
use qedoku::solve::Summary;
use qedoku_formats::{TextFault, Wanted};
use std::io;

/// Counts the records of graded files.
pub(crate) fn summary(asked: &Asked, console: &mut Console<'_>) -> io::Result<Exit> {
    let input = InputArgs { sources: asked.sources.clone(), reading: ReadingArgs::default() };
    let mut summary = Summary::default();
    let puzzles = Puzzles::of_files(&input);
    let mut progress = ProgressBar::new(console.style, true).of(puzzles.all, None);
    let nothing = Error::unreadable(&TextFault::Expected(Wanted::Puzzle));
    for (item, number) in puzzles.items().zip(1..) {
        progress.reach(item.span.clone());
        progress.update(number);
        match item.read {
            Err(problem) if !item.is_record => {
                let problem = if problem == nothing { unreadable(CommandText::NoGradesRead) } else { problem };
                progress.clear();
                console.note(Exit::of(&problem));
                console.complain(&problem.at(&item.at))?;
            }
            Err(problem) if item.beside.is_empty() => {
                summary.add_unreadable();
                progress.clear();
                console.note(Exit::of(&problem));
                console.complain_of_record(&unreadable(CommandText::NoGrade).at(&item.at))?;
            }
            _ => summary.add(&item.beside),
        }
    }
    progress.clear();
    if summary.foreign() > 0 {
        console.note(Exit::Unreadable);
        let count = summary.foreign();
        console.remark(&console.style.say(&CommandText::NoGrades { count }))?;
    }
    let text = match asked.print.format() {
        Chart::Text => summary.text(console.style, WIDTH),
        Chart::Json => summary.json(),
        Chart::Svg => summary.svg(console.style),
        Chart::Html => summary.html(console.style),
    };
    console.out.write_all(text.as_bytes())?;
    Ok(console.exit)
}
