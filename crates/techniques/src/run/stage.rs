//! The stages of a run: techniques that are tried one after the other, and the rule by which one of their finds is
//! applied.
use crate::base::scale::StepScale;
use crate::base::technique::Technique;

/// Techniques, and which of their finds is applied.
///
/// A run begins again with its first stage after every step; a stage whose techniques find nothing leaves it to the next.
#[derive(Clone, Debug)]
pub struct Stage {
    /// The techniques, in the order in which they search.
    pub techniques: Vec<&'static dyn Technique>,
    /// The rule by which one of their finds is applied.
    pub pick: Pick,
}

/// The rule by which one of the finds of a stage is applied.
#[derive(Clone, Copy, Debug)]
pub enum Pick {
    /// The first: the techniques after the one that found it do not search.
    First,
    /// The find with the lowest rating of all that the techniques make; of several the first.
    Lowest(StepScale),
}

impl Stage {
    /// Techniques of which the first that finds something gives the step.
    pub fn first(techniques: impl IntoIterator<Item = &'static dyn Technique>) -> Self {
        Self { techniques: techniques.into_iter().collect(), pick: Pick::First }
    }

    /// Techniques of whose finds the one with the lowest rating is the step.
    pub fn lowest(scale: StepScale, techniques: impl IntoIterator<Item = &'static dyn Technique>) -> Self {
        Self { techniques: techniques.into_iter().collect(), pick: Pick::Lowest(scale) }
    }
}
