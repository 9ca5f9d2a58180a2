//! The English text on a run.
use crate::solved::SolvedText;
use qedoku_explain::{En, language};

language! {
    en: En;

    SolvedText<'_> {
        Hardest { name, tier, outcome } => "Hardest technique: {name} ({tier}). {outcome}.";
        Outcome { outcome } => "{outcome}.";
        Gap => " ";
        Several { fault } => "The puzzle has {fault}.";
        Found { found, grid } => "{found}: {grid}\n";
    }
}
