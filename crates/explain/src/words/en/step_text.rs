//! English texts around the reason of a step.
use super::grammar::begun;
use crate::language;
use crate::message::En;
use crate::step_context::StepContextText;
use crate::step_text::StepTextPart;

language! {
    en: En;

    StepTextPart<'_> {
        Reason { why }, with sentence = begun((*why).to_owned()) => "{sentence}.";
        Line { name, why } => "{name}: {why}";
        Sentence { name, why } => "{name}: {why}.";
        List { name, why } => "{name}:\n{why}.";
    }

    StepContextText<'_> {
        Cited { number } => " (step {number})";
    }
}
