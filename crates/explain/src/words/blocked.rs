//! Explains what closes the rest of houses to a digit that is said to have these places only.
use super::single::{cells_closed, closers};
use crate::step_context::StepContext;
use crate::style::Detail;
use qedoku_core::{CellSet, Digit, DigitSet, House, HouseSet};

/// The number of blockers that a sentence names where not all are asked for.
const FEW: usize = 4;

/// The rest of a house that a sentence leaves open: cells that cannot hold a digit, and cells that are filled.
struct Rest {
    digit: Digit,
    rivals: CellSet,
}

/// In brackets, something said of some houses, and why they have digits in no other cells, if that is to be said.
pub(super) fn besides(context: &StepContext<'_>, text: String, houses: HouseSet, digits: DigitSet) -> String {
    let parts = [text, closing_reasons(context, houses, digits)];
    in_brackets(context, context.style.semicolons(parts.into_iter().filter(|part| !part.is_empty())))
}

/// In brackets, why some houses have digits in no other cells, if that is to be said.
pub(super) fn elsewhere(context: &StepContext<'_>, houses: HouseSet, digits: DigitSet) -> String {
    in_brackets(context, closing_reasons(context, houses, digits))
}

/// The reason why some houses have digits in no other cells; nothing if that is not to be said.
fn closing_reasons(context: &StepContext<'_>, houses: HouseSet, digits: DigitSet) -> String {
    let rests = rests(context, houses, digits);
    let is_named = names_blockers(context, rests.iter().map(|rest| blockers(context, rest)).sum(), houses.len() == 1);
    let filled = cells_of(context, houses) - context.board.open();
    if is_named { reasons(context, &rests, filled) } else { String::new() }
}

/// Puts reasons in brackets behind what they are reasons of.
fn in_brackets(context: &StepContext<'_>, reasons: String) -> String {
    if reasons.is_empty() {
        return reasons;
    }
    context.style.say(&BlockedText::InBrackets { reasons: &reasons })
}

/// Whether `count` blockers are named; none at all are where one house says it by itself.
fn names_blockers(context: &StepContext<'_>, count: usize, is_alone: bool) -> bool {
    match context.style.detail {
        Detail::Brief => false,
        Detail::Normal => count <= FEW && (count > 0 || is_alone),
        Detail::Full => true,
    }
}

/// For each digit, the open cells of the houses that cannot hold it.
fn rests(context: &StepContext<'_>, houses: HouseSet, digits: DigitSet) -> Vec<Rest> {
    let cells = cells_of(context, houses) & context.board.open();
    digits.iter().map(|digit| Rest { digit, rivals: cells - context.board.plane(digit) }).collect()
}

fn cells_of(context: &StepContext<'_>, houses: impl IntoIterator<Item = House>) -> CellSet {
    houses.into_iter().fold(CellSet::EMPTY, |all, house| all | context.layout.cells(house))
}

/// The number of blockers that a sentence would name: placed digits, and cells without the digit as one.
fn blockers(context: &StepContext<'_>, rest: &Rest) -> usize {
    let (placed, gone) = closers(context, rest.rivals, rest.digit);
    placed.len() + usize::from(!gone.is_empty())
}

/// The blockers that close the cells, digit by digit; with all detail, the filled cells as well.
fn reasons(context: &StepContext<'_>, rests: &[Rest], filled: CellSet) -> String {
    let style = context.style;
    let closed = rests.iter().filter(|rest| !rest.rivals.is_empty());
    let mut parts: Vec<String> = closed.map(|rest| cells_closed(context, rest.rivals, rest.digit)).collect();
    if style.detail == Detail::Full && !filled.is_empty() {
        parts.push(style.say(&BlockedText::Filled { filled }));
    } else if parts.is_empty() {
        parts.push(style.say(&BlockedText::OthersFilled));
    }
    style.semicolons(parts)
}

/// Sentences about what closes other places.
#[derive(Clone, Copy, Debug)]
pub(crate) enum BlockedText<'a> {
    InBrackets { reasons: &'a str },
    Filled { filled: CellSet },
    OthersFilled,
}
