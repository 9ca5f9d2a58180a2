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
    let (cells, digits) = (voice.joint(it.crossing.cells), it.crossing.digits);
    let groups = voice.and(it.groups.iter().map(|group| named(scene, &group.set, Some(group.house))));
    say!(
        voice,
        en: "{cells} {{{digits}}} in {crossing} with {groups} are {count} cells, which have room for just {count} digits, so \
             each digit is placed among those of these cells that can hold it",
        zh: "{crossing}相交处的 {cells} {{{digits}}} 与 {groups} 共 {count} 格，正好容纳 {count} 个数，所以每个数都在其中能填它的格里"
    )
}

/// A cell each of whose digits is missing in another set then.
fn blossom(scene: &Scene<'_>, it: &Blossom) -> String {
    let (voice, stem) = (scene.voice, scene.voice.cell(it.stem));
    let ways = voice.or(it.petals.iter().map(|petal| {
        let (digits, petal) = (voice.or(petal.common), name(scene, &petal.set));
        say!(voice, en: "{digits} from {petal}", zh: "{petal} 的 {digits}")
    }));
    say!(
        voice,
        en: "{stem} takes {ways}, and the set that loses its digit holds all its others",
        zh: "{stem} 会取走 {ways}，而失去该数的数组必须包含其余各数"
    )
}

/// Two sets that a digit links, or two, so that each lacks just one of these.
fn linked(scene: &Scene<'_>, sets: [&AlmostLocked; 2], common: DigitSet) -> String {
    let voice = scene.voice;
    let ([one, other], link) = (sets.map(|set| name(scene, set)), voice.or(common));
    if common.is_several() {
        return say!(
            voice,
            en: "{one} and {other} cannot both hold {link}, as the places of each see each other, so each set lacks one of \
                 these digits and holds all its others",
            zh: "{one} 与 {other} 不能同时有 {link}，因为各自的位置互相看到，所以每个数组恰缺其中一个数，而包含其余各数"
        );
    }
    say!(
        voice,
        en: "{one} and {other} cannot both hold {link}, as its places there see each other, and the one without it holds all \
             its other digits",
        zh: "{one} 与 {other} 不能同时有 {link}，因为其位置互相看到，而没有它的那个数组必须包含其余各数"
    )
}

/// Sets each of which is linked to the next.
fn chained(scene: &Scene<'_>, chain: &SetChain, step: &Step) -> String {
    let voice = scene.voice;
    let sets: Vec<AlmostLocked> = std::iter::once(chain.first).chain(chain.rest.iter().map(|it| it.set)).collect();
    let all = voice.and(sets.iter().map(|set| name(scene, set)));
    let links = sets.iter().zip(&chain.rest).map(|(one, next)| {
        let ([one, other], link) = ([one, &next.set].map(|set| voice.joint(set.cells)), voice.or(next.common));
        say!(voice, en: "{link} for {one} and {other}", zh: "{one} 与 {other} 为 {link}")
    });
    let (links, gone) = (voice.commas(links), voice.or(digits_in(&step.conclusion.eliminate)));
    say!(
        voice,
        en: "in {all} no two that follow on each other can both hold their link ({links}), and a set that lacks one digit \
             holds all others, so the first or the last has {gone}",
        zh: "{all} 中相邻两个不能同时有它们的公共数（{links}），而缺一个数的数组必须包含其余各数，所以首尾之一必有 {gone}"
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
