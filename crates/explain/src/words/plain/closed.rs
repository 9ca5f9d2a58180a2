//! Says what closes the other places of a house to a digit, and a cell to the other digits.
use super::beginner_text::BeginnerText;
use crate::step_context::{Remover, StepContext};
use crate::words::noun::{AllOf, Houses};
use crate::words::ruled_out::{self, DigitLosses};
use qedoku_core::{Assumption, Candidate, Cell, CellSet, Digit, DigitSet, House};

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

/// Cells of a house that cannot hold a digit, by what closes them: by as few houses as there are.
pub(crate) fn closed_cells(context: &StepContext<'_>, house: House, digit: Digit, cells: CellSet) -> Vec<ClosedCells> {
    let mut left = cells;
    let mut found = Vec::new();
    while let Some(closed) = best_house(context, house, digit, left) {
        left -= closed.cells;
        found.push(closed);
    }
    found.sort_by_key(|it: &ClosedCells| it.cells.first());
    found.extend((!left.is_empty()).then_some(ClosedCells { cells: left, by: None }));
    found
}

/// The cells that another house with the digit closes, the one that closes most of these.
fn best_house(context: &StepContext<'_>, house: House, digit: Digit, cells: CellSet) -> Option<ClosedCells> {
    let layout = context.layout;
    let mut best: Option<ClosedCells> = None;
    for other in layout.houses().iter().filter(|&other| other != house) {
        let stands = |&cell: &Cell| context.board.value(cell) == Some(digit);
        let Some(at) = layout.cells(other).iter().find(stands) else { continue };
        let closed = context.closed_by(at, cells & layout.cells(other), digit);
        if closed.len() > best.as_ref().map_or(0, |best| best.cells.len()) {
            best = Some(ClosedCells { cells: closed, by: Some((other, at)) });
        }
    }
    best
}

/// Tells what closes cells to a digit, one or two facts a line.
pub(super) fn describe(prose: &mut BeginnerText<'_, '_>, digit: Digit, all: &[ClosedCells]) {
    let mut is_short = false;
    for closed in all {
        let sentences = facts(prose, digit, closed);
        let short = sentences.len() == 1;
        for (sentence, first) in sentences.into_iter().zip([true, false]) {
            if first && !(short && is_short) { prose.item(sentence) } else { prose.also(sentence) }
        }
        is_short = short && !is_short;
    }
}

/// A sentence or two on what closes cells to a digit.
fn facts(prose: &BeginnerText<'_, '_>, digit: Digit, ClosedCells { cells, by }: &ClosedCells) -> Vec<String> {
    let context = prose.context;
    match *by {
        Some((house, at)) if cells.is_one() => {
            let house = context.named([house]);
            let is_supposed = context.supposes(Assumption::is_true(Candidate { cell: at, digit }));
            let supposed = Supposed(is_supposed);
            vec![prose.style().say(&PlainClosedText::HasSoNot { house, digit, at, supposed, cells: *cells })]
        }
        Some((house, at)) => {
            let style = prose.style();
            let house = context.named([house]);
            let is_supposed = context.supposes(Assumption::is_true(Candidate { cell: at, digit }));
            let supposed = Supposed(is_supposed);
            vec![
                style.say(&PlainClosedText::AreIn { cells: *cells, house }),
                style.say(&PlainClosedText::HasSoNone { house, digit, at, supposed }),
            ]
        }
        None => vec![lost(context, *cells, digit)],
    }
}

/// Says why a cell is not a digit: where a house of it has it, or that it lost it before.
pub(in super::super) fn not_in(context: &StepContext<'_>, cell: Cell, digit: Digit) -> String {
    let stands = |house: House| {
        let at = context.layout.cells(house).iter().find(|&at| context.board.value(at) == Some(digit))?;
        (!context.closed_by(at, cell.into(), digit).is_empty()).then_some((house, at))
    };
    match context.layout.houses_of(cell).iter().find_map(stands) {
        Some((house, at)) => {
            let supposed = Supposed(context.supposes(Assumption::is_true(Candidate { cell: at, digit })));
            let house = context.named([house]);
            let not = PlainClosedText::HasSoNot { house, digit, at, supposed, cells: cell.into() };
            context.style.say(&not)
        }
        None => lost(context, cell.into(), digit),
    }
}

/// Says that cells lost a digit before, and in which step if that is known, or by which rule.
pub(super) fn lost(context: &StepContext<'_>, cells: CellSet, digit: Digit) -> String {
    let style = context.style;
    let digits = DigitSet::of(digit);
    let DigitLosses { steps, stepped, ruled, unknown } = DigitLosses::of(context, cells, digit);
    let unknown = (!unknown.is_empty()).then(|| style.say(&PlainClosedText::Lost { cells: unknown, digits }));
    let in_steps = (!stepped.is_empty()).then(|| {
        style.say(&PlainClosedText::LostIn { cells: stepped, digits, steps: AllOf(&steps), count: steps.len() })
    });
    let by_rules =
        ruled.iter().map(|(rule, cells)| style.say(&PlainClosedText::LostBy { cells: *cells, digits, rule }));
    style.statements(unknown.into_iter().chain(in_steps).chain(by_rules))
}

/// Says that a cell lost digits before, each with its step if one is known. Those of which none is known are said first.
pub(in super::super) fn all_lost(context: &StepContext<'_>, cell: Cell, digits: DigitSet) -> Vec<String> {
    let mut groups: Vec<(Option<Remover>, DigitSet)> = Vec::new();
    for digit in digits {
        let cause = ruled_out::cause(context, Candidate { cell, digit }).filter(|it| *it != Remover::Assumption);
        match groups.iter_mut().find(|(known, _)| *known == cause) {
            Some((_, digits)) => digits.insert(digit),
            None => groups.push((cause, DigitSet::of(digit))),
        }
    }
    let unknown = groups.iter().position(|(cause, _)| cause.is_none());
    let first = unknown.map(|at| vec![groups.remove(at)]).unwrap_or_default();
    let parts = [first, groups].into_iter().filter(|part| !part.is_empty());
    parts.map(|part| lost_by(context, cell, &part)).collect()
}

/// Says that a cell lost digits by some causes.
fn lost_by(context: &StepContext<'_>, cell: Cell, groups: &[(Option<Remover>, DigitSet)]) -> String {
    let style = context.style;
    match groups {
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

/// True if what is said is supposed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Supposed(pub(crate) bool);

/// Sentences about what closes places and digits.
#[derive(Clone, Copy, Debug)]
pub(crate) enum PlainClosedText<'a> {
    HasSoNot { house: Houses<'a>, digit: Digit, at: Cell, supposed: Supposed, cells: CellSet },
    AreIn { cells: CellSet, house: Houses<'a> },
    HasSoNone { house: Houses<'a>, digit: Digit, at: Cell, supposed: Supposed },
    Lost { cells: CellSet, digits: DigitSet },
    LostEach { cell: Cell, lost: AllOf<'a> },
    LostBy { cells: CellSet, digits: DigitSet, rule: &'a str },
    ByRule { digits: DigitSet, rule: &'a str },
    InStep { digits: DigitSet, number: &'a str },
    LostIn { cells: CellSet, digits: DigitSet, steps: AllOf<'a>, count: usize },
}
