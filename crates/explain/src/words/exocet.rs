//! Exocets: two cells whose digits appear again in two others.
use super::list::plural;
use crate::say;
use crate::scene::Scene;
use crate::voice::Voice;
use qedoku_core::{CellSet, Digit, DigitSet, Exocet, Step, Truth};

/// Says why the digits of the base are those of the targets, and what goes.
pub(super) fn why(scene: &Scene<'_>, exocet: &Exocet, step: &Step) -> String {
    let Exocet { base, targets, digits, lines, mirrors } = exocet;
    let voice = scene.voice;
    let around = scene.houses(scene.layout.houses_around(*base));
    let (base, held, taken) = (voice.at(*base), voice.and(*digits), voice.at(*targets));
    let lines = scene.houses(*lines);
    let mut said = say!(
        voice,
        en: "{base} hold two of {held}, and these two have to stand in each of {lines}, outside {around}; there each of them \
             fits twice at most without {taken}, so {taken} hold the same two digits as {base}",
        zh: "{base} 填的是 {held} 中的两个，这两个数在{lines}也都要出现，而且在{around}之外；若没有 {taken}，每个数在那里最多填两次，\
             所以 {taken} 与 {base} 填的是同样两个数"
    );
    let mirrored = targets.iter().zip(mirrors).filter(|(_, mirror)| !mirror.is_empty()).map(|(target, &mirror)| {
        let (target, mirror) = (voice.cell(target), voice.any(mirror));
        say!(voice, en: "the digit of {target} is also in {mirror}", zh: "{target} 的数也在 {mirror}")
    });
    let mirrored = voice.clauses(mirrored);
    if !mirrored.is_empty() {
        said += &say!(voice, en: "; so {mirrored}", zh: "；于是 {mirrored}");
    }
    said += &misfits(scene, exocet, step);
    let (beside, gone) = (beside(scene, *digits, step), voice.follows(&step.conclusion));
    say!(voice, en: "{said}{beside}: {gone}", zh: "{said}{beside}：{gone}")
}

/// Which digits of the base go because they do not fit into all the lines, even with the targets.
fn misfits(scene: &Scene<'_>, exocet: &Exocet, step: &Step) -> String {
    let voice = scene.voice;
    let around = scene.layout.houses_around(exocet.base).iter();
    let inside = around.fold(CellSet::EMPTY, |all, house| all | scene.layout.cells(house));
    let lines: Vec<CellSet> = exocet.lines.iter().map(|line| scene.layout.cells(line) - inside).collect();
    let gone = |digit: Digit| step.conclusion.eliminate.plane(digit).meets(exocet.base | exocet.targets);
    let unfit = exocet.digits.filter(|digit| gone(digit) && !fits(scene, &lines, scene.board.plane(digit)));
    if unfit.is_empty() {
        return String::new();
    }
    let fits = plural(unfit.len(), "fits", "fit");
    let (unfit, lines, taken) = (voice.and(unfit), scene.houses(exocet.lines), voice.at(exocet.targets));
    say!(
        voice,
        en: "; {unfit} never {fits} in all of {lines}, even with {taken}, and cannot be one of the two",
        zh: "；{unfit} 即使用上 {taken} 也无法在{lines}都填上，不会是那两个数之一"
    )
}

/// Whether a digit with these places has one in each of some lines, no two of which see each other.
fn fits(scene: &Scene<'_>, lines: &[CellSet], places: CellSet) -> bool {
    let Some((line, rest)) = lines.split_first() else { return true };
    (places & *line).iter().any(|cell| fits(scene, rest, places - scene.layout.peers(cell)))
}

/// Says where to look.
pub(super) fn place(voice: Voice, exocet: &Exocet) -> String {
    let [base, targets] = [exocet.base, exocet.targets].map(|cells| voice.cells(cells));
    say!(voice, en: "{base} to {targets}", zh: "{base} 到 {targets}")
}

/// What other digits the argument looks at.
fn beside(scene: &Scene<'_>, digits: DigitSet, step: &Step) -> String {
    let voice = scene.voice;
    let left = step.truths.iter().filter_map(|truth| match truth {
        Truth::House { house, digit, cells } if !digits.contains(*digit) => {
            let (title, cells) = (scene.house(*house), voice.at(*cells));
            Some(say!(voice, en: "{digit} in {title} is left in {cells} only", zh: "{title}的 {digit} 只能在 {cells}"))
        }
        _ => None,
    });
    let left = voice.clauses(left);
    if left.is_empty() {
        return left;
    }
    say!(voice, en: "; and {left}", zh: "；而{left}")
}
