//! Chains that close into loops: each of their weak links has one true end.
use super::chain::not;
use super::prose::Prose;
use crate::step_context::StepContext;
use crate::words::noun::{AllOf, AnyOf, Houses, Or};
use qedoku_core::{CandidateSet, Cell, CellSet, Chain, Digit, DigitSet, Reason, Step};

/// Says that the chain comes back, and what each weak link in which something goes has for certain.
pub(super) fn closes(context: &StepContext<'_>, chain: &Chain, step: &Step, prose: &mut Prose) {
    let style = context.style;
    let not = not(context, chain.end(), chain.start());
    let closes = style.say(&LoopText::Closes { not: &not });
    prose.item(closes);
    let start = style.holds_inside(chain.start());
    let mut placed: Vec<String> = chain.links().skip(1).map(|link| style.holds_inside(&link.from)).collect();
    placed.reverse();
    prose.line(style.say(&LoopText::Back { start: &start, placed: AllOf(&placed) }));
    let mut rest = step.conclusion.eliminate;
    let mut facts = houses(context, chain, &mut rest);
    facts.extend(chain.weak_links().filter_map(|[one, other]| {
        let cell = one.cells().single().filter(|_| one.cells() == other.cells())?;
        let digits = one.all_digits() | other.all_digits();
        let lost = CandidateSet::of_cell(cell, rest.digits(cell) - digits);
        (!lost.is_empty()).then(|| {
            rest -= lost;
            style.say(&LoopText::CellIsOneOf { cell, digits: Or(digits) })
        })
    }));
    if !facts.is_empty() {
        prose.say(style.say(&LoopText::Neighbors { facts: &style.statements(facts) }));
    }
    for link in chain.links() {
        let Reason::AlmostLocked(set) = link.reason else { continue };
        // One of the ends is false and one is true, so the set holds all its other digits.
        let kept = set.digits - link.ends().all_digits();
        let lost = kept.filter(|digit| {
            rest.plane(digit).meets(context.layout.common_peers(context.board.plane(digit) & set.cells))
        });
        if !lost.is_empty() {
            let sentence =
                style.say(&LoopText::SetKeeps { cells: set.cells, ends: Or(link.ends().all_digits()), digits: lost });
            if facts_are_told(&rest, &step.conclusion.eliminate) {
                prose.say(sentence);
            } else {
                prose.line(sentence);
            }
            for digit in lost {
                rest -= CandidateSet::of_digit(digit, rest.plane(digit));
            }
        }
    }
}

/// True if a line on what goes has begun.
fn facts_are_told(rest: &CandidateSet, all: &CandidateSet) -> bool {
    rest != all
}

/// The houses of weak links in which something goes: each has its digit at one of the ends.
fn houses(context: &StepContext<'_>, chain: &Chain, rest: &mut CandidateSet) -> Vec<String> {
    let style = context.style;
    let mut facts = Vec::new();
    for [one, other] in chain.weak_links() {
        let Some(digit) = (*one | *other).all_digits().single() else { continue };
        let cells = one.cells() | other.cells();
        for house in context.layout.houses_around(cells) {
            let lost = rest.plane(digit) & context.layout.cells(house);
            if lost.is_empty() {
                continue;
            }
            *rest -= CandidateSet::of_digit(digit, lost);
            let places: Vec<String> =
                [one, other].into_iter().flat_map(|end| style.notation.blocks(end.cells())).collect();
            let home = context.named([house]);
            let places = AnyOf(&places);
            facts.push(if facts.is_empty() {
                style.say(&LoopText::HasIts { home, digit, places })
            } else {
                style.say(&LoopText::AndIts { home, digit, places })
            });
        }
    }
    facts
}

/// Sentences about loops.
#[derive(Clone, Copy, Debug)]
pub(crate) enum LoopText<'a> {
    Closes { not: &'a str },
    HasIts { home: Houses<'a>, digit: Digit, places: AnyOf<'a> },
    AndIts { home: Houses<'a>, digit: Digit, places: AnyOf<'a> },
    CellIsOneOf { cell: Cell, digits: Or },
    Back { start: &'a str, placed: AllOf<'a> },
    Neighbors { facts: &'a str },
    SetKeeps { cells: CellSet, ends: Or, digits: DigitSet },
}
