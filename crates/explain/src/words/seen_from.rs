//! The houses in which digits exclude others, in brackets.
use crate::step_context::StepContext;
use crate::words::noun::Houses;
use qedoku_core::{CellSet, House, Step};

/// The houses of cells in which others lose their digit, in brackets; empty if rules exclude some of these.
pub(super) fn seen_from(context: &StepContext<'_>, cells: CellSet, step: &Step) -> String {
    let gone = step.conclusion.eliminate.cells();
    let around: Vec<House> =
        context.layout.houses_around(cells).iter().filter(|&it| context.layout.cells(it).meets(gone)).collect();
    let seen = around.iter().fold(CellSet::EMPTY, |all, &house| all | context.layout.cells(house));
    if around.is_empty() || !gone.is_subset(seen) {
        return String::new();
    }
    context.style.say(&SeenFromText::In { houses: context.named(around) })
}

/// The houses in brackets.
#[derive(Clone, Copy, Debug)]
pub(crate) enum SeenFromText<'a> {
    In { houses: Houses<'a> },
}
