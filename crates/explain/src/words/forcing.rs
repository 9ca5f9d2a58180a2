//! Each candidate of a slot is assumed in turn, and all lead to the same.
use super::{hypothesis, list};
use crate::notation;
use crate::scene::Scene;
use qedoku_core::{Candidate, Case, Conclusion, Forcing, Layout, Slot, Step};

/// How many steps of a case are named in its sentence; of more only the count is.
const NAMED: usize = 6;

/// Says what the slot may hold and what follows from all of that.
pub(super) fn why(scene: &Scene<'_>, forcing: &Forcing, step: &Step) -> String {
    let names = |ends: &dyn Fn(&Case) -> bool| -> Vec<String> {
        let name = |it: Candidate| match forcing.slot {
            Slot::Cell(_) => it.digit.to_string(),
            Slot::House(..) => it.cell.to_string(),
        };
        forcing.cases.iter().filter(|case| ends(case)).map(|case| name(case.assume)).collect()
    };
    let (all, refuted) = (names(&|_| true), names(&|case| case.end.is_some()));
    let count = all.len();
    let choice = match forcing.slot {
        Slot::Cell(cell) => format!("{cell} is {}", list::or(all)),
        Slot::House(house, digit) => {
            format!("{digit} stands in {} in {}", list::or(all), scene.layout.house_title(house))
        }
    };
    let conclusion = notation::conclusion(&step.conclusion);
    let verb = list::plural(refuted.len(), "is", "are");
    let leads = match (refuted.len(), count - refuted.len()) {
        (0, 1) => format!(", and this leads to {conclusion}"),
        (0, _) => format!(", and each of them leads to {conclusion}"),
        (_, 0) => format!(", but none of them is possible, so {conclusion} follows like anything else"),
        (_, 1) => format!("; {} {verb} not possible, and the other leads to {conclusion}", list::and(&refuted)),
        (_, _) => {
            format!("; {} {verb} not possible, and each of the others leads to {conclusion}", list::and(&refuted))
        }
    };
    choice + &leads
}

/// Says where a case of a forcing leads, in one sentence without its period.
pub fn case(layout: &Layout, case: &Case, conclusion: &Conclusion) -> String {
    let said: Vec<String> = case.steps.iter().map(|step| notation::conclusion(&step.conclusion)).collect();
    let reached = match case.end {
        Some(end) => hypothesis::empty(layout, end, "has"),
        None => notation::conclusion(conclusion),
    };
    match said.as_slice() {
        // The last step is what the case is about.
        [before @ .., last] if case.end.is_none() && *last == reached && before.len() < NAMED => {
            branch(before, &reached)
        }
        few if few.len() <= NAMED => branch(few, &reached),
        more => format!("after {} steps {reached}", more.len()),
    }
}

fn branch(steps: &[String], reached: &str) -> String {
    match steps {
        [] => format!("then {reached}"),
        steps => format!("then {}, so {reached}", steps.join(", ")),
    }
}
