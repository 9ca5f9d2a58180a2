//! What hints say.
use crate::hint::Mistake;
use qedoku_core::{House, HouseKind, Layout, Slot, Step, Target, Truth};
use qedoku_explain::{Scene, Voice, nothing_else, say};

/// What is to be taken back before any hint.
pub fn mistakes(wrong: &[Target], mistake: Mistake, voice: Voice) -> String {
    let list: Vec<String> = wrong.iter().map(|entry| voice.conclusion(&entry.conclusion())).collect();
    let listed = voice.and(list);
    match (mistake, wrong.len()) {
        (Mistake::Wrong, 1) => say!(
            voice,
            en: "Before any hint: {listed} is wrong, the only solution has it otherwise.",
            zh: "先改正再提示：{listed} 有误，与唯一解不符。"
        ),
        (Mistake::Wrong, _) => say!(
            voice,
            en: "Before any hint: {listed} are wrong, the only solution has them otherwise.",
            zh: "先改正再提示：{listed} 都有误，与唯一解不符。"
        ),
        (Mistake::Impossible { is_smallest: true }, _) => say!(
            voice,
            en: "Before any hint: the position has no solution. It would have one without {listed}, and not with fewer \
                 taken back.",
            zh: "先改正再提示：此局面无解。去掉 {listed} 才有解，再少则不行。"
        ),
        (Mistake::Impossible { is_smallest: false }, _) => say!(
            voice,
            en: "Before any hint: the position has no solution. It would have one without {listed}; that no fewer would do is not \
                 proved.",
            zh: "先改正再提示：此局面无解。去掉 {listed} 就有解，但未能证明不能更少。"
        ),
    }
}

/// Nothing is left to do.
pub fn nothing(is_full: bool, voice: Voice) -> String {
    if is_full {
        say!(voice, en: "Every cell is filled, and rightly so.", zh: "所有格都已填好，而且全部正确。")
    } else {
        say!(voice, en: "What is asked for is there already.", zh: "所问的已经成立。")
    }
}

/// What stands above the truths that a step rests on.
pub fn rests_on(voice: Voice) -> String {
    say!(voice, en: "It rests on this, read off the board:", zh: "依据盘面上的这些事实：")
}

/// A statement that one of some candidates is true; if it is the only one, with what closes the others.
pub fn truth(scene: &Scene<'_>, truth: &Truth) -> String {
    let (layout, voice) = (scene.layout, scene.voice);
    if let (Some(slot), Some(left)) = (truth.slot(), truth.members().single()) {
        return nothing_else(scene, slot, left);
    }
    match truth {
        Truth::Cell { cell, digits } => {
            let (cell, digits) = (voice.cell(*cell), voice.or(*digits));
            say!(voice, en: "{cell} is {digits}", zh: "{cell} 是 {digits}")
        }
        Truth::House { house, digit, cells } => {
            let (house, cells) = (voice.house(layout, *house), voice.cells(*cells));
            say!(voice, en: "the {digit} of {house} is in {cells}", zh: "{house}的 {digit} 在 {cells}")
        }
        Truth::Guard(guard) => {
            let cells = voice.cells(guard.deadly.cells());
            let guards: Vec<String> = guard.guards.iter_by_cell().map(|it| voice.candidate(it)).collect();
            let guards = voice.or(guards);
            say!(
                voice,
                en: "{guards}, or else {cells} would allow a second solution",
                zh: "{guards}，否则 {cells} 会允许第二个解"
            )
        }
        Truth::Symmetric(it) => {
            let (cell, digits) = (voice.cell(it.cell), voice.or(it.digits));
            say!(
                voice,
                en: "{cell} is {digits}, as the givens are symmetric",
                zh: "{cell} 是 {digits}，因为提示数对称"
            )
        }
    }
}

/// The house to look at: that of the first truth, or the box of its cell.
pub(crate) fn house(layout: &Layout, step: &Step) -> House {
    let boxes = layout.houses_of_kind(HouseKind::Box);
    let concluded = step.conclusion.place | step.conclusion.eliminate;
    let cells = step.truths.first().map(|truth| match truth.slot() {
        Some(Slot::House(house, _)) => Err(house),
        _ => Ok(truth.members().cells()),
    });
    let cells = match cells {
        Some(Err(house)) => return house,
        Some(Ok(cells)) if !cells.is_empty() => cells,
        _ => concluded.cells(),
    };
    let of = cells.first().and_then(|cell| (layout.houses_of(cell) & boxes).first());
    of.or_else(|| layout.houses().first()).expect("a layout has houses")
}
