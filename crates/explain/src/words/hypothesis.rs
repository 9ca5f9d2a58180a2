//! A candidate is assumed true, or false, and leads to a contradiction.
use crate::say;
use crate::scene::Scene;
use crate::voice::Voice;
use qedoku_core::{Assumption, Candidate, Hypothesis, Slot, Step};

/// Says what is assumed and what could not be filled then.
pub(super) fn why(scene: &Scene<'_>, hypothesis: &Hypothesis, step: &Step) -> String {
    let voice = scene.voice;
    let assume = hypothesis.assume;
    let Candidate { cell, digit } = assume.candidate;
    let cell = voice.cell(cell);
    let end = match hypothesis.end {
        Slot::Cell(cell) => {
            let cell = voice.cell(cell);
            say!(voice, en: "{cell} would have no candidate left", zh: "{cell} 就没有候选数了")
        }
        Slot::House(house, digit) => {
            let house = scene.house(house);
            say!(voice, en: "{house} would have no place for {digit}", zh: "{house}就没有 {digit} 的位置了")
        }
    };
    let so = if assume.holds && step.conclusion == assume.opposite().conclusion() {
        say!(voice, en: "{cell} is not {digit}", zh: "{cell} 不是 {digit}")
    } else {
        voice.follows(&step.conclusion)
    };
    let supposed = if assume.holds {
        say!(voice, en: "{cell} were {digit}", zh: "{cell} 是 {digit}")
    } else {
        say!(voice, en: "{cell} were not {digit}", zh: "{cell} 不是 {digit}")
    };
    match hypothesis.steps.len() {
        0 => {
            say!(voice, en: "if {supposed}, {end} at once, so {so}", zh: "假设 {supposed}，{end}，所以 {so}")
        }
        1 => say!(
            voice,
            en: "if {supposed}, {end} after one step, so {so}",
            zh: "假设 {supposed}，一步之后 {end}，所以 {so}"
        ),
        many => {
            let count = voice.count(many);
            say!(
                voice,
                en: "if {supposed}, {end} after {count} steps, so {so}",
                zh: "假设 {supposed}，{count} 步之后 {end}，所以 {so}"
            )
        }
    }
}

/// Says where to look.
pub(super) fn place(voice: Voice, hypothesis: &Hypothesis) -> String {
    asked(voice, hypothesis.assume)
}

/// An assumption as a question.
pub(super) fn asked(voice: Voice, assume: Assumption) -> String {
    let assumed = voice.assumption(assume);
    say!(voice, en: "{assumed}?", zh: "{assumed}？")
}

/// Says that nothing is left for a slot.
pub(super) fn has_none(scene: &Scene<'_>, slot: Slot) -> String {
    let voice = scene.voice;
    match slot {
        Slot::Cell(cell) => {
            let cell = voice.cell(cell);
            say!(voice, en: "{cell} has no candidate left", zh: "{cell} 没有候选数了")
        }
        Slot::House(house, digit) => {
            let house = scene.house(house);
            say!(voice, en: "{house} has no place for {digit}", zh: "{house}没有 {digit} 的位置了")
        }
    }
}
