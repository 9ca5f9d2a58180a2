//! A sentence of a text or a clause of a run, and what it is to what stands around it.
use super::noun::Or;

/// The role of a sentence between the one before it and the one after it: some languages join them by it.
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

/// A clause of a run, in which each follows from the one before it.
#[derive(Clone, Debug)]
pub(crate) enum Clause {
    /// A supposition of the sentence: `suppose a is 5`.
    Supposed(String),
    /// A condition of what the sentence is about: `a is 5`, behind `if`.
    If(String),
    /// A clause with a subject of its own.
    Whole(String),
    /// The cell that was named last is one of these digits, for it has no other left.
    ItIs(Or),
}

impl From<String> for Clause {
    fn from(text: String) -> Self {
        Self::Whole(text)
    }
}
