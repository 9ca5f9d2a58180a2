//! Steps inside hypotheses and forcings, as they are written.
use super::{Logged, Pattern, ReadContext, Truth, WireError, WriteContext, names};
use crate::argument;
use crate::depth::NESTED_LIMIT;
use crate::rating::StepRating;
use crate::set::CandidateSet;
use crate::step::{self, Conclusion, Slug};
use crate::wire::{Expected, Found};
use serde::{Deserialize, Serialize};

/// One way the choice of a forcing goes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Case {
    /// The candidate assumed true: `r4c7=5`; or assumed false: `r4c7<>5`.
    pub assume: String,
    /// The steps that follow, in order.
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
    /// The placements: `r4c7=5`.
    #[serde(default)]
    pub place: Vec<String>,
    /// The eliminations: `r4c7<>5`.
    #[serde(default)]
    pub eliminate: Vec<String>,
    /// The shape of the argument.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pattern: Option<Pattern>,
    /// The truths that the argument rests on, on the board inside the hypothesis.
    pub truths: Vec<Truth>,
    /// The step in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// The fields that a step of the run and a nested one have in common.
pub(super) struct StepFields<'a> {
    pub(super) technique: &'a str,
    pub(super) place: &'a Vec<String>,
    pub(super) eliminate: &'a [String],
    pub(super) pattern: Option<&'a Pattern>,
    pub(super) truths: &'a Vec<Truth>,
}

impl StepFields<'_> {
    /// The step that has these fields.
    pub(super) fn read(self, reading: &ReadContext<'_>) -> Result<step::Step, WireError> {
        let conclusion = Conclusion {
            place: CandidateSet::read(self.place, &reading.field("place"))?,
            eliminate: names::eliminated(self.eliminate, &reading.path.field("eliminate"))?,
        };
        let truths = Logged::read(self.truths, &reading.field("truths"))?;
        let shape = reading.field("pattern").deeper();
        let pattern = self.pattern.map_or(Ok(argument::Pattern::Truths), |pattern| Logged::read(pattern, &shape))?;
        let technique = Slug::from(self.technique.to_owned());
        Ok(step::Step { technique, conclusion, pattern, truths, rating: StepRating::NONE })
    }
}

impl Logged for step::Step {
    type Form = Nested;

    fn form(&self, writing: WriteContext<'_>) -> Nested {
        Nested {
            technique: self.technique.to_string(),
            place: self.conclusion.place.form(writing),
            eliminate: names::write_eliminated(&self.conclusion.eliminate),
            pattern: Some(self.pattern.form(writing)).filter(Pattern::is_known),
            truths: self.truths.form(writing),
            text: writing.text(),
        }
    }

    fn read(form: &Nested, reading: &ReadContext<'_>) -> Result<Self, WireError> {
        if reading.depth > NESTED_LIMIT {
            return Err(reading.path.list().fault(Found::DeepSteps, Expected::NestingLimit));
        }
        let Nested { technique, place, eliminate, pattern, truths, .. } = form;
        StepFields { technique, place, eliminate, pattern: pattern.as_ref(), truths }.read(reading)
    }
}

impl Logged for argument::Case {
    type Form = Case;

    fn form(&self, writing: WriteContext<'_>) -> Case {
        Case {
            assume: self.assume.form(writing),
            steps: self.steps.form(writing),
            end: self.end.form(writing),
            text: writing.text(),
        }
    }

    fn read(form: &Case, reading: &ReadContext<'_>) -> Result<Self, WireError> {
        Ok(Self {
            assume: Logged::read(&form.assume, &reading.field("assume"))?,
            steps: Logged::read(&form.steps, &reading.field("steps"))?,
            end: Logged::read(&form.end, &reading.field("end"))?,
        })
    }
}
