//! A step of no shape that is known here: its truths speak for it.
use crate::notation::or_two_solutions;
use crate::say;
use crate::scene::Scene;
use crate::voice::Voice;
use qedoku_core::{CellSet, Step, Truth};

/// Says what each truth leaves, and that nothing else is left when they go together.
pub(super) fn why(scene: &Scene<'_>, step: &Step) -> String {
    let (voice, gone) = (scene.voice, scene.voice.follows(&step.conclusion));
    let left = voice.semicolons(step.truths.iter().map(|truth| leaves(scene, truth)));
    say!(
        voice,
        en: "these are all that is left: {left}; however they are put together, {gone}",
        zh: "只剩这些可能：{left}；无论怎样组合，{gone}"
    )
}

/// Says which candidates a truth leaves.
fn leaves(scene: &Scene<'_>, truth: &Truth) -> String {
    let (voice, holds) = (scene.voice, scene.voice.holds(&truth.members()));
    match truth {
        Truth::Cell { .. } => holds,
        Truth::House { house, digit, cells } => {
            let (house, cells) = (scene.house(*house), voice.any(*cells));
            say!(voice, en: "in {house} the {digit} is in {cells}", zh: "{house}的 {digit} 在 {cells}")
        }
        Truth::Guard(guard) => {
            let reason = or_two_solutions(voice, &guard.deadly);
            say!(voice, en: "{holds} ({reason})", zh: "{holds}（{reason}）")
        }
        Truth::Symmetric(_) => say!(
            voice,
            en: "{holds} (by the symmetry of the givens)",
            zh: "{holds}（由提示数的对称性）"
        ),
    }
}

/// Says where to look.
pub(super) fn place(voice: Voice, step: &Step) -> String {
    voice.cells(step.truths.iter().fold(CellSet::EMPTY, |all, truth| all | truth.members().cells()))
}
