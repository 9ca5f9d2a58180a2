//! The English text on proofs.
use crate::check::ProvedText;
use qedoku_explain::{En, language};

language! {
    en: En;

    ProvedText<'_> {
        Solution { grid } => "Proved: {grid} is the solution, and the only one.\n";
        Reached { target } => "Proved: {target} follows from the position.\n";
        Derived { facts } => "Proved: {facts} placements and eliminations follow from the position.\n";
        Contradiction => "Proved: the position has no solution.\n";
        Assumes { assumed } =>
            "It assumes that the puzzle has one solution, in the {assumed} statements @U of puzzle.opb.\n";
        Steps { steps, logic, uniqueness } =>
            "{steps} steps: {logic} placements and eliminations by logic alone, {uniqueness} by uniqueness.\n";
    }
}
