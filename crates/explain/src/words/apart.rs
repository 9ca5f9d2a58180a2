//! Several pairs of colors, each of which excludes something of its own.
use super::chain;
use super::inference::follow;
use super::link;
use super::prose::Prose;
use crate::step_context::StepContext;
use crate::words::noun::{AllOf, CaseScope};
use qedoku_core::{Candidate, CandidateSet, Cell, Chain, Reason, Step, StrongLink, Truth};

/// Says what each of several pairs excludes of its own, if that is all.
pub(super) fn sentence(context: &StepContext<'_>, clusters: &[[CandidateSet; 2]], step: &Step) -> Option<String> {
    let mut prose = Prose::new(context.style);
    let pairs = apart(context, clusters, step)?;
    if let [only] = pairs.as_slice() {
        for sentence in only {
            prose.say(sentence.clone());
        }
        return Some(prose.conclude(&step.conclusion));
    }
    for pair in pairs {
        let mut pair = pair.into_iter();
        pair.next().into_iter().for_each(|first| prose.item(first));
        pair.for_each(|sentence| prose.say(sentence));
    }
    Some(prose.conclude_below(&step.conclusion))
}

/// Says for each of several pairs by which something goes what clashes with all of either side, if that is so for everything
/// that goes.
fn apart(context: &StepContext<'_>, clusters: &[[CandidateSet; 2]], step: &Step) -> Option<Vec<Vec<String>>> {
    let mut rest = step.conclusion.eliminate;
    let mut sentences = Vec::new();
    for [one, other] in clusters {
        let seen = (*one | *other).iter().fold(CandidateSet::ALL, |all, it| all & context.layout.clashes(it));
        let gone = rest & seen;
        // Of a step that is told in part a pair may have nothing.
        if gone.is_empty() {
            continue;
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
        if !rest.iter().any(|it| (*one | *other).is_subset(&context.layout.clashes(it))) {
            continue;
        }
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

/// The links from the first color to the second, as few as do: if the first is false, each link makes its end true. They
/// stand in the order in which they follow.
fn links(context: &StepContext<'_>, [one, other]: [&CandidateSet; 2], step: &Step) -> Option<Vec<StrongLink>> {
    let digit = (*one | *other).all_digits().single()?;
    let truths: Vec<CandidateSet> = step.truths.iter().map(Truth::members).collect();
    let ways = (1..=truths.len()).find_map(|most| led(context, &truths, [*one, *other], most))?;
    let link = |[from, to]: [CandidateSet; 2]| {
        let house = context.layout.houses().iter().find(|house| {
            CandidateSet::of_digit(digit, context.layout.cells(*house) & context.board.plane(digit)) == from | to
        })?;
        Some(StrongLink { from, to, reason: Reason::Group(house, digit) })
    };
    ways.into_iter().map(link).collect()
}

/// The parts of the truths, at most so many, that lead to a color where some candidates are gone: those that are gone, and
/// what is left.
fn led(
    context: &StepContext<'_>,
    truths: &[CandidateSet],
    [gone, other]: [CandidateSet; 2],
    most: usize,
) -> Option<Vec<[CandidateSet; 2]>> {
    let fewer = most.checked_sub(1)?;
    for (at, members) in truths.iter().enumerate() {
        let rest = *members - gone;
        let link = [*members - rest, rest];
        if !members.meets(&gone) || rest.is_empty() {
            continue;
        }
        if rest.is_subset(&other) {
            return Some(vec![link]);
        }
        // What is left of a truth is one cell, unless the argument ends there.
        let Some(only) = rest.single() else { continue };
        let left: Vec<CandidateSet> = truths[..at].iter().chain(&truths[at + 1..]).copied().collect();
        if let Some(mut links) = led(context, &left, [gone | context.layout.clashes(only), other], fewer) {
            links.insert(0, link);
            return Some(links);
        }
    }
    None
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
