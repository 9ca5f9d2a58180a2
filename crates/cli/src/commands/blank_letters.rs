//! Letters that were read as blanks, with where they stand.
use crate::console::Console;
use crate::words::CommandText;
use qedoku_core::CellSet;

/// The most places that are named.
const NAMED: usize = 3;

/// Letters that were read as blanks beside other signs of blanks.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct BlankLetters {
    /// The number of letters.
    count: usize,
    /// The places of the first few: the cell, and the record if it is named.
    places: Vec<String>,
}

impl BlankLetters {
    /// The letters in these cells of the record that stands at this place.
    pub(super) fn new(at: &str, cells: CellSet) -> Self {
        let place = |cell: String| if at.is_empty() { cell } else { format!("{cell} ({at})") };
        let places = cells.iter().take(NAMED).map(|cell| place(cell.to_string())).collect();
        Self { count: cells.len(), places }
    }

    /// Adds the letters of a later record.
    pub(super) fn add(&mut self, more: &Self) {
        self.count += more.count;
        let left = NAMED.saturating_sub(self.places.len());
        self.places.extend(more.places.iter().take(left).cloned());
    }

    /// Writes beside the output how many there are and where, if there are any.
    pub(super) fn write(&self, console: &mut Console<'_>) {
        if self.count > 0 && !console.quiet {
            let more = self.count - self.places.len();
            let text = CommandText::LettersRead { count: self.count, places: self.places.clone(), more };
            console.beside(&console.style.say(&text));
        }
    }
}
