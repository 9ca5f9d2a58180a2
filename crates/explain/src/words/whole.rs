//! Arguments about many cells at once: deadly patterns, templates.
use super::list::plural;
use super::naming::digits_in;
use crate::say;
use crate::scene::Scene;
use crate::voice::Voice;
use qedoku_core::{CandidateSet, CellSet, DigitSet, Step, Truth};

/// Says what the cells would be without their guards, and what follows as that cannot be.
pub(super) fn deadly(scene: &Scene<'_>, (deadly, guards): (&CandidateSet, &CandidateSet), step: &Step) -> String {
    let voice = scene.voice;
    let (cells, digits) = (voice.at(deadly.cells()), digits_in(deadly));
    let (held, without) = (voice.and(digits), voice.candidates(guards));
    let would = match (step.assumes_unique(), digits.len() > 2) {
        (false, true) => say!(
            voice,
            en: "without {without}, {cells} would hold only {held}, but these cells, three in each of four boxes, cannot be \
                 filled with three digits at all",
            zh: "若没有 {without}，{cells} 就只有 {held}，但这些格（四个宫各三格）根本不可能只用三个数填满"
        ),
        (false, false) => say!(
            voice,
            en: "without {without}, {cells} would hold only {held}, but two digits cannot take turns around a loop of so many \
                 cells, an odd number",
            zh: "若没有 {without}，{cells} 就只有 {held}，但两个数无法在奇数个格的环上交替"
        ),
        (true, true) if deadly.cells() == scene.board.open() => say!(
            voice,
            en: "without {without}, every open cell would have two digits, each of them twice in its houses, and there would \
                 be two solutions or none",
            zh: "若没有 {without}，每个空格都只有两个候选数，而每个数在所在区域各出现两次，就会有两个解或无解"
        ),
        (true, _) => say!(
            voice,
            en: "without {without}, {cells} would hold only {held}, which could change places, and there would be two \
                 solutions",
            zh: "若没有 {without}，{cells} 就只有 {held}，它们可以互换，就会有两个解"
        ),
    };
    let holds = voice.holds(guards);
    if step.conclusion.place == *guards {
        return say!(voice, en: "{would}; so {holds}", zh: "{would}；所以 {holds}");
    }
    let (beside, gone) = (beside(scene, step), voice.follows(&step.conclusion));
    if let Some(cells) = super::chain::seen(scene, guards, step).filter(|_| beside.is_empty() && guards.len() > 1) {
        let (see, cells) = (plural(cells.len(), "sees", "see"), voice.at(cells));
        return say!(
            voice,
            en: "{would}; so {holds}, and {cells} {see} all of these: {gone}",
            zh: "{would}；所以 {holds}，而 {cells} 看到所有这些格：{gone}"
        );
    }
    say!(voice, en: "{would}; so {holds}{beside}: {gone}", zh: "{would}；所以 {holds}{beside}：{gone}")
}

/// What a deadly pattern is joined with.
fn beside(scene: &Scene<'_>, step: &Step) -> String {
    let voice = scene.voice;
    let (mut said, mut cells, mut held) = (String::new(), CellSet::EMPTY, DigitSet::EMPTY);
    for truth in &step.truths {
        match truth {
            Truth::House { house, digit, cells } => {
                let (title, cells) = (scene.house(*house), voice.at(*cells));
                said += &say!(
                    voice,
                    en: ", and {digit} in {title} is left in {cells} only",
                    zh: "，而{title}的 {digit} 只能在 {cells}"
                );
            }
            Truth::Cell { cell, digits } => (cells, held) = (cells.with(*cell), held | *digits),
            Truth::Guard(_) | Truth::Symmetric(_) => {}
        }
    }
    if step.assumes_unique() && !cells.is_empty() {
        let (hold, cells, held) = (plural(cells.len(), "holds", "hold"), voice.at(cells), voice.and(held));
        said += &say!(voice, en: ", and {cells} {hold} only {held}", zh: "，而 {cells} 只有 {held}");
    }
    said
}

/// Says what all ways to place the digit take, or none; with other digits, what is left of its ways beside theirs.
pub(super) fn templates(voice: Voice, digits: DigitSet, step: &Step) -> String {
    let concluded = step.conclusion.place | step.conclusion.eliminate;
    let of = digits_in(&concluded);
    let all = numbers(voice, of);
    let beside = match digits - of {
        none if none.is_empty() => {
            say!(voice, en: "leaves a way for every other digit", zh: "给其他各数都留下位置")
        }
        others => {
            let others = numbers(voice, others);
            say!(voice, en: "leaves ways for the {others} that fit together", zh: "能与 {others} 的某种填法共存")
        }
    };
    let gone = voice.follows(&step.conclusion);
    if step.conclusion.place.is_empty() {
        return say!(
            voice,
            en: "no way to place all the missing {all} that {beside} takes these cells: {gone}",
            zh: "填完所有的 {all} 且{beside}的填法，没有一种用到这些格：{gone}"
        );
    }
    say!(
        voice,
        en: "every way to place all the missing {all} that {beside} takes these cells: {gone}",
        zh: "填完所有的 {all} 且{beside}的填法，每一种都用到这些格：{gone}"
    )
}

/// Digits wherever they stand: `4s and 5s`.
pub(super) fn numbers(voice: Voice, digits: DigitSet) -> String {
    voice.and(digits.iter().map(|digit| say!(voice, en: "{digit}s", zh: "{digit}")))
}
