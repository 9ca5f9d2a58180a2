//! The levels of hints.
use qedoku_core::UnknownName;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// How much a hint says.
///
/// ```
/// use qedoku::Level;
/// assert!(Level::ALL.iter().all(|level| Level::named(level.word()) == Some(*level)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// In which house to look.
    Nudge,
    /// Which technique.
    Technique,
    /// Of which digits.
    Digits,
    /// Where, cell by cell.
    Where,
    /// What follows.
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

    /// The level with this word.
    pub fn named(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.word() == word)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Level {
    type Err = UnknownName;

    fn from_str(word: &str) -> Result<Self, UnknownName> {
        Self::named(word).ok_or_else(|| UnknownName::of_words("a level", Self::ALL.map(Self::word), word))
    }
}
