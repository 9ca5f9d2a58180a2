//! Puzzle text formats, both ways.
//!
//! [`take()`] makes a text of bytes; [`read()`] takes a whole text and yields every puzzle in it, or an error in its place;
//! [`write()`] is the way back.
mod block;
mod border;
mod case;
mod cells;
mod chars;
mod csv;
mod cursor;
mod detect;
mod entry;
mod error;
mod format;
mod intake;
mod json;
mod library;
mod line;
mod links;
mod list;
mod marks;
mod matrix;
mod oj;
mod opensudoku;
mod read;
mod read_one;
mod record;
mod row;
mod sdk;
mod spaced;
mod ss;
mod stream;
mod write;

pub use csv::fields as csv_fields;
pub use entry::Entry;
pub use error::{Place, Problem, ReadError};
pub use format::{Format, UnknownFormat};
pub use intake::{LINE_LIMIT, take};
pub use library::LibraryCase;
pub use qedoku_core::DOCUMENT_LIMIT;
pub use read::{Reader, read};
pub use read_one::read_one;
pub use record::{csv_field, record};
pub use stream::{Record, Row, Stream};
pub use write::{closing, position, preamble, rewrite, write};
