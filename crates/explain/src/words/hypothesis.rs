//! A candidate is assumed true, or false, and leads to a contradiction.
use crate::scene::Scene;
use crate::voice::Voice;
use crate::words::noun::{Count, Houses};
use qedoku_core::{Assumption, Candidate, Cell, Digit, Hypothesis, Slot, Step};

/// Says what is assumed and what could not be filled then.
pub(super) fn why(scene: &Scene<'_>, hypothesis: &Hypothesis, step: &Step) -> String {
    let voice = scene.voice;
    let assume = hypothesis.assume;
    let Candidate { cell, digit } = assume.candidate;
    let end = match hypothesis.end {
        Slot::Cell(cell) => voice.say(&HypothesisText::CellWouldBeEmpty { cell }),
        Slot::House(house, digit) => voice.say(&HypothesisText::HouseWouldLack { house: scene.named([house]), digit }),
    };
    let so = if assume.holds && step.conclusion == assume.opposite().conclusion() {
        voice.say(&HypothesisText::NotDigit { cell, digit })
    } else {
        voice.follows(&step.conclusion)
    };
    let supposed = if assume.holds {
        voice.say(&HypothesisText::SupposedTrue { cell, digit })
    } else {
        voice.say(&HypothesisText::SupposedFalse { cell, digit })
    };
    match hypothesis.steps.len() {
        0 => voice.say(&HypothesisText::AtOnce { supposed: &supposed, end: &end, so: &so }),
        1 => voice.say(&HypothesisText::AfterOne { supposed: &supposed, end: &end, so: &so }),
        many => voice.say(&HypothesisText::AfterSteps { supposed: &supposed, end: &end, count: Count(many), so: &so }),
    }
}

/// Says where to look.
pub(super) fn place(voice: Voice, hypothesis: &Hypothesis) -> String {
    asked(voice, hypothesis.assume)
}

/// An assumption as a question.
pub(super) fn asked(voice: Voice, assume: Assumption) -> String {
    let assumed = voice.assumption(assume);
    voice.say(&HypothesisText::Asked { assumed: &assumed })
}

/// Says that nothing is left for a slot.
pub(super) fn has_none(scene: &Scene<'_>, slot: Slot) -> String {
    let voice = scene.voice;
    match slot {
        Slot::Cell(cell) => voice.say(&HypothesisText::CellEmpty { cell }),
        Slot::House(house, digit) => voice.say(&HypothesisText::HouseLacks { house: scene.named([house]), digit }),
    }
}

/// Sentences about what an assumption leads to.
#[derive(Clone, Copy, Debug)]
pub(crate) enum HypothesisText<'a> {
    CellWouldBeEmpty { cell: Cell },
    HouseWouldLack { house: Houses<'a>, digit: Digit },
    NotDigit { cell: Cell, digit: Digit },
    SupposedTrue { cell: Cell, digit: Digit },
    SupposedFalse { cell: Cell, digit: Digit },
    AtOnce { supposed: &'a str, end: &'a str, so: &'a str },
    AfterOne { supposed: &'a str, end: &'a str, so: &'a str },
    AfterSteps { supposed: &'a str, end: &'a str, count: Count, so: &'a str },
    Asked { assumed: &'a str },
    CellEmpty { cell: Cell },
    HouseLacks { house: Houses<'a>, digit: Digit },
}
