//! A puzzle with where and how it stands in its text.
use super::error::{TextError, TextPlace};
use super::format::Format;
use qedoku_core::{Grid, Layout, Puzzle};
use std::borrow::Cow;
use std::sync::Arc;

/// A puzzle of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct TextEntry<'t> {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its rules. A program that knows the classic ones alone refuses others.
    pub layout: Arc<Layout>,
    /// The place where it begins.
    pub place: TextPlace,
    /// The format in which it stands there.
    pub format: Format,
    /// The title before it or the remark behind it.
    pub name: Option<Cow<'t, str>>,
    /// The solution that is stated with it, if it is full and contradicts neither the puzzle nor itself.
    pub solution: Option<Grid>,
    /// What was read and left out: why a full grid that is stated as the solution is none, or else rules in words beside
    /// rules that are read.
    pub doubt: Option<TextError>,
    /// The text it was read from; for a row of a table the whole row.
    pub source: Cow<'t, str>,
}

impl TextEntry<'_> {
    /// The entry with a text of its own.
    pub fn into_owned(self) -> TextEntry<'static> {
        let Self { puzzle, layout, place, format, name, solution, doubt, source } = self;
        let name = name.map(|name| Cow::Owned(name.into_owned()));
        let source = Cow::Owned(source.into_owned());
        TextEntry { puzzle, layout, place, format, name, solution, doubt, source }
    }
}
