//! Several pairs of colors, each of which excludes something of its own.
use crate::step_context::StepContext;
use crate::words::noun::{Any, Count, Houses};
use qedoku_core::{CandidateSet, CellSet, Digit, Slot, Step};

/// Says for each of several pairs what clashes with all of either side, if that is so for everything that goes.
pub(super) fn apart(context: &StepContext<'_>, clusters: &[[CandidateSet; 2]], step: &Step) -> Option<String> {
    let style = context.style;
    let mut rest = step.conclusion.eliminate;
    let mut pairs = Vec::new();
    for [one, other] in clusters {
        let seen = (*one | *other).iter().fold(CandidateSet::ALL, |all, it| all & context.layout.clashes(it));
        let gone = rest & seen;
        if gone.is_empty() {
            return None;
        }
        if let Some(reached) = reached(context, [one, other], &gone, step) {
            pairs.push(reached);
        } else {
            let [one, other] = [one, other].map(|color| side(context, color, step));
            pairs.push(style.say(&ApartText::Pair { one: &one, other: &other, names: &gone }));
        }
        rest -= gone;
    }
    (clusters.len() > 1 && rest.is_empty()).then(|| style.semicolons(pairs))
}

/// Says how the second color follows from truth to truth if the first one is false, in the order of the truths, and
/// what sees both.
fn reached(
    context: &StepContext<'_>,
    [one, other]: [&CandidateSet; 2],
    lost: &CandidateSet,
    step: &Step,
) -> Option<String> {
    let style = context.style;
    let mut gone = *one;
    let mut links = Vec::new();
    let mut left = step.truths.iter().collect::<Vec<_>>();
    let digit = (*one | *other).all_digits().single()?;
    let end = loop {
        // What is left of a truth is one cell, or is where the argument ends.
        let next = left.iter().position(|truth| {
            let rest = truth.members() - gone;
            truth.members().meets(&gone) && (rest.len() == 1 || (!rest.is_empty() && rest.is_subset(other)))
        })?;
        let truth = left.remove(next);
        let rest = truth.members() - gone;
        let (Some(Slot::House(house, _)), holds) = (truth.slot(), style.holds(&rest)) else { return None };
        links.push(style.say(&ApartText::InHouse { holds: &holds, house: context.named([house]) }));
        if rest.is_subset(other) {
            break rest;
        }
        gone |= rest.iter().fold(CandidateSet::ALL, |all, it| all & context.layout.clashes(it));
    };
    let links = style.clauses(links);
    let places = one.cells() | end.cells();
    Some(style.say(&ApartText::Reached {
        digit,
        start: Any(one.cells()),
        links: &links,
        either: Any(places),
        cells: lost.cells(),
        count: Count(places.len()),
        lost_count: lost.len(),
    }))
}

/// One side of a pair. Several candidates of it that are in one truth count as one: one of them is true.
fn side(context: &StepContext<'_>, color: &CandidateSet, step: &Step) -> String {
    let style = context.style;
    let mut rest = *color;
    let mut parts = Vec::new();
    for truth in &step.truths {
        let group = truth.members() & rest;
        let Some(digit) = group.all_digits().single().filter(|_| group.len() > 1) else { continue };
        parts.push(style.holds(&CandidateSet::of_digit(digit, group.cells())));
        rest -= group;
    }
    parts.extend(rest.iter_by_cell().map(|it| style.is(it.cell, it.digit)));
    style.and(parts)
}

/// Sentences about several pairs of colors.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ApartText<'a> {
    Pair { one: &'a str, other: &'a str, names: &'a CandidateSet },
    InHouse { holds: &'a str, house: Houses<'a> },
    Reached { digit: Digit, start: Any, links: &'a str, either: Any, cells: CellSet, count: Count, lost_count: usize },
}
