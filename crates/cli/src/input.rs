//! Where text comes from: arguments, files and the standard input.
use crate::plain::{Log, Plain, Unfit};
use crate::words::CommandText;
use qedoku::{Complaint, Kind, Problem};
use qedoku_formats as text;
use std::ffi::OsString;
use std::fs::{File, Metadata};
use std::io::{self, BufRead, BufReader, Cursor, IsTerminal};
use std::path::Path;

/// A text and what to call it in messages.
#[derive(Debug)]
pub(crate) struct Source {
    pub(crate) label: String,
    pub(crate) text: String,
}

/// A text that is read as it is wanted.
pub(crate) struct Opened {
    pub(crate) label: String,
    pub(crate) size: Option<u64>,
    pub(crate) reader: Box<dyn BufRead>,
}

/// Where a text is to be had.
#[derive(Debug)]
pub(crate) enum Place {
    /// It stands on the command line.
    Inline(Source),
    /// In a file; the problem says what else the argument is not.
    File(OsString, Problem),
    Stdin,
}

impl Place {
    /// Opens it: what it is called, how large it is if that is known, and what is in it.
    pub(crate) fn open(self) -> Result<Opened, Problem> {
        Ok(match self {
            Self::Inline(Source { label, text }) => {
                Opened { label, size: Some(text.len() as u64), reader: Box::new(Cursor::new(text)) }
            }
            Self::Stdin => Opened {
                label: "stdin".to_owned(),
                size: None,
                reader: Box::new(BufReader::new(Plain::new(io::stdin()))),
            },
            Self::File(path, refused) => {
                let path = Path::new(&path);
                let file = File::open(path).map_err(|error| unread(path, &error, &refused))?;
                let size = file.metadata().ok().filter(Metadata::is_file).map(|data| data.len());
                Opened { label: path.display().to_string(), size, reader: Box::new(BufReader::new(Plain::new(file))) }
            }
        })
    }

    /// Opens what must be a log: where it begins with puzzles instead, reading it is an error.
    pub(crate) fn open_log(self) -> Result<Opened, Problem> {
        self.open().map(|opened| Opened { reader: Box::new(Log::new(opened.reader)), ..opened })
    }

    /// Reads the whole text.
    fn read(self) -> Result<Source, Problem> {
        match self {
            Self::Inline(source) => Ok(source),
            Self::File(path, refused) => file(Path::new(&path), &refused),
            Self::Stdin => standard_input(),
        }
    }
}

/// Finds one argument after the other, or the standard input if there is none.
///
/// One that `inline` accepts is the text itself, so that a puzzle can stand on the command line; `inline` says why it
/// does not accept.
pub(crate) fn places(
    arguments: &[OsString],
    what: &'static str,
    inline: impl Fn(&str) -> Result<(), Problem>,
) -> Vec<Result<Place, Problem>> {
    if arguments.is_empty() {
        if io::stdin().is_terminal() {
            return vec![Err(unreadable(CommandText::ExpectedInput { what }))];
        }
        return vec![Ok(Place::Stdin)];
    }
    let find = |(index, argument): (usize, &OsString)| {
        if argument == "-" {
            return Ok(Place::Stdin);
        }
        let text = argument.to_string_lossy();
        Ok(match inline(&text) {
            Ok(()) => Place::Inline(Source { label: format!("argument {}", index + 1), text: text.into_owned() }),
            Err(refused) => Place::File(argument.clone(), refused),
        })
    };
    arguments.iter().enumerate().map(find).collect()
}

/// Reads one argument after the other as a whole.
pub(crate) fn sources(
    arguments: &[OsString],
    what: &'static str,
    inline: impl Fn(&str) -> Result<(), Problem>,
) -> Vec<Result<Source, Problem>> {
    places(arguments, what, inline).into_iter().map(|place| place?.read()).collect()
}

fn standard_input() -> Result<Source, Problem> {
    let text = text::take(Plain::new(io::stdin().lock())).map_err(|error| unread_input(&error))?;
    Ok(Source { label: "stdin".to_owned(), text })
}

/// Reads a file; `refused` says what else the argument is not.
fn file(path: &Path, refused: &Problem) -> Result<Source, Problem> {
    let label = path.display().to_string();
    match File::open(path).map(Plain::new).and_then(text::take) {
        Ok(text) => Ok(Source { label, text }),
        Err(error) => Err(unread(path, &error, refused)),
    }
}

/// A standard input that cannot be read.
pub(crate) fn unread_input(error: &io::Error) -> Problem {
    if let Some(unfit) = Unfit::of(error) {
        return unfit.told("the standard input");
    }
    unreadable(CommandText::UnreadInput { error: error.to_string() })
}

/// A file that cannot be read; `refused` says what else its name is not.
pub(crate) fn unread(path: &Path, error: &io::Error, refused: &Problem) -> Problem {
    let label = path.display().to_string();
    if let Some(unfit) = Unfit::of(error) {
        return unfit.told(&label);
    }
    let error = error.to_string();
    if path.exists() || refused.message().is_empty() {
        return unreadable(CommandText::UnreadFile { label, error });
    }
    unreadable(CommandText::Neither { label, refused: refused.clone(), error })
}

/// Input that makes no sense.
pub(crate) fn unreadable(message: impl Complaint + 'static) -> Problem {
    Problem::new(Kind::Unreadable, message)
}
