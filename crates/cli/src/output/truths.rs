//! What a step rests on, in words.
use super::paint::wrap;
use qedoku::words;
use qedoku_core::Step;
use qedoku_explain::Scene;

/// What the step rests on, a line each.
pub(super) fn write(scene: &Scene<'_>, step: &Step) -> String {
    let truths = step.truths.iter().map(|truth| wrap("  - ", &words::truth(scene, truth)));
    words::rests_on(scene.voice) + "\n" + &truths.collect::<String>()
}
