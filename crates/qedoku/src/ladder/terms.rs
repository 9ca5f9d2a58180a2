//! The terms that definitions of techniques take as known.
use qedoku_explain::Style;

/// A term that definitions take as known; as a message, the sentence on what it means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum KnownTerm {
    House,
    NakedSubset,
    StrongLink,
    BothLinks,
    ConjugatePair,
    AlmostLockedSet,
    Cluster,
    Fin,
    Guard,
    ContinuousLoop,
    DiscontinuousLoop,
    AlternatingChain,
    AlmostHiddenSet,
    TwoStringKite,
    EmptyRectangle,
}

/// The words by which definitions in a language name a term; empty where they name it nowhere, or explain it themselves.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TermMark(pub(crate) KnownTerm);

impl KnownTerm {
    /// All terms, the easy ones first.
    const ALL: [Self; 15] = [
        Self::House,
        Self::NakedSubset,
        Self::StrongLink,
        Self::BothLinks,
        Self::ConjugatePair,
        Self::AlmostLockedSet,
        Self::Cluster,
        Self::Fin,
        Self::Guard,
        Self::ContinuousLoop,
        Self::DiscontinuousLoop,
        Self::AlternatingChain,
        Self::AlmostHiddenSet,
        Self::TwoStringKite,
        Self::EmptyRectangle,
    ];

    /// True if it is explained to beginners alone.
    const fn is_easy(self) -> bool {
        match self {
            Self::House
            | Self::NakedSubset
            | Self::StrongLink
            | Self::BothLinks
            | Self::ConjugatePair
            | Self::AlmostLockedSet
            | Self::Cluster
            | Self::Fin => true,
            Self::Guard
            | Self::ContinuousLoop
            | Self::DiscontinuousLoop
            | Self::AlternatingChain
            | Self::AlmostHiddenSet
            | Self::TwoStringKite
            | Self::EmptyRectangle => false,
        }
    }

    /// True if a definition names it.
    fn is_in(self, definition: &str, style: Style) -> bool {
        let mark = style.say(&TermMark(self));
        !mark.is_empty() && definition.contains(&mark)
    }
}

/// The sentences on the terms that a definition takes as known; those on easy ones for beginners alone.
pub(super) fn meanings(definition: &str, style: Style) -> String {
    let named = KnownTerm::ALL.into_iter().filter(|term| term.is_in(definition, style));
    let described = named.filter(|term| style.is_plain() || !term.is_easy());
    described.map(|term| style.say(&term)).collect::<Vec<_>>().join(style.gap())
}
