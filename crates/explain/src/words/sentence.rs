//! A sentence of a text, and what it is to the sentences around it.

/// What a sentence is to the one before it and to the one after it: some languages join them by it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SentenceRole {
    /// It stands for itself.
    Statement,
    /// It supposes something, or names a case, from which the next sentence may follow.
    Assumption,
    /// It follows from the sentence before it.
    Consequence,
    /// It follows from the sentence before it, and something else follows inside it.
    LongConsequence,
}

/// A sentence without its period.
#[derive(Clone, Debug)]
pub(crate) struct Sentence {
    pub(crate) text: String,
    pub(crate) role: SentenceRole,
}

impl Sentence {
    /// A sentence that supposes something, or names a case.
    pub(crate) const fn assumes(text: String) -> Self {
        Self { text, role: SentenceRole::Assumption }
    }

    /// A sentence that follows from the one before it.
    pub(crate) const fn follows(text: String) -> Self {
        Self { text, role: SentenceRole::Consequence }
    }
}

impl From<String> for Sentence {
    fn from(text: String) -> Self {
        Self { text, role: SentenceRole::Statement }
    }
}
