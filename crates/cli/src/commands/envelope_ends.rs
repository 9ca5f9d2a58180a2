//! The marks by which an interrupted output tells its whole records.
use serde::Deserialize;

/// The mark that ends a record in an output.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum EnvelopeEnds {
    /// No mark by which the end could be told.
    #[default]
    Untold,
    /// The end of so many lines.
    Lines(usize),
    /// The message that ends a log.
    Message,
}

#[derive(Deserialize)]
struct ResumeKind<'t> {
    r#type: &'t str,
}

impl EnvelopeEnds {
    /// True if a line ends a record, the one with this number among those behind the last end.
    pub(super) fn at(self, line: &[u8], number: usize) -> bool {
        match self {
            Self::Untold => false,
            Self::Lines(count) => number == count,
            Self::Message => serde_json::from_slice::<ResumeKind<'_>>(line)
                .is_ok_and(|kind| matches!(kind.r#type, "end" | "listed" | "error")),
        }
    }
}
