//! Several pairs of colors, each of which excludes something of its own.
use super::chain;
use super::inference::follow;
use super::link;
use crate::step_context::StepContext;
use crate::words::noun::{AllOf, CaseScope};
use qedoku_core::{Candidate, CandidateSet, Cell, Chain, Reason, Step, StrongLink};

/// Says for each of several pairs what clashes with all of either side, if that is so for everything that goes.
pub(super) fn apart(
    context: &StepContext<'_>,
    clusters: &[[CandidateSet; 2]],
    step: &Step,
) -> Option<Vec<Vec<String>>> {
    let mut rest = step.conclusion.eliminate;
    let mut sentences = Vec::new();
    for [one, other] in clusters {
        let seen = (*one | *other).iter().fold(CandidateSet::ALL, |all, it| all & context.layout.clashes(it));
        let gone = rest & seen;
        if gone.is_empty() {
            return None;
        }
        match reached(context, [one, other], &gone, step) {
            Some(reached) => sentences.push(reached),
            None => sentences.push(vec![either(context, [one, other], &gone, step)]),
        }
        rest -= gone;
    }
    (clusters.len() > 1 && rest.is_empty()).then_some(sentences)
}

/// For each of several pairs the links from one side to the other, and what goes by them; nothing if they do not suffice.
pub(super) fn chains(
    context: &StepContext<'_>,
    clusters: &[[CandidateSet; 2]],
    step: &Step,
) -> Option<Vec<(Chain, CandidateSet)>> {
    let mut rest = step.conclusion.eliminate;
    let mut chains = Vec::new();
    for [one, other] in clusters {
        let (start, links) = either_links(context, [one, other], step)?;
        let end = links.last()?.to;
        let gone: CandidateSet =
            rest.iter().filter(|it| (start | end).is_subset(&context.layout.clashes(*it))).collect();
        rest -= gone;
        chains.push((Chain::open(links)?, gone));
    }
    (clusters.len() > 1 && rest.is_empty()).then_some(chains)
}

/// The links from one of two colors to the other, with the color that they begin with.
fn either_links(
    context: &StepContext<'_>,
    [one, other]: [&CandidateSet; 2],
    step: &Step,
) -> Option<(CandidateSet, Vec<StrongLink>)> {
    let from = |start: &CandidateSet, end: &CandidateSet| Some((*start, links(context, [start, end], step)?));
    from(one, other).or_else(|| from(other, one))
}

/// The links from the first color to the second: if the first is false, each link makes its end true. They stand in the order
/// in which they follow.
fn links(context: &StepContext<'_>, [one, other]: [&CandidateSet; 2], step: &Step) -> Option<Vec<StrongLink>> {
    let digit = (*one | *other).all_digits().single()?;
    let mut gone = *one;
    let mut links = Vec::new();
    let mut left = step.truths.iter().collect::<Vec<_>>();
    loop {
        // What is left of a truth is one cell, or is where the argument ends.
        let next = left.iter().position(|truth| {
            let rest = truth.members() - gone;
            truth.members().meets(&gone) && (rest.len() == 1 || (!rest.is_empty() && rest.is_subset(other)))
        })?;
        let members = left.remove(next).members();
        let rest = members - gone;
        let house = context.layout.houses().iter().find(|house| {
            CandidateSet::of_digit(digit, context.layout.cells(*house) & context.board.plane(digit)) == members
        })?;
        links.push(StrongLink { from: members - rest, to: rest, reason: Reason::Group(house, digit) });
        if rest.is_subset(other) {
            return Some(links);
        }
        gone |= rest.iter().fold(CandidateSet::ALL, |all, it| all & context.layout.clashes(it));
    }
}

/// Says how one color follows from truth to truth if the other one is false, and what sees both.
fn reached(
    context: &StepContext<'_>,
    pair: [&CandidateSet; 2],
    lost: &CandidateSet,
    step: &Step,
) -> Option<Vec<String>> {
    let style = context.style;
    let digit = (*pair[0] | *pair[1]).all_digits().single()?;
    let (start, links) = either_links(context, pair, step)?;
    let one = &start;
    let mut clauses = Vec::new();
    for inference in follow(context.layout, None, &links) {
        clauses.extend(link::clauses(context, &inference, None));
    }
    let end = links.last()?.to;
    let back = chain::lacks(context, one, None);
    let either = chain::either(context, one, &end);
    let places: Vec<Cell> = one.cells().iter().chain(end.cells()).collect();
    Some(vec![
        style.say(&ApartText::If { back: &back, ends: &style.run(clauses) }),
        style.say(&ApartText::So { clause: &either }),
        chain::in_view(context, digit, lost.cells(), &places),
    ])
}

/// Says that one of two sides is true, and what clashes with either.
fn either(context: &StepContext<'_>, sides: [&CandidateSet; 2], gone: &CandidateSet, step: &Step) -> String {
    let style = context.style;
    let [one, other] = sides.map(|color| side(context, color, step));
    let gone = chain::lacks_in(context, gone, None, CaseScope::Every);
    style.say(&ApartText::Pair { one: &one, other: &other, gone: &gone })
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
    parts.extend(rest.iter_by_cell().map(|Candidate { cell, digit }| style.is(cell, digit)));
    style.say(&ApartText::Side { parts: AllOf(&parts) })
}

/// Sentences about several pairs of colors.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ApartText<'a> {
    If { back: &'a str, ends: &'a str },
    So { clause: &'a str },
    Side { parts: AllOf<'a> },
    Pair { one: &'a str, other: &'a str, gone: &'a str },
}
