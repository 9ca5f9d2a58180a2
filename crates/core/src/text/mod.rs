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
mod decoded;
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
mod only;
mod opensudoku;
mod read;
mod record;
mod row;
mod sdk;
mod spaced;
mod ss;
mod stream;
mod wanted;
mod write;

pub use csv::fields as csv_fields;
pub(crate) use decoded::Decoded;
pub use entry::Entry;
pub use error::{Place, Problem, ReadError};
pub use format::{Format, UnknownFormat};
pub use intake::{DOCUMENT_LIMIT, LINE_LIMIT, take};
pub use library::LibraryCase;
pub use read::{Reader, read};
pub use record::{csv_field, record};
pub use stream::{Record, Row, Stream};
pub use wanted::Wanted;
pub use write::{closing, position, preamble, rewrite, write};
