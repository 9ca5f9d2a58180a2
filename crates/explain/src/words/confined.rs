//! A digit of one house is left only where the house crosses another.
use crate::say;
use crate::scene::Scene;
use qedoku_core::{Digit, House, Slot, Step, Truth};

/// Says where the digit is left, what the other house loses, and what that leaves to a third.
pub(super) fn why(scene: &Scene<'_>, digit: Digit, (from, to): (House, House), step: &Step) -> String {
    let (voice, layout) = (scene.voice, scene.layout);
    let left = voice.at(scene.board.plane(digit) & layout.cells(from));
    let last = step.conclusion.place.plane(digit).first().and_then(|cell| {
        let other = |truth: &Truth| match truth.slot() {
            Some(Slot::House(house, _)) if house != from => Some(house),
            _ => None,
        };
        Some((voice.cell(cell), scene.house(step.truths.iter().find_map(other)?)))
    });
    let (from, to) = (scene.house(from), scene.house(to));
    let claim = say!(
        voice,
        en: "in {from} only {left} can hold {digit}, all of these in {to}; one of them does, so nothing else in {to} is {digit}",
        zh: "{from}的 {digit} 只能在 {left}，都在{to}；其中必有一个是 {digit}，所以{to}的其他格都不是 {digit}"
    );
    if let Some((cell, third)) = last {
        return say!(
            voice,
            en: "{claim}, and in {third} only {cell} is left for {digit}",
            zh: "{claim}，{third}的 {digit} 只剩 {cell}"
        );
    }
    let gone = voice.follows(&step.conclusion);
    say!(voice, en: "{claim}: {gone}", zh: "{claim}：{gone}")
}
