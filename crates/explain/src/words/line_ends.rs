//! Says how far the digits of a thermometer or an arrow reach, where one of its cells tells it of others.
use super::lacking;
use crate::step_context::StepContext;
use crate::words::clash_text::ClashText;
use qedoku_core::{Cell, CellSet, Digit, DigitSet, Rule, RuleKind, RuledOut, Slot};

/// The greatest or the least digit that a cell of a line leaves to another one.
struct LineEnd<'l> {
    rule: &'l Rule,
    cell: Cell,
    /// True if it is the greatest.
    is_most: bool,
    digit: Digit,
    /// The least difference between the digits of the two cells.
    least: u32,
}

impl LineEnd<'_> {
    /// The cells that count too: those of an arrow's line beside its cell of the two.
    fn others(&self, from: Cell) -> CellSet {
        if self.rule.kind != RuleKind::Arrow {
            return CellSet::EMPTY;
        }
        let (_, line) = self.rule.arrow();
        line.iter().copied().collect::<CellSet>().without(from).without(self.cell)
    }
}

/// The sentences, if all that goes stands beyond what the cell of the slot leaves to other cells of its lines. What a rule
/// says that is known from a sentence before is not said again.
pub(super) fn sentences<'l>(
    context: &StepContext<'l>,
    it: &RuledOut,
    known: &mut Option<&'l Rule>,
) -> Option<Vec<String>> {
    let Slot::Cell(from) = it.slot else { return None };
    let gone = it.gone;
    let ends: Option<Vec<LineEnd<'_>>> =
        gone.cells().iter().map(|cell| line_end(context, from, cell, gone.digits(cell))).collect();
    let mut described = Vec::new();
    let mut before: Option<&LineEnd<'_>> = None;
    let mut ends = ends?;
    ends.sort_by_key(|end| (end.is_most, end.least));
    for end in &ends {
        let style = context.style;
        let is_known = known.is_some_and(|known| std::ptr::eq(known, end.rule)) && !style.is_plain();
        let rule = &if is_known { String::new() } else { style.rule(end.rule, context.layout, [from, end.cell]) };
        *known = Some(end.rule);
        let LineEnd { cell, digit, is_most, .. } = *end;
        let own = context.board.digits(from);
        let own = if is_most { own.last() } else { own.first() }?;
        let others = end.others(from);
        let is_alike = before.is_some_and(|it| std::ptr::eq(it.rule, end.rule) && it.is_most == is_most);
        let beyond = context.layout.digits().filter(|it| if is_most { it > own } else { it < own });
        let mut why = if is_alike { Vec::new() } else { lacking::of_cell(context, from, beyond) };
        if !style.is_plain()
            && let Some(closed) = why.pop()
        {
            described.append(&mut why);
            let closed = &closed;
            let known = if is_most {
                ClashText::SoAtMost { closed, from, own }
            } else {
                ClashText::SoAtLeast { closed, from, own }
            };
            described.push(style.say(&known));
            described.push(style.say(&if is_most {
                ClashText::CellAtMost { others, cell, digit, rule }
            } else {
                ClashText::CellAtLeast { others, cell, digit, rule }
            }));
        } else if let (false, false, Digit::D1, false) = (is_alike, is_most, own, others.is_empty()) {
            described.push(style.say(&ClashText::EachAtLeastOne { line: others.with(from), cell, digit, rule }));
        } else {
            described.append(&mut why);
            described.push(style.say(&match (is_alike, is_most) {
                (true, true) => ClashText::AlsoAtMost { cell, digit },
                (true, false) => ClashText::AlsoAtLeast { cell, digit },
                (false, true) => ClashText::AtMost { from, own, others, cell, digit, rule },
                (false, false) => ClashText::AtLeast { from, own, others, cell, digit, rule },
            }));
        }
        before = Some(end);
    }
    Some(described)
}

/// The end of the digits of a cell that another cell of its line leaves to it, if the step removes just those beyond.
fn line_end<'l>(context: &StepContext<'l>, from: Cell, cell: Cell, gone: DigitSet) -> Option<LineEnd<'l>> {
    let own = context.board.digits(from);
    let rules = context.layout.rules();
    let is_line =
        |rule: &&Rule| matches!(rule.kind, RuleKind::Thermometer | RuleKind::SlowThermometer | RuleKind::Arrow);
    rules.list.iter().filter(is_line).find_map(|rule| {
        let below = rules.rise(rule, cell, from);
        let is_most = below.is_some();
        let least = u32::from(below.or_else(|| rules.rise(rule, from, cell))?);
        let digit = if is_most {
            Digit::from_value(u32::from(own.last()?.value()).checked_sub(least)?)
        } else {
            Digit::from_value(u32::from(own.first()?.value()) + least)
        }?;
        let beyond = context.board.digits(cell).filter(|it| if is_most { it > digit } else { it < digit });
        (beyond == gone).then_some(LineEnd { rule, cell, is_most, digit, least })
    })
}
