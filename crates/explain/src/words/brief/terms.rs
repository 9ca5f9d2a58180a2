//! Terms of notation: digits, cells and houses without blanks.
use crate::notation::houses_in_short;
use crate::step_context::StepContext;
use crate::words::noun::{AllOf, Compact};
use qedoku_core::{CellSet, Digit, DigitSet, House, HouseSet};

/// A loop of an odd number of places: `(48)r1c1-r1c5-r5c5- loop of 3`.
pub(super) fn around(context: &StepContext<'_>, digits: DigitSet, places: &[String]) -> String {
    context.style.say(&BriefText::LoopOf { digits: Compact(digits), places: &places.join("-"), count: places.len() })
}

/// Digits that a house has in some cells only: `9 in b6 at r5c89`.
pub(in crate::words) fn at(context: &StepContext<'_>, digits: DigitSet, house: House, places: CellSet) -> String {
    let house = houses(context, [house]);
    context.style.say(&BriefText::At { digits: Compact(digits), house: &house, cells: &cells(context, places) })
}

/// Digits of the same places of a house: `56 in b4 at r5c13`.
pub(super) fn each_at(context: &StepContext<'_>, all: impl Iterator<Item = (House, Digit, CellSet)>) -> Vec<String> {
    all.map(|(house, digit, cells)| at(context, digit.into(), house, cells)).collect()
}

/// Something in a house: `(67)r8c19 in r8`.
pub(super) fn in_houses(context: &StepContext<'_>, what: &str, at: impl IntoIterator<Item = House>) -> String {
    let style = context.style;
    let names: Vec<String> = at.into_iter().map(|house| houses(context, [house])).collect();
    style.say(&BriefText::In { what, houses: &style.and(names) })
}

/// Houses without blanks: `r28`, `c5b17`.
pub(super) fn houses(context: &StepContext<'_>, houses: impl IntoIterator<Item = House>) -> String {
    houses_in_short(context, houses.into_iter().collect::<HouseSet>())
}

/// Cells without blanks: `r1c23,r4c7`.
pub(super) fn cells(context: &StepContext<'_>, cells: CellSet) -> String {
    context.style.joined_blocks(cells)
}

/// Cells with their digits: `r1c23 {157}`.
pub(in crate::words) fn held(context: &StepContext<'_>, at: CellSet, digits: DigitSet) -> String {
    context.style.braces(&cells(context, at), digits)
}

/// Digits before their cells: `(157)r1c23`.
pub(super) fn filled(context: &StepContext<'_>, digits: DigitSet, at: CellSet) -> String {
    format!("({digits}){}", cells(context, at))
}

/// The digits that cells hold on the board.
pub(super) fn on_board(context: &StepContext<'_>, cells: CellSet) -> DigitSet {
    cells.iter().fold(DigitSet::EMPTY, |all, cell| all | context.board.digits(cell))
}

/// The words in lines of notation.
#[derive(Clone, Copy, Debug)]
pub(crate) enum BriefText<'a> {
    At { digits: Compact, house: &'a str, cells: &'a str },
    In { what: &'a str, houses: &'a str },
    PlacedIn { placed: &'a str, house: &'a str },
    LoopOf { digits: Compact, places: &'a str, count: usize },
    Beside { around: &'a str, others: &'a str },
    Joined { parts: AllOf<'a> },
    OnceEach { digits: Compact },
    HouseLacks { digit: Digit, house: &'a str },
    CellEmpty { cell: &'a str },
    NoneOf { count: usize, cells: &'a str },
}
