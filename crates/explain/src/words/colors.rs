//! Candidates in two colors, one color of each pair true and the other false.
use super::list::plural;
use super::naming::digits_in;
use crate::say;
use crate::scene::Scene;
use crate::voice::Voice;
use qedoku_core::{Candidate, CandidateSet, CellSet, House, Slot, Step};

/// Says which candidates are true together, and what that leaves out.
pub(super) fn why(scene: &Scene<'_>, clusters: &[[CandidateSet; 2]], step: &Step) -> String {
    let voice = scene.voice;
    let gone = &step.conclusion.eliminate;
    if let Some(pairs) = apart(scene, clusters, step) {
        let told = voice.follows(&step.conclusion);
        return say!(voice, en: "{pairs}: {told}", zh: "{pairs}：{told}");
    }
    let false_side = clusters.iter().flatten().find(|color| gone.is_subset(color));
    let told_as = |color| if false_side.is_some() { voice.candidates(color) } else { side(scene, color, step) };
    let turns = voice.semicolons(clusters.iter().map(|[one, other]| {
        let [one, other] = [one, other].map(told_as);
        say!(voice, en: "either {one} or {other} are true", zh: "{one}，或者 {other}，必有一方全部成立")
    }));
    let told = voice.follows(&step.conclusion);
    let losers = plural(gone.len(), "clashes", "clash");
    let names = voice.candidates(gone);
    match (false_side, clusters) {
        (Some(color), [_]) => {
            let fault = fault(scene, color);
            say!(
                voice,
                en: "{turns}; but {fault}, so that side is false: {told}",
                zh: "{turns}；但 {fault}，所以这一方不成立：{told}"
            )
        }
        (Some(color), _) => {
            let side = voice.candidates(color);
            say!(
                voice,
                en: "{turns}; but {side} would exclude both sides of the other pair, so {told}",
                zh: "{turns}；但 {side} 会同时排除另一组的双方，所以 {told}"
            )
        }
        (None, [one, other]) => {
            let Some(([a, b], [c, d])) = opposite(scene, one, other) else { return told };
            let ([a, b], [c, d]) = ([a, b].map(|it| voice.candidate(it)), [c, d].map(|set| voice.candidates(set)));
            say!(
                voice,
                en: "{turns}; {a} and {b} exclude each other, so {c} or {d} are true, and {names} {losers} with either of \
                     these: {told}",
                zh: "{turns}；{a} 与 {b} 互斥，所以 {c} 与 {d} 至少有一方成立，而 {names} 与两方都冲突：{told}"
            )
        }
        _ => say!(
            voice,
            en: "{turns}, and {names} {losers} with either side: {told}",
            zh: "{turns}，而 {names} 与两方都冲突：{told}"
        ),
    }
}

/// Says where to look.
pub(super) fn place(voice: Voice, clusters: &[[CandidateSet; 2]]) -> String {
    voice.cells(clusters.iter().flatten().fold(CellSet::EMPTY, |all, set| all | set.cells()))
}

/// Says for each of several pairs what clashes with all of either side, if that is so for everything that goes.
fn apart(scene: &Scene<'_>, clusters: &[[CandidateSet; 2]], step: &Step) -> Option<String> {
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
        let [one, other] = [one, other].map(|color| side(scene, color, step));
        pairs.push(say!(
            voice,
            en: "either {one} or {other}, and {names} {clashes} with both",
            zh: "{one}，或者 {other}，必有一方成立，而 {names} 与两方都冲突"
        ));
        rest -= gone;
    }
    (clusters.len() > 1 && rest.is_empty()).then(|| voice.semicolons(pairs))
}

/// One side of a pair. Several candidates of it that are in one truth count as one: one of them is true.
fn side(scene: &Scene<'_>, color: &CandidateSet, step: &Step) -> String {
    let (voice, mut rest, mut parts) = (scene.voice, *color, Vec::new());
    for truth in &step.truths {
        let group = truth.members() & rest;
        let Some(digit) = digits_in(&group).single().filter(|_| group.len() > 1) else { continue };
        let any = voice.any(group.cells());
        parts.push(say!(voice, en: "{digit} in {any}", zh: "{any} 的 {digit}"));
        rest -= group;
    }
    if !rest.is_empty() {
        parts.push(voice.candidates(&rest));
    }
    voice.and(parts)
}

/// Says why a color cannot be true: two of it exclude each other, or together they leave a slot empty.
fn fault(scene: &Scene<'_>, color: &CandidateSet) -> String {
    let (voice, side) = (scene.voice, scene.voice.candidates(color));
    if let Some([one, other]) = clash(scene, color, color) {
        let [one, other] = [one, other].map(|it| voice.candidate(it));
        return say!(voice, en: "{one} and {other} exclude each other", zh: "{one} 与 {other} 互斥");
    }
    let closed = |candidate: Candidate| color.iter().any(|it| scene.layout.clash(it, candidate));
    let cell = scene
        .board
        .open()
        .iter()
        .find(|&cell| scene.board.digits(cell).iter().all(|digit| closed(Candidate { cell, digit })));
    if let Some(cell) = cell.map(|cell| voice.cell(cell)) {
        return say!(voice, en: "{side} would leave nothing to {cell}", zh: "{side} 会使 {cell} 没有候选数");
    }
    let homes = empty_house(scene, &closed).map(|slot| voice.slots(scene.layout, &[slot])).unwrap_or_default();
    say!(voice, en: "{side} would leave no place for {homes}", zh: "{side} 会使 {homes} 没有位置")
}

/// A house in which a digit has no place but closed ones.
fn empty_house(scene: &Scene<'_>, closed: &dyn Fn(Candidate) -> bool) -> Option<Slot> {
    let digits = |house: House| {
        let cells = scene.layout.cells(house);
        let empty = move |&digit: &qedoku_core::Digit| {
            let places = scene.board.plane(digit) & cells;
            !places.is_empty() && places.iter().all(|cell| closed(Candidate { cell, digit }))
        };
        qedoku_core::DigitSet::ALL.iter().find(empty).map(|digit| Slot::House(house, digit))
    };
    scene.layout.houses().iter().find_map(digits)
}

/// The first two that exclude each other.
fn clash(scene: &Scene<'_>, one: &CandidateSet, other: &CandidateSet) -> Option<[Candidate; 2]> {
    let of = |a: Candidate| other.iter().find(|&b| a != b && scene.layout.clash(a, b)).map(|b| [a, b]);
    one.iter().find_map(of)
}

/// Two candidates of different pairs that exclude each other, and the sides opposite theirs, one of which is true.
fn opposite<'a>(
    scene: &Scene<'_>,
    one: &'a [CandidateSet; 2],
    other: &'a [CandidateSet; 2],
) -> Option<([Candidate; 2], [&'a CandidateSet; 2])> {
    let pairs = [(0, 0), (0, 1), (1, 0), (1, 1)];
    pairs.into_iter().find_map(|(a, b)| Some((clash(scene, &one[a], &other[b])?, [&one[1 - a], &other[1 - b]])))
}
