//! The English text on proofs.
use crate::check::ProvedText;
use qedoku_explain::{En, language};

language! {
    en: En;

    ProvedText<'_> {
        Solution { grid } => "Proved: {grid} is the solution, and the only one.\n";
        IfProper { grid } => "Proved: if the puzzle has one solution, it is {grid}.\n";
        Reached { target } => "Proved: {target} follows from the position.\n";
        Derived { facts } => "Proved: {facts} placements and eliminations follow from the position.\n";
        Contradiction => "Proved: the position has no solution.\n";
        Assumes { assumed } =>
            "That the puzzle has one solution is assumed, in the {assumed} statements @U of puzzle.opb.\n";
        Steps { steps, logic, uniqueness } =>
            "{steps} steps, with {logic} placements and eliminations by logic alone and {uniqueness} by uniqueness.\n";
    }
}
