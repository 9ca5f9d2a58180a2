//! What closes the other places of a house to a digit, and the other digits to a cell.
use super::beginner_text::BeginnerText;
use crate::step_context::{Remover, StepContext};
use crate::words::noun::{AllOf, Houses};
use crate::words::ruled_out;
use qedoku_core::{Candidate, Cell, CellSet, Digit, DigitSet, House, HouseSet};

/// Cells that are closed to a digit: by its place in a house, or because they lost it.
pub(crate) struct ClosedCells {
    pub(crate) cells: CellSet,
    pub(crate) by: Option<(House, Cell)>,
}

/// The open cells of a house that cannot hold a digit, by what closes them.
pub(crate) fn closed(context: &StepContext<'_>, house: House, digit: Digit) -> Vec<ClosedCells> {
    let rivals = (context.layout.cells(house) & context.board.open()) - context.board.plane(digit);
    closed_cells(context, house, digit, rivals)
}

/// The names of the open cells of a house: in their order along a line; in a box those first that the same closes.
pub(super) fn in_order(context: &StepContext<'_>, house: House, open: CellSet, closed: &[ClosedCells]) -> Vec<String> {
    let groups: &[ClosedCells] = if context.layout.is_box(house) { closed } else { &[] };
    let first: Vec<Cell> = groups.iter().flat_map(|group| group.cells).collect();
    let rest = open.iter().filter(|cell| !first.contains(cell));
    first.iter().copied().chain(rest).map(|cell| context.style.cell(cell)).collect()
}

/// Cells of a house that cannot hold a digit, by what closes them: by as few houses as there are.
pub(crate) fn closed_cells(context: &StepContext<'_>, house: House, digit: Digit, cells: CellSet) -> Vec<ClosedCells> {
    let mut left = cells;
    let mut found = Vec::new();
    while let Some((by, at)) = best_house(context, house, digit, left) {
        let cells = left & context.layout.cells(by);
        left -= cells;
        found.push(ClosedCells { cells, by: Some((by, at)) });
    }
    found.sort_by_key(|it: &ClosedCells| it.cells.first());
    found.extend((!left.is_empty()).then_some(ClosedCells { cells: left, by: None }));
    found
}

/// The other house with the digit that closes most of the cells.
fn best_house(context: &StepContext<'_>, house: House, digit: Digit, cells: CellSet) -> Option<(House, Cell)> {
    let layout = context.layout;
    let mut best: Option<(usize, House, Cell)> = None;
    for other in layout.houses().iter().filter(|&other| other != house) {
        let count = (cells & layout.cells(other)).len();
        let at = layout.cells(other).iter().find(|&cell| context.board.value(cell) == Some(digit));
        if let Some(at) = at
            && count > best.map_or(0, |(count, ..)| count)
        {
            best = Some((count, other, at));
        }
    }
    best.map(|(_, other, at)| (other, at))
}

/// Tells what closes cells to a digit, one or two facts a line.
pub(super) fn tell(told: &mut BeginnerText<'_, '_>, digit: Digit, all: &[ClosedCells]) {
    let mut is_short = false;
    for ClosedCells { cells, by } in all {
        let context = told.context;
        let sentences = match *by {
            Some((house, at)) if cells.is_one() => {
                let house = context.named([house]);
                vec![told.style().say(&PlainClosedText::HasSoNot { house, digit, at, cells: *cells })]
            }
            Some((house, at)) => {
                let style = told.style();
                let house = context.named([house]);
                vec![
                    style.say(&PlainClosedText::AreIn { cells: *cells, house }),
                    style.say(&PlainClosedText::Has { house, digit, at }),
                ]
            }
            None => vec![lost(context, *cells, digit)],
        };
        let short = sentences.len() == 1;
        for (sentence, first) in sentences.into_iter().zip([true, false]) {
            if first && !(short && is_short) { told.item(sentence) } else { told.also(sentence) }
        }
        is_short = short && !is_short;
    }
}

/// Says that cells lost a digit before, and in which step if that is known.
pub(super) fn lost(context: &StepContext<'_>, cells: CellSet, digit: Digit) -> String {
    let style = context.style;
    let mut steps: Vec<String> = Vec::new();
    let mut rules: Vec<String> = Vec::new();
    for cell in cells {
        let (known, cause) = match ruled_out::cause(context, Candidate { cell, digit }) {
            Some(Remover::Step(number)) => (&mut steps, number),
            Some(Remover::Rule(rule)) => (&mut rules, rule),
            _ => continue,
        };
        if !known.contains(&cause) {
            known.push(cause);
        }
    }
    match steps.as_slice() {
        [] if !rules.is_empty() => {
            let rule = style.semicolons(rules);
            style.say(&PlainClosedText::LostBy { cells, digits: digit.into(), rule: &rule })
        }
        [] => style.say(&PlainClosedText::Lost { cells, digits: digit.into() }),
        steps => {
            style.say(&PlainClosedText::LostIn { cells, digits: digit.into(), steps: AllOf(steps), count: steps.len() })
        }
    }
}

/// Says that a cell lost digits before, each with its step if one is known.
pub(super) fn all_lost(context: &StepContext<'_>, cell: Cell, digits: DigitSet) -> String {
    let style = context.style;
    let mut groups: Vec<(Option<Remover>, DigitSet)> = Vec::new();
    for digit in digits {
        let cause = ruled_out::cause(context, Candidate { cell, digit }).filter(|it| *it != Remover::Assumption);
        match groups.iter_mut().find(|(known, _)| *known == cause) {
            Some((_, digits)) => digits.insert(digit),
            None => groups.push((cause, DigitSet::of(digit))),
        }
    }
    match groups.as_slice() {
        [(None, digits)] => return style.say(&PlainClosedText::Lost { cells: cell.into(), digits: *digits }),
        [(Some(Remover::Rule(rule)), digits)] => {
            return style.say(&PlainClosedText::LostBy { cells: cell.into(), digits: *digits, rule });
        }
        _ => {}
    }
    let each: Vec<String> = groups
        .iter()
        .map(|(cause, digits)| match cause {
            Some(Remover::Step(number)) => style.say(&PlainClosedText::InStep { digits: *digits, number }),
            Some(Remover::Rule(rule)) => style.say(&PlainClosedText::ByRule { digits: *digits, rule }),
            Some(Remover::Assumption) | None => style.and(*digits),
        })
        .collect();
    style.say(&PlainClosedText::LostEach { cell, lost: AllOf(&each) })
}

/// The houses of a cell whose digits it cannot hold, as few as there are, each with what it closes; and what is gone.
pub(crate) fn digits_closed(context: &StepContext<'_>, cell: Cell) -> (Vec<(House, DigitSet)>, DigitSet) {
    let mut left = context.layout.digits() - context.board.digits(cell);
    let mut found: Vec<(House, DigitSet)> = Vec::new();
    let houses: HouseSet = context.layout.houses_of(cell);
    loop {
        let count = |house: &House| (context.board.placed_in(*house) & left).len();
        // The first of those that close most.
        let most = houses.iter().map(|house| count(&house)).max().unwrap_or(0);
        let Some(house) = houses.iter().find(|house| most > 0 && count(house) == most) else { break };
        let digits = context.board.placed_in(house) & left;
        left -= digits;
        found.push((house, digits));
    }
    (found, left)
}

/// Sentences about what closes places and digits.
#[derive(Clone, Copy, Debug)]
pub(crate) enum PlainClosedText<'a> {
    HasSoNot { house: Houses<'a>, digit: Digit, at: Cell, cells: CellSet },
    AreIn { cells: CellSet, house: Houses<'a> },
    Has { house: Houses<'a>, digit: Digit, at: Cell },
    Lost { cells: CellSet, digits: DigitSet },
    LostEach { cell: Cell, lost: AllOf<'a> },
    LostBy { cells: CellSet, digits: DigitSet, rule: &'a str },
    ByRule { digits: DigitSet, rule: &'a str },
    InStep { digits: DigitSet, number: &'a str },
    LostIn { cells: CellSet, digits: DigitSet, steps: AllOf<'a>, count: usize },
}
