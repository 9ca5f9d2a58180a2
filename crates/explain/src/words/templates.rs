//! Ways to place digits on the whole board.
use super::naming::digits_in;
use crate::say;
use crate::scene::Scene;
use crate::voice::Voice;
use qedoku_core::{DigitSet, Step, Templates};

/// Says what all ways to place the digit take, or none; with other digits, what is left of its ways beside theirs.
pub(super) fn why(scene: &Scene<'_>, templates: &Templates, step: &Step) -> String {
    let (voice, digits) = (scene.voice, templates.digits);
    let concluded = step.conclusion.place | step.conclusion.eliminate;
    let of = digits_in(&concluded);
    let all = numbers(voice, of);
    let beside = match digits - of {
        none if none.is_empty() => {
            say!(voice, en: "leaves a way for every other digit", zh: "给其他各数都留下位置")
        }
        others => {
            let others = numbers(voice, others);
            say!(voice, en: "leaves ways for the {others} that fit together", zh: "能与 {others} 的某种填法共存")
        }
    };
    let gone = voice.follows(&step.conclusion);
    if step.conclusion.place.is_empty() {
        return say!(
            voice,
            en: "no way to place all the missing {all} that {beside} takes these cells: {gone}",
            zh: "填完所有的 {all} 且{beside}的填法，没有一种用到这些格：{gone}"
        );
    }
    say!(
        voice,
        en: "every way to place all the missing {all} that {beside} takes these cells: {gone}",
        zh: "填完所有的 {all} 且{beside}的填法，每一种都用到这些格：{gone}"
    )
}

/// Says where to look.
pub(super) fn place(voice: Voice, templates: &Templates) -> String {
    let all = numbers(voice, templates.digits);
    say!(voice, en: "the {all}", zh: "所有的 {all}")
}

/// Digits wherever they stand: `4s and 5s`.
fn numbers(voice: Voice, digits: DigitSet) -> String {
    voice.and(digits.iter().map(|digit| say!(voice, en: "{digit}s", zh: "{digit}")))
}
