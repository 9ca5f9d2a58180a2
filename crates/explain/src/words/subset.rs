//! As many cells as digits.
use super::blocked::elsewhere;
use super::list::plural;
use crate::say;
use crate::scene::Scene;
use qedoku_core::{AlmostLockedSubset, CellSet, DigitSet, HiddenSubset, HouseSet, NakedSubset, Step, Subset};

/// Says how the digits fill the cells, so that nothing else can.
pub(super) fn why(scene: &Scene<'_>, subset: &Subset, step: &Step) -> String {
    match subset {
        Subset::Naked(it) => naked(scene, it, step),
        Subset::Hidden(it) => hidden(scene, it, step),
        Subset::AlmostLocked(it) => almost_locked(scene, it, step),
    }
}

/// Says where to look.
pub(super) fn place(scene: &Scene<'_>, subset: &Subset) -> String {
    match subset {
        Subset::Naked(it) => scene.voice.sought_in(it.digits, it.cells),
        Subset::Hidden(it) => scene.sought_in(it.house, it.digits),
        Subset::AlmostLocked(it) => scene.voice.sought_in(it.digits, it.cells | it.places),
    }
}

fn naked(scene: &Scene<'_>, it: &NakedSubset, step: &Step) -> String {
    let voice = scene.voice;
    let (all, count, cells) = (voice.and(it.digits), voice.count(it.digits.len()), voice.at(it.cells));
    let (gone, houses, each) = (voice.follows(&step.conclusion), scene.houses(it.houses), held_by_each(scene, it));
    say!(
        voice,
        en: "{cells} hold only {all}{each}, {count} digits for {count} cells of {houses}, so no other cell there can hold any of \
             these: {gone}",
        zh: "{cells} 只有 {all}{each}，{count}格正好{count}个数，所以{houses}的其他格都不能是这些数：{gone}"
    )
}

/// In brackets, which of the digits each cell holds, if not every one holds all.
fn held_by_each(scene: &Scene<'_>, it: &NakedSubset) -> String {
    let voice = scene.voice;
    let mut groups: Vec<(DigitSet, CellSet)> = Vec::new();
    for cell in it.cells {
        let held = scene.board.digits(cell);
        match groups.iter_mut().find(|(known, _)| *known == held) {
            Some((_, cells)) => cells.insert(cell),
            None => groups.push((held, CellSet::of(cell))),
        }
    }
    if groups.len() < 2 {
        return String::new();
    }
    let each = voice.semicolons(groups.into_iter().map(|(digits, cells)| {
        let (digits, cells) = (voice.and(digits), voice.at(cells));
        say!(voice, en: "{digits} in {cells}", zh: "{cells} 有 {digits}")
    }));
    say!(voice, en: " ({each})", zh: "（{each}）")
}

fn hidden(scene: &Scene<'_>, it: &HiddenSubset, step: &Step) -> String {
    let (voice, title) = (scene.voice, scene.house(it.house));
    let (count, all, cells) = (voice.count(it.digits.len()), voice.and(it.digits), voice.at(it.cells));
    let rest = elsewhere(scene, HouseSet::of(it.house), it.digits);
    let claim = say!(
        voice,
        en: "in {title} only {cells} can hold {all}{rest}, {count} cells for {count} digits, so these cells hold nothing else",
        zh: "{title}的 {all} 只能在 {cells}{rest}，{count}个数正好{count}格，所以这些格不能是别的数"
    );
    if let Some((digit, cell)) = it.last.and_then(|digit| Some((digit, step.conclusion.place.plane(digit).first()?))) {
        let cell = voice.cell(cell);
        return say!(
            voice,
            en: "{claim}, and {cell} is the only place left for {digit} in {title}",
            zh: "{claim}，{title}的 {digit} 只剩 {cell}"
        );
    }
    let gone = voice.follows(&step.conclusion);
    say!(voice, en: "{claim}: {gone}", zh: "{claim}：{gone}")
}

/// The cells leave all digits but one to the places; that one stands in the crossing.
fn almost_locked(scene: &Scene<'_>, it: &AlmostLockedSubset, step: &Step) -> String {
    let (voice, count) = (scene.voice, it.cells.len());
    let possible = it.digits.iter().fold(CellSet::EMPTY, |all, digit| all | scene.board.plane(digit));
    let crossing = scene.layout.cells(it.naked) & scene.layout.cells(it.hidden) & possible;
    let share = plural(crossing.len(), "shares", "share");
    let rest = elsewhere(scene, HouseSet::of(it.hidden), it.digits);
    let [naked, hidden] = [it.naked, it.hidden].map(|house| scene.house(house));
    let [cells, places, crossing] = [it.cells, it.places, crossing].map(|cells| voice.at(cells));
    let (digits, any, gone) = (voice.and(it.digits), voice.or(it.digits), voice.follows(&step.conclusion));
    let (hold, take, few) = (plural(count, "holds", "hold"), plural(count, "takes", "take"), voice.count(count));
    let (it_holds, them) = (plural(it.places.len(), "holds", "hold"), plural(count, "it", "them"));
    let one = count == 1;
    let taken = if one { "the one".to_owned() } else { format!("the {few}") };
    let taken_zh = if one { "数".to_owned() } else { format!("{few}个数") };
    say!(
        voice,
        en: "{cells} {hold} only {digits}, and {hidden} has these digits only in {places} and {crossing}{rest}; {taken} that {cells} \
             {take} cannot be in {crossing}, which {share} {naked} with {cells}, so {hidden} has {them} in {places} and the one \
             left in {crossing}; so {places} {it_holds} nothing else, and no other cell of {naked} is {any}: {gone}",
        zh: "{cells} 只有 {digits}，而{hidden}的 {digits} 只能在 {places} 和 {crossing}{rest}；{cells} 填的{taken_zh}不能又在同属{naked}的 \
             {crossing}，所以在{hidden}里就在 {places}，剩下的一个数在 {crossing}；所以 {places} 不能是别的数，{naked}的其他格\
             也不能是 {any}：{gone}"
    )
}
