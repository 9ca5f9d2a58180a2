//! Picks the words for each pattern.
use super::remote::RemotePair;
use super::{
    brief, chain, chain_place, clash, color_place, colors, confined, deadly, exclusion, exocet, filled, fish, forcing,
    guess, hypothesis, kraken, plain, ring, set_logic, sets, shape, since_shown, single, subset, symmetry, templates,
    total, truths, wing,
};
use crate::step_context::StepContext;
use crate::style::Detail;
use qedoku_core::{CandidateSet, DeadlyKind, Pattern, Step};

/// Says why a step holds: sentences without the last period, or a line in brief.
pub fn why(context: &StepContext<'_>, step: &Step) -> String {
    let style = context.style;
    if style.is_plain() {
        return style.spaced(plain::why(context, step));
    }
    if style.detail == Detail::Brief {
        return style.spaced(brief::why(context, step));
    }
    let since = since_shown::sentence(context, step);
    let why = in_full(context, step);
    if since.is_empty() {
        return style.spaced(why);
    }
    // A list begins on a line of its own.
    if why.starts_with("1. ") {
        return style.spaced([&since, style.stop(), "\n", &why].concat());
    }
    style.spaced(style.sentences([since, why]))
}

fn in_full(context: &StepContext<'_>, step: &Step) -> String {
    match &step.pattern {
        Pattern::Single(it) => single::why(context, it.slot, step),
        Pattern::Confined(it) => confined::why(context, it, step),
        Pattern::Clash(it) => clash::why(context, it, step),
        Pattern::Total(it) => total::why(context, *it, step),
        Pattern::Filled(it) => filled::why(context, *it, step),
        Pattern::Subset(it) => subset::why(context, it, step),
        Pattern::Fish(it) => fish::why(context, it, step),
        Pattern::SetLogic(it) => set_logic::why(context, it, step),
        Pattern::Wing(it) => wing::why(context, it, step),
        Pattern::Sets(it) => sets::why(context, it, step),
        Pattern::Colors(it) => colors::why(context, &it.clusters, step),
        Pattern::Chain(it) => chain::why(context, it, step),
        Pattern::Ring(it) => ring::why(context, it, step),
        Pattern::Kraken(it) => kraken::why(context, it, step),
        Pattern::Deadly(it) => deadly::why(context, it, step),
        Pattern::Exclusion(it) => exclusion::why(context, it, step),
        Pattern::Templates(it) => templates::why(context, it, step),
        Pattern::Exocet(it) => exocet::why(context, it, step),
        Pattern::Symmetry(it) => symmetry::why(context, it.cells, step),
        Pattern::Hypothesis(it) => hypothesis::why(context, it, step),
        Pattern::Forcing(it) => forcing::why(context, it, step),
        Pattern::Guess => guess::why(context.style, step),
        Pattern::Truths => truths::why(context, step),
    }
}

/// Says where to look for a step.
pub fn place(context: &StepContext<'_>, step: &Step) -> String {
    let style = context.style;
    style.spaced(match &step.pattern {
        Pattern::Single(it) => single::place(context, it.slot),
        Pattern::Confined(it) => context.sought_in(it.from, it.digit.into()),
        Pattern::Clash(it) => clash::place(context, it, step),
        Pattern::Total(_) | Pattern::Filled(_) => total::place(style, step),
        Pattern::Subset(it) => subset::place(context, it),
        Pattern::Fish(it) => fish::place(context, it),
        Pattern::SetLogic(it) => shape::many_cells(context, it).unwrap_or_else(|| set_logic::place(context, it)),
        Pattern::Wing(it) => match wing::two_sets(context, it) {
            Some((both, _)) => sets::joined(style, both),
            None => style.cells(it.pivot | it.pincers),
        },
        Pattern::Sets(it) => sets::place(style, it),
        Pattern::Colors(it) => match colors::start(context, &it.clusters, step) {
            Some(slot) => {
                let both = context.board.truth(slot).members();
                style.sought_in(both.all_digits(), both.cells())
            }
            None => colored(context, &it.clusters, step),
        },
        Pattern::Chain(it) => chain_place::place(style, it),
        Pattern::Ring(it) => style.sought_in(it.digit.into(), it.cells()),
        Pattern::Kraken(it) => kraken::place(context, it),
        // Of a grave what is not of it says where to look: the rest are all open cells.
        Pattern::Deadly(it) if it.kind == DeadlyKind::Bug => style.cells(it.guards.cells()),
        Pattern::Deadly(it) => shape::in_four_boxes(context, it)
            .unwrap_or_else(|| style.sought_in(it.deadly.all_digits(), it.deadly.cells())),
        Pattern::Exclusion(it) => style.cells(it.base),
        Pattern::Templates(it) => templates::place(style, it),
        Pattern::Exocet(it) => exocet::place(style, it),
        Pattern::Symmetry(it) => style.cells(it.cells),
        Pattern::Hypothesis(it) => hypothesis::place(style, it),
        Pattern::Forcing(it) => forcing::place(context, it),
        Pattern::Guess => style.cells(step.conclusion.place.cells()),
        Pattern::Truths => truths::place(style, step),
    })
}

/// Where the candidates of colors are: along a remote pair, by their houses, or color by color.
fn colored(context: &StepContext<'_>, clusters: &[[CandidateSet; 2]], step: &Step) -> String {
    if let Some(remote) = RemotePair::of(context, clusters, &step.conclusion.eliminate) {
        return color_place::along(context.style, &remote);
    }
    let clusters = color_place::told_clusters(context, clusters, step);
    let houses = shape::colors_in_houses(context, clusters, step);
    houses.unwrap_or_else(|| color_place::place(context.style, clusters))
}
