//! The result of an item of a batch, and its title.
use super::blank_letters::BlankLetters;
use super::puzzle_item::PuzzleItem;
use crate::exit::Exit;
use crate::words::TitleText;
use qedoku::Error;
use qedoku::log::Id;
use qedoku::words::place_of_input;
use qedoku_core::printable;
use qedoku_explain::Style;
use std::ops::Range;

/// The result of an item of a batch.
#[derive(Debug, Default)]
pub(crate) struct ItemResult {
    pub(crate) out: String,
    pub(crate) err: Vec<Error>,
    /// The last of these without its place.
    pub(crate) failure: Option<Error>,
    pub(crate) exit: Exit,
    /// True if the item is a record without a result.
    pub(crate) is_bad: bool,
    /// True if more of the result follows.
    pub(crate) is_part: bool,
    /// Fields that stand beside the puzzle and have no column.
    pub(crate) lost: Vec<String>,
    /// The letters of the item that were read as blanks beside other signs.
    pub(crate) letters: BlankLetters,
    /// The first byte of the item in the input, and the one behind its last.
    pub(crate) span: Range<u64>,
}

impl ItemResult {
    /// An item without a result; `out` is what stands in its place.
    pub(crate) fn failed(failure: &Error, item: &PuzzleItem, out: String) -> Self {
        let err = vec![failure.at(&item.at)];
        let exit = Exit::of(failure);
        Self { out, err, failure: Some(failure.clone()), exit, is_bad: true, ..Self::default() }
    }

    /// The result with a complaint if a solution that is stated with the item is none.
    pub(super) fn of(mut self, item: &PuzzleItem) -> Self {
        if !self.is_part {
            self.err.splice(0..0, item.doubt());
            self.letters = item.blank_letters();
            self.span = item.span.clone();
        }
        self
    }
}

/// The identity of an item in messages.
pub(crate) fn id(item: &PuzzleItem) -> Id<'_> {
    Id { number: item.line, name: item.name.as_deref() }
}

/// The title of a puzzle that is shown with pictures: its name, or its number.
pub(crate) fn document_title(item: &PuzzleItem) -> String {
    id(item).name.map_or_else(|| format!("Qedoku {}", item.number), |name| printable(name).into_owned())
}

/// The text in the place of the log of one puzzle of several if there is none.
pub(crate) fn failure_text(title: &str, failure: &Error, style: Style) -> String {
    format!("{title}\n\n{}\n", printable(&failure.describe(style)))
}

/// The title of the log of one puzzle of several.
pub(crate) fn title(item: &PuzzleItem, style: Style) -> String {
    let name = id(item).name.unwrap_or_default();
    let at = &place_of_input(style, &item.at);
    printable(&style.say(&TitleText::Puzzle { number: item.number, at, name })).into_owned()
}
