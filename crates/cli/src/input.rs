//! Opens the inputs of a command: arguments, files and the standard input.
use crate::plain::{LogReader, UncompressedReader, Unfit};
use crate::words::CommandText;
use qedoku::words::Complaint;
use qedoku::{Error, ErrorKind};
use qedoku_core::{Cell, brief};
use qedoku_formats::{self as text, Format, TextError, TextFault, Wanted};
use std::ffi::OsString;
use std::fs::{File, Metadata};
use std::io::{self, BufRead, BufReader, Cursor, IsTerminal};
use std::path::Path;

/// The name in messages of a text on the command line; with a number if there are several.
pub(crate) const ARGUMENT: &str = "argument";

/// A text and what to call it in messages.
#[derive(Debug)]
pub(crate) struct InputText {
    pub(crate) label: String,
    pub(crate) text: String,
}

/// A text that is read as it is wanted.
pub(crate) struct OpenedInput {
    pub(crate) label: String,
    pub(crate) size: Option<u64>,
    pub(crate) reader: Box<dyn BufRead>,
}

/// The source of an input's text.
#[derive(Debug)]
pub(crate) enum InputPlace {
    /// It stands on the command line.
    Inline(InputText),
    /// In a file; the problem says what else the argument is not.
    File(OsString, Error),
    Stdin,
}

impl InputPlace {
    /// The name of the input in messages.
    pub(crate) fn label(&self) -> String {
        match self {
            Self::Inline(InputText { label, .. }) => label.clone(),
            Self::File(path, _) => Path::new(path).display().to_string(),
            Self::Stdin => "stdin".to_owned(),
        }
    }

    /// Opens it: what it is called, how large it is if that is known, and what is in it.
    pub(crate) fn open(self) -> Result<OpenedInput, Error> {
        Ok(match self {
            Self::Inline(InputText { label, text }) => {
                OpenedInput { label, size: Some(text.len() as u64), reader: Box::new(Cursor::new(text)) }
            }
            Self::Stdin => OpenedInput {
                label: "stdin".to_owned(),
                size: None,
                reader: Box::new(BufReader::new(UncompressedReader::new(io::stdin()))),
            },
            Self::File(path, refused) => {
                let path = Path::new(&path);
                let file = File::open(path).map_err(|error| unread(path, &error, &refused))?;
                let size = file.metadata().ok().filter(Metadata::is_file).map(|data| data.len());
                OpenedInput {
                    label: path.display().to_string(),
                    size,
                    reader: Box::new(BufReader::new(UncompressedReader::new(file))),
                }
            }
        })
    }

    /// Opens what must be a log: where it begins with puzzles instead, reading it is an error.
    pub(crate) fn open_log(self) -> Result<OpenedInput, Error> {
        self.open().map(|opened| OpenedInput { reader: Box::new(LogReader::new(opened.reader)), ..opened })
    }

    /// Reads the whole text.
    fn read(self) -> Result<InputText, Error> {
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
    inline: impl Fn(&str) -> Result<(), Error>,
) -> Vec<Result<InputPlace, Error>> {
    if arguments.is_empty() {
        if io::stdin().is_terminal() {
            return vec![Err(unreadable(CommandText::ExpectedInput { what }))];
        }
        return vec![Ok(InputPlace::Stdin)];
    }
    let is_alone = arguments.len() == 1;
    let find = |(index, argument): (usize, &OsString)| {
        if argument == "-" {
            return Ok(InputPlace::Stdin);
        }
        let text = argument.to_string_lossy();
        Ok(match inline(&text) {
            Ok(()) => {
                let label = if is_alone { ARGUMENT.to_owned() } else { format!("{ARGUMENT} {}", index + 1) };
                InputPlace::Inline(InputText { label, text: text.into_owned() })
            }
            Err(refused) => InputPlace::File(argument.clone(), refused),
        })
    };
    arguments.iter().enumerate().map(find).collect()
}

/// Reads one argument after the other as a whole.
pub(crate) fn sources(
    arguments: &[OsString],
    what: &'static str,
    inline: impl Fn(&str) -> Result<(), Error>,
) -> Vec<Result<InputText, Error>> {
    places(arguments, what, inline).into_iter().map(|place| place?.read()).collect()
}

fn standard_input() -> Result<InputText, Error> {
    let text = text::take(UncompressedReader::new(io::stdin().lock())).map_err(|error| unread_input(&error))?;
    Ok(InputText { label: "stdin".to_owned(), text })
}

/// Reads a file; `refused` says what else the argument is not.
fn file(path: &Path, refused: &Error) -> Result<InputText, Error> {
    let label = path.display().to_string();
    match File::open(path).map(UncompressedReader::new).and_then(text::take) {
        Ok(text) => Ok(InputText { label, text }),
        Err(error) => Err(unread(path, &error, refused)),
    }
}

/// A standard input that cannot be read.
pub(crate) fn unread_input(error: &io::Error) -> Error {
    if let Some(unfit) = Unfit::of(error) {
        return unfit.problem("the standard input");
    }
    unreadable(CommandText::UnreadInput { error: error.to_string() })
}

/// A file that cannot be read; `refused` says what else its name is not.
pub(crate) fn unread(path: &Path, error: &io::Error, refused: &Error) -> Error {
    let label = path.display().to_string();
    if let Some(unfit) = Unfit::of(error) {
        return unfit.problem(&label);
    }
    if refused.message().is_empty() && error.kind() == io::ErrorKind::NotFound {
        return unreadable(CommandText::MissingFile { label });
    }
    if path.exists() || refused.message().is_empty() {
        return unreadable(CommandText::UnreadFile { label, error: error.to_string() });
    }
    if is_link(&label) {
        return refused.at(&brief(&label));
    }
    unreadable(if is_name(&label) {
        CommandText::NoFile { label }
    } else {
        CommandText::Neither { label: brief(&label), refused: refused.clone() }
    })
}

/// True if a word is a link or what one holds, and so no name of a file.
fn is_link(word: &str) -> bool {
    const SHORTEST: usize = 120;
    let packed = word.len() >= SHORTEST && !word.contains('.') && !word.contains(char::is_whitespace);
    word.contains("://") || word.starts_with("?bd=") || packed
}

/// True if a word looks like the name of a file: it has a slash, or more than a quarter of it are letters.
fn is_name(word: &str) -> bool {
    let letters = word.chars().filter(|c| c.is_alphabetic()).count();
    word.contains(['/', '\\']) || letters > 1 && letters > word.len() / 4
}

/// Checks that an argument is puzzles and nothing else.
pub(crate) fn reads(text: &str, from: Option<Format>) -> Result<(), Error> {
    let mut entries = text::read(text, from).peekable();
    if entries.peek().is_none() {
        return Err(unreadable(CommandText::Empty));
    }
    let is_line = !text.trim_end().contains('\n');
    // Where all there is are too few cells, the place of their end says nothing more.
    let said = |error: TextError| match error.problem {
        TextFault::Count { of: Wanted::Cells, found, .. } if is_line => {
            Error::unreadable(&TextFault::Count { expected: Cell::COUNT, of: Wanted::Cells, found })
        }
        _ => Error::from(error),
    };
    entries.try_for_each(|entry| entry.map(|_| ()).map_err(said))
}

/// Input that makes no sense.
pub(crate) fn unreadable(message: impl Complaint + 'static) -> Error {
    Error::new(ErrorKind::Unreadable, message)
}
