//! Several pairs of colors, each of which excludes something of its own.
use super::list::{both, plural};
use super::naming::digits_in;
use crate::say;
use crate::scene::Scene;
use qedoku_core::{CandidateSet, Slot, Step};

/// Says for each of several pairs what clashes with all of either side, if that is so for everything that goes.
pub(super) fn apart(scene: &Scene<'_>, clusters: &[[CandidateSet; 2]], step: &Step) -> Option<String> {
    let voice = scene.voice;
    let (mut rest, mut pairs) = (step.conclusion.eliminate, Vec::new());
    for [one, other] in clusters {
        let seen = (*one | *other).iter().fold(CandidateSet::ALL, |all, it| all & scene.layout.clashes(it));
        let gone = rest & seen;
        if gone.is_empty() {
            return None;
        }
        let names = voice.candidates(&gone);
        let clashes = plural(gone.len(), "clashes", "clash");
        if let Some(reached) = reached(scene, [one, other], &gone, step) {
            pairs.push(reached);
        } else {
            let [one, other] = [one, other].map(|color| side(scene, color, step));
            pairs.push(say!(
                voice,
                en: "either {one} or {other}, and {names} {clashes} with both",
                zh: "{one}，或者 {other}，必有一方成立，而 {names} 与两方都冲突"
            ));
        }
        rest -= gone;
    }
    (clusters.len() > 1 && rest.is_empty()).then(|| voice.semicolons(pairs))
}

/// Says how the second color follows from truth to truth if the first one is false, in the order of the truths, and what
/// sees both.
fn reached(scene: &Scene<'_>, [one, other]: [&CandidateSet; 2], lost: &CandidateSet, step: &Step) -> Option<String> {
    let voice = scene.voice;
    let (mut gone, mut links, mut left) = (*one, Vec::new(), step.truths.iter().collect::<Vec<_>>());
    let digit = digits_in(&(*one | *other)).single()?;
    let end = loop {
        // What is left of a truth is one cell, or is where the argument ends.
        let next = left.iter().position(|truth| {
            let rest = truth.members() - gone;
            truth.members().meets(&gone) && (rest.len() == 1 || (!rest.is_empty() && rest.is_subset(other)))
        })?;
        let truth = left.remove(next);
        let rest = truth.members() - gone;
        let (Some(Slot::House(house, _)), holds) = (truth.slot(), voice.holds(&rest)) else { return None };
        let house = scene.house(house);
        links.push(say!(voice, en: "{holds} ({house})", zh: "{holds}（{house}）"));
        if rest.is_subset(other) {
            break rest;
        }
        gone |= rest.iter().fold(CandidateSet::ALL, |all, it| all & scene.layout.clashes(it));
    };
    let (links, places) = (voice.clauses(links), one.cells() | end.cells());
    let (all, count) = (both(places.len()), voice.count(places.len()));
    let [start, either] = [one.cells(), places].map(|cells| voice.any(cells));
    let [sees, shared] = voice.sight();
    let (see, cells) = (voice.see(lost.len()), voice.at(lost.cells()));
    Some(say!(
        voice,
        en: "if {digit} is not in {start}, then {links}; so {digit} is in {either}, and {cells} {see} {all}",
        zh: "若 {digit} 不在 {start}，则 {links}；所以 {digit} 在 {either}，而 {cells} {sees}这 {count} 格{shared}"
    ))
}

/// One side of a pair. Several candidates of it that are in one truth count as one: one of them is true.
fn side(scene: &Scene<'_>, color: &CandidateSet, step: &Step) -> String {
    let (voice, mut rest, mut parts) = (scene.voice, *color, Vec::new());
    for truth in &step.truths {
        let group = truth.members() & rest;
        let Some(digit) = digits_in(&group).single().filter(|_| group.len() > 1) else { continue };
        parts.push(voice.holds(&CandidateSet::of_digit(digit, group.cells())));
        rest -= group;
    }
    parts.extend(rest.iter_by_cell().map(|it| voice.is(it.cell, it.digit)));
    voice.and(parts)
}
