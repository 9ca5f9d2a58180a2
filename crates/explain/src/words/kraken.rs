//! A fish with fins, and chains from what it may hold to what goes.
use super::chain;
use super::list::plural;
use super::tell::digits_of;
use crate::notation::Turn;
use crate::say;
use crate::scene::Scene;
use qedoku_core::{CandidateSet, CellSet, Chain, House, Slot, Step};

/// The parts of the pattern: base, cover and chains.
pub(super) type Parts<'a> = (&'a [Slot], &'a [Slot], &'a [Chain]);

/// Says what the fish does without its fins, and where the fins and what it holds lead.
pub(super) fn why(scene: &Scene<'_>, (base, cover, chains): Parts<'_>, step: &Step) -> String {
    let voice = scene.voice;
    let starts = starts(chains).cells();
    let houses: Vec<House> = houses(cover).collect();
    let covered = houses.iter().fold(CellSet::EMPTY, |all, &house| all | scene.layout.cells(house));
    let (fins, held) = (starts - covered, starts & covered);
    let (digit, gone) = (voice.or(digits_of(base)), voice.follows(&step.conclusion));
    let (base, cover) = (scene.houses(self::houses(base)), scene.houses(houses.iter().copied()));
    let (each, fin) = (plural(fins.len(), "the fin", "each fin"), voice.or(fins.iter().map(|cell| voice.cell(cell))));
    let claim = say!(
        voice,
        en: "unless {fin} is {digit}, every {digit} of {base} is in {cover}",
        zh: "除非 {fin} 是 {digit}，否则{base}的 {digit} 都在{cover}"
    );
    let ways = voice.semicolons(chains.iter().map(|chain| way(scene, chain, step)));
    let Some(line) = houses.into_iter().find(|&house| !held.is_empty() && held.is_subset(scene.layout.cells(house)))
    else {
        return say!(
            voice,
            en: "{claim}, and no other {digit} fits there; {each} leads to the same: {ways}; either way {gone}",
            zh: "{claim}，那里的其他格都不是 {digit}；而鳍成立时结果相同：{ways}；无论如何，{gone}"
        );
    };
    let (line, held) = (scene.house(line), voice.or(held.iter().map(|cell| voice.cell(cell))));
    say!(
        voice,
        en: "{claim}, so in {line} it is in {held}; all of these lead to the same: {ways}; in any case {gone}",
        zh: "{claim}，于是{line}的 {digit} 在 {held}；每种情况结果相同：{ways}；无论如何，{gone}"
    )
}

/// Says where to look.
pub(super) fn place(scene: &Scene<'_>, (base, _, chains): Parts<'_>) -> String {
    let (voice, lines) = (scene.voice, scene.houses(houses(base)));
    let (digit, starts) = (voice.commas(digits_of(base)), voice.cells(starts(chains).cells()));
    say!(voice, en: "{digit} in {lines} and {starts}", zh: "{lines}和 {starts} 的 {digit}")
}

/// What the chains take for true.
fn starts(chains: &[Chain]) -> CandidateSet {
    chains.iter().filter_map(|chain| chain.links.first()).fold(CandidateSet::EMPTY, |all, link| all | link.from)
}

/// What follows on a chain: `if r2c5 is 7, then r3c6 is 4 and r5c1 is 4`.
fn way(scene: &Scene<'_>, chain: &Chain, step: &Step) -> String {
    let voice = scene.voice;
    let start = chain.links.first().map(|link| voice.holds(&link.from)).unwrap_or_default();
    let strong: Vec<_> = chain.links.iter().filter(|link| link.is_strong()).collect();
    if strong.is_empty() {
        return say!(voice, en: "if {start}, at once", zh: "若 {start}，立即得到");
    }
    let end = |link| chain::end(scene, &Turn::of(link, step), CellSet::EMPTY);
    let ends = voice.clauses(strong.into_iter().map(end));
    say!(voice, en: "if {start}, then {ends}", zh: "若 {start}，则 {ends}")
}

fn houses(slots: &[Slot]) -> impl Iterator<Item = House> {
    slots.iter().filter_map(|slot| if let Slot::House(house, _) = slot { Some(*house) } else { None })
}
