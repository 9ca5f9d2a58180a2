//! A step as it is written.
use super::nested::StepFields;
use super::{Logged, Nested, Pattern, ReadContext, Truth, WireError, Words, WriteContext, tenths};
use crate::layout::Layout;
use crate::{rating, step};
use serde::{Deserialize, Serialize};

/// The ratings of a step on the scales.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rating {
    /// The Sudoku Explainer rating, in tenths; written with one decimal.
    #[serde(default, with = "tenths", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<f64>"))]
    pub se: Option<u16>,
    /// The HoDoKu score.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hodoku: Option<u32>,
}

impl Rating {
    fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The ratings of the step itself, or those of its technique where it has none.
    pub fn of(step: rating::StepRating, technique: Self) -> Self {
        Self { se: step.se.or(technique.se), hodoku: step.hodoku.map(u32::from).or(technique.hodoku) }
    }
}

/// A step of the run.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Step {
    /// The number of the step, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub n: Option<u32>,
    /// The slug of the technique.
    pub technique: String,
    /// The tier of the technique.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tier: Option<String>,
    /// The ratings on the scales.
    #[serde(default, skip_serializing_if = "Rating::is_empty")]
    pub rating: Rating,
    /// The placements: `r4c7=5`.
    #[serde(default)]
    pub place: Vec<String>,
    /// The eliminations: `r4c7<>5`.
    #[serde(default)]
    pub eliminate: Vec<String>,
    /// The assumptions beyond the rules: `unique`, or nothing.
    #[serde(default)]
    pub assumes: Vec<String>,
    /// The numbers of the earlier steps that made the truths what they are, and those of the steps nested in it; left
    /// out if that is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub needs: Option<Vec<u32>>,
    /// The shape of the argument.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pattern: Option<Pattern>,
    /// The truths that the argument rests on.
    pub truths: Vec<Truth>,
    /// The step in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// The facts that a log gives of a step beyond the step itself.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notes {
    /// The tier of the technique.
    pub tier: Option<String>,
    /// The ratings by the scales.
    pub rating: Rating,
    /// The numbers of the earlier steps it needs, if they are known.
    pub needs: Option<Vec<u32>>,
    /// The step, and the steps nested in it, in words.
    pub words: Words,
}

impl Step {
    /// The message of a step.
    pub fn new(layout: &Layout, number: u32, step: &step::Step, notes: Notes) -> Self {
        let form = step.form(WriteContext { layout, words: Some(&notes.words) });
        let Nested { technique, place, eliminate, pattern, truths, text } = form;
        Self {
            n: Some(number),
            technique,
            tier: notes.tier,
            rating: notes.rating,
            place,
            eliminate,
            assumes: if step.assumes_unique() { vec!["unique".to_owned()] } else { vec![] },
            needs: notes.needs,
            pattern,
            truths,
            text,
        }
    }

    /// Reads the step. Without a pattern, or with one of an unknown shape, its truths speak for it.
    pub fn to_step(&self, layout: &Layout) -> Result<step::Step, WireError> {
        let Self { technique, place, eliminate, pattern, truths, .. } = self;
        StepFields { technique, place, eliminate, pattern: pattern.as_ref(), truths }.read(&ReadContext::new(layout))
    }
}
