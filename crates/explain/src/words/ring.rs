//! An odd ring of places.
use crate::say;
use crate::scene::Scene;
use qedoku_core::{CandidateSet, Ring, Step};

/// Says that true and false cannot take turns around the ring, so that one of what else stands in its houses is true.
pub(super) fn why(scene: &Scene<'_>, ring: &Ring, step: &Step) -> String {
    let voice = scene.voice;
    let guardians = CandidateSet::of_digit(ring.digit, ring.guardians);
    let (count, gone) = (ring.places.len(), voice.follows(&step.conclusion));
    let [places, others] = [&ring.members(), &guardians].map(|set| voice.candidates(set));
    let claim = say!(
        voice,
        en: "without {others}, true and false would take turns around the ring of {places}, but it has {count} places, an odd \
             number",
        zh: "若没有 {others}，{places} 连成的环上真假必须交替，但环上有 {count} 处，是奇数，不可能"
    );
    if guardians == step.conclusion.place {
        return say!(voice, en: "{claim}; so {gone}", zh: "{claim}；所以 {gone}");
    }
    let holds = voice.holds(&guardians);
    say!(voice, en: "{claim}; so {holds}: {gone}", zh: "{claim}；所以 {holds}：{gone}")
}
