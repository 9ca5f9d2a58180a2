//! Arguments about many cells at once: deadly patterns, exclusions, templates, exocets.
use super::{links, list};
use crate::notation;
use qedoku_core::{CandidateSet, CellSet, Digit, DigitSet, Layout, Slot, Step};

/// Says which cells would allow two solutions, and what prevents it.
pub(super) fn deadly(deadly: &CandidateSet, guards: &CandidateSet, step: &Step) -> String {
    let (cells, conclusion) = (notation::cells(deadly.cells()), notation::conclusion(&step.conclusion));
    match guards.len() {
        0 => format!("{cells} would allow a second solution otherwise, so {conclusion}"),
        _ => format!(
            "without {} the cells {cells} would allow a second solution, so one of these is true and {conclusion}",
            links::group(guards)
        ),
    }
}

/// Says that every way to fill the base fails.
pub(super) fn exclusion(layout: &Layout, base: CellSet, excluders: &[Slot], step: &Step) -> String {
    let excluders = list::and(excluders.iter().map(|slot| slot.name(layout)));
    let (base, conclusion) = (notation::cells(base), notation::conclusion(&step.conclusion));
    format!("every way to fill {base} otherwise repeats a digit or empties {excluders}, so {conclusion}")
}

/// Says that all ways to place the digit agree.
pub(super) fn templates(digit: Digit, step: &Step) -> String {
    let conclusion = notation::conclusion(&step.conclusion);
    format!("every way to place all the {digit}s on the board agrees on {conclusion}")
}

/// Says which base forces which targets.
pub(super) fn exocet((base, targets): (CellSet, CellSet), digits: DigitSet, step: &Step) -> String {
    let (base, targets) = (notation::cells(base), notation::cells(targets));
    let conclusion = notation::conclusion(&step.conclusion);
    format!("whichever of {} {base} hold, {targets} hold the same, so {conclusion}", list::and(digits))
}
