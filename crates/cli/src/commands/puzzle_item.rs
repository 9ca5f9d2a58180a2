//! A puzzle of a batch, with its place in the input.
use super::blank_letters::BlankLetters;
use crate::input::ARGUMENT;
use qedoku::Error;
use qedoku::log::InputColumns;
use qedoku_formats::TextEntry;
use std::ops::Range;
use std::sync::Arc;

/// A puzzle to work on, or why there is none in its place.
#[derive(Debug)]
pub(crate) struct PuzzleItem {
    /// The number in the batch, from 1.
    pub(crate) number: usize,
    /// The line of the input on which it begins; of a command line, which argument it is.
    pub(crate) line: usize,
    /// The place of the item in the input: `file:line:column`.
    pub(crate) at: String,
    pub(crate) read: Result<TextEntry<'static>, Error>,
    /// The columns beside the puzzle.
    pub(crate) beside: InputColumns,
    /// The name of the puzzle.
    pub(crate) name: Option<String>,
    /// The first byte of the item in the input, and the one behind its last, but for blanks around it.
    pub(crate) span: Range<u64>,
    /// True if the item is a record of an input; false if the input as a whole could not be opened.
    pub(crate) is_record: bool,
    /// The name of the input, if there are several.
    pub(crate) source: Option<Arc<str>>,
}

impl PuzzleItem {
    /// The letters that were read as blanks beside other signs of blanks.
    pub(crate) fn blank_letters(&self) -> BlankLetters {
        let cells = self.read.as_ref().map(TextEntry::blank_letters).unwrap_or_default();
        BlankLetters::new(&self.at, cells)
    }

    /// The error of a solution that is stated with the puzzle, if it is none.
    pub(crate) fn doubt(&self) -> Option<Error> {
        let doubt = self.read.as_ref().ok()?.doubt.as_ref()?;
        // The place of the item without its line and column is where the text comes from.
        let source = match self.at.as_str() {
            "" => ARGUMENT,
            at => at.rsplitn(3, ':').nth(2).unwrap_or(at),
        };
        let place = format!("{source}:{}:{}", doubt.place.line, doubt.place.column);
        Some(Error::unreadable(&doubt.problem).at(&place))
    }
}
