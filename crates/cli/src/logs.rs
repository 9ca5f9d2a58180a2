//! The logs that a command reads, one source after the other.
use crate::console::Console;
use crate::exit::Exit;
use crate::input::{self, InputPlace, OpenedInput};
use crate::plain::Unfit;
use qedoku::{Error, words};
use std::ffi::OsString;
use std::io;

/// Opens each source in order and has it read; `read` gives how many reports there were. What cannot be opened, is no
/// text, or has no trace is told, and the next one is read. `named` reads an argument as a puzzle in place of a log.
pub(crate) fn each(
    sources: &[OsString],
    named: impl Fn(&str) -> Result<(), Error>,
    console: &mut Console<'_>,
    mut read: impl FnMut(OpenedInput, &mut Console<'_>) -> io::Result<usize>,
) -> io::Result<()> {
    for place in input::places(sources, "a trace", named) {
        match place.and_then(InputPlace::open_log) {
            Ok(opened) => one(opened, console, &mut read)?,
            Err(failure) => {
                console.complain(&failure)?;
                console.note(Exit::Unreadable);
            }
        }
    }
    Ok(())
}

/// Has one source read.
fn one(
    mut opened: OpenedInput,
    console: &mut Console<'_>,
    read: &mut impl FnMut(OpenedInput, &mut Console<'_>) -> io::Result<usize>,
) -> io::Result<()> {
    let label = opened.label.clone();
    // What is no text at all is told once, and in the language of the reports.
    if let Some(unfit) = opened.reader.fill_buf().err().as_ref().and_then(Unfit::of) {
        console.complain(&unfit.problem(&label))?;
        console.note(Exit::Unreadable);
    } else if read(opened, console)? == 0 {
        console.remark(&words::log::no_trace(console.style, &label))?;
        console.note(Exit::Unreadable);
    }
    Ok(())
}
