//! A digit of one house is left only where the house crosses another.
use super::blocked::elsewhere;
use crate::say;
use crate::scene::Scene;
use qedoku_core::{Confined, HouseSet, Step};

/// Says where the digit is left, what the other house loses, and what that leaves to a third.
pub(super) fn why(scene: &Scene<'_>, it: &Confined, step: &Step) -> String {
    let (voice, digit) = (scene.voice, it.digit);
    let left = voice.at(scene.board.plane(digit) & scene.layout.cells(it.from));
    let (from, to) = (scene.house(it.from), scene.house(it.to));
    let rest = elsewhere(scene, HouseSet::of(it.from), digit.into());
    let claim = say!(
        voice,
        en: "in {from} only {left} can hold {digit}{rest}, all of these in {to}; one of them does, so nothing else in {to} is {digit}",
        zh: "{from}的 {digit} 只能在 {left}{rest}，都在{to}；其中必有一个是 {digit}，所以{to}的其他格都不是 {digit}"
    );
    if let (Some(last), Some(cell)) = (it.last, step.conclusion.place.plane(digit).first()) {
        let (third, cell) = (scene.house(last), voice.cell(cell));
        return say!(
            voice,
            en: "{claim}, and in {third} only {cell} is left for {digit}",
            zh: "{claim}，{third}的 {digit} 只剩 {cell}"
        );
    }
    let gone = voice.follows(&step.conclusion);
    say!(voice, en: "{claim}: {gone}", zh: "{claim}：{gone}")
}
