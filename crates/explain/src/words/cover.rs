//! As many slots as other slots hold all candidates of those: subsets, fish, and what mixes the two.
use super::list::plural;
use super::tell::{Set, cells_of, digits_of};
use super::{sectors, siamese};
use crate::say;
use crate::scene::Scene;
use crate::voice::Voice;
use qedoku_core::{CandidateSet, CellSet, Digit, DigitSet, House, HouseSet, Slot, Step};

/// Says how the base fills the cover, so that nothing else can.
pub(super) fn why(scene: &Scene<'_>, (base, cover, fins): (&[Slot], &[Slot], &CandidateSet), step: &Step) -> String {
    match (Set::of(base), Set::of(cover)) {
        (Some(Set::Cells(cells)), _) if fins.is_empty() && digits_of(cover).len() == cells.len() => {
            naked(scene, cells, cover, step)
        }
        (Some(Set::Digits(house, digits)), Some(Set::Cells(cells))) if fins.is_empty() => {
            hidden(scene, (house, digits), cells, step)
        }
        (Some(Set::Lines(digit, houses)), Some(Set::Lines(_, covers))) => {
            siamese::why(scene, digit, (&houses, &covers, fins.plane(digit)), step)
                .unwrap_or_else(|| fish(scene, digit, (&houses, &covers, fins.plane(digit)), step))
        }
        (Some(Set::Cells(cells)), None) if fins.is_empty() && cells_of(cover).is_empty() => {
            sectors::cells(scene, cells, cover, step)
        }
        (None, None) if fins.is_empty() && cells_of(cover).len() == digits_of(base).len() => {
            sectors::lines(scene, base, cover, step)
        }
        _ => mixed(scene, (base, cover, fins), step),
    }
}

fn naked(scene: &Scene<'_>, cells: CellSet, cover: &[Slot], step: &Step) -> String {
    let voice = scene.voice;
    let digits = digits_of(cover);
    let houses: HouseSet =
        cover.iter().filter_map(|slot| if let Slot::House(house, _) = slot { Some(*house) } else { None }).collect();
    let (all, count, cells) = (voice.and(digits), digits.len(), voice.at(cells));
    let (gone, houses) = (voice.follows(&step.conclusion), scene.houses(houses));
    say!(
        voice,
        en: "{cells} hold only {all}, {count} digits for {count} cells of {houses}, so no other cell there can hold any of \
             these: {gone}",
        zh: "{cells} 只有 {all}，{count} 个格正好 {count} 个数，所以{houses}的其他格都不能是这些数：{gone}"
    )
}

fn hidden(scene: &Scene<'_>, (house, digits): (House, DigitSet), cells: CellSet, step: &Step) -> String {
    let (voice, title) = (scene.voice, scene.house(house));
    let (count, all, cells) = (digits.len(), voice.and(digits), voice.at(cells));
    let claim = say!(
        voice,
        en: "in {title} only {cells} can hold {all}, {count} cells for {count} digits, so these cells hold nothing else",
        zh: "{title}的 {all} 只能在 {cells}，{count} 个数正好 {count} 个格，所以这些格不能是别的数"
    );
    if let Some(last) = step.conclusion.place.first() {
        let (cell, digit) = (voice.cell(last.cell), last.digit);
        return say!(
            voice,
            en: "{claim}, and {cell} is the only place left for {digit} in {title}",
            zh: "{claim}，{title}的 {digit} 只剩 {cell}"
        );
    }
    let gone = voice.follows(&step.conclusion);
    say!(voice, en: "{claim}: {gone}", zh: "{claim}：{gone}")
}

fn fish(scene: &Scene<'_>, digit: Digit, (base, cover, fins): (&[House], &[House], CellSet), step: &Step) -> String {
    let voice = scene.voice;
    let places = base.iter().fold(CellSet::EMPTY, |all, &house| all | scene.layout.cells(house));
    let places = places & scene.board.plane(digit);
    let gone = step.conclusion.eliminate.plane(digit);
    let twice = twice(voice, digit, places & gone);
    let (at, count) = (places_of(voice, base.len(), places - fins), base.len());
    let (base, cover) = (scene.houses(base.iter().copied()), scene.houses(cover.iter().copied()));
    let lost = voice.follows(&step.conclusion);
    if fins.is_empty() {
        return say!(
            voice,
            en: "in {base} every {digit} is in {cover}{at}, one for each of these {count} houses, so nothing else there is \
                 {digit}{twice}: {lost}",
            zh: "{base}的 {digit} 都在{cover}{at}，{count} 个 {digit} 占满这 {count} 个区域，所以那里的其他格都不是 \
                 {digit}{twice}：{lost}"
        );
    }
    let (fin, see) = (plural(fins.len(), "fin", "fins"), plural(gone.len(), "sees", "see"));
    let all = plural(fins.len(), "the fin", "every fin");
    let none = plural(fins.len(), "the fin is not", "no fin is");
    let (fins, cells) = (voice.at(fins), voice.at(gone));
    say!(
        voice,
        en: "in {base} every {digit} is in {cover}{at} but for the {fin} {fins}; if {none} {digit}, nothing else in {cover} is \
             {digit}{twice}; and {cells} {see} {all}: either way {lost}",
        zh: "{base}的 {digit} 除了鳍 {fins} 都在{cover}{at}；若鳍不是 {digit}，{cover}的其他格都不是 {digit}{twice}；而 {cells} \
             看到所有的鳍：无论如何，{lost}"
    )
}

/// The places of a fish in brackets; those of a large one would be a long list.
fn places_of(voice: Voice, size: usize, places: CellSet) -> String {
    if size > 4 {
        return String::new();
    }
    let places = voice.at(places);
    say!(voice, en: " ({places})", zh: "（{places}）")
}

/// Says of places of the base why they go as well.
fn twice(voice: Voice, digit: Digit, shared: CellSet) -> String {
    if shared.is_empty() {
        return String::new();
    }
    let cells = voice.or(voice.names.blocks(shared));
    say!(
        voice,
        en: " (a {digit} at {cells} would take two of them at once and leave too few)",
        zh: "（{cells} 的 {digit} 会同时占用其中两个，剩下的就不够了）"
    )
}

fn mixed(scene: &Scene<'_>, (base, cover, fins): (&[Slot], &[Slot], &CandidateSet), step: &Step) -> String {
    let (voice, count) = (scene.voice, base.len());
    let [needs, takes] = [base, cover].map(|slots| voice.slots(scene.layout, slots));
    let gone = voice.follows(&step.conclusion);
    let claim = say!(
        voice,
        en: "{needs} need {count} places, and all candidates they have are among {takes}, {count} as well",
        zh: "{needs} 共需 {count} 个位置，而它们的候选数都属于 {takes}，同样是 {count} 个"
    );
    if fins.is_empty() {
        return say!(
            voice,
            en: "{claim}, so nothing else can take these: {gone}",
            zh: "{claim}，所以那里不能再有别的：{gone}"
        );
    }
    let fins = voice.holds(fins);
    say!(voice, en: "{claim}, or else {fins}: either way {gone}", zh: "{claim}，否则 {fins}：无论如何，{gone}")
}
