//! Reasons why a slot that a refutation leaves empty has no candidate.
use super::step::named;
use crate::mistake::end;
use crate::words;
use qedoku_core::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Slot, Target, Trace};
use qedoku_explain::Style;
use qedoku_explain::noun::{AllOf, Houses, Or};

/// The reasons why each candidate of the slot that a refutation leaves empty is gone: after the steps of the refutation, if
/// it has any, of the entry that it is about.
pub(super) fn closed(trace: &Trace, entry: Option<Target>, style: Style) -> Option<String> {
    let slot = end(trace)?;
    let board = words::reached(trace);
    let open = slot.candidates(&trace.layout).iter_by_cell().filter(|it| board.open().contains(it.cell));
    let mut groups: Vec<(GoneBy, CandidateSet)> = Vec::new();
    for candidate in open {
        let taken = entry == Some(Target::Eliminate(candidate));
        let reason = if taken { Some(GoneBy::Entry) } else { GoneBy::of(trace, &board, candidate, style) };
        let Some(reason) = reason else { continue };
        match groups.iter_mut().find(|(known, _)| *known == reason) {
            Some((_, all)) => all.insert(candidate),
            None => groups.push((reason, [candidate].into_iter().collect())),
        }
    }
    let parts = match slot {
        Slot::Cell(cell) => of_cell(cell, &groups, style),
        Slot::House(house, digit) => {
            let mut parts = of_house(digit, &groups, style);
            let others = trace.layout.cells(house) - board.open();
            let house = named(&trace.layout, house);
            parts.extend((!others.is_empty()).then(|| style.say(&NothingLeftText::OthersFilled { house })));
            parts
        }
    };
    let parts = (!parts.is_empty()).then(|| style.semicolons(parts))?;
    let parts = parts.as_str();
    let is_later = entry.is_some() && !trace.steps.is_empty();
    Some(style.say(&if is_later { NothingLeftText::Then { parts } } else { NothingLeftText::All { parts } }))
}

/// The reason why a candidate is not there.
#[derive(Clone, PartialEq, Eq)]
enum GoneBy {
    /// A digit that stands.
    Seen(Candidate),
    /// A rule, as a clause.
    Rule(String),
    /// The step that took it, by its number among those told.
    Step(usize),
    /// It was taken out by the entry.
    Entry,
    /// It was taken out before.
    Gone,
}

impl GoneBy {
    fn of(trace: &Trace, board: &Board, it: Candidate, style: Style) -> Option<Self> {
        let layout = &trace.layout;
        let held: CandidateSet = board.values().filled().collect();
        if let Some(by) =
            held.plane(it.digit).iter().find(|by| !(layout.houses_of(it.cell) & layout.houses_of(*by)).is_empty())
        {
            return Some(Self::Seen(Candidate { cell: by, ..it }));
        }
        if let Some(rule) = layout.why_not(it) {
            return Some(Self::Rule(style.rule(rule, layout, [it.cell, it.cell])));
        }
        let mut against = (layout.clashes(it) & held).iter().filter(|other| other.cell != it.cell);
        let rule = against.find_map(|other| Some((other, layout.why(it, other)?)));
        if let Some((other, rule)) = rule {
            return Some(Self::Rule(style.rule(rule, layout, [it.cell, other.cell])));
        }
        if trace.puzzle.removed.contains(it) {
            return Some(Self::Gone);
        }
        let at = trace.steps.iter().position(|step| step.conclusion.eliminate.contains(it));
        at.map(|at| Self::Step(at + 1))
    }
}

/// The reasons why a cell has no digit.
fn of_cell(cell: Cell, groups: &[(GoneBy, CandidateSet)], style: Style) -> Vec<String> {
    let mut parts = Vec::new();
    let seen = groups.iter().filter_map(|(reason, _)| if let GoneBy::Seen(by) = reason { Some(*by) } else { None });
    let seen: Vec<String> =
        seen.map(|by| style.say(&NothingLeftText::DigitAt { digit: by.digit, cell: by.cell })).collect();
    if !seen.is_empty() {
        parts.push(style.say(&NothingLeftText::CellSees { cell, list: AllOf(&seen) }));
    }
    for (reason, all) in groups {
        let digits = all.all_digits();
        let is_first = parts.is_empty();
        parts.push(style.say(&match reason {
            GoneBy::Seen(_) => continue,
            GoneBy::Rule(rule) if is_first => NothingLeftText::CellRuled { cell, digits: Or(digits), rule },
            GoneBy::Rule(rule) => NothingLeftText::NorRuled { digits: Or(digits), rule },
            GoneBy::Step(number) => NothingLeftText::CellLost { cell, digits, number: *number },
            GoneBy::Entry => NothingLeftText::CellEntered { digits, cell },
            GoneBy::Gone => NothingLeftText::CellGone { digits, cell },
        }));
    }
    parts
}

/// The reasons why a digit has no cell of a house.
fn of_house(digit: Digit, groups: &[(GoneBy, CandidateSet)], style: Style) -> Vec<String> {
    let said = |(reason, all): &(GoneBy, CandidateSet)| {
        let cells = all.cells();
        style.say(&match reason {
            GoneBy::Seen(by) => NothingLeftText::See { cells, digit, by: by.cell },
            GoneBy::Rule(rule) => NothingLeftText::Ruled { cells, digit, rule },
            GoneBy::Step(number) => NothingLeftText::Lost { cells, digit, number: *number },
            GoneBy::Entry => NothingLeftText::Entered { cells, digit },
            GoneBy::Gone => NothingLeftText::Gone { cells, digit },
        })
    };
    groups.iter().map(said).collect()
}

/// Reasons why a slot has no candidate.
#[derive(Clone, Copy, Debug)]
pub(crate) enum NothingLeftText<'a> {
    All { parts: &'a str },
    Then { parts: &'a str },
    DigitAt { digit: Digit, cell: Cell },
    CellSees { cell: Cell, list: AllOf<'a> },
    CellRuled { cell: Cell, digits: Or, rule: &'a str },
    NorRuled { digits: Or, rule: &'a str },
    CellLost { cell: Cell, digits: DigitSet, number: usize },
    CellEntered { digits: DigitSet, cell: Cell },
    CellGone { digits: DigitSet, cell: Cell },
    See { cells: CellSet, digit: Digit, by: Cell },
    Ruled { cells: CellSet, digit: Digit, rule: &'a str },
    Lost { cells: CellSet, digit: Digit, number: usize },
    Entered { cells: CellSet, digit: Digit },
    Gone { cells: CellSet, digit: Digit },
    OthersFilled { house: Houses<'a> },
}
