//! Ways to place digits on the whole board.
use super::naming::digits_in;
use crate::scene::Scene;
use crate::voice::Voice;
use qedoku_core::{Conclusion, Digit, DigitSet, Step, Templates};

/// Says what all ways to place the digit take, or none; with other digits, what is left of its ways beside theirs.
pub(super) fn why(scene: &Scene<'_>, templates: &Templates, step: &Step) -> String {
    let (voice, digits) = (scene.voice, templates.digits);
    let concluded = step.conclusion.place | step.conclusion.eliminate;
    let of = digits_in(&concluded);
    let all = numbers(voice, of);
    let beside = match digits - of {
        none if none.is_empty() => voice.say(&TemplatesText::BesideAny),
        others => {
            let others = numbers(voice, others);
            voice.say(&TemplatesText::BesideThese { others: &others })
        }
    };
    if step.conclusion.place.is_empty() {
        return voice.say(&TemplatesText::NoWay { all: &all, beside: &beside, gone: &step.conclusion });
    }
    voice.say(&TemplatesText::EveryWay { all: &all, beside: &beside, gone: &step.conclusion })
}

/// Says where to look.
pub(super) fn place(voice: Voice, templates: &Templates) -> String {
    let all = numbers(voice, templates.digits);
    voice.say(&TemplatesText::Place { all: &all })
}

/// Digits wherever they stand: `4s and 5s`.
fn numbers(voice: Voice, digits: DigitSet) -> String {
    voice.and(digits.iter().map(|digit| voice.say(&TemplatesText::Number { digit })))
}

/// Sentences about ways to place digits on the whole board.
#[derive(Clone, Copy, Debug)]
pub(crate) enum TemplatesText<'a> {
    BesideAny,
    BesideThese { others: &'a str },
    NoWay { all: &'a str, beside: &'a str, gone: &'a Conclusion },
    EveryWay { all: &'a str, beside: &'a str, gone: &'a Conclusion },
    Place { all: &'a str },
    Number { digit: Digit },
}
