//! The rest of a record in brackets that is too large: it is passed over as it comes, so that the next record is read whole.
use super::cursor::{Cursor, LineCursor, Spot};
use super::line;

/// The brackets of a record that are open.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct SkippedRecord {
    depth: usize,
    is_quoted: bool,
    is_escaped: bool,
}

impl SkippedRecord {
    /// The brackets that the beginning of a record leaves open; nothing if it has no brackets, or is over.
    pub(super) fn of(begun: &str) -> Option<Self> {
        let mut skipped = Self::default();
        let begins = begun.trim_start().starts_with(['{', '[']);
        (begins && !skipped.take(begun)).then_some(skipped)
    }

    /// Passes over the lines from a place on; gives the place behind them, and whether the record is over there: where its
    /// last bracket closes, or where a line is a puzzle by itself.
    pub(super) fn pass(&mut self, text: &str, from: Spot) -> (Spot, bool) {
        let mut cursor = Cursor::resume(text, from, None);
        loop {
            let before = cursor.spot();
            let Some(line) = cursor.next_line() else { return (before, false) };
            if !self.is_quoted && is_puzzle(&line) {
                return (before, true);
            }
            if self.take(line.text) {
                return (cursor.spot(), true);
            }
            // A text in quotes ends with its line.
            self.is_quoted = false;
        }
    }

    /// Counts brackets up to the one that closes the record, if it is there.
    fn take(&mut self, text: &str) -> bool {
        for byte in text.bytes() {
            match byte {
                _ if self.is_escaped => self.is_escaped = false,
                b'\\' if self.is_quoted => self.is_escaped = true,
                b'"' => self.is_quoted = !self.is_quoted,
                b'{' | b'[' if !self.is_quoted => self.depth += 1,
                b'}' | b']' if !self.is_quoted => {
                    self.depth = self.depth.saturating_sub(1);
                    if self.depth == 0 {
                        return true;
                    }
                }
                _ => {}
            }
        }
        false
    }
}

/// True if a line is a puzzle that nobody would take for a part of an object.
fn is_puzzle(line: &LineCursor<'_>) -> bool {
    line::find_cells(line.text).is_some_and(|(from, _)| from == 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PUZZLE: &str = "6..1..7.8...8..2..238.5.1......4..92..43.86..37..1......3.7.526..2..4...9.7..6..4";

    /// The text behind the rest of a record that begins so.
    fn behind<'t>(begun: &str, rest: &'t str) -> Option<&'t str> {
        let (spot, is_over) = SkippedRecord::of(begun)?.pass(rest, Spot::start(0));
        is_over.then(|| &rest[spot.pos..])
    }

    #[test]
    fn a_record_ends_with_its_brackets_or_before_a_puzzle() {
        assert_eq!(behind("{\"x\":[\n", "\"]\",\n2],\n\"y\":{}}\nnext\n"), Some("next\n"));
        assert_eq!(behind("[[6,0,\n", "1],\n[2]]\n3\n"), Some("3\n"));
        let text = format!("\"a\",\n{PUZZLE}\n");
        assert_eq!(behind("{\"x\":[\n", &text), Some(&text[5..]));
        assert_eq!(behind("{\"x\":[\n", "\"a\",\n\"b\"\n"), None);
        assert!(SkippedRecord::of("{\"x\":1}\n").is_none() && SkippedRecord::of("<x>\n").is_none());
    }
}
