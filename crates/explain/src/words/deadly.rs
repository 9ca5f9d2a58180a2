//! Cells that would allow two solutions, or none.
use super::guarded::joined;
use super::list::both;
use super::naming::digits_in;
use super::unfillable;
use crate::say;
use crate::scene::Scene;
use qedoku_core::{Deadly, DeadlyKind, Step};

/// Says what the cells would be without their guards, and what follows as that cannot be.
pub(super) fn why(scene: &Scene<'_>, deadly: &Deadly, step: &Step) -> String {
    let (voice, guards) = (scene.voice, &deadly.guards);
    let (would, holds) = (would(scene, deadly), voice.holds(guards));
    if step.conclusion.place == *guards {
        return say!(voice, en: "{would}; so {holds}", zh: "{would}；所以 {holds}");
    }
    let gone = voice.follows(&step.conclusion);
    if let Some(joined) = joined(scene, deadly, step) {
        return say!(voice, en: "{would}; so {holds}; {joined}: {gone}", zh: "{would}；所以 {holds}；{joined}：{gone}");
    }
    if let Some(cells) = super::chain::seen(scene, guards, step).filter(|_| guards.len() > 1) {
        let [sees, shared] = voice.sight();
        let (see, cells) = (voice.see(cells.len()), voice.at(cells));
        let (all, count) = (both(guards.len()), voice.count(guards.len()));
        return say!(
            voice,
            en: "{would}; so {holds}, and {cells} {see} {all}: {gone}",
            zh: "{would}；所以 {holds}，而 {cells} {sees}这 {count} 格{shared}：{gone}"
        );
    }
    let excluded = |it| guards.iter().all(|guard| scene.layout.clash(guard, it));
    if guards.len() > 1 && step.conclusion.eliminate.iter().all(excluded) {
        return say!(
            voice,
            en: "{would}; so {holds}, and whichever it is, {gone}",
            zh: "{would}；所以 {holds}，无论是哪一个，{gone}"
        );
    }
    say!(voice, en: "{would}; so {holds}: {gone}", zh: "{would}；所以 {holds}：{gone}")
}

/// What there would be without the guards.
fn would(scene: &Scene<'_>, it: &Deadly) -> String {
    let voice = scene.voice;
    let (cells, held) = (voice.at(it.deadly.cells()), voice.and(digits_in(&it.deadly)));
    let (without, houses) = (voice.candidates(&it.guards), voice.area(2));
    let lead = say!(voice, en: "without {without}, {cells} would hold only {held}", zh: "若没有 {without}，{cells} 就只有 {held}");
    match it.kind {
        DeadlyKind::UniqueRectangle | DeadlyKind::UniqueLoop | DeadlyKind::ExtendedRectangle => say!(
            voice,
            en: "{lead}, which could change places, and there would be two solutions",
            zh: "{lead}，它们可以互换，就会有两个解"
        ),
        DeadlyKind::AvoidableRectangle => say!(
            voice,
            en: "{lead}, which could change places, as none of these cells is given, and there would be two solutions",
            zh: "{lead}，这些格都不是提示数，可以互换，就会有两个解"
        ),
        DeadlyKind::Bug => say!(
            voice,
            en: "without {without}, every open cell would have two digits, each of them twice in its {houses}, and there would \
                 be two solutions or none",
            zh: "若没有 {without}，每个空格都只有两个候选数，而每个数在所在{houses}各出现两次，就会有两个解或无解"
        ),
        DeadlyKind::BivalueOddagon => unfillable::odd_loop(scene, it),
        DeadlyKind::Tridagon => unfillable::four_boxes(scene, it),
    }
}
