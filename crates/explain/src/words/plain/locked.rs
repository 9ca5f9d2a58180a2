//! Digits and cells that are locked to each other.
use super::beginner_text::BeginnerText;
use super::closed;
use super::single::PlainSingleText;
use crate::step_context::StepContext;
use crate::words::clash;
use crate::words::closed::standing_in;
use crate::words::noun::{AllOf, Any, Count, Houses, Or};
use qedoku_core::{
    AlmostLockedSubset, Cell, CellSet, Clash, Confined, Digit, DigitSet, HiddenSubset, House, HouseSet, NakedSubset,
    Slot, Step, Subset,
};

/// Tells a digit that one house confines to another.
pub(super) fn confined(prose: &mut BeginnerText<'_, '_>, it: &Confined, step: &Step) {
    let context = prose.context;
    let style = prose.style();
    let digit = it.digit;
    let places = context.layout.cells(it.from) & context.board.plane(digit);
    left_in(prose, it.from, digit);
    let house = context.named([it.to]);
    prose.also(style.say(&PlainLockedText::AllIn { count: places.len(), house }));
    prose.item(style.say(&PlainLockedText::NoOther { house, digits: Or(digit.into()) }));
    leave(prose, it.last, digit, step);
}

/// Tells where a house has a digit left, and what closes its other cells.
fn left_in(prose: &mut BeginnerText<'_, '_>, from: House, digit: Digit) {
    let context = prose.context;
    let style = prose.style();
    let open = context.layout.cells(from) & context.board.open();
    let house = context.named([from]);
    prose.item(style.say(&PlainSingleText::Needs { house, digits: AllOf(&[digit.to_string()]) }));
    let closed = closed::closed(context, from, digit);
    let cells: Vec<String> = open.iter().map(|cell| style.cell(cell)).collect();
    prose.also(style.say(&PlainSingleText::OpenCells { cells: AllOf(&cells), count: open.len() }));
    closed::describe(prose, digit, &closed);
    let places = Any(open & context.board.plane(digit));
    prose.item(style.say(&PlainLockedText::SoOneIs { cells: places, digit }));
}

/// Tells what clashes with all that a slot has.
pub(super) fn clash(prose: &mut BeginnerText<'_, '_>, it: &Clash, step: &Step) {
    let context = prose.context;
    if let Slot::House(house, digit) = it.slot {
        left_in(prose, house, digit);
    }
    prose.items(clash::sentences(context, it, step), step);
}

/// Ends with the act, after the house that has one place left for a digit then.
fn leave(prose: &mut BeginnerText<'_, '_>, last: Option<House>, digit: Digit, step: &Step) {
    if let Some(house) = last {
        let house = prose.context.named([house]);
        let text = prose.style().say(&PlainLockedText::OnePlaceLeft { house, digit });
        prose.item(text);
    }
    prose.act_here(step);
}

/// Tells a subset.
pub(super) fn subset(prose: &mut BeginnerText<'_, '_>, subset: &Subset, step: &Step) {
    match subset {
        Subset::Naked(it) => naked(prose, it, step),
        Subset::Hidden(it) => hidden(prose, it, step),
        Subset::AlmostLocked(it) => almost_locked(prose, it, step),
    }
}

fn naked(prose: &mut BeginnerText<'_, '_>, it: &NakedSubset, step: &Step) {
    let context = prose.context;
    let style = prose.style();
    let houses = context.named(it.houses);
    let NakedSubset { cells, digits, .. } = *it;
    if cells.len() == 2 {
        prose.item(style.say(&PlainLockedText::HoldOnly { cells, digits }));
        prose.also(style.say(&PlainLockedText::AllIn { count: 2, house: houses }));
        prose.item(style.say(&PlainLockedText::OneIsOther { digits: AllOf(&texts(digits)) }));
    } else {
        holds_each(prose, cells);
        prose.also(style.say(&PlainLockedText::AllIn { count: cells.len(), house: houses }));
        prose.item(style.say(&PlainLockedText::Share { count: Count(cells.len()), digits }));
    }
    prose.item(style.say(&PlainLockedText::NoOther { house: houses, digits: Or(digits) }));
    prose.act_here(step);
}

/// Says what each cell may hold, in one line.
pub(super) fn holds_each(prose: &mut BeginnerText<'_, '_>, cells: CellSet) {
    let context = prose.context;
    let style = prose.style();
    let each = cells.iter().map(|cell| style.say(&PlainLockedText::Holds { cell, digits: context.board.digits(cell) }));
    let mut each = each.collect::<Vec<String>>().into_iter();
    if let Some(first) = each.next() {
        prose.item(first);
    }
    each.for_each(|sentence| prose.also(sentence));
}

fn texts(digits: DigitSet) -> Vec<String> {
    digits.iter().map(|digit| digit.to_string()).collect()
}

fn hidden(prose: &mut BeginnerText<'_, '_>, it: &HiddenSubset, step: &Step) {
    let context = prose.context;
    let style = prose.style();
    let HiddenSubset { house, digits, cells, .. } = *it;
    let open = context.layout.cells(house) & context.board.open();
    prose.item(style.say(&PlainSingleText::Needs { house: context.named([house]), digits: AllOf(&texts(digits)) }));
    let names: Vec<String> = open.iter().map(|cell| style.cell(cell)).collect();
    prose.also(style.say(&PlainSingleText::OpenCells { cells: AllOf(&names), count: open.len() }));
    let mut left = open - cells;
    for (other, closing) in houses_with_all(context, house, digits, left) {
        left -= closing;
        prose.item(all_closed(context, other, digits, closing));
    }
    if let Some(cell) = left.single() {
        for (sentence, at) in cell_closed(context, cell, digits).into_iter().zip(0..) {
            if at == 0 { prose.item(sentence) } else { prose.also(sentence) }
        }
    } else {
        for digit in digits {
            closed::describe(prose, digit, &closed::closed_cells(context, house, digit, left));
        }
    }
    prose.item(style.say(&PlainLockedText::OnlyCellsLeft { cells }));
    if digits.len() == 2 {
        prose.also(style.say(&PlainLockedText::OneOther { digits: AllOf(&texts(digits)) }));
    } else {
        prose.also(style.say(&PlainLockedText::TakeDigits { count: Count(cells.len()), digits }));
    }
    prose.item(style.say(&PlainLockedText::NothingElse { count: Count(cells.len()) }));
    match it.last {
        Some(last) => leave(prose, Some(house), last, step),
        None => prose.act_here(step),
    }
}

/// Says of each digit why a cell does not hold it: house by house, then what it lost.
fn cell_closed(context: &StepContext<'_>, cell: Cell, digits: DigitSet) -> Vec<String> {
    let (standing, gone) = standing_in(context, cell, digits);
    let by_house = standing.into_iter().map(|it| match it.digits.single() {
        Some(digit) => closed::not_in(context, cell, digit),
        None => all_closed(context, it.house, it.digits, cell.into()),
    });
    let lost = if gone.is_empty() { Vec::new() } else { closed::all_lost(context, cell, gone) };
    by_house.chain(lost).collect()
}

/// Other houses that have all of some digits, each with the cells that it closes to them.
fn houses_with_all(
    context: &StepContext<'_>,
    house: House,
    digits: DigitSet,
    mut left: CellSet,
) -> Vec<(House, CellSet)> {
    let layout = context.layout;
    let mut found = Vec::new();
    let has_all = |other: &House| *other != house && digits.is_subset(context.board.placed_in(*other));
    let others: HouseSet = layout.houses().iter().filter(has_all).collect();
    loop {
        let most = others.iter().map(|other| (left & layout.cells(other)).len()).max().unwrap_or(0);
        let best = others.iter().find(|&other| most > 0 && (left & layout.cells(other)).len() == most);
        let Some(other) = best else { break };
        let cells = left & layout.cells(other);
        left -= cells;
        found.push((other, cells));
    }
    found.sort_by_key(|(_, cells)| cells.first());
    found
}

/// Says where a house has digits, and that cells of it hold none of them.
fn all_closed(context: &StepContext<'_>, house: House, digits: DigitSet, cells: CellSet) -> String {
    let style = context.style;
    let at = |digit: Digit| context.layout.cells(house).iter().find(|&cell| context.board.value(cell) == Some(digit));
    let each = digits.iter().filter_map(|digit| Some(style.say(&PlainLockedText::ItsAt { digit, at: at(digit)? })));
    let each: Vec<String> = each.collect();
    style.say(&PlainLockedText::HasAllSoNone {
        house: context.named([house]),
        places: AllOf(&each),
        cells,
        count: digits.len(),
        digits,
    })
}

/// Tells an almost locked pair or triple: each way to fill the cells leaves the crossing one digit.
fn almost_locked(prose: &mut BeginnerText<'_, '_>, it: &AlmostLockedSubset, step: &Step) {
    let context = prose.context;
    let style = prose.style();
    let layout = context.layout;
    let crossing = layout.cells(it.naked) & layout.cells(it.hidden);
    let in_crossing = it.digits.iter().fold(CellSet::EMPTY, |all, digit| all | context.board.plane(digit)) & crossing;
    let [naked, hidden] = [it.naked, it.hidden].map(|house| context.named([house]));
    holds_each(prose, it.cells);
    prose.also(style.say(&PlainLockedText::OnlyThere {
        house: hidden,
        digits: it.digits,
        cells: in_crossing | it.places,
    }));
    let count = Count(it.cells.len());
    prose.item(style.say(&PlainLockedText::AreInToo { cells: in_crossing | it.cells, house: naked }));
    prose.also(style.say(&PlainLockedText::Apart { count, cells: it.cells, crossing: in_crossing }));
    prose.item(style.say(&PlainLockedText::SoInPlaces { house: hidden, count, places: it.places }));
    if !(step.conclusion.eliminate.cells() - it.places).is_empty() {
        prose.also(style.say(&PlainLockedText::LastInCrossing { count, crossing: Any(in_crossing) }));
        let all = it.cells | in_crossing;
        prose.item(style.say(&PlainLockedText::AllDigitsThere { house: naked, digits: it.digits, cells: all }));
    }
    if step.conclusion.eliminate.cells().meets(it.places) {
        prose.also(style.say(&PlainLockedText::HoldNothingElse { cells: it.places }));
    }
    prose.act(step);
}

/// Sentences about digits and cells that are locked to each other.
#[derive(Clone, Copy, Debug)]
pub(crate) enum PlainLockedText<'a> {
    SoOneIs { cells: Any, digit: Digit },
    AllIn { count: usize, house: Houses<'a> },
    NoOther { house: Houses<'a>, digits: Or },
    OnePlaceLeft { house: Houses<'a>, digit: Digit },
    HoldOnly { cells: CellSet, digits: DigitSet },
    Holds { cell: Cell, digits: DigitSet },
    OneIsOther { digits: AllOf<'a> },
    OneOther { digits: AllOf<'a> },
    Share { count: Count, digits: DigitSet },
    OnlyCellsLeft { cells: CellSet },
    TakeDigits { count: Count, digits: DigitSet },
    NothingElse { count: Count },
    ItsAt { digit: Digit, at: Cell },
    HasAllSoNone { house: Houses<'a>, places: AllOf<'a>, cells: CellSet, count: usize, digits: DigitSet },
    OnlyThere { house: Houses<'a>, digits: DigitSet, cells: CellSet },
    AreInToo { cells: CellSet, house: Houses<'a> },
    Apart { count: Count, cells: CellSet, crossing: CellSet },
    SoInPlaces { house: Houses<'a>, count: Count, places: CellSet },
    LastInCrossing { count: Count, crossing: Any },
    AllDigitsThere { house: Houses<'a>, digits: DigitSet, cells: CellSet },
    HoldNothingElse { cells: CellSet },
}
