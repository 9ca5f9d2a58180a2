//! Sets of cells that have about as many digits as cells.
use super::list::plural;
use super::naming::digits_in;
use crate::say;
use crate::scene::Scene;
use crate::voice::Voice;
use qedoku_core::{
    AlmostLocked, Blossom, Cell, CellSet, Digit, DigitSet, House, HouseSet, SetChain, Sets, Step, SueDeCoq,
};

/// Says what the sets cannot all do, and so what is certain.
pub(super) fn why(scene: &Scene<'_>, sets: &Sets, step: &Step) -> String {
    let (voice, gone) = (scene.voice, scene.voice.follows(&step.conclusion));
    let (claim, ends) = match sets {
        Sets::SueDeCoq(it) => (counted(scene, it), sets.all()),
        Sets::Blossom(it) => (blossom(scene, it), it.petals.iter().map(|petal| petal.set).collect()),
        Sets::Chain(it) => match it.rest.as_slice() {
            [other] => (linked(scene, [&it.first, &other.set], other.common), sets.all()),
            others => {
                let ends = std::iter::once(it.first).chain(others.last().map(|last| last.set)).collect();
                (chained(scene, it, step), ends)
            }
        },
    };
    let seen = seen(scene, &ends, step);
    if seen.is_empty() {
        return say!(voice, en: "{claim}: {gone}", zh: "{claim}：{gone}");
    }
    say!(voice, en: "{claim}: {seen}; so {gone}", zh: "{claim}：{seen}；所以 {gone}")
}

/// Says where to look.
pub(super) fn place(voice: Voice, sets: &Sets) -> String {
    voice.commas(sets.all().iter().map(|set| voice.joint(set.cells)))
}

/// Cells of a crossing with cells of its houses, counted against their digits.
fn counted(scene: &Scene<'_>, it: &SueDeCoq) -> String {
    let voice = scene.voice;
    let count = it.groups.iter().fold(it.crossing.cells.len(), |all, group| all + group.set.cells.len());
    let houses: HouseSet = it.groups.iter().map(|group| group.house).collect();
    let crossing = scene.houses(houses);
    let (cells, digits) = (voice.joint(it.crossing.cells), voice.holding(it.crossing.digits));
    let groups = voice.and(it.groups.iter().map(|group| named(scene, &group.set, Some(group.house))));
    say!(
        voice,
        en: "{cells}{digits} in {crossing} with {groups} are {count} cells, which have room for just {count} digits, so \
             each digit is placed among those of these cells that can hold it",
        zh: "{crossing}相交处的 {cells}{digits} 与 {groups} 共 {count} 格，正好容纳 {count} 个数，所以每个数都在其中能填它的格里"
    )
}

/// A cell each of whose digits is missing in another set then.
fn blossom(scene: &Scene<'_>, it: &Blossom) -> String {
    let (voice, stem) = (scene.voice, scene.voice.cell(it.stem));
    let held = it.petals.iter().fold(DigitSet::EMPTY, |all, petal| all | petal.common);
    let ways = voice.semicolons(it.petals.iter().map(|petal| {
        let (digits, rest) = (voice.or(petal.common), voice.and(petal.set.digits - petal.common));
        let petal = name(scene, &petal.set);
        say!(
            voice,
            en: "if {digits}, the almost locked set {petal} lacks it and holds {rest}",
            zh: "若为 {digits}，{petal}（待定数组）就失去它，而有 {rest}"
        )
    }));
    let held = voice.or(held);
    say!(voice, en: "{stem} is {held}: {ways}", zh: "{stem} 是 {held}：{ways}")
}

/// Two sets that a digit links, or two, so that each lacks just one of these.
fn linked(scene: &Scene<'_>, sets: [&AlmostLocked; 2], common: DigitSet) -> String {
    let voice = scene.voice;
    let (see, mutual) = (voice.see(2), voice.mutual());
    let [one, other] = sets.map(|set| name(scene, set));
    let link = voice.and(common);
    if common.is_several() {
        return say!(
            voice,
            en: "{one} and {other} are almost locked sets with the restricted commons {link}: the places of each {see} each \
                 other, so one set lacks the one, the other set the other, and each holds all its other digits",
            zh: "{one} 与 {other} 是待定数组，限制性公共数是 {link}：每个数在两者中的位置{mutual}，所以两个数组各缺其中一个，而其余各数都有"
        );
    }
    let [one_held, other_held] = sets.map(|set| {
        let (hold, rest) = (plural(set.cells.len(), "holds", "hold"), voice.and(set.digits - common));
        let cells = voice.joint(set.cells);
        say!(voice, en: "{cells} {hold} {rest}", zh: "{cells} 有 {rest}")
    });
    say!(
        voice,
        en: "{one} and {other} are almost locked sets with the restricted common {link}: its places there {see} each other, so \
             one of the sets lacks it, and either {one_held}, or {other_held}",
        zh: "{one} 与 {other} 是待定数组，限制性公共数是 {link}：它在两者中的位置{mutual}，所以必有一个数组没有它，要么 {one_held}，\
             要么 {other_held}"
    )
}

/// Sets each of which is linked to the next.
fn chained(scene: &Scene<'_>, chain: &SetChain, step: &Step) -> String {
    let voice = scene.voice;
    let gone = digits_in(&step.conclusion.eliminate);
    let mut lacks = gone;
    let mut parts: Vec<String> = Vec::new();
    let sets = std::iter::once(&chain.first).chain(chain.rest.iter().map(|it| &it.set));
    let holds = chain.rest.iter().map(|it| it.common).chain(std::iter::once(gone));
    for (set, holds) in sets.zip(holds) {
        let (set, without, held) = (name(scene, set), voice.or(lacks), voice.and(holds));
        parts.push(if parts.is_empty() {
            say!(voice, en: "if {set} lacks {without}, it holds {held}", zh: "若 {set} 没有 {without}，就有 {held}")
        } else {
            say!(voice, en: "then {set} lacks {without} and holds {held}", zh: "于是 {set} 没有 {without}，就有 {held}")
        });
        lacks = holds;
    }
    let (see, mutual, links) = (voice.see(2), voice.mutual(), voice.semicolons(parts));
    say!(
        voice,
        en: "these are almost locked sets, each with a restricted common with the next, whose places there {see} each other: {links}",
        zh: "这些待定数组依次有限制性公共数，其位置{mutual}：{links}"
    )
}

/// Where each digit that goes is certain to be, and which cells see it there.
fn seen(scene: &Scene<'_>, sets: &[AlmostLocked], step: &Step) -> String {
    let (voice, eliminate) = (scene.voice, &step.conclusion.eliminate);
    let mut groups: Vec<(CellSet, CellSet, DigitSet)> = Vec::new();
    for digit in digits_in(eliminate) {
        let mut by_places: Vec<(CellSet, CellSet)> = Vec::new();
        for loser in eliminate.plane(digit) {
            let places = places(scene, sets, digit, loser);
            match by_places.iter_mut().find(|(known, _)| *known == places) {
                Some((_, losers)) => losers.insert(loser),
                None => by_places.push((places, CellSet::of(loser))),
            }
        }
        for (places, losers) in by_places {
            match groups.iter_mut().find(|(known, of, _)| (*known, *of) == (places, losers)) {
                Some((_, _, digits)) => digits.insert(digit),
                None => groups.push((places, losers, DigitSet::of(digit))),
            }
        }
    }
    if groups.iter().any(|(places, ..)| places.is_empty()) {
        return String::new();
    }
    let (by, seen) = if voice.is_plain() { ("与", "同行、同列或同宫") } else { ("被", "看到") };
    voice.semicolons(groups.into_iter().map(|(places, losers, digits)| {
        let (is, see) = (plural(digits.len(), "is", "are"), voice.see(losers.len()));
        let (digits, places, losers) = (voice.and(digits), voice.any(places), voice.at(losers));
        say!(voice, en: "{digits} {is} in {places}, which {losers} {see}", zh: "{digits} 在 {places}，{by} {losers} {seen}")
    }))
}

/// The places of a digit in the sets that `loser` sees: all of them, or those of the sets it sees as a whole.
fn places(scene: &Scene<'_>, sets: &[AlmostLocked], digit: Digit, loser: Cell) -> CellSet {
    let view = scene.layout.peers(loser);
    let of = |set: &AlmostLocked| scene.board.plane(digit) & set.cells;
    let all = sets.iter().fold(CellSet::EMPTY, |all, set| all | of(set));
    if all.is_subset(view) {
        return all;
    }
    sets.iter().map(of).filter(|cells| cells.is_subset(view)).fold(CellSet::EMPTY, |all, cells| all | cells)
}

/// A set with the house it stands in: `r1c23 {157} in row 1`.
fn name(scene: &Scene<'_>, set: &AlmostLocked) -> String {
    let house = scene.layout.houses_around(set.cells).first().filter(|_| set.cells.is_several());
    named(scene, set, house)
}

fn named(scene: &Scene<'_>, set: &AlmostLocked, house: Option<House>) -> String {
    let (voice, digits) = (scene.voice, scene.voice.holding(set.digits));
    let cells = voice.joint(set.cells);
    match house.map(|house| scene.house(house)) {
        Some(house) => say!(voice, en: "{cells}{digits} in {house}", zh: "{house}的 {cells}{digits}"),
        None => cells + &digits,
    }
}
