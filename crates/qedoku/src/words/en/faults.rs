//! The English text on a puzzle that is not proper.
use crate::faults::{FaultText, Improper};
use qedoku_core::proper::ImproperPuzzle;
use qedoku_explain::{En, Say, language};

language! {
    en: En;

    FaultText<'_> {
        Differs { at, one, other } => "{at} ({one} or {other})";
        Several { count, list } => "several solutions; two of them differ in {count} cells: {list}";
        More { more } => " and {more} more";
        Grids { first, second } => "; they are {first} and {second}";
    }
}

impl Say<En> for Improper<'_> {
    fn say(&self, _: En) -> String {
        improper(self.0)
    }
}

/// The text on the fault of a puzzle that is not proper.
pub(super) fn improper(fault: &ImproperPuzzle) -> String {
    match fault {
        ImproperPuzzle::NoCandidate { .. } | ImproperPuzzle::NoPlace { .. } => format!("no solution: {fault}"),
        _ => fault.to_string(),
    }
}
