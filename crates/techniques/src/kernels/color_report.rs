//! Reports what colors of one digit eliminate.
use crate::kernels::clusters;
use crate::{Context, Sink, proof};
use qedoku_core::{CandidateSet, CellSet, Colors, Digit, Pattern, Slot, Truth};
use std::ops::ControlFlow;

/// Reports that the cells `gone` lose `digit`, by these clusters.
pub(crate) fn report(
    digit: Digit,
    gone: CellSet,
    colors: &[[CellSet; 2]],
    cx: &Context<'_>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    if gone.is_empty() {
        return ControlFlow::Continue(());
    }
    sink.eliminate(CandidateSet::of_digit(digit, gone), || digit_evidence(cx, digit, gone, colors))
}

/// The pattern and truths by which the cells `gone` lose `digit`.
pub fn digit_evidence(cx: &Context<'_>, digit: Digit, gone: CellSet, colors: &[[CellSet; 2]]) -> (Pattern, Vec<Truth>) {
    let set = |cells| CandidateSet::of_digit(digit, cells);
    let links: Vec<Slot> = colors.iter().flat_map(|[one, other]| clusters::links(cx, digit, *one | *other)).collect();
    let colors: Vec<_> = colors.iter().map(|colors| colors.map(set)).collect();
    evidence(cx, &links, &colors, &set(gone))
}

/// The part of the clusters that the argument needs, and its truths, taken from these links.
pub(crate) fn evidence(
    cx: &Context<'_>,
    links: &[Slot],
    colors: &[[CandidateSet; 2]],
    gone: &CandidateSet,
) -> (Pattern, Vec<Truth>) {
    let truths = proof::picked(cx, links, &(*gone & *cx.board.candidates()));
    let members = truths.iter().fold(*gone, |all, truth| all | truth.members());
    let clusters = colors.iter().map(|colors| colors.map(|color| color & members));
    let clusters = clusters.filter(|[one, other]| !one.is_empty() || !other.is_empty()).collect();
    (Colors { clusters }.into(), truths)
}
