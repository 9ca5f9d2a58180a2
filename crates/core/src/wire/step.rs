//! A step as it is written.
use super::{Pattern, Truth, WireError, names, tenths};
use crate::argument;
use crate::layout::Layout;
use crate::rating;
use crate::step::{self, Conclusion, Slug};
use serde::{Deserialize, Serialize};

/// What the scales say of a step.
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

    /// What is said of the step itself where something is, and of its technique elsewhere.
    pub fn of(step: rating::Rating, technique: Self) -> Self {
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
    /// What the scales say.
    #[serde(default, skip_serializing_if = "Rating::is_empty")]
    pub rating: Rating,
    /// What is placed: `r4c7=5`.
    #[serde(default)]
    pub place: Vec<String>,
    /// What is eliminated: `r4c7<>5`.
    #[serde(default)]
    pub eliminate: Vec<String>,
    /// What the step takes for granted beyond the rules: `unique`, or nothing.
    #[serde(default)]
    pub assumes: Vec<String>,
    /// The numbers of the earlier steps that made the truths what they are, and those of the steps nested in it; left
    /// out if that is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub needs: Option<Vec<u32>>,
    /// The shape of the argument.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pattern: Option<Pattern>,
    /// What the argument rests on.
    pub truths: Vec<Truth>,
    /// The step in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// What a log says of a step beyond the step itself.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notes {
    /// The tier of the technique.
    pub tier: Option<String>,
    /// What the scales say.
    pub rating: Rating,
    /// The numbers of the earlier steps it needs, if they are known.
    pub needs: Option<Vec<u32>>,
    /// The step, and the steps nested in it, in words.
    pub words: Words,
}

/// A step in words, and the steps nested in it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Words {
    /// The step.
    pub text: Option<String>,
    /// A chain in Eureka notation.
    pub notation: Option<String>,
    /// The steps nested in it, in order, or the cases with their steps; those beyond the end of the list go without
    /// words.
    pub nested: Vec<Words>,
}

impl Step {
    /// How a step is written.
    pub fn new(layout: &Layout, number: u32, step: &step::Step, notes: Notes) -> Self {
        let Body { technique, place, eliminate, pattern, truths } = Body::new(layout, step, &notes.words);
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
            text: notes.words.text,
        }
    }

    /// Reads the step. Without a pattern, or with one of an unknown shape, its truths speak for it.
    pub fn to_step(&self, layout: &Layout) -> Result<step::Step, WireError> {
        let Self { technique, place, eliminate, pattern, truths, .. } = self;
        assemble((layout, 0), technique, &conclusion(place, eliminate)?, pattern.as_ref(), truths)
    }
}

/// What a step and a nested step have in common.
pub(super) struct Body {
    pub(super) technique: String,
    pub(super) place: Vec<String>,
    pub(super) eliminate: Vec<String>,
    pub(super) pattern: Option<Pattern>,
    pub(super) truths: Vec<Truth>,
}

impl Body {
    pub(super) fn new(layout: &Layout, step: &step::Step, words: &Words) -> Self {
        Self {
            technique: step.technique.to_string(),
            place: names::write_placed(&step.conclusion.place),
            eliminate: names::write_eliminated(&step.conclusion.eliminate),
            pattern: Some(Pattern::new(layout, &step.pattern, words)).filter(Pattern::is_known),
            truths: step.truths.iter().map(|truth| Truth::new(layout, truth)).collect(),
        }
    }
}

/// Reads what a step changes.
pub(super) fn conclusion(place: &[String], eliminate: &[String]) -> Result<Conclusion, WireError> {
    Ok(Conclusion {
        place: names::all_placed("place", place)?,
        eliminate: names::all_eliminated("eliminate", eliminate)?,
    })
}

/// Reads a step from its fields; it stands within so many others.
pub(super) fn assemble(
    (layout, within): (&Layout, usize),
    technique: &str,
    conclusion: &Conclusion,
    pattern: Option<&Pattern>,
    truths: &[Truth],
) -> Result<step::Step, WireError> {
    let truths: Vec<step::Truth> = names::list("truths", truths, |field, truth: &Truth| {
        truth.to_truth(layout).map_err(|error| error.within(field))
    })?;
    let pattern = pattern.map_or(Ok(argument::Pattern::Truths), |pattern| pattern.read(layout, within));
    Ok(step::Step {
        technique: Slug::from(technique.to_owned()),
        conclusion: *conclusion,
        pattern: pattern.map_err(|error| error.within("pattern"))?,
        truths,
        rating: rating::Rating::NONE,
    })
}
