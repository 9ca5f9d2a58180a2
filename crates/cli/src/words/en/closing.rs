//! The English text of a run's closing lines.
use crate::output::closing::ClosingText;
use qedoku_explain::{En, language};

language! {
    en: En;

    ClosingText<'_> {
        HardestLine { name, tier } => "\nHardest technique: {name} ({tier})";
        Hardest { name, tier } => "; hardest technique: {name} ({tier})";
    }
}
