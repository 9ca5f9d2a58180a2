//! A pattern as it is written.
use super::step::{Body, assemble, conclusion};
use super::{Truth, WireError, Words, names};
use crate::ids::Digit;
use crate::layout::Layout;
use crate::step::{self, Slot};
use serde::{Deserialize, Serialize};

/// The shape of the argument.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Pattern {
    /// A slot has one candidate left.
    Single {
        /// The slot: `r4c7`, or `b6n5` for the digit 5 in box 6.
        slot: String,
    },
    /// A digit of one house is left only where the house crosses another.
    Confined {
        /// The digit.
        digit: u8,
        /// The house that confines it.
        from: String,
        /// The house that loses it elsewhere.
        to: String,
    },
    /// As many slots (cover) as other slots (base) hold all candidates of the base, but for fins.
    Cover {
        /// The digit, if all slots are houses of this one; they are then named by the house alone.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        digit: Option<u8>,
        /// The slots that must be filled.
        base: Vec<String>,
        /// The slots that can fill them.
        cover: Vec<String>,
        /// Candidates of the base outside the cover.
        #[serde(default)]
        fins: Vec<String>,
    },
    /// A candidate is assumed and leads to a contradiction.
    Hypothesis {
        /// The candidate assumed true: `r4c7=5`.
        assume: String,
        /// What follows, in order.
        steps: Vec<Nested>,
        /// The slot that is left empty.
        end: String,
    },
    /// A shape this reader does not know; the truths speak for the step.
    #[serde(other)]
    Other,
}

/// A step inside a hypothesis.
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
        let Body { technique, place, eliminate, pattern, truths } = Body::new(layout, step, &words.nested);
        Self { technique, place, eliminate, pattern: Some(pattern), truths, text: words.text.clone() }
    }

    fn to_step(&self, layout: &Layout) -> Result<step::Step, WireError> {
        let Self { technique, place, eliminate, pattern, truths, .. } = self;
        assemble(layout, technique, &conclusion(place, eliminate)?, pattern.as_ref(), truths)
    }
}

impl Pattern {
    /// How a pattern is written; `words` tell the steps nested in it, in order.
    pub fn new(layout: &Layout, pattern: &step::Pattern, words: &[Words]) -> Self {
        match pattern {
            step::Pattern::Single { slot } => Self::Single { slot: slot.name(layout) },
            step::Pattern::Confined { digit, from, to } => Self::Confined {
                digit: digit.value(),
                from: layout.house_name(*from).to_owned(),
                to: layout.house_name(*to).to_owned(),
            },
            step::Pattern::Cover { base, cover, fins } => {
                let digit = common_digit(base, cover);
                let name = |slot: &Slot| match (digit, *slot) {
                    (Some(_), Slot::House(house, _)) => layout.house_name(house).to_owned(),
                    _ => slot.name(layout),
                };
                Self::Cover {
                    digit: digit.map(Digit::value),
                    base: base.iter().map(name).collect(),
                    cover: cover.iter().map(name).collect(),
                    fins: names::write_placed(fins),
                }
            }
            step::Pattern::Hypothesis(hypothesis) => {
                let silent = Words::default();
                let words = words.iter().chain(std::iter::repeat(&silent));
                Self::Hypothesis {
                    assume: hypothesis.assume.to_string(),
                    steps: hypothesis.steps.iter().zip(words).map(|(step, w)| Nested::new(layout, step, w)).collect(),
                    end: hypothesis.end.name(layout),
                }
            }
        }
    }

    /// Reads the pattern; none if its shape is not known here.
    pub fn to_pattern(&self, layout: &Layout) -> Result<Option<step::Pattern>, WireError> {
        Ok(Some(match self {
            Self::Single { slot } => step::Pattern::Single { slot: names::slot("slot", slot, layout)? },
            Self::Confined { digit, from, to } => step::Pattern::Confined {
                digit: names::digit("digit", *digit)?,
                from: names::house("from", from, layout)?,
                to: names::house("to", to, layout)?,
            },
            Self::Cover { digit, base, cover, fins } => {
                let digit = digit.map(|digit| names::digit("digit", digit)).transpose()?;
                let slot = |field: &str, text: &String| match digit {
                    Some(digit) => Ok(Slot::House(names::house(field, text, layout)?, digit)),
                    None => names::slot(field, text, layout),
                };
                step::Pattern::Cover {
                    base: names::list("base", base, slot)?,
                    cover: names::list("cover", cover, slot)?,
                    fins: names::all_placed("fins", fins)?,
                }
            }
            Self::Hypothesis { assume, steps, end } => step::Pattern::Hypothesis(step::Hypothesis {
                assume: names::placed("assume", assume)?,
                steps: names::list("steps", steps, |field, step: &Nested| {
                    step.to_step(layout).map_err(|error| error.within(field))
                })?,
                end: names::slot("end", end, layout)?,
            }),
            Self::Other => return Ok(None),
        }))
    }
}

/// The digit of all slots, if each is a house and they share one.
fn common_digit(base: &[Slot], cover: &[Slot]) -> Option<Digit> {
    let digit = |slot: &Slot| if let Slot::House(_, digit) = slot { Some(*digit) } else { None };
    let first = digit(base.first()?)?;
    base.iter().chain(cover).all(|slot| digit(slot) == Some(first)).then_some(first)
}
