//! Candidates in two colors, one color of each pair true and the other false.
use super::list::plural;
use super::naming::digits_in;
use super::pairs::{self, Links};
use crate::say;
use crate::scene::Scene;
use crate::voice::Voice;
use qedoku_core::{Candidate, CandidateSet, CellSet, House, Slot, Step};

/// Says which candidates are true together, and what that leaves out.
pub(super) fn why(scene: &Scene<'_>, clusters: &[[CandidateSet; 2]], step: &Step) -> String {
    let (voice, told) = (scene.voice, scene.voice.follows(&step.conclusion));
    if let Some(pairs) = apart(scene, clusters, step) {
        return say!(voice, en: "{pairs}: {told}", zh: "{pairs}：{told}");
    }
    let gone = &step.conclusion.eliminate;
    let false_side = clusters.iter().flatten().find(|color| gone.is_subset(color));
    let claim = match (clusters, false_side) {
        ([cluster], Some(color)) => one_false(scene, cluster, color, step),
        ([cluster], None) => pairs::remote(scene, cluster, step).unwrap_or_else(|| both_see(scene, cluster, step)),
        ([one, other], Some(color)) => excluded(scene, [one, other], color, step),
        ([one, other], None) => crossed(scene, [one, other], step),
        _ => return told,
    };
    say!(voice, en: "{claim}: {told}", zh: "{claim}：{told}")
}

/// Says where to look.
pub(super) fn place(voice: Voice, clusters: &[[CandidateSet; 2]]) -> String {
    voice.cells(clusters.iter().flatten().fold(CellSet::EMPTY, |all, set| all | set.cells()))
}

/// One color is all false, as it would be at fault with itself or the board.
fn one_false(scene: &Scene<'_>, cluster: &[CandidateSet; 2], color: &CandidateSet, step: &Step) -> String {
    let (voice, lead, fault) = (scene.voice, Links::of(scene, cluster, step).lead(scene), fault(scene, color));
    say!(
        voice,
        en: "{lead}the candidates that go are all true or all false; but {fault}",
        zh: "{lead}要删的候选数同真同假；但 {fault}"
    )
}

/// What goes clashes with a candidate of either color, or one color is at fault and it clashes with the other one.
fn both_see(scene: &Scene<'_>, cluster: &[CandidateSet; 2], step: &Step) -> String {
    let (voice, gone) = (scene.voice, &step.conclusion.eliminate);
    let mut groups: Vec<([Candidate; 2], CandidateSet)> = Vec::new();
    for lost in gone.iter_by_cell() {
        let first = |color: &CandidateSet| color.iter().find(|&it| it != lost && scene.layout.clash(it, lost));
        let [Some(one), Some(other)] = [first(&cluster[0]), first(&cluster[1])] else {
            return other_side(scene, cluster, step);
        };
        match groups.iter_mut().find(|(pair, _)| *pair == [one, other]) {
            Some((_, set)) => set.insert(lost),
            None => groups.push(([one, other], CandidateSet::of(lost))),
        }
    }
    if digits_in(&(cluster[0] | cluster[1])).single().is_some() {
        let sides = sides(scene, cluster, step);
        let losers = voice.clauses(groups.iter().map(|(pair, lost)| {
            let (cells, see) = (lost.cells(), plural(lost.len(), "sees", "see"));
            let (cells, pair) = (voice.at(cells), voice.and(pair.map(|it| voice.cell(it.cell))));
            say!(voice, en: "{cells} {see} both {pair}", zh: "{cells} 同时看到 {pair}")
        }));
        return say!(voice, en: "{sides}, and {losers}", zh: "{sides}，而 {losers}");
    }
    let lead = Links::of(scene, cluster, step).lead(scene);
    let ways = voice.semicolons(groups.iter().map(|(pair, lost)| {
        let (names, clashes) = (voice.candidates(lost), plural(lost.len(), "clashes", "clash"));
        let pair = voice.or(pair.map(|it| voice.candidates(&CandidateSet::of(it))));
        say!(
            voice,
            en: "{pair} is true, and {names} {clashes} with both",
            zh: "{pair} 必有一个成立，而 {names} 与两者都冲突"
        )
    }));
    lead + &ways
}

/// One color is at fault, so the other one is true.
fn other_side(scene: &Scene<'_>, cluster: &[CandidateSet; 2], step: &Step) -> String {
    let (voice, gone) = (scene.voice, &step.conclusion.eliminate);
    let sides = sides(scene, cluster, step);
    let spared = |side: &&CandidateSet| gone.iter().any(|lost| side.iter().all(|it| !scene.layout.clash(it, lost)));
    let Some(side) = cluster.iter().find(spared) else { return sides };
    let (fault, names) = (fault(scene, side), voice.candidates(gone));
    let clashes = plural(gone.len(), "clashes", "clash");
    say!(
        voice,
        en: "{sides}; but {fault}, so it is the other way, and {names} {clashes} with that",
        zh: "{sides}；但 {fault}，所以是另一种情况，而 {names} 与之冲突"
    )
}

/// One color of a pair would exclude both colors of another.
fn excluded(scene: &Scene<'_>, clusters: [&[CandidateSet; 2]; 2], color: &CandidateSet, step: &Step) -> String {
    let voice = scene.voice;
    let both = voice.semicolons(clusters.map(|cluster| sides(scene, cluster, step)));
    let other = if clusters[0].contains(color) { clusters[1] } else { clusters[0] };
    let clashes =
        voice.clauses(other.iter().filter_map(|side| clash(scene, color, side)).map(|pair| excludes(scene, pair)));
    say!(
        voice,
        en: "{both}; but {clashes}, so those that go would rule out both sides of the other pair",
        zh: "{both}；但 {clashes}，要删的若成立，另一组的双方就都不成立"
    )
}

/// Two colors of different pairs exclude each other, so one of those opposite is true.
fn crossed(scene: &Scene<'_>, clusters: [&[CandidateSet; 2]; 2], step: &Step) -> String {
    let voice = scene.voice;
    let both = voice.semicolons(clusters.map(|cluster| sides(scene, cluster, step)));
    let Some((pair, [one, other])) = opposite(scene, clusters[0], clusters[1]) else { return both };
    let (clash, sides) = (excludes(scene, pair), voice.or([one, other].map(|set| voice.candidates(set))));
    let gone = &step.conclusion.eliminate;
    let (names, clashes) = (voice.candidates(gone), plural(gone.len(), "clashes", "clash"));
    say!(
        voice,
        en: "{both}; {clash}, so there is {sides}, and {names} {clashes} with either",
        zh: "{both}；{clash}，所以 {sides} 至少有一方成立，而 {names} 与两方都冲突"
    )
}

/// Says what links a pair of colors, and that one is true and the other false.
fn sides(scene: &Scene<'_>, cluster: &[CandidateSet; 2], step: &Step) -> String {
    let voice = scene.voice;
    let lead = Links::of(scene, cluster, step).lead(scene);
    let [one, other] = cluster;
    let Some(digit) = digits_in(&(*one | *other)).single() else {
        return lead + &voice.or([one, other].map(|side| voice.candidates(side)));
    };
    let [one, other] = [one, other].map(|side| voice.at(side.plane(digit)));
    say!(
        voice,
        en: "{lead}{digit} is in {one} or else in {other}",
        zh: "{lead} {digit} 要么在 {one}，要么在 {other}"
    )
}

/// Says of two candidates why not both are true.
fn excludes(scene: &Scene<'_>, [one, other]: [Candidate; 2]) -> String {
    let voice = scene.voice;
    let both = [one.cell, other.cell].into_iter().collect();
    let (names, cell) = (voice.at(both), voice.cell(one.cell));
    match scene.layout.houses_around(both).first().filter(|_| one.digit == other.digit) {
        Some(house) => {
            let house = scene.house(house);
            say!(voice, en: "{names} are both in {house}", zh: "{names} 同在{house}")
        }
        None => {
            let digits = voice.and([one.digit, other.digit]);
            say!(voice, en: "{cell} cannot be both {digits}", zh: "{cell} 不能同时是 {digits}")
        }
    }
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
    let voice = scene.voice;
    if let Some(pair) = clash(scene, color, color) {
        return excludes(scene, pair);
    }
    let closed = |candidate: Candidate| color.iter().any(|it| scene.layout.clash(it, candidate));
    let cell = scene
        .board
        .open()
        .iter()
        .find(|&cell| scene.board.digits(cell).iter().all(|digit| closed(Candidate { cell, digit })));
    let slot = cell.map(Slot::Cell).or_else(|| empty_house(scene, &closed));
    let Some(slot) = slot else { return voice.candidates(color) };
    let lost = scene.board.truth(scene.layout, slot).members();
    let closers = lost.iter().filter_map(|it| color.iter().find(|&by| scene.layout.clash(by, it))).collect();
    let side = voice.candidates(&closers);
    let homes = voice.slots(scene.layout, &[slot]);
    match slot {
        Slot::Cell(_) => say!(voice, en: "{side} would leave nothing to {homes}", zh: "{side} 会使 {homes} 没有候选数"),
        Slot::House(..) => {
            say!(voice, en: "{side} would leave no place for {homes}", zh: "{side} 会使 {homes} 没有位置")
        }
    }
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
