//! A digit that is taken from the solution.
use crate::say;
use crate::voice::Voice;
use qedoku_core::Step;

/// Says that nothing here proves it.
pub(super) fn why(voice: Voice, step: &Step) -> String {
    let follows = voice.follows(&step.conclusion);
    say!(
        voice,
        en: "no technique of this run goes on, so the digit is taken from the solution: {follows}, which nothing here proves",
        zh: "这一方案的技巧都无法继续，于是直接取用答案中的数：{follows}，此处没有任何证明"
    )
}

/// The same in a few words.
pub(super) fn brief(voice: Voice) -> String {
    say!(voice, en: "taken from the solution, not proved", zh: "取自答案，未经证明")
}
