//! How explanations speak: their language, and how they name cells.

/// A language of explanations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Simplified Chinese.
    Zh,
}

impl Lang {
    /// All languages.
    pub const ALL: [Self; 2] = [Self::En, Self::Zh];

    /// The code of the language, as options and pages name it.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Zh => "zh",
        }
    }

    /// The language with this code.
    pub fn named(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lang| lang.code() == code)
    }
}

/// How cells and houses are named in text. Logs always name them by row and column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum CellNames {
    /// By row and column: `r4c7`.
    #[default]
    Rc,
    /// Rows by the letters A to H and J, columns by number: `D7`.
    A1,
}

/// How explanations speak.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Voice {
    /// The language.
    pub lang: Lang,
    /// How cells are named.
    pub names: CellNames,
}
