//! Exocets: two cells whose digits appear again in two others.
use crate::say;
use crate::scene::Scene;
use crate::voice::Voice;
use qedoku_core::{DigitSet, Exocet, Step, Truth};

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
    let (beside, gone) = (beside(scene, *digits, step), voice.follows(&step.conclusion));
    say!(voice, en: "{said}{beside}: {gone}", zh: "{said}{beside}：{gone}")
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
