//! The lines of an input, each within a bound.
use std::io::{BufRead, BufReader, Read};
use tokio::sync::mpsc::Sender;

/// A line of the input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum InputLine {
    /// Its bytes, without the line end.
    Bytes(Vec<u8>),
    /// It has more bytes than it may; they are passed over.
    TooLong,
}

/// Hands on the lines of an input until it ends or cannot be read, or nobody takes them.
pub(crate) fn read_lines(input: impl Read, most: usize, lines: &Sender<InputLine>) {
    let mut input = BufReader::new(input);
    while let Some(line) = next_line(&mut input, most) {
        if lines.blocking_send(line).is_err() {
            return;
        }
    }
}

/// The next line that is not blank.
fn next_line(input: &mut impl BufRead, most: usize) -> Option<InputLine> {
    loop {
        let mut line = Vec::new();
        // One more than it may have, for the line end.
        let read = input.by_ref().take(most as u64 + 1).read_until(b'\n', &mut line).ok()?;
        if read == 0 {
            return None;
        }
        if line.last() == Some(&b'\n') {
            line.pop();
        } else if line.len() > most {
            input.skip_until(b'\n').ok()?;
            return Some(InputLine::TooLong);
        }
        if !line.trim_ascii().is_empty() {
            return Some(InputLine::Bytes(line));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str, most: usize) -> Vec<InputLine> {
        let mut input = text.as_bytes();
        std::iter::from_fn(|| next_line(&mut input, most)).collect()
    }

    fn bytes(text: &str) -> InputLine {
        InputLine::Bytes(text.into())
    }

    #[test]
    fn lines_are_bounded_and_blank_ones_passed_over() {
        assert_eq!(lines("abc\n\n \r\nde", 3), [bytes("abc"), bytes("de")]);
        assert_eq!(lines("abcd\nef\n", 3), [InputLine::TooLong, bytes("ef")]);
        assert_eq!(lines("abc\nabcdefgh", 3), [bytes("abc"), InputLine::TooLong]);
        assert_eq!(lines("", 3), []);
    }
}
