//! A candidate is assumed and leads to a contradiction.
use crate::say;
use crate::scene::Scene;
use crate::voice::Voice;
use qedoku_core::{Conclusion, Hypothesis, Slot, Step};

/// Says what is assumed and what could not be filled then.
pub(super) fn why(scene: &Scene<'_>, hypothesis: &Hypothesis, step: &Step) -> String {
    let voice = scene.voice;
    let (cell, digit) = (voice.cell(hypothesis.assume.cell), hypothesis.assume.digit);
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
    let assumed = Conclusion::eliminating([hypothesis.assume].into_iter().collect());
    let so = if step.conclusion == assumed {
        say!(voice, en: "{cell} is not {digit}", zh: "{cell} 不是 {digit}")
    } else {
        voice.follows(&step.conclusion)
    };
    match hypothesis.steps.len() {
        0 => {
            say!(voice, en: "if {cell} were {digit}, {end} at once, so {so}", zh: "假设 {cell} 是 {digit}，{end}，所以 {so}")
        }
        1 => say!(
            voice,
            en: "if {cell} were {digit}, {end} after one step, so {so}",
            zh: "假设 {cell} 是 {digit}，一步之后 {end}，所以 {so}"
        ),
        many => {
            let count = voice.count(many);
            say!(
                voice,
                en: "if {cell} were {digit}, {end} after {count} steps, so {so}",
                zh: "假设 {cell} 是 {digit}，{count} 步之后 {end}，所以 {so}"
            )
        }
    }
}

/// Says where to look.
pub(super) fn place(voice: Voice, hypothesis: &Hypothesis) -> String {
    let assumed = voice.candidate(hypothesis.assume);
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
