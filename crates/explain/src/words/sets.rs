//! Sets of cells that have about as many digits as cells.
use super::list::plural;
use super::naming::digits_in;
use crate::say;
use crate::scene::Scene;
use crate::voice::Voice;
use qedoku_core::{AlmostLocked, Cell, CellSet, Digit, DigitSet, House, Step};

/// Says what the sets cannot all do, and so what is certain.
pub(super) fn why(scene: &Scene<'_>, sets: &[AlmostLocked], common: DigitSet, step: &Step) -> String {
    let (voice, gone) = (scene.voice, scene.voice.follows(&step.conclusion));
    let (claim, ends) = match sets {
        [first, groups @ ..] if first.digits.len() > first.cells.len() + 1 && first.cells.is_several() => {
            (counted(scene, first, groups), sets.to_vec())
        }
        [stem, petals @ ..] if petals.len() > 1 && is_blossom(scene, (stem, petals), common, step) => {
            (blossom(scene, stem, petals), petals.to_vec())
        }
        [one, other] if common.is_several() => (twice(scene, [one, other], common), sets.to_vec()),
        [one, other] => (once(scene, [one, other], common), sets.to_vec()),
        _ => {
            let ends = [sets.first(), sets.last()].into_iter().flatten().copied().collect();
            (chained(scene, sets, common, step), ends)
        }
    };
    let seen = seen(scene, &ends, step);
    if seen.is_empty() {
        return say!(voice, en: "{claim}: {gone}", zh: "{claim}：{gone}");
    }
    say!(voice, en: "{claim}: {seen}; so {gone}", zh: "{claim}：{seen}；所以 {gone}")
}

/// Cells of a crossing with cells of its houses, counted against their digits.
fn counted(scene: &Scene<'_>, first: &AlmostLocked, groups: &[AlmostLocked]) -> String {
    let voice = scene.voice;
    let count = groups.iter().fold(first.cells, |all, set| all | set.cells).len();
    let crossing = scene.houses(scene.layout.houses_around(first.cells));
    let (cells, digits) = (voice.joint(first.cells), first.digits);
    // A group of one cell stands in the crossing's line, its box, or both.
    let around = |set: &AlmostLocked| scene.layout.houses_around(first.cells | set.cells).first();
    let groups = voice.and(groups.iter().map(|set| named(scene, set, around(set))));
    say!(
        voice,
        en: "{cells} {{{digits}}} in {crossing} with {groups} are {count} cells, which have room for just {count} digits, so \
             each digit is placed among those of these cells that can hold it",
        zh: "{crossing}相交处的 {cells} {{{digits}}} 与 {groups} 共 {count} 格，正好容纳 {count} 个数，所以每个数都在其中能填它的格里"
    )
}

/// Whether each digit of a cell links it to one of the others, which have what goes in common. Chains may begin with such
/// a cell, too.
fn is_blossom(
    scene: &Scene<'_>,
    (stem, petals): (&AlmostLocked, &[AlmostLocked]),
    common: DigitSet,
    step: &Step,
) -> bool {
    let gone = digits_in(&step.conclusion.eliminate);
    let linked = |digit: Digit| petals.iter().any(|petal| is_link(scene, [stem, petal], digit));
    let held = petals.iter().all(|petal| gone.is_subset(petal.digits));
    let alone = stem.cells.single().is_some() && stem.digits == common;
    alone && held && !gone.meets(common) && common.iter().all(linked)
}

/// A cell each of whose digits is missing in another set then.
fn blossom(scene: &Scene<'_>, stem: &AlmostLocked, petals: &[AlmostLocked]) -> String {
    let voice = scene.voice;
    let (stem, petals) = (name(scene, stem), voice.and(petals.iter().map(|set| name(scene, set))));
    say!(
        voice,
        en: "whatever {stem} takes, one of {petals} loses it and holds all its other digits",
        zh: "无论 {stem} 填哪个数，{petals} 中总有一个失去该数而必须包含其余各数"
    )
}

/// Two sets that two digits link, so that each lacks just one of these.
fn twice(scene: &Scene<'_>, sets: [&AlmostLocked; 2], common: DigitSet) -> String {
    let voice = scene.voice;
    let ([one, other], link) = (sets.map(|set| name(scene, set)), voice.or(common));
    say!(
        voice,
        en: "{one} and {other} cannot both hold {link}, as the places of each see each other, so each set lacks one of these \
             digits and holds all its others",
        zh: "{one} 与 {other} 不能同时有 {link}，因为各自的位置互相看到，所以每个数组恰缺其中一个数，而包含其余各数"
    )
}

/// Two sets that one digit links.
fn once(scene: &Scene<'_>, sets: [&AlmostLocked; 2], common: DigitSet) -> String {
    let voice = scene.voice;
    let ([one, other], link) = (sets.map(|set| name(scene, set)), voice.or(common));
    say!(
        voice,
        en: "{one} and {other} cannot both hold {link}, as its places there see each other, and the one without it holds all \
             its other digits",
        zh: "{one} 与 {other} 不能同时有 {link}，因为其位置互相看到，而没有它的那个数组必须包含其余各数"
    )
}

/// Sets each of which is linked to the next.
fn chained(scene: &Scene<'_>, sets: &[AlmostLocked], common: DigitSet, step: &Step) -> String {
    let voice = scene.voice;
    let all = voice.and(sets.iter().map(|set| name(scene, set)));
    let gone = digits_in(&step.conclusion.eliminate);
    let links = sets.windows(2).zip(links(scene, sets, common, gone)).map(|(pair, links)| {
        let ([one, other], link) = ([&pair[0], &pair[1]].map(|set| voice.joint(set.cells)), voice.or(links));
        say!(voice, en: "{link} for {one} and {other}", zh: "{one} 与 {other} 为 {link}")
    });
    let (links, gone) = (voice.commas(links), voice.or(gone));
    say!(
        voice,
        en: "in {all} no two that follow on each other can both hold their link ({links}), and a set that lacks one digit \
             holds all others, so the first or the last has {gone}",
        zh: "{all} 中相邻两个不能同时有它们的公共数（{links}），而缺一个数的数组必须包含其余各数，所以首尾之一必有 {gone}"
    )
}

/// What links each set to the next. What links two sets does not link the second to the third, and the sets at the ends
/// keep what goes elsewhere.
fn links(scene: &Scene<'_>, sets: &[AlmostLocked], common: DigitSet, gone: DigitSet) -> Vec<DigitSet> {
    let pairs = sets.windows(2).map(|pair| common.filter(|digit| is_link(scene, [&pair[0], &pair[1]], digit)));
    let mut links: Vec<DigitSet> = pairs.collect();
    let Some(last) = links.len().checked_sub(1) else { return links };
    let drop = |links: &mut DigitSet, digits: DigitSet| {
        if !links.is_subset(digits) {
            *links -= digits;
        }
    };
    drop(&mut links[0], gone);
    drop(&mut links[last], gone);
    for _ in 0..last {
        for at in 0..last {
            let [one, other] = [links[at], links[at + 1]];
            if one.single().is_some() {
                drop(&mut links[at + 1], one);
            } else if other.single().is_some() {
                drop(&mut links[at], other);
            }
        }
    }
    links
}

/// Whether a digit cannot be in both sets, as its places there see each other.
fn is_link(scene: &Scene<'_>, sets: [&AlmostLocked; 2], digit: Digit) -> bool {
    let places = sets.map(|set| scene.board.plane(digit) & set.cells);
    let seen = |cell: Cell| places[1].is_subset(scene.layout.peers(cell));
    places.iter().all(|cells| !cells.is_empty()) && places[0].iter().all(seen)
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
    voice.semicolons(groups.into_iter().map(|(places, losers, digits)| {
        let (is, see) = (plural(digits.len(), "is", "are"), plural(losers.len(), "sees", "see"));
        let (digits, places, losers) = (voice.and(digits), voice.any(places), voice.at(losers));
        say!(voice, en: "{digits} {is} in {places}, which {losers} {see}", zh: "{digits} 在 {places}，被 {losers} 看到")
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
    let (voice, digits) = (scene.voice, set.digits);
    let cells = voice.joint(set.cells);
    match house.map(|house| scene.house(house)) {
        Some(house) => say!(voice, en: "{cells} {{{digits}}} in {house}", zh: "{house}的 {cells} {{{digits}}}"),
        None => format!("{cells} {{{digits}}}"),
    }
}

impl Voice {
    /// Cells that form one set: `r1c3+r2c13`.
    pub(super) fn joint(self, cells: CellSet) -> String {
        self.names.blocks(cells).join("+")
    }
}
