//! Why a position has a fact before any step, in words.
use qedoku_core::{Candidate, Layout, Target};
use qedoku_explain::{Voice, say};
use qedoku_why::InitialFact;

/// Says in one sentence why a position has a fact before any step.
pub(crate) fn sentence(layout: &Layout, voice: Voice, target: Target, ground: InitialFact) -> String {
    let Candidate { cell: at, digit } = target.candidate();
    let cell = voice.cell(at);
    let kind = |given: bool| {
        if given {
            say!(voice, en: "a given", zh: "提示数")
        } else {
            say!(voice, en: "which was entered", zh: "已填入")
        }
    };
    voice.spaced(match (ground, target) {
        (InitialFact::Filled { given, .. }, Target::Place(_)) => {
            let kind = kind(given);
            say!(voice, en: "{cell} is {digit} from the start, {kind}.", zh: "{cell} 一开始就是 {digit}（{kind}）。")
        }
        (InitialFact::Filled { digit: other, given }, Target::Eliminate(_)) => {
            let kind = kind(given);
            say!(voice, en: "{cell} is not {digit}: it is {other}, {kind}.", zh: "{cell} 不是 {digit}：它是 {other}（{kind}）。")
        }
        (InitialFact::Seen { by, house, given }, _) => {
            let (kind, by, house) = (kind(given), voice.cell(by), voice.house(layout, house));
            say!(
                voice,
                en: "{cell} is not {digit}: {house} has its {digit} at {by}, {kind}.",
                zh: "{cell} 不是 {digit}：{house}的 {digit} 在 {by}（{kind}）。"
            )
        }
        (InitialFact::Removed, _) => say!(
            voice,
            en: "{cell} is not {digit}: the candidate was taken out when the position was entered.",
            zh: "{cell} 不是 {digit}：录入局面时已删去该候选数。"
        ),
    })
}
