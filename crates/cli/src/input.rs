//! Where text comes from: arguments, files and the standard input.
use std::ffi::OsString;
use std::io::{self, IsTerminal, Read};
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
    let mut bytes = Vec::new();
    io::stdin().lock().read_to_end(&mut bytes).map_err(|error| format!("cannot read the standard input: {error}"))?;
    Ok(Source { label: "stdin".to_owned(), text: decode(bytes) })
}

/// Reads a file; `refused` says what else the argument is not.
fn file(path: &Path, refused: &str) -> Result<Source, String> {
    let label = path.display().to_string();
    match std::fs::read(path) {
        Ok(bytes) => Ok(Source { label, text: decode(bytes) }),
        Err(error) if path.exists() => Err(format!("cannot read {label}: {error}")),
        Err(error) if refused.is_empty() => Err(format!("cannot read {label}: {error}")),
        Err(error) => Err(format!("{label}: neither a puzzle ({refused}) nor a file ({error})")),
    }
}

/// Makes text of bytes: UTF-8, or UTF-16 with its mark as some shells write it. What is neither becomes `\u{fffd}`, so
/// that the reader can say where it stands.
fn decode(bytes: Vec<u8>) -> String {
    let wide = |read: fn([u8; 2]) -> u16| {
        let units: Vec<u16> = bytes[2..].chunks_exact(2).map(|pair| read([pair[0], pair[1]])).collect();
        String::from_utf16_lossy(&units)
    };
    match bytes.as_slice() {
        [0xff, 0xfe, ..] => wide(u16::from_le_bytes),
        [0xfe, 0xff, ..] => wide(u16::from_be_bytes),
        _ => String::from_utf8(bytes).unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_become_text_whatever_they_are() {
        assert_eq!(decode(b"12\xff3".to_vec()), "12\u{fffd}3");
        assert_eq!(decode("１２".as_bytes().to_vec()), "１２");
        assert_eq!(decode(b"\xff\xfe1\x002\x00".to_vec()), "12");
        assert_eq!(decode(b"\xfe\xff\x001\x002".to_vec()), "12");
        assert_eq!(decode(vec![]), "");
    }
}
