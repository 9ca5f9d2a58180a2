//! Lines about cells that would allow two solutions, or none.
use super::terms::{BriefText, around, cells, each_at, filled, held, houses, in_houses, on_board};
use crate::step_context::StepContext;
use crate::words::deadly::beside as cells_beside;
use crate::words::noun::{AllOf, Houses};
use crate::words::thrice::thrice;
use crate::words::unfillable;
use qedoku_core::{CandidateSet, Deadly, DeadlyKind, Digit, Step, Truth};

/// The cells with what would be left of them, and what prevents it: `(17)r38c13, 1 in r8 at r8c13`.
pub(super) fn argument(context: &StepContext<'_>, it: &Deadly, step: &Step) -> String {
    let style = context.style;
    if it.kind == DeadlyKind::Bug {
        let more = it.guards.cells().iter().map(|cell| held(context, cell.into(), context.board.digits(cell)));
        let text = style.say(&DeadlyLine::Grave { more: &style.and(more) });
        let mut parts = guards_of_several(context, &it.guards);
        parts.extend(thrice(context, it).map(|(digit, Houses(_, at))| {
            let each = at.iter().map(|house| houses(context, [house]));
            style.say(&DeadlyLine::Thrice { digit, houses: &style.and(each) })
        }));
        let in_house = step.truths.iter().any(|truth| matches!(truth, Truth::House { .. }));
        parts.extend(if in_house { None } else { beside(context, it, step) });
        return with_parts(context, text, &parts);
    }
    let digits = it.deadly.all_digits();
    let loop_of = (it.kind == DeadlyKind::BivalueOddagon)
        .then(|| unfillable::around(context, it.deadly.cells()))
        .flatten()
        .map(|places| places.into_iter().map(|cell| style.cell(cell)).collect::<Vec<_>>());
    let pattern = match loop_of {
        Some(places) => around(context, digits, &places),
        None => filled(context, digits, it.deadly.cells()),
    };
    let houses = step.truths.iter().filter_map(|truth| match truth {
        Truth::House { house, digit, cells } => Some((*house, *digit, *cells)),
        _ => None,
    });
    let mut parts = each_at(context, houses);
    if it.kind == DeadlyKind::AvoidableRectangle {
        parts.push(style.say(&DeadlyLine::NoGivens));
    }
    if parts.is_empty() || it.kind == DeadlyKind::AvoidableRectangle {
        parts.extend(if it.kind == DeadlyKind::Tridagon {
            guards(context, &it.guards)
        } else {
            guards_of_several(context, &it.guards)
        });
        parts.extend(beside(context, it, step));
    }
    with_parts(context, pattern, &parts)
}

fn with_parts(context: &StepContext<'_>, text: String, parts: &[String]) -> String {
    let parts: Vec<String> = std::iter::once(text).chain(parts.iter().cloned()).collect();
    context.style.say(&BriefText::Joined { parts: AllOf(&parts) })
}

/// The guards, if they are in several cells: `7 in r46c8`, `(36)r5c6|(4)r5c5`.
fn guards_of_several(context: &StepContext<'_>, guards: &CandidateSet) -> Vec<String> {
    if guards.cells().is_several() { self::guards(context, guards) } else { Vec::new() }
}

/// The guards, in one cell or in several.
fn guards(context: &StepContext<'_>, guards: &CandidateSet) -> Vec<String> {
    let style = context.style;
    if let Some(digit) = guards.all_digits().single() {
        return vec![style.say(&DeadlyLine::OneOf { digit, cells: &cells(context, guards.cells()) })];
    }
    let each = guards.cells().iter().map(|cell| filled(context, guards.digits(cell), cell.into()));
    vec![each.collect::<Vec<_>>().join("|")]
}

/// The cells beside the pattern that take digits together with the guards: `with (346)r46c4 in b5`.
fn beside(context: &StepContext<'_>, it: &Deadly, step: &Step) -> Option<String> {
    let cells = cells_beside(it, step);
    if cells.is_empty() {
        return None;
    }
    let held = on_board(context, cells);
    let around = context.layout.houses_around(cells | it.guards.cells());
    let what = filled(context, held, cells);
    let what = if around.is_empty() { what } else { in_houses(context, &what, around) };
    Some(context.style.say(&DeadlyLine::With { what: &what }))
}

/// The words in lines about deadly patterns.
#[derive(Clone, Copy, Debug)]
pub(crate) enum DeadlyLine<'a> {
    Grave { more: &'a str },
    NoGivens,
    Thrice { digit: Digit, houses: &'a str },
    OneOf { digit: Digit, cells: &'a str },
    With { what: &'a str },
}
