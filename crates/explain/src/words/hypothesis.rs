//! A candidate is assumed and leads to a contradiction.
use crate::notation;
use crate::scene::Scene;
use qedoku_core::{Hypothesis, Layout, Slot, Step};

/// Says what is assumed and what could not be filled then.
pub(super) fn why(scene: &Scene<'_>, hypothesis: &Hypothesis, step: &Step) -> String {
    let end = empty(scene.layout, hypothesis.end, "would have");
    let assume = hypothesis.assume;
    let short = assume.eliminated();
    let conclusion = notation::conclusion(&step.conclusion);
    let so = if conclusion == short { format!("{} is not {}", assume.cell, assume.digit) } else { conclusion };
    let after = match hypothesis.steps.len() {
        0 => " at once".to_owned(),
        1 => " after one step".to_owned(),
        count => format!(" after {count} steps"),
    };
    format!("If {} were {}, {end}{after}, so {so}", assume.cell, assume.digit)
}

/// Says that nothing is left for a slot; `has` is the verb.
pub(super) fn empty(layout: &Layout, slot: Slot, has: &str) -> String {
    match slot {
        Slot::Cell(cell) => format!("{cell} {has} no candidate left"),
        Slot::House(house, digit) => format!("{} {has} no place for {digit}", layout.house_title(house)),
    }
}
