//! The results of reading texts of puzzles, and the errors that say where and what was expected. [`read`](crate::read),
//! [`read_one`](crate::read_one) and [`write`](crate::write) stand at the root.
pub use qedoku_formats::{
    AnnotatedPuzzle, LibraryCase, Reader, TextEntry, TextError, TextFault, TextPlace, UnknownFormat, Wanted, closing,
    keeps_rules, preamble, rewrite,
};
