//! Which words go with which pattern.
use super::{
    brief, chain, colors, confined, deadly, exclusion, exocet, fish, forcing, guess, hypothesis, kraken, principle,
    ring, set_logic, sets, single, subset, symmetry, templates, truths, wing,
};
use crate::scene::Scene;
use crate::voice::Detail;
use qedoku_core::{Pattern, Step};

/// Says why a step holds, in one sentence without its period.
pub fn why(scene: &Scene<'_>, step: &Step) -> String {
    let voice = scene.voice;
    if voice.is_plain() {
        let idea = principle::of(scene, step);
        let told = if voice.detail == Detail::Brief { voice.follows(&step.conclusion) } else { in_full(scene, step) };
        return voice.spaced(voice.say(&TellText::Idea { told: &told, idea: &idea }));
    }
    if voice.detail == Detail::Brief {
        return voice.spaced(brief::why(scene, step));
    }
    voice.spaced(in_full(scene, step))
}

fn in_full(scene: &Scene<'_>, step: &Step) -> String {
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
        Pattern::Guess => guess::why(scene.voice, step),
        Pattern::Truths => truths::why(scene, step),
    }
}

/// Says where to look for a step.
pub fn place(scene: &Scene<'_>, step: &Step) -> String {
    let voice = scene.voice;
    voice.spaced(match &step.pattern {
        Pattern::Single(it) => single::place(scene, it.slot),
        Pattern::Confined(it) => scene.sought_in(it.from, it.digit.into()),
        Pattern::Subset(it) => subset::place(scene, it),
        Pattern::Fish(it) => fish::place(scene, it),
        Pattern::SetLogic(it) => set_logic::place(scene, it),
        Pattern::Wing(it) => voice.cells(it.pivot | it.pincers),
        Pattern::Sets(it) => sets::place(voice, it),
        Pattern::Colors(it) => colors::place(voice, &it.clusters),
        Pattern::Chain(it) => chain::place(voice, it),
        Pattern::Ring(it) => voice.sought_in(it.digit.into(), it.cells()),
        Pattern::Kraken(it) => kraken::place(scene, it),
        Pattern::Deadly(it) => voice.cells(it.deadly.cells()),
        Pattern::Exclusion(it) => voice.cells(it.base),
        Pattern::Templates(it) => templates::place(voice, it),
        Pattern::Exocet(it) => exocet::place(voice, it),
        Pattern::Symmetry(it) => voice.cells(it.cells),
        Pattern::Hypothesis(it) => hypothesis::place(voice, it),
        Pattern::Forcing(it) => forcing::place(scene, it),
        Pattern::Guess => voice.cells(step.conclusion.place.cells()),
        Pattern::Truths => truths::place(voice, step),
    })
}

/// What is said for beginners.
#[derive(Clone, Copy, Debug)]
pub(crate) enum TellText<'a> {
    Idea { told: &'a str, idea: &'a str },
}
