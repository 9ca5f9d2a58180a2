//! A fish with fins, and paths from what it may hold to what goes.
use super::blocked::{elsewhere, links_are_told};
use super::chain;
use super::list::plural;
use crate::say;
use crate::scene::Scene;
use qedoku_core::{CellSet, Kraken, Path, Step};

/// Says what the fish does without its fins, and where the fins and what it holds lead.
pub(super) fn why(scene: &Scene<'_>, kraken: &Kraken, step: &Step) -> String {
    let (voice, fish) = (scene.voice, &kraken.fish);
    let (fins, digit) = (fish.fins(), fish.digit);
    let held = kraken.starts().cells() - fins;
    let gone = voice.follows(&step.conclusion);
    let one = voice.fin(1);
    let (base, cover) = (scene.houses(fish.base), scene.houses(fish.cover()));
    let (each, fin) = (plural(fins.len(), "the", "each"), voice.or(fins.iter().map(|cell| voice.cell(cell))));
    let rest = elsewhere(scene, fish.base, digit.into());
    let claim = say!(
        voice,
        en: "unless {fin} is {digit}, every {digit} of {base} is in {cover}{rest}",
        zh: "除非 {fin} 是 {digit}，否则{base}的 {digit} 都在{cover}{rest}"
    );
    let told = links_are_told(scene, kraken.paths.iter().flat_map(|path| &path.links));
    let ways = voice.semicolons(kraken.paths.iter().map(|path| way(scene, path, told)));
    let Some(line) = kraken.line.filter(|_| !held.is_empty()) else {
        return say!(
            voice,
            en: "{claim}, and no other {digit} fits there; {each} {one} leads to the same: {ways}; either way {gone}",
            zh: "{claim}，那里的其他格都不是 {digit}；而{one}成立时结果相同：{ways}；无论如何，{gone}"
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
pub(super) fn place(scene: &Scene<'_>, kraken: &Kraken) -> String {
    let (voice, digit, lines) = (scene.voice, kraken.fish.digit, scene.houses(kraken.fish.base));
    let starts = voice.cells(kraken.starts().cells());
    say!(voice, en: "{digit} in {lines} and {starts}", zh: "{lines}和 {starts} 的 {digit}")
}

/// What follows on a path: `if r2c5 is 7, then r3c6 is 4 and r5c1 is 4`; `told` is whether blockers are named.
fn way(scene: &Scene<'_>, path: &Path, told: bool) -> String {
    let (voice, start) = (scene.voice, scene.voice.is(path.start.cell, path.start.digit));
    if path.links.is_empty() {
        return say!(voice, en: "if {start}, at once", zh: "若 {start}，立即得到");
    }
    let ends = voice.clauses(path.links.iter().map(|link| chain::end(scene, link, CellSet::EMPTY, told)));
    say!(voice, en: "if {start}, then {ends}", zh: "若 {start}，则 {ends}")
}
