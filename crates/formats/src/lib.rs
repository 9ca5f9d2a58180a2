//! Puzzle text formats, both ways.
//!
//! [`take()`] makes a text of bytes; [`read()`] takes a whole text and yields every puzzle in it, or an error in its
//! place; [`write()`] is the way back.
mod blank_as_space;
mod block;
mod border;
mod bounded_text;
mod case;
mod cell_row;
mod cells;
mod chars;
mod csv;
mod cursor;
mod detect;
mod entry;
mod error;
mod format;
mod json;
mod library;
mod line;
mod links;
mod list;
mod marks;
mod matrix;
mod online_judge;
mod opensudoku;
mod position_fields;
mod read;
mod read_one;
mod read_puzzle;
mod record;
mod regions;
mod sadman;
mod simple_sudoku;
mod sized;
mod skipped;
mod stream;
mod sudoku_puzzle;
mod wanted;
mod write;

pub use bounded_text::{LINE_LIMIT, take};
pub use csv::fields as csv_fields;
pub use entry::TextEntry;
pub use error::{TextError, TextFault, TextPlace};
pub use format::{Format, UnknownFormat};
pub use library::LibraryCase;
pub use position_fields::PositionFields;
pub use qedoku_core::DOCUMENT_LIMIT;
pub use read::{Reader, read};
pub use read_one::{read_one, read_one_entry};
pub use record::{csv_field, record};
pub use stream::{CsvRow, Stream, TextRecord};
pub use wanted::Wanted;
pub use write::{AnnotatedPuzzle, closing, keeps_rules, position, preamble, rewrite, write};
