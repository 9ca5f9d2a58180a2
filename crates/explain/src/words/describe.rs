//! Picks the words for each pattern.
use super::{
    brief, chain, colors, confined, deadly, exclusion, exocet, fish, forcing, guess, hypothesis, kraken, principle,
    ring, set_logic, sets, single, subset, symmetry, templates, truths, wing,
};
use crate::step_context::StepContext;
use crate::style::Detail;
use qedoku_core::{Pattern, Step};

/// Says why a step holds, in one sentence without its period.
pub fn why(scene: &StepContext<'_>, step: &Step) -> String {
    let style = scene.style;
    if style.is_plain() {
        let idea = principle::of(scene, step);
        let told = if style.detail == Detail::Brief { style.follows(&step.conclusion) } else { in_full(scene, step) };
        return style.spaced(style.say(&TellText::Idea { told: &told, idea: &idea }));
    }
    if style.detail == Detail::Brief {
        return style.spaced(brief::why(scene, step));
    }
    style.spaced(in_full(scene, step))
}

fn in_full(scene: &StepContext<'_>, step: &Step) -> String {
    match &step.pattern {
        Pattern::Single(it) => single::why(scene, it.slot, step),
        Pattern::Confined(it) => confined::why(scene, it, step),
        Pattern::Subset(it) => subset::why(scene, it, step),
        Pattern::Fish(it) => fish::why(scene, it, step),
        Pattern::SetLogic(it) => set_logic::why(scene, it, step),
        Pattern::Wing(it) => wing::why(scene, it, step),
        Pattern::Sets(it) => sets::why(scene, it, step),
        Pattern::Colors(it) => colors::why(scene, &it.clusters, step),
        Pattern::Chain(it) => chain::why(scene, it, step),
        Pattern::Ring(it) => ring::why(scene, it, step),
        Pattern::Kraken(it) => kraken::why(scene, it, step),
        Pattern::Deadly(it) => deadly::why(scene, it, step),
        Pattern::Exclusion(it) => exclusion::why(scene, it, step),
        Pattern::Templates(it) => templates::why(scene, it, step),
        Pattern::Exocet(it) => exocet::why(scene, it, step),
        Pattern::Symmetry(it) => symmetry::why(scene, it.cells, step),
        Pattern::Hypothesis(it) => hypothesis::why(scene, it, step),
        Pattern::Forcing(it) => forcing::why(scene, it, step),
        Pattern::Guess => guess::why(scene.style, step),
        Pattern::Truths => truths::why(scene, step),
    }
}

/// Says where to look for a step.
pub fn place(scene: &StepContext<'_>, step: &Step) -> String {
    let style = scene.style;
    style.spaced(match &step.pattern {
        Pattern::Single(it) => single::place(scene, it.slot),
        Pattern::Confined(it) => scene.sought_in(it.from, it.digit.into()),
        Pattern::Subset(it) => subset::place(scene, it),
        Pattern::Fish(it) => fish::place(scene, it),
        Pattern::SetLogic(it) => set_logic::place(scene, it),
        Pattern::Wing(it) => style.cells(it.pivot | it.pincers),
        Pattern::Sets(it) => sets::place(style, it),
        Pattern::Colors(it) => colors::place(style, &it.clusters),
        Pattern::Chain(it) => chain::place(style, it),
        Pattern::Ring(it) => style.sought_in(it.digit.into(), it.cells()),
        Pattern::Kraken(it) => kraken::place(scene, it),
        Pattern::Deadly(it) => style.cells(it.deadly.cells()),
        Pattern::Exclusion(it) => style.cells(it.base),
        Pattern::Templates(it) => templates::place(style, it),
        Pattern::Exocet(it) => exocet::place(style, it),
        Pattern::Symmetry(it) => style.cells(it.cells),
        Pattern::Hypothesis(it) => hypothesis::place(style, it),
        Pattern::Forcing(it) => forcing::place(scene, it),
        Pattern::Guess => style.cells(step.conclusion.place.cells()),
        Pattern::Truths => truths::place(style, step),
    })
}

/// The texts for beginners.
#[derive(Clone, Copy, Debug)]
pub(crate) enum TellText<'a> {
    Idea { told: &'a str, idea: &'a str },
}
