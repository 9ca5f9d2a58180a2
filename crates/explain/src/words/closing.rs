//! Says what closes the other open cells of a house to a digit, in the few words that brackets have room for.
use super::closers::closers;
use super::ruled_out::DigitLosses;
use crate::step_context::StepContext;
use qedoku_core::{CellSet, Digit, House};

/// The words for what closes the open cells of a house to a digit, but for its places and `ends`: the digits that they
/// see, or that they have lost it.
pub(super) fn elsewhere(context: &StepContext<'_>, house: House, digit: Digit, ends: CellSet) -> String {
    closed(context, rivals(context, house, digit, ends), digit)
}

/// The open cells of a house that do not have a digit, but for some.
fn rivals(context: &StepContext<'_>, house: House, digit: Digit, ends: CellSet) -> CellSet {
    ((context.board.open() & context.layout.cells(house)) - context.board.plane(digit)) - ends
}

/// The same as [`elsewhere`] with the sign before it, behind the name of the house.
pub(super) fn closed_elsewhere(context: &StepContext<'_>, house: House, digit: Digit, ends: CellSet) -> String {
    let style = context.style;
    let rivals = rivals(context, house, digit, ends);
    let closed = closed(context, rivals, digit);
    match closed {
        closed if closed.is_empty() => closed,
        closed if closers(context, rivals, digit).0.is_empty() => {
            style.say(&PlaceClosingText::Gone { closed: &closed })
        }
        closed => style.say(&PlaceClosingText::Seen { closed: &closed }),
    }
}

/// The words for what closes open cells to a digit.
pub(super) fn closed(context: &StepContext<'_>, cells: CellSet, digit: Digit) -> String {
    let style = context.style;
    let (mut seen, gone) = closers(context, cells, digit);
    seen.sort_by_key(|(_, cells)| cells.first());
    // `r2c8 sees the 1 at r2c5, r4c6 and r5c5 see the 1 at r6c6` would be one list of cells.
    let lists = style.is_plain() || seen.iter().skip(1).any(|(_, cells)| style.blocks(*cells).len() > 1);
    let seen: Vec<String> =
        seen.into_iter().map(|(at, cells)| style.say(&PlaceClosingText::See { cells, digit, at })).collect();
    let DigitLosses { steps, stepped, ruled, unknown } = DigitLosses::of(context, gone, digit);
    let ruled = ruled.iter().map(|(rule, cells)| style.say(&PlaceClosingText::Ruled { cells: *cells, digit, rule }));
    let lost = [(stepped, &steps[..]), (unknown, &[])].into_iter().filter(|(cells, _)| !cells.is_empty());
    let lost = lost.map(|(cells, steps)| {
        let count = steps.len();
        style.say(&PlaceClosingText::Lost { cells, digit, steps: &style.and(steps), count })
    });
    let seen = if lists { style.semicolons(seen) } else { style.commas(seen) };
    style.semicolons([seen].into_iter().filter(|it| !it.is_empty()).chain(ruled).chain(lost))
}

/// Clauses about what closes other places.
#[derive(Clone, Copy, Debug)]
pub(crate) enum PlaceClosingText<'a> {
    Gone { closed: &'a str },
    Seen { closed: &'a str },
    See { cells: CellSet, digit: Digit, at: qedoku_core::Cell },
    Ruled { cells: CellSet, digit: Digit, rule: &'a str },
    Lost { cells: CellSet, digit: Digit, steps: &'a str, count: usize },
}
