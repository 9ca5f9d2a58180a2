//! What a step rests on, in words.
use super::paint::wrap;
use qedoku::words;
use qedoku_core::{Layout, Step};
use qedoku_explain::Voice;

/// What the step rests on, a line each.
pub(super) fn write(layout: &Layout, voice: Voice, step: &Step) -> String {
    let truths = step.truths.iter().map(|truth| wrap("  - ", &words::truth(layout, voice, truth)));
    words::rests_on(voice) + "\n" + &truths.collect::<String>()
}
