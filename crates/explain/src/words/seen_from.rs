//! The houses in which digits exclude others, in brackets, or cell by cell.
use super::sight::sees_all;
use crate::step_context::StepContext;
use crate::words::noun::Houses;
use qedoku_core::{CellSet, DigitSet, House, Step};

/// Says which houses and rules make cells lose a digit that is in some others, where these share no house with them. In plain words
/// the board shows it.
pub(super) fn sights(context: &StepContext<'_>, digits: DigitSet, cells: CellSet, step: &Step) -> Option<String> {
    let is_told = context.style.is_plain() || !cells.is_several() || !seen_from(context, cells, step).is_empty();
    let digit = digits.single().filter(|_| !is_told)?;
    let gone = step.conclusion.eliminate.plane(digit);
    let ends: Vec<CellSet> = cells.iter().map(CellSet::of).collect();
    (!gone.is_empty()).then(|| sees_all(context, digit, gone, &ends))
}

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
