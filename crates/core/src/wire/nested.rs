//! Steps inside hypotheses and forcings, as they are written.
use super::step::{Body, assemble, conclusion};
use super::{Pattern, Truth, WireError, Words, names};
use crate::argument as shape;
use crate::depth::NESTED_LIMIT;
use crate::layout::Layout;
use crate::step;
use serde::{Deserialize, Serialize};

/// One way the choice of a forcing goes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Case {
    /// The candidate assumed true: `r4c7=5`; or assumed false: `r4c7<>5`.
    pub assume: String,
    /// What follows, in order.
    pub steps: Vec<Nested>,
    /// The slot that is left empty, if the assumption leads to a contradiction; without it the conclusion holds after the
    /// steps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<String>,
    /// The case in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// A step inside a hypothesis or a case.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Nested {
    /// The slug of the technique.
    pub technique: String,
    /// What is placed: `r4c7=5`.
    #[serde(default)]
    pub place: Vec<String>,
    /// What is eliminated: `r4c7<>5`.
    #[serde(default)]
    pub eliminate: Vec<String>,
    /// The shape of the argument.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pattern: Option<Pattern>,
    /// What the argument rests on, as the board inside the hypothesis has it.
    pub truths: Vec<Truth>,
    /// The step in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

impl Nested {
    fn new(layout: &Layout, step: &step::Step, words: &Words) -> Self {
        let Body { technique, place, eliminate, pattern, truths } = Body::new(layout, step, words);
        Self { technique, place, eliminate, pattern, truths, text: words.text.clone() }
    }

    /// Steps in order; those beyond the end of `words` go without.
    pub(super) fn list(layout: &Layout, steps: &[step::Step], words: &[Words]) -> Vec<Self> {
        let silent = Words::default();
        steps
            .iter()
            .zip(words.iter().chain(std::iter::repeat(&silent)))
            .map(|(step, words)| Self::new(layout, step, words))
            .collect()
    }

    /// Reads steps that stand within so many others.
    pub(super) fn read(layout: &Layout, steps: &[Self], within: usize) -> Result<Vec<step::Step>, WireError> {
        if within > NESTED_LIMIT && !steps.is_empty() {
            return Err(WireError::new("steps", "steps in steps", "steps nested at most 16 deep"));
        }
        names::list("steps", steps, |field, step: &Self| {
            step.to_step(layout, within).map_err(|error| error.within(field))
        })
    }

    fn to_step(&self, layout: &Layout, within: usize) -> Result<step::Step, WireError> {
        let Self { technique, place, eliminate, pattern, truths, .. } = self;
        assemble((layout, within), technique, &conclusion(place, eliminate)?, pattern.as_ref(), truths)
    }
}

impl Case {
    /// Cases in order; the words of each nest those of its steps.
    pub(super) fn list(layout: &Layout, cases: &[shape::Case], words: &[Words]) -> Vec<Self> {
        let silent = Words::default();
        let written = cases.iter().zip(words.iter().chain(std::iter::repeat(&silent))).map(|(case, words)| Self {
            assume: case.assume.to_string(),
            steps: Nested::list(layout, &case.steps, &words.nested),
            end: case.end.map(|end| end.name(layout)),
            text: words.text.clone(),
        });
        written.collect()
    }

    /// Reads cases whose steps stand within so many others.
    pub(super) fn read(layout: &Layout, cases: &[Self], within: usize) -> Result<Vec<shape::Case>, WireError> {
        names::list("cases", cases, |field, case: &Self| {
            case.to_case(layout, within).map_err(|error| error.within(field))
        })
    }

    fn to_case(&self, layout: &Layout, within: usize) -> Result<shape::Case, WireError> {
        Ok(shape::Case {
            assume: names::assumption("assume", &self.assume)?,
            steps: Nested::read(layout, &self.steps, within)?,
            end: self.end.as_ref().map(|end| names::slot("end", end, layout)).transpose()?,
        })
    }
}
