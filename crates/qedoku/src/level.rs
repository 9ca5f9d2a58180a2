//! The levels of hints.
use qedoku_core::choice;
use serde::{Deserialize, Serialize};

/// The level of a hint, from a nudge to the proof; where none is named it tells the cells.
///
/// ```
/// use qedoku::Level;
/// assert!(Level::ALL.iter().all(|level| Level::named(level.word()) == Some(*level)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Level {
    /// In which house to look.
    Nudge,
    /// The technique.
    Technique,
    /// Of which digits.
    Digits,
    /// The cells.
    #[default]
    Where,
    /// The conclusion.
    What,
    /// Why.
    Full,
    /// All that the argument rests on.
    Proof,
}

impl Level {
    /// All of them, the least first.
    pub const ALL: [Self; 7] =
        [Self::Nudge, Self::Technique, Self::Digits, Self::Where, Self::What, Self::Full, Self::Proof];

    /// The word that options and logs use.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Nudge => "nudge",
            Self::Technique => "technique",
            Self::Digits => "digits",
            Self::Where => "where",
            Self::What => "what",
            Self::Full => "full",
            Self::Proof => "proof",
        }
    }
}

choice!(Level, "a level", word);
