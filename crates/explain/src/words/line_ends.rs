//! Says how far the digits of a thermometer or an arrow reach, where one of its cells tells it of others.
use crate::step_context::StepContext;
use crate::words::clash::ClashText;
use qedoku_core::{Cell, Clash, Digit, Rule, RuleKind, Slot, Step};

/// The greatest or the least digit that a cell of a line leaves to another one.
struct LineEnd<'l> {
    rule: &'l Rule,
    cell: Cell,
    /// True if it is the greatest.
    is_most: bool,
    digit: Digit,
    /// How far the digits of the two are apart at least.
    least: u32,
}

/// The sentences, if all that goes stands beyond what the cell of the slot leaves to other cells of its lines.
pub(super) fn sentences(context: &StepContext<'_>, it: &Clash, step: &Step) -> Option<Vec<String>> {
    let Slot::Cell(from) = it.slot else { return None };
    let gone = step.conclusion.eliminate;
    let ends: Option<Vec<LineEnd<'_>>> = gone.cells().iter().map(|cell| line_end(context, from, cell, step)).collect();
    let mut told = Vec::new();
    let mut before: Option<&LineEnd<'_>> = None;
    let mut ends = ends?;
    ends.sort_by_key(|end| (end.is_most, end.least));
    for end in &ends {
        let style = context.style;
        let rule = style.rule(end.rule, context.layout, [from, end.cell]);
        let LineEnd { cell, digit, is_most, .. } = *end;
        let own = context.board.digits(from);
        let own = if is_most { own.last() } else { own.first() }?;
        let is_alike = before.is_some_and(|it| std::ptr::eq(it.rule, end.rule) && it.is_most == is_most);
        told.push(style.say(&match (is_alike, is_most) {
            (true, true) => ClashText::AlsoAtMost { cell, digit },
            (true, false) => ClashText::AlsoAtLeast { cell, digit },
            (false, true) => ClashText::AtMost { from, own, cell, digit, rule: &rule },
            (false, false) => ClashText::AtLeast { from, own, cell, digit, rule: &rule },
        }));
        before = Some(end);
    }
    Some(told)
}

/// What one cell leaves to another of its line, if just what is beyond goes there.
fn line_end<'l>(context: &StepContext<'l>, from: Cell, cell: Cell, step: &Step) -> Option<LineEnd<'l>> {
    let gone = step.conclusion.eliminate.digits(cell);
    let own = context.board.digits(from);
    context.layout.rules().list.iter().find_map(|rule| {
        let Rise { is_most, least } = rise(rule, from, cell)?;
        let digit = if is_most {
            Digit::from_value(u32::from(own.last()?.value()).checked_sub(least)?)
        } else {
            Digit::from_value(u32::from(own.first()?.value()) + least)
        }?;
        let beyond = context.board.digits(cell).filter(|it| if is_most { it > digit } else { it < digit });
        (beyond == gone).then_some(LineEnd { rule, cell, is_most, digit, least })
    })
}

/// How far the digits of two cells are apart.
struct Rise {
    /// True if the first has the greater one.
    is_most: bool,
    /// The least difference.
    least: u32,
}

/// How far the digits of two cells are apart, if they are of a thermometer, or one is the number of an arrow and the other
/// on its line: there every other cell adds 1 at least.
fn rise(rule: &Rule, from: Cell, cell: Cell) -> Option<Rise> {
    let place = |cell: Cell| rule.cells.iter().position(|&it| it == cell);
    let [start, end] = [place(from)?, place(cell)?];
    let is_most = end < start;
    match rule.kind {
        RuleKind::Thermometer => Some(Rise { is_most, least: start.abs_diff(end) as u32 }),
        RuleKind::SlowThermometer => Some(Rise { is_most, least: 0 }),
        RuleKind::Arrow => {
            let (number, line) = rule.arrow();
            let has_one = number.len() == 1 && number.contains(&from) != number.contains(&cell);
            has_one.then(|| Rise { is_most: number.contains(&from), least: line.len() as u32 - 1 })
        }
        _ => None,
    }
}
