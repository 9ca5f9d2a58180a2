//! Two cells with the same two digits, and a house between them that has one of these in sight of either.
use super::chain;
use super::closing::elsewhere;
use super::link;
use crate::step_context::StepContext;
use crate::style::Detail;
use crate::words::noun::{AnyOf, Houses, Or};
use qedoku_core::{CandidateSet, Cell, Chain, Digit, Reason, Step, StrongLink};

/// Tells a chain of two such cells from the house in the middle; nothing for another one.
pub(super) fn sentences(context: &StepContext<'_>, chain: &Chain, step: &Step) -> Option<Vec<String>> {
    let style = context.style;
    let [first, middle, last] = <[&StrongLink; 3]>::try_from(chain.links().collect::<Vec<_>>()).ok()?;
    let (Reason::Cell(one), Reason::Cell(other)) = (first.reason, last.reason) else { return None };
    let (Reason::House(house, digit) | Reason::Group(house, digit)) = middle.reason else { return None };
    let held = context.board.digits(one);
    let end = chain.end().single()?.digit;
    let is_pair = held.len() == 2 && held == context.board.digits(other) && one != other;
    if chain.is_loop() || !is_pair || chain.start().all_digits() != end.into() || middle.to.meets(&middle.from) {
        return None;
    }
    let is_full = style.detail == Detail::Full;
    let closed = if is_full { elsewhere(context, house, digit, middle.ends().cells()) } else { String::new() };
    let places: Vec<String> =
        [&middle.from, &middle.to].into_iter().flat_map(|end| style.notation.blocks(end.cells())).collect();
    let home = context.named([house]);
    let mut described = vec![style.say(&BetweenText::HasIts { home, digit, places: AnyOf(&places), closed: &closed })];
    for (place, cell) in [(&middle.from, one), (&middle.to, other)] {
        described.push(way(context, place, digit, cell, end));
    }
    described.push(style.say(&BetweenText::So { clause: &chain::either(context, chain.start(), chain.end()) }));
    let lost = step.conclusion.eliminate.cells();
    described.push(chain::in_view(context, end, lost, &[one, other]));
    let goes = step.conclusion.eliminate.all_digits() == end.into();
    let is_seen = lost.is_subset(context.layout.common_peers([one, other].into_iter().collect()));
    (goes && is_seen).then_some(described)
}

/// Says what a cell is if a digit stands where it sees it.
fn way(context: &StepContext<'_>, place: &CandidateSet, digit: Digit, cell: Cell, left: Digit) -> String {
    let style = context.style;
    let lost = CandidateSet::of_digit(digit, cell.into());
    let not = super::inference::Lost::new(context.layout, *place, lost);
    let then = link::not(context, &not, Some(cell), None);
    let holds = style.holds(place);
    style.say(&BetweenText::If { holds: &holds, not: &then, digits: Or(left.into()) })
}

/// Sentences about two cells with the same two digits.
#[derive(Clone, Copy, Debug)]
pub(crate) enum BetweenText<'a> {
    HasIts { home: Houses<'a>, digit: Digit, places: AnyOf<'a>, closed: &'a str },
    If { holds: &'a str, not: &'a str, digits: Or },
    So { clause: &'a str },
}
