//! The words of a command line that names puzzles and asks about them.
use crate::input::{reads, unreadable};
use crate::words::CommandText;
use qedoku::Error;
use qedoku_formats::Format;
use std::ffi::OsString;
use std::path::Path;

/// The words of a command line, told apart: what to read, and what is asked of it.
pub(super) struct SortedWords<T> {
    pub(super) sources: Vec<OsString>,
    pub(super) asked: Vec<T>,
}

impl<T> SortedWords<T> {
    /// Tells what is asked from puzzles and files, in whatever order they stand. A word that is none of them is a question
    /// that makes no sense if there is a puzzle beside it, and a file that is not there otherwise.
    pub(super) fn of(
        words: &[OsString],
        from: Option<Format>,
        asked: impl Fn(&str) -> Result<Vec<T>, Error>,
        nothing: CommandText,
    ) -> Result<Self, Error> {
        let mut sorted = Self { sources: Vec::new(), asked: Vec::new() };
        let mut unclear = Vec::new();
        for word in words {
            let text = word.to_string_lossy();
            let is_source = || text == "-" || Path::new(word).exists() || reads(&text, from).is_ok();
            match asked(&text) {
                Ok(asked) => sorted.asked.extend(asked),
                Err(_) if is_source() => sorted.sources.push(word.clone()),
                Err(problem) => unclear.push((word.clone(), problem)),
            }
        }
        let mut unclear = unclear.into_iter();
        if sorted.sources.is_empty()
            && let Some((word, _)) = unclear.next()
        {
            sorted.sources.push(word);
        }
        match unclear.next() {
            Some((_, problem)) => Err(problem),
            None if sorted.asked.is_empty() => Err(unreadable(nothing)),
            None => Ok(sorted),
        }
    }
}
