//! What one of the two ends of a strong link is owed to, if it is more than a cell.
use crate::say;
use crate::scene::Scene;
use crate::voice::Voice;
use crate::words::digits_in;
use qedoku_core::{AlmostLocked, CandidateSet, CellSet, HouseKind, HouseSet, Reason};

/// As it stands within a chain: `X-Wing(r28)`; nothing if the notation says it by itself.
pub(super) fn short(scene: &Scene<'_>, reason: &Reason) -> Option<String> {
    match reason {
        Reason::Cell(_)
        | Reason::House(..)
        | Reason::Group(..)
        | Reason::AlmostLocked(_)
        | Reason::AlmostLockedAndCell(..) => None,
        Reason::AlmostHidden(house, digits) => Some(format!("AHS({digits}){}", houses(scene, HouseSet::of(*house)))),
        Reason::AlmostFish(_, lines) => {
            let name = match lines.len() {
                2 => "X-Wing",
                3 => "Swordfish",
                4 => "Jellyfish",
                _ => "Fish",
            };
            Some(format!("{name}({})", houses(scene, *lines)))
        }
        Reason::Deadly(deadly) => {
            let (cells, digits) = (deadly.cells(), digits_in(deadly));
            let name = if cells.len() == 4 && digits.len() == 2 { "UR" } else { "Deadly" };
            Some(format!("{name}({digits}){}", scene.voice.joined_blocks(cells)))
        }
    }
}

/// As it stands in brackets behind what it makes true: `X-Wing in rows 2 and 8`; nothing for a cell.
pub(crate) fn in_words(scene: &Scene<'_>, reason: &Reason) -> Option<String> {
    let voice = scene.voice;
    Some(match *reason {
        Reason::Cell(_) => return None,
        Reason::House(house, _) | Reason::Group(house, _) => scene.house(house),
        Reason::AlmostLocked(set) => almost_locked(voice, set),
        Reason::AlmostLockedAndCell(set, beside) => {
            // The cell sees the places of all its digits but the one that ends the link.
            let seen = scene.board.digits(beside).filter(|digit| {
                (scene.board.plane(digit) & set.cells).is_subset(scene.layout.peers(beside))
                    && set.digits.contains(digit)
            });
            let held = voice.holding(scene.board.digits(beside));
            let (see, [sees, shared]) = (voice.see(1), voice.sight());
            let (set, beside) = (almost_locked(voice, set), voice.cell(beside));
            if seen.is_empty() {
                return Some(say!(
                    voice,
                    en: "{set}, with {beside}{held} beside it",
                    zh: "{set}，及其旁的 {beside}{held}"
                ));
            }
            let seen = voice.and(seen);
            say!(
                voice,
                en: "{beside}{held} {see} every {seen} of the {set}",
                zh: "{beside}{held} {sees}数组里所有的 {seen} {shared}，{set}"
            )
        }
        Reason::AlmostHidden(house, digits) => {
            let places = digits.iter().fold(CellSet::EMPTY, |all, digit| all | scene.board.plane(digit));
            let many = voice.count((places & scene.layout.cells(house)).len());
            let (house, few, digits) = (scene.house(house), voice.count(digits.len()), voice.and(digits));
            say!(
                voice,
                en: "almost hidden set: {house} has its {digits} in {many} cells",
                zh: "隐性待定数组：{house}的 {digits} 这{few}个数在{many}格里"
            )
        }
        Reason::AlmostFish(_, lines) => {
            let (name, lines) = (fish(voice, lines.len()), scene.houses(lines));
            say!(voice, en: "almost {name} in {lines}", zh: "{lines}的待定{name}")
        }
        Reason::Deadly(deadly) => or_two_solutions(voice, &deadly),
    })
}

/// Cells with one digit more than they are many.
fn almost_locked(voice: Voice, set: AlmostLocked) -> String {
    let [cells, held] = [set.cells.len(), set.digits.len()].map(|count| voice.count(count));
    let unit = if set.cells.is_several() { "cells" } else { "cell" };
    let (at, digits) = (voice.at(set.cells), voice.and(set.digits));
    say!(
        voice,
        en: "almost locked set {at}: {cells} {unit} with {held} digits, {digits}",
        zh: "待定数组 {at}：{cells}格只有 {digits} 这{held}个数"
    )
}

/// What there would be without the guards of a deadly pattern.
pub(crate) fn or_two_solutions(voice: Voice, deadly: &CandidateSet) -> String {
    let (cells, digits) = (voice.at(deadly.cells()), voice.holding(digits_in(deadly)));
    say!(
        voice,
        en: "or {cells}{digits} would allow two solutions",
        zh: "否则 {cells}{digits} 会有两个解"
    )
}

/// What a fish of this size is called.
fn fish(voice: Voice, size: usize) -> String {
    match size {
        2 => say!(voice, en: "X-Wing", zh: "二阶鱼"),
        3 => say!(voice, en: "Swordfish", zh: "三阶鱼"),
        4 => say!(voice, en: "Jellyfish", zh: "四阶鱼"),
        _ => say!(voice, en: "fish", zh: "鱼"),
    }
}

/// The cells and the digits of the almost locked set behind a link, with the cell beside it.
pub(super) fn locked_set(reason: &Reason) -> Option<AlmostLocked> {
    match *reason {
        Reason::AlmostLocked(set) => Some(set),
        Reason::AlmostLockedAndCell(set, beside) => Some(AlmostLocked { cells: set.cells.with(beside), ..set }),
        _ => None,
    }
}

/// Houses in short: `r28`, `r2b4`; `BH` where rows have letters.
pub(crate) fn houses(scene: &Scene<'_>, houses: HouseSet) -> String {
    let mut text = String::new();
    let mut before = None;
    for house in houses {
        let (kind, number) = (scene.layout.kind(house), scene.voice.number(scene.layout, house));
        if before != Some(kind) {
            let lettered = kind == HouseKind::Row && number.starts_with(char::is_alphabetic);
            text.extend((!lettered).then(|| &kind.word()[..1]));
            before = Some(kind);
        }
        text += &number;
    }
    text
}
