//! Several pairs of colors, each of which excludes something of its own.
use super::chain;
use super::inference::Lost;
use super::link;
use crate::step_context::StepContext;
use crate::words::noun::{AllOf, CaseScope};
use qedoku_core::{Candidate, CandidateSet, Cell, Slot, Step};

/// Says for each of several pairs what clashes with all of either side, if that is so for everything that goes.
pub(super) fn apart(context: &StepContext<'_>, clusters: &[[CandidateSet; 2]], step: &Step) -> Option<Vec<String>> {
    let mut rest = step.conclusion.eliminate;
    let mut sentences = Vec::new();
    for [one, other] in clusters {
        let seen = (*one | *other).iter().fold(CandidateSet::ALL, |all, it| all & context.layout.clashes(it));
        let gone = rest & seen;
        if gone.is_empty() {
            return None;
        }
        match reached(context, [one, other], &gone, step) {
            Some(reached) => sentences.extend(reached),
            None => sentences.push(either(context, [one, other], &gone, step)),
        }
        rest -= gone;
    }
    (clusters.len() > 1 && rest.is_empty()).then_some(sentences)
}

/// Says how the second color follows from truth to truth if the first one is false, in the order of the truths, and
/// what sees both.
fn reached(
    context: &StepContext<'_>,
    [one, other]: [&CandidateSet; 2],
    lost: &CandidateSet,
    step: &Step,
) -> Option<Vec<String>> {
    let style = context.style;
    let digit = (*one | *other).all_digits().single()?;
    let mut gone = *one;
    let mut by: Option<CandidateSet> = None;
    let mut clauses = Vec::new();
    let mut left = step.truths.iter().collect::<Vec<_>>();
    let end = loop {
        // What is left of a truth is one cell, or is where the argument ends.
        let next = left.iter().position(|truth| {
            let rest = truth.members() - gone;
            truth.members().meets(&gone) && (rest.len() == 1 || (!rest.is_empty() && rest.is_subset(other)))
        })?;
        let truth = left.remove(next);
        let rest = truth.members() - gone;
        let Some(Slot::House(house, _)) = truth.slot() else { return None };
        if let Some(by) = by {
            let not = Lost::new(context.layout, by, truth.members() - rest);
            clauses.push(link::not(context, &not, None, None));
        }
        clauses.push(link::at(context, house, digit, rest.cells(), truth.members().cells()));
        if rest.is_subset(other) {
            break rest;
        }
        gone |= rest.iter().fold(CandidateSet::ALL, |all, it| all & context.layout.clashes(it));
        by = Some(rest);
    };
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
