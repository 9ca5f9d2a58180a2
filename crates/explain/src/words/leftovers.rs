//! Lines and as many irregular boxes: the cells in which they differ hold the same digits.
use super::closed::closed;
use super::plain::closed::not_in;
use crate::step_context::StepContext;
use crate::words::noun::Houses;
use qedoku_core::{CellSet, Digit, Fish, HouseKind, HouseSet};

/// The cells that irregular boxes have beyond as many lines, and these beyond them.
struct HouseDifference {
    /// The houses that have the digit in the others only.
    base: HouseSet,
    cover: HouseSet,
    /// The cells of the base that are not in the cover: none of them can hold the digit.
    beyond: CellSet,
    /// The cells of the cover that are not in the base.
    other: CellSet,
}

/// The sentences before the conclusion where a fish compares irregular boxes with lines of one kind.
pub(super) fn sentences(context: &StepContext<'_>, fish: &Fish) -> Option<Vec<String>> {
    let style = context.style;
    let HouseDifference { base, cover, beyond, other } = leftover(context, fish)?;
    let [base, cover] = [base, cover].map(|houses| context.named(houses));
    let digit = fish.digit;
    let mut said = vec![
        style.say(&LeftoverText::StickOut { base, cover, beyond, other }),
        style.say(&LeftoverText::Same { beyond, other }),
    ];
    if style.is_plain() {
        said.extend((beyond & context.board.open()).iter().map(|cell| not_in(context, cell, digit)));
        said.push(style.say(&LeftoverText::Lack { beyond, digit }));
        return Some(said);
    }
    let mut closed = style.in_sentences(&closed(context, beyond & context.board.open(), digit.into()));
    match closed.pop() {
        Some(last) => {
            said.extend(closed);
            said.push(style.say(&LeftoverText::SoLack { closed: &last, beyond, digit }));
        }
        None => said.push(style.say(&LeftoverText::Lack { beyond, digit })),
    }
    Some(said)
}

fn leftover(context: &StepContext<'_>, fish: &Fish) -> Option<HouseDifference> {
    let layout = context.layout;
    let is_of = |houses: HouseSet, kind: HouseKind| houses.iter().all(|house| layout.kind(house) == kind);
    let [base, cover] = [fish.base, fish.body.cover];
    let compares = |boxes: HouseSet, lines: HouseSet| {
        is_of(boxes, HouseKind::Box) && (is_of(lines, HouseKind::Row) || is_of(lines, HouseKind::Column))
    };
    layout.rules().boxes.as_ref()?;
    if fish.twin.is_some() || !fish.fins().is_empty() || !(compares(base, cover) || compares(cover, base)) {
        return None;
    }
    let [of_base, of_cover] =
        [base, cover].map(|houses| houses.iter().fold(CellSet::EMPTY, |all, house| all | layout.cells(house)));
    Some(HouseDifference { base, cover, beyond: of_base - of_cover, other: of_cover - of_base })
}

/// The messages on leftovers.
pub(crate) enum LeftoverText<'a> {
    StickOut { base: Houses<'a>, cover: Houses<'a>, beyond: CellSet, other: CellSet },
    Same { beyond: CellSet, other: CellSet },
    Lack { beyond: CellSet, digit: Digit },
    SoLack { closed: &'a str, beyond: CellSet, digit: Digit },
}
