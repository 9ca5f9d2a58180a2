//! A puzzle with where and how it stands in its text.
use super::chars;
use super::error::{TextError, TextPlace};
use super::format::Format;
use qedoku_core::{Cell, CellSet, Grid, Layout, Puzzle};
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
    /// The reason why a part is left out: a full grid that is stated as the solution is none, or else rules in words
    /// stand beside rules that are read.
    pub doubt: Option<TextError>,
    /// The text it was read from; for a row of a table the whole row.
    pub source: Cow<'t, str>,
}

impl TextEntry<'_> {
    /// The cells that a letter `x` was read as a blank in, where blanks have other signs besides: it may have stood for
    /// something else. Where each blank is an `x`, none is in doubt.
    ///
    /// ```
    /// let letters = |line: &str| qedoku_formats::read(line, None).next().map(|read| read.map(|it| it.blank_letters()));
    /// let line = "x1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4x.";
    /// let cells = letters(line).expect("a puzzle")?;
    /// assert_eq!(cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>(), ["r1c1", "r9c8"]);
    /// assert!(letters(&line.replace('.', "x")).expect("a puzzle")?.is_empty());
    /// # Ok::<(), qedoku_formats::TextError>(())
    /// ```
    pub fn blank_letters(&self) -> CellSet {
        if !self.format.shows_digits_only() {
            return CellSet::default();
        }
        let is_letter = |sign: &char| matches!(sign, 'x' | 'X');
        let is_of_cells = |line: &&str| !line.chars().any(|sign| sign.is_alphabetic() && !is_letter(&sign));
        let is_line = self.source.trim().lines().nth(1).is_none();
        let lines = self.source.lines().filter(|line| is_line || is_of_cells(line));
        let cells = lines.flat_map(str::chars).filter(|&sign| chars::cell(sign).is_some());
        let size = self.layout.size();
        let blanks = cells.take(size * size).enumerate().filter(|(_, sign)| !('1'..='9').contains(sign));
        let (letters, others): (Vec<_>, Vec<_>) = blanks.partition(|(_, sign)| is_letter(sign));
        if others.is_empty() {
            return CellSet::default();
        }
        let cell = |(at, _): (usize, char)| {
            let row = u8::try_from(at / size + 1).ok()?;
            Some(Cell::at(row, u8::try_from(at % size + 1).ok()?))
        };
        letters.into_iter().filter_map(cell).collect()
    }

    /// The entry with a text of its own.
    pub fn into_owned(self) -> TextEntry<'static> {
        let Self { puzzle, layout, place, format, name, solution, doubt, source } = self;
        let name = name.map(|name| Cow::Owned(name.into_owned()));
        let source = Cow::Owned(source.into_owned());
        TextEntry { puzzle, layout, place, format, name, solution, doubt, source }
    }
}
