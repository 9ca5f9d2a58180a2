//! Sentences about subsets: as many cells as digits.
use super::closed::closed;
use crate::step_context::StepContext;
use crate::style::Detail;
use crate::words::noun::{AllOf, BracesOf, Count, Houses, OneByOne, OneEach, OneOf};
use qedoku_core::{AlmostLockedSubset, Cell, CellSet, Digit, DigitSet, HiddenSubset, NakedSubset, Step, Subset};

/// Says how the digits fill the cells, so that nothing else can.
pub(super) fn why(context: &StepContext<'_>, subset: &Subset, step: &Step) -> String {
    match subset {
        Subset::Naked(it) => naked(context, it, step),
        Subset::Hidden(it) => hidden(context, it, step),
        Subset::AlmostLocked(it) => almost_locked(context, it, step),
    }
}

/// Says where to look.
pub(super) fn place(context: &StepContext<'_>, subset: &Subset) -> String {
    match subset {
        Subset::Naked(it) => context.style.sought_in(it.digits, it.cells),
        Subset::Hidden(it) => context.sought_in(it.house, it.digits),
        Subset::AlmostLocked(it) => context.style.sought_in(it.digits, it.cells | it.places),
    }
}

fn naked(context: &StepContext<'_>, it: &NakedSubset, step: &Step) -> String {
    let style = context.style;
    let is_alike = it.cells.iter().all(|cell| context.board.digits(cell) == it.digits);
    let cells: Vec<String> = it.cells.iter().map(|cell| named(context, cell, is_alike)).collect();
    let houses = context.named(it.houses);
    let digits: Vec<Digit> = it.digits.iter().collect();
    let taken = match digits[..] {
        [one, other] => style.say(&SubsetText::TakePair { one, other, houses }),
        _ => style.say(&SubsetText::TakeAll { count: Count(it.cells.len()), digits: it.digits, houses }),
    };
    let held = style.say(&SubsetText::HoldOnly { cells: AllOf(&cells), digits: it.digits });
    style.sentences([held, taken, style.so(&step.conclusion)])
}

/// A cell, with its candidates if the cells do not all have the same.
fn named(context: &StepContext<'_>, cell: Cell, is_alike: bool) -> String {
    let style = context.style;
    if is_alike { style.cell(cell) } else { style.say(&BracesOf(CellSet::of(cell), context.board.digits(cell))) }
}

fn hidden(context: &StepContext<'_>, it: &HiddenSubset, step: &Step) -> String {
    let style = context.style;
    let title = context.named([it.house]);
    let rivals = (context.board.open() & context.layout.cells(it.house)) - it.cells;
    let rivals = rivals.filter(|cell| !(context.board.digits(cell)).meets(it.digits));
    let needs = style.say(&SubsetText::Needs { house: title, digits: OneEach(it.digits) });
    let closed = closed(context, rivals, it.digits);
    let left = style.say(&SubsetText::OnlyLeft { cells: OneByOne(it.cells), digits: it.digits, count: it.cells.len() });
    let last = it.last.and_then(|digit| Some((digit, step.conclusion.place.plane(digit).first()?)));
    let leaves = last.map(|(digit, cell)| style.say(&SubsetText::Leaves { house: title, cell, digit }));
    let so = style.so(&step.conclusion);
    style.sentences(std::iter::once(needs).chain(closed).chain([left]).chain(leaves).chain([so]))
}

/// The cells leave all digits but one to the places; that one stands in the crossing.
fn almost_locked(context: &StepContext<'_>, it: &AlmostLockedSubset, step: &Step) -> String {
    let style = context.style;
    let cells = context.layout.cells(it.hidden);
    let hidden = context.named([it.hidden]);
    let naked = context.named([it.naked]);
    let crossing = context.layout.cells(it.naked) & cells;
    let mut rows: Vec<(DigitSet, CellSet)> = Vec::new();
    for digit in it.digits {
        let places = cells & context.board.plane(digit);
        match rows.iter_mut().find(|(_, known)| *known == places) {
            Some((digits, _)) => digits.insert(digit),
            None => rows.push((DigitSet::of(digit), places)),
        }
    }
    let all = rows.iter().fold(CellSet::EMPTY, |all, (_, places)| all | *places);
    let has = rows
        .iter()
        .map(|(digits, places)| style.say(&SubsetText::Has { house: hidden, digits: *digits, places: OneOf(*places) }));
    let has: Vec<String> = has.collect();
    let rivals = (context.board.open() & cells) - all;
    let count = it.cells.len();
    let crossing = crossing & all;
    let taken =
        SubsetText::Taken { cells: it.cells, digits: it.digits, naked, hidden, crossing, places: it.places, count };
    let in_line = !(step.conclusion.eliminate.cells() - it.places).is_empty();
    let rest = [
        style.say(&SubsetText::OtherOne { crossing, count }),
        style.say(&SubsetText::AllThere { naked, cells: it.cells, crossing, digits: it.digits }),
    ];
    let is_alone = step.conclusion.eliminate.cells().meets(it.places);
    let first = [
        style.say(&SubsetText::HouseHas { house: hidden, places: AllOf(&has) }),
        closed_aside(context, rivals, it.digits),
        style.say(&taken),
        if is_alone { style.say(&SubsetText::Alone { places: it.places, digits: it.digits }) } else { String::new() },
    ];
    let rest = rest.into_iter().filter(|_| in_line);
    style.sentences(first.into_iter().chain(rest).chain([style.so(&step.conclusion)]))
}

/// A sentence on what closes cells that hold none of the digits, where all is told.
fn closed_aside(context: &StepContext<'_>, cells: CellSet, digits: DigitSet) -> String {
    if context.style.detail != Detail::Full || cells.is_empty() {
        return String::new();
    }
    context.style.statements(closed(context, cells, digits))
}

/// Sentences about as many digits as cells.
#[derive(Clone, Copy, Debug)]
pub(crate) enum SubsetText<'a> {
    HoldOnly {
        cells: AllOf<'a>,
        digits: DigitSet,
    },
    TakePair {
        one: Digit,
        other: Digit,
        houses: Houses<'a>,
    },
    TakeAll {
        count: Count,
        digits: DigitSet,
        houses: Houses<'a>,
    },
    Needs {
        house: Houses<'a>,
        digits: OneEach,
    },
    OnlyLeft {
        cells: OneByOne,
        digits: DigitSet,
        count: usize,
    },
    Leaves {
        house: Houses<'a>,
        cell: Cell,
        digit: Digit,
    },
    Has {
        house: Houses<'a>,
        digits: DigitSet,
        places: OneOf,
    },
    HouseHas {
        house: Houses<'a>,
        places: AllOf<'a>,
    },
    Taken {
        cells: CellSet,
        digits: DigitSet,
        naked: Houses<'a>,
        hidden: Houses<'a>,
        crossing: CellSet,
        places: CellSet,
        count: usize,
    },
    Alone {
        places: CellSet,
        digits: DigitSet,
    },
    OtherOne {
        crossing: CellSet,
        count: usize,
    },
    AllThere {
        naked: Houses<'a>,
        cells: CellSet,
        crossing: CellSet,
        digits: DigitSet,
    },
}
