//! Arguments about many cells at once: deadly patterns, exclusions, templates, exocets.
use super::{links, list};
use crate::notation;
use crate::scene::Scene;
use qedoku_core::{CandidateSet, CellSet, Digit, DigitSet, Layout, Slot, Step, Truth};

/// Says what the cells would be without their guards, and what follows as that cannot be.
pub(super) fn deadly(scene: &Scene<'_>, (deadly, guards): (&CandidateSet, &CandidateSet), step: &Step) -> String {
    let cells = notation::cells(deadly.cells());
    let digits = DigitSet::ALL.filter(|digit| !deadly.plane(digit).is_empty());
    let (held, without) = (list::and(digits), links::group(guards));
    let would = if !step.assumes_unique() {
        format!("{cells} would hold only {held} without {without}, and two digits cannot take turns in an odd loop")
    } else if deadly.cells() == scene.board.open() && digits.len() > 2 {
        format!(
            "every open cell would have two digits without {without}, each of them twice in its houses, and there would \
             be a second solution"
        )
    } else {
        format!("{cells} would hold only {held} without {without}, and these could change places for a second solution")
    };
    let one = guards.single();
    let holds = one.map_or_else(|| format!("one of {without} is true"), |guard| format!("{guard} is true"));
    format!("{would}, so {holds}{}: {}", beside(scene.layout, step), notation::conclusion(&step.conclusion))
}

/// What a deadly pattern is joined with.
fn beside(layout: &Layout, step: &Step) -> String {
    let (mut said, mut cells, mut held) = (String::new(), CellSet::EMPTY, DigitSet::EMPTY);
    for truth in &step.truths {
        match truth {
            Truth::House { house, digit, cells } => {
                let (title, cells) = (layout.house_title(*house), notation::cells(*cells));
                said.extend([", and ", &digit.to_string(), " in ", &title, " is left in ", &cells, " only"]);
            }
            Truth::Cell { cell, digits } => (cells, held) = (cells.with(*cell), held | *digits),
            Truth::Guard(_) => {}
        }
    }
    if step.assumes_unique() && !cells.is_empty() {
        let verb = list::plural(cells.len(), "holds", "hold");
        said.extend([", and ", &notation::cells(cells), " ", verb, " only ", &list::and(held)]);
    }
    said
}

/// Says that every way to fill the base fails.
pub(super) fn exclusion(layout: &Layout, base: CellSet, excluders: &[Slot], step: &Step) -> String {
    let excluders = list::and(excluders.iter().map(|slot| slot.name(layout)));
    let (base, conclusion) = (notation::cells(base), notation::conclusion(&step.conclusion));
    format!("every way to fill {base} otherwise repeats a digit or empties {excluders}, so {conclusion}")
}

/// Says what all ways to place the digit take, or none.
pub(super) fn templates(digit: Digit, step: &Step) -> String {
    let (place, eliminate) = (step.conclusion.place.plane(digit), step.conclusion.eliminate.plane(digit));
    let conclusion = notation::conclusion(&step.conclusion);
    if place.is_empty() {
        let cells = notation::cells(eliminate);
        return format!(
            "no way to place all the missing {digit}s that leaves a way for every other digit takes {cells}, so {conclusion}"
        );
    }
    let cells = notation::cells(place);
    format!(
        "every way to place all the missing {digit}s that leaves a way for every other digit takes {cells}, so {conclusion}"
    )
}

/// Says which base forces which targets.
pub(super) fn exocet((base, targets): (CellSet, CellSet), digits: DigitSet, step: &Step) -> String {
    let (base, targets) = (notation::cells(base), notation::cells(targets));
    let conclusion = notation::conclusion(&step.conclusion);
    format!("whichever of {} {base} hold, {targets} hold the same, so {conclusion}", list::and(digits))
}
