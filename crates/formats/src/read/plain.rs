//! The lines of long collections.
use super::{LineMode, Reader};
use crate::entry::TextEntry;
use crate::error::TextPlace;
use crate::format::Format;
use crate::{chars, line, regions};
use qedoku_core::{Cell, Digit, Layout};
use std::borrow::Cow;
use std::sync::Arc;

impl<'t> Reader<'t> {
    /// The line of a long collection, without a look at anything else: 81 cells, and the end of the line or a remark.
    pub(super) fn plain_line(&mut self) -> Option<TextEntry<'t>> {
        let lines =
            matches!(self.format, None | Some(Format::Line | Format::Sdm)) && matches!(self.known.mode, LineMode::Free);
        if !lines || self.title.is_some() || self.known.after_list {
            return None;
        }
        let rest = self.cursor.rest();
        let cells = rest.as_bytes().first_chunk::<{ Cell::COUNT }>()?;
        let ending = match rest.as_bytes()[Cell::COUNT..] {
            [] => Some(0),
            [b'\n', ..] => Some(1),
            [b'\r', b'\n', ..] => Some(2),
            [b' ' | b'\t' | b'#' | b',' | b';', ..] => None,
            _ => return None,
        };
        // A line without a digit may be a border.
        let puzzle = chars::puzzle(cells).filter(|puzzle| !puzzle.givens.is_empty())?;
        let place = TextPlace { line: self.cursor.line_number(), column: 1, ordinal: self.known.ordinal + 1 };
        let (name, source) = if let Some(ending) = ending {
            self.cursor.skip_line(Cell::COUNT + ending);
            (None, &rest[..Cell::COUNT])
        } else {
            let mut ahead = self.cursor;
            let line = ahead.next_line().filter(|line| line.cut().is_none())?;
            if regions::behind(&line.text[Cell::COUNT..], Digit::COUNT).is_some() {
                return None;
            }
            self.cursor = ahead;
            (line::remark(&line.text[Cell::COUNT..]).map(Cow::Borrowed), line.text.trim_end())
        };
        self.known.ordinal += 1;
        Some(TextEntry {
            puzzle,
            layout: Arc::clone(Layout::classic()),
            place,
            format: Format::Line,
            name,
            solution: None,
            doubt: None,
            source: Cow::Borrowed(source),
        })
    }
}
