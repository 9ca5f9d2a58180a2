//! Candidates linked in turn.
use super::blocked::{beside, names_link_blockers};
use crate::notation::in_words;
use crate::step_context::StepContext;
use crate::style::Style;
use crate::words::noun::{Any, Count, Holds};
use qedoku_core::{CandidateSet, Cell, CellSet, Chain, Conclusion, Digit, DigitSet, Reason, Step, StrongLink};

/// Says what follows from link to link, and what that makes certain.
pub(super) fn why(context: &StepContext<'_>, chain: &Chain, step: &Step) -> String {
    let style = context.style;
    let start = chain.start();
    let last = chain.end();
    let names_blockers = names_link_blockers(context, chain.links());
    let ends = style.clauses(chain.links().enumerate().map(|(at, link)| {
        // The first link often stays in its cell, which is named already.
        let named = start.cells().single().filter(|_| at == 0);
        end(context, link, named.map_or(CellSet::EMPTY, CellSet::of), names_blockers)
    }));
    let back = lacks(style, start);
    let lead = style.say(&ChainText::Lead { back: &back, ends: &ends });
    if chain.is_loop() {
        return style.say(&ChainText::Loop { lead: &lead, back: &back, gone: &step.conclusion });
    }
    if last == start {
        return style.say(&ChainText::AfterAll { lead: &lead, holds: Holds(start), gone: &step.conclusion });
    }
    if let Some(wider) = wider(start, last) {
        return style.say(&ChainText::InAnyCase { lead: &lead, holds: Holds(wider), gone: &step.conclusion });
    }
    let either = either(style, start, last);
    if let Some(cells) = seen(context, &(*start | *last), step) {
        let places = (*start | *last).cells().len();
        return style.say(&ChainText::BothSeen {
            lead: &lead,
            either: &either,
            cells,
            gone: &step.conclusion,
            count: Count(places),
        });
    }
    style.say(&ChainText::EitherWay { lead: &lead, either: &either, gone: &step.conclusion })
}

/// The cells that lose a digit as they see all its places, one of which is true.
pub(super) fn seen(context: &StepContext<'_>, places: &CandidateSet, step: &Step) -> Option<CellSet> {
    let eliminate = &step.conclusion.eliminate;
    let cells = eliminate.cells();
    let digits = places.all_digits() | eliminate.all_digits();
    let in_view = cells.is_subset(context.layout.common_peers(places.cells()));
    (digits.single().is_some() && in_view && !cells.is_empty()).then_some(cells)
}

/// The larger of two ends, if it holds the other.
fn wider<'a>(one: &'a CandidateSet, other: &'a CandidateSet) -> Option<&'a CandidateSet> {
    [(one, other), (other, one)].into_iter().find(|(part, whole)| part.is_subset(whole)).map(|(_, whole)| whole)
}

/// Says that one of two ends is true.
fn either(style: Style, one: &CandidateSet, other: &CandidateSet) -> String {
    let [(digits, cells), (others, places)] = [parts(one), parts(other)];
    match digits.single().filter(|_| digits == others) {
        Some(digit) => {
            let places = style.or([cells, places].into_iter().flat_map(|part| style.blocks(part)));
            style.say(&ChainText::OneOf { digit, places: &places })
        }
        None => style.either([style.holds(one), style.holds(other)]),
    }
}

/// The end of a strong link, true, with the house, the cell or the pattern that leaves nothing else, and what closes
/// the rest of it if that is described.
pub(super) fn end(context: &StepContext<'_>, link: &StrongLink, named: CellSet, names_blockers: bool) -> String {
    let style = context.style;
    let reason = match link.reason {
        Reason::Cell(cell) => only(context, cell, &(link.from | link.to)),
        _ => in_words(context, &link.reason),
    };
    let holds = match (link.to.single(), &link.reason) {
        (Some(to), Reason::Cell(_)) if named == CellSet::of(to.cell) => {
            let digit = to.digit;
            style.say(&ChainText::ItIs { digit })
        }
        _ => style.holds(&link.to),
    };
    let rest = if names_blockers { beside(context, link) } else { String::new() };
    match reason {
        Some(reason) if rest.is_empty() => style.say(&ChainText::Because { holds: &holds, reason: &reason }),
        Some(reason) => style.say(&ChainText::BecauseOf { holds: &holds, reason: &reason, rest: &rest }),
        None => holds,
    }
}

/// Says that a cell has only these candidates.
fn only(context: &StepContext<'_>, cell: Cell, ends: &CandidateSet) -> Option<String> {
    let style = context.style;
    let digits = context.board.digits(cell);
    (digits == ends.digits(cell)).then(|| style.say(&ChainText::Only { held: digits }))
}

/// Says that none of the candidates is true.
fn lacks(style: Style, set: &CandidateSet) -> String {
    let (digits, cells) = parts(set);
    let all = style.or(digits);
    match (digits.single(), cells.single()) {
        (Some(_), None) => style.say(&ChainText::NotIn { all: &all, at: Any(cells) }),
        (_, Some(_)) => style.say(&ChainText::IsNot { at: Any(cells), all: &all }),
        (None, None) => style.say(&ChainText::NoneTrue { all: set }),
    }
}

fn parts(set: &CandidateSet) -> (DigitSet, CellSet) {
    (set.all_digits(), set.cells())
}

/// The place of a chain: its digits and cells.
pub(super) fn place(style: Style, chain: &Chain) -> String {
    let (digits, cells) = parts(&chain.members());
    style.sought_in(digits, cells)
}

/// Sentences about chains.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ChainText<'a> {
    Lead { back: &'a str, ends: &'a str },
    Loop { lead: &'a str, back: &'a str, gone: &'a Conclusion },
    AfterAll { lead: &'a str, holds: Holds<'a>, gone: &'a Conclusion },
    InAnyCase { lead: &'a str, holds: Holds<'a>, gone: &'a Conclusion },
    BothSeen { lead: &'a str, either: &'a str, cells: CellSet, gone: &'a Conclusion, count: Count },
    EitherWay { lead: &'a str, either: &'a str, gone: &'a Conclusion },
    OneOf { digit: Digit, places: &'a str },
    ItIs { digit: Digit },
    Because { holds: &'a str, reason: &'a str },
    BecauseOf { holds: &'a str, reason: &'a str, rest: &'a str },
    Only { held: DigitSet },
    NotIn { all: &'a str, at: Any },
    IsNot { at: Any, all: &'a str },
    NoneTrue { all: &'a CandidateSet },
}
