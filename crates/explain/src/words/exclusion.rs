//! Few cells that cannot be filled with a candidate.
use crate::step_context::StepContext;
use crate::words::noun::{Area, Holds, Is};
use qedoku_core::{Candidate, Cell, CellSet, Conclusion, DigitSet, Exclusion, Slot, Step};

/// Says that every way to fill the base fails: of two cells, why each digit of the other does.
pub(super) fn why(context: &StepContext<'_>, exclusion: &Exclusion, step: &Step) -> String {
    let style = context.style;
    let base = exclusion.base;
    let excluders = exclusion.excluders.as_slice();
    let cases = step.conclusion.eliminate.iter_by_cell().map(|candidate| {
        let other = base.without(candidate.cell).single()?;
        case(context, candidate, other, excluders)
    });
    if let Some(cases) = cases.collect::<Option<Vec<_>>>() {
        let cases = style.semicolons(cases);
        return style.say(&ExclusionText::Cases { cases: &cases, gone: &step.conclusion });
    }
    let repeats = style.say(&ExclusionText::Repeats { taken: Holds(&step.conclusion.eliminate), base, house: Area(1) });
    if excluders.is_empty() {
        return style.say(&ExclusionText::RepeatsOnly { repeats: &repeats, gone: &step.conclusion });
    }
    let excluders = style.or(excluders.iter().map(|&slot| style.slots(context.layout, &[slot])));
    style.say(&ExclusionText::OrLeavesNothing { repeats: &repeats, excluders: &excluders, gone: &step.conclusion })
}

/// Says why the other cell has no digit left beside a candidate.
fn case(context: &StepContext<'_>, candidate: Candidate, other: Cell, excluders: &[Slot]) -> Option<String> {
    let style = context.style;
    let mut groups: Vec<(Option<Cell>, DigitSet)> = Vec::new();
    for digit in context.board.digits(other) {
        let beside = Candidate { cell: other, digit };
        let excluder = if context.layout.clash(candidate, beside) {
            None
        } else {
            Some(excluders.iter().find_map(|slot| match *slot {
                Slot::Cell(cell) if emptied(context, cell, [candidate, beside]) => Some(cell),
                _ => None,
            })?)
        };
        match groups.iter_mut().find(|(known, _)| *known == excluder) {
            Some((_, digits)) => digits.insert(digit),
            None => groups.push((excluder, DigitSet::of(digit))),
        }
    }
    let reasons =
        style.clauses(groups.into_iter().map(|(excluder, digits)| match excluder.map(|cell| style.cell(cell)) {
            Some(cell) => style.say(&ExclusionText::LeavesNothing { digits, cell: &cell }),
            None => style.say(&ExclusionText::Excluded { digits }),
        }));
    Some(style.say(&ExclusionText::Case {
        taken: Is(Candidate { cell: candidate.cell, digit: candidate.digit }),
        other,
        reasons: &reasons,
    }))
}

/// Whether both candidates together take everything from a cell.
fn emptied(context: &StepContext<'_>, cell: Cell, both: [Candidate; 2]) -> bool {
    let lost = |digit| both.iter().any(|&it| context.layout.clash(it, Candidate { cell, digit }));
    context.board.digits(cell).iter().all(lost)
}

/// Sentences about cells that cannot be filled with a candidate.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ExclusionText<'a> {
    Cases { cases: &'a str, gone: &'a Conclusion },
    Repeats { taken: Holds<'a>, base: CellSet, house: Area },
    RepeatsOnly { repeats: &'a str, gone: &'a Conclusion },
    OrLeavesNothing { repeats: &'a str, excluders: &'a str, gone: &'a Conclusion },
    LeavesNothing { digits: DigitSet, cell: &'a str },
    Excluded { digits: DigitSet },
    Case { taken: Is, other: Cell, reasons: &'a str },
}
