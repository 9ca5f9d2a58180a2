//! Sets of cells that have about as many digits as cells.
use super::list::plural;
use super::naming::digits_in;
use crate::say;
use crate::scene::Scene;
use crate::voice::Voice;
use qedoku_core::{AlmostLocked, CellSet, DigitSet, Step};

/// Says what the sets cannot all do, and so what is certain.
pub(super) fn why(scene: &Scene<'_>, sets: &[AlmostLocked], common: DigitSet, step: &Step) -> String {
    let voice = scene.voice;
    let told = voice.follows(&step.conclusion);
    let (lost, losers) = (digits_in(&step.conclusion.eliminate), step.conclusion.eliminate.cells());
    let see = plural(losers.len(), "sees", "see");
    let (losers, gone) = (voice.at(losers), voice.or(lost));
    let link = voice.or(common);
    match sets {
        [first, groups @ ..] if first.digits.len() > first.cells.len() + 1 && first.cells.is_several() => {
            let count = sets.iter().fold(CellSet::EMPTY, |all, set| all | set.cells).len();
            let (crossing, groups) = (name(voice, first), voice.and(groups.iter().map(|set| name(voice, set))));
            say!(
                voice,
                en: "{crossing} with {groups} are {count} cells, which have room for just {count} digits, so each digit is \
                     placed among those of these cells that can hold it: {told}",
                zh: "{crossing} 与 {groups} 共 {count} 格，正好容纳 {count} 个数，所以每个数都在其中能填它的格里：{told}"
            )
        }
        [stem, petals @ ..] if stem.cells.single().is_some() && stem.digits == common && petals.len() > 1 => {
            let (stem, petals) = (name(voice, stem), voice.and(petals.iter().map(|set| name(voice, set))));
            say!(
                voice,
                en: "whatever {stem} takes, one of {petals} loses it and holds all its other digits, among them {gone}, which \
                     {losers} {see} in all of these: {told}",
                zh: "无论 {stem} 填哪个数，{petals} 中总有一个失去该数而必须包含其余各数，其中有 {gone}，而 {losers} 看到它们所有的 \
                     {gone}：{told}"
            )
        }
        [one, other] if common.is_several() => {
            let [one, other] = [one, other].map(|set| name(voice, set));
            say!(
                voice,
                en: "{one} and {other} cannot both hold {link}, as the places of each see each other, so each set lacks one of \
                     these digits and holds all its others: {told}",
                zh: "{one} 与 {other} 不能同时有 {link}，因为各自的位置互相看到，所以每个数组恰缺其中一个数，而包含其余各数：{told}"
            )
        }
        [one, other] => {
            let [one, other] = [one, other].map(|set| name(voice, set));
            say!(
                voice,
                en: "{one} and {other} cannot both hold {link}, as its places there see each other, and the one without it \
                     holds all its other digits, among them {gone}, which {losers} {see} in both: {told}",
                zh: "{one} 与 {other} 不能同时有 {link}，因为其位置互相看到，而没有它的那个数组必须包含其余各数，其中有 {gone}，而 \
                     {losers} 看到两者所有的 {gone}：{told}"
            )
        }
        _ => {
            let (all, links) = (voice.and(sets.iter().map(|set| name(voice, set))), voice.commas(common));
            say!(
                voice,
                en: "in {all} no two that follow on each other can both hold their link ({links}), and a set that lacks one \
                     digit holds all others, so the first or the last has {gone}, which {losers} {see} in both: {told}",
                zh: "{all} 中相邻两个不能同时有它们的公共数（{links}），而缺一个数的数组必须包含其余各数，所以首尾之一必有 {gone}，而 \
                     {losers} 看到两者所有的 {gone}：{told}"
            )
        }
    }
}

/// The cells and their digits: `r1c23 {157}`.
fn name(voice: Voice, set: &AlmostLocked) -> String {
    format!("{} {{{}}}", voice.names.blocks(set.cells).join(","), set.digits)
}
