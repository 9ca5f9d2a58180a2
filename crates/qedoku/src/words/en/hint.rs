//! The English text of hints at a step.
use super::plural;
use crate::hint::HintText;
use qedoku_explain::{En, language};

language! {
    en: En;

    HintText<'_> {
        Look { title } => "Look at {title}.";
        Name { name } => "{name}.";
        Digits { name, digits }, with noun = plural(digits.len(), "digit", "digits") => "{name}: {noun} {digits}.";
        Asked { name, place } => "{name}: {place}";
        Where { name, place } => "{name}: {place}.";
        What { name, tried, conclusion } => "{name}, {tried}: {conclusion}.";
    }
}
