//! Arguments about many cells at once: deadly patterns, exclusions, templates.
use super::{links, list};
use crate::notation;
use crate::scene::Scene;
use qedoku_core::{CandidateSet, CellSet, DigitSet, Layout, Slot, Step, Truth};

/// Says what the cells would be without their guards, and what follows as that cannot be.
pub(super) fn deadly(scene: &Scene<'_>, (deadly, guards): (&CandidateSet, &CandidateSet), step: &Step) -> String {
    let cells = notation::cells(deadly.cells());
    let digits = DigitSet::ALL.filter(|digit| !deadly.plane(digit).is_empty());
    let (held, without) = (list::and(digits), links::group(guards));
    let would = if !step.assumes_unique() {
        let few = if digits.len() > 2 {
            "these cells, three in each of four boxes, cannot be filled with three digits at all"
        } else {
            "two digits cannot take turns in an odd loop"
        };
        format!("{cells} would hold only {held} without {without}, and {few}")
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
    if one.is_some() && step.conclusion.place == *guards {
        return format!("{would}, so {holds}");
    }
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
            Truth::Guard(_) | Truth::Symmetric(_) => {}
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

/// Says what all ways to place the digit take, or none; with other digits, what is left of its ways beside theirs.
pub(super) fn templates(digits: DigitSet, step: &Step) -> String {
    let concluded = step.conclusion.place | step.conclusion.eliminate;
    let of = DigitSet::ALL.filter(|digit| !concluded.plane(digit).is_empty());
    let named = |digits: DigitSet| digits.iter().map(|digit| format!("{digit}s")).collect::<Vec<_>>();
    let others = match digits - of {
        none if none.is_empty() => "leaves a way for every other digit".to_owned(),
        others => format!("leaves ways for the {} that fit together", list::and(named(others))),
    };
    let (said, cells) = match step.conclusion.place.cells() {
        none if none.is_empty() => ("no way", step.conclusion.eliminate.cells()),
        cells => ("every way", cells),
    };
    let (cells, conclusion) = (notation::cells(cells), notation::conclusion(&step.conclusion));
    format!("{said} to place all the missing {} that {others} takes {cells}, so {conclusion}", list::and(named(of)))
}
