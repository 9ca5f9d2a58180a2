//! Where text comes from: arguments, files and the standard input.
use qedoku_core::text;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, IsTerminal};
use std::path::Path;

/// A text and what to call it in messages.
#[derive(Debug)]
pub(crate) struct Source {
    pub(crate) label: String,
    pub(crate) text: String,
}

/// Reads one argument after the other, or the standard input if there is none.
///
/// One that `inline` accepts is the text itself, so that a puzzle can stand on the command line; `inline` says why it
/// does not accept.
pub(crate) fn sources(
    arguments: &[OsString],
    what: &str,
    inline: impl Fn(&str) -> Result<(), String>,
) -> Vec<Result<Source, String>> {
    if arguments.is_empty() {
        if io::stdin().is_terminal() {
            return vec![Err(format!(
                "expected {what} as an argument, in a file or on the standard input; see --help"
            ))];
        }
        return vec![standard_input()];
    }
    let read = |(index, argument): (usize, &OsString)| {
        if argument == "-" {
            return standard_input();
        }
        let text = argument.to_string_lossy();
        match inline(&text) {
            Ok(()) => Ok(Source { label: format!("argument {}", index + 1), text: text.into_owned() }),
            Err(refused) => file(Path::new(argument), &refused),
        }
    };
    arguments.iter().enumerate().map(read).collect()
}

fn standard_input() -> Result<Source, String> {
    let text = text::take(io::stdin().lock()).map_err(|error| format!("cannot read the standard input: {error}"))?;
    Ok(Source { label: "stdin".to_owned(), text })
}

/// Reads a file; `refused` says what else the argument is not.
fn file(path: &Path, refused: &str) -> Result<Source, String> {
    let label = path.display().to_string();
    match File::open(path).and_then(text::take) {
        Ok(text) => Ok(Source { label, text }),
        Err(error) if path.exists() => Err(format!("cannot read {label}: {error}")),
        Err(error) if refused.is_empty() => Err(format!("cannot read {label}: {error}")),
        Err(error) => Err(format!("{label}: neither a puzzle ({refused}) nor a file ({error})")),
    }
}
