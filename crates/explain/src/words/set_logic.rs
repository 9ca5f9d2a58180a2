//! Counts over slots of several kinds: many cells with room for just as many digits, and digits that share few cells.
use super::list::plural;
use crate::say;
use crate::scene::Scene;
use qedoku_core::{CellSet, Digit, DigitSet, House, HouseSet, SetLogic, SetLogicKind, Slot, Step};

/// Says why the base takes all that the cover has.
pub(super) fn why(scene: &Scene<'_>, it: &SetLogic, step: &Step) -> String {
    match it.kind {
        _ if is_mixed(it) => counted(scene, it, step),
        SetLogicKind::Sectors | SetLogicKind::SkLoop => sectors(scene, cells_of(&it.base), &it.cover, step),
        SetLogicKind::Fireworks => fireworks(scene, it, step),
    }
}

/// Says where to look.
pub(super) fn place(scene: &Scene<'_>, it: &SetLogic) -> String {
    match it.kind {
        _ if is_mixed(it) => scene.voice.slots(scene.layout, &it.base),
        SetLogicKind::Sectors | SetLogicKind::SkLoop => scene.voice.sought_in(digits_of(&it.cover), cells_of(&it.base)),
        SetLogicKind::Fireworks => scene.voice.sought_in(digits_of(&it.base), cells_of(&it.cover)),
    }
}

/// Whether there are slots that others of this kind do not have: cells hold digits of houses, or else digits of lines
/// stand in cells.
fn is_mixed(it: &SetLogic) -> bool {
    let is_cell = |slot: &Slot| matches!(slot, Slot::Cell(_));
    match it.kind {
        SetLogicKind::Sectors | SetLogicKind::SkLoop => !it.base.iter().all(is_cell) || it.cover.iter().any(is_cell),
        SetLogicKind::Fireworks => it.base.iter().any(is_cell),
    }
}

/// Says what the base needs and what the cover has, where the kind of the count says no more.
fn counted(scene: &Scene<'_>, it: &SetLogic, step: &Step) -> String {
    let (voice, count) = (scene.voice, it.base.len());
    let [needs, takes] = [&it.base, &it.cover].map(|slots| voice.slots(scene.layout, slots));
    let gone = voice.follows(&step.conclusion);
    say!(
        voice,
        en: "{needs} need {count} places, and all candidates they have are among {takes}, {count} as well, so nothing else can \
             take these: {gone}",
        zh: "{needs} 共需 {count} 个位置，而它们的候选数都属于 {takes}，同样是 {count} 个，所以那里不能再有别的：{gone}"
    )
}

/// Says how few digits the cells have room for, house by house.
fn sectors(scene: &Scene<'_>, cells: CellSet, cover: &[Slot], step: &Step) -> String {
    let voice = scene.voice;
    let houses: HouseSet = houses_of(cover).collect();
    let mut groups: Vec<(DigitSet, Vec<House>)> = vec![];
    for house in houses {
        let here = |slot: &&Slot| matches!(slot, Slot::House(other, _) if *other == house);
        let digits = digits_of(&cover.iter().filter(here).copied().collect::<Vec<_>>());
        match groups.iter_mut().find(|(known, _)| *known == digits) {
            Some((_, houses)) => houses.push(house),
            None => groups.push((digits, vec![house])),
        }
    }
    let told = groups.iter().map(|(digits, houses)| {
        let (digits, several) = (voice.and(*digits), houses.len() > 1);
        let names = scene.houses(houses.iter().copied());
        let each = plural(houses.len(), "", "each of ");
        let all = if several { "各" } else { "" };
        say!(voice, en: "{digits} in {each}{names}", zh: "{names}{all}有 {digits}")
    });
    let told = voice.semicolons(told);
    let [house, houses] = [1, 2].map(|count| voice.area(count));
    let (count, cells, gone) = (cells.len(), voice.at(cells), voice.follows(&step.conclusion));
    say!(
        voice,
        en: "the {count} cells {cells} have room for {count} digits at most, as no {house} takes a digit twice: {told}; so all \
             of these stand in these cells and nowhere else in their {houses}: {gone}",
        zh: "{cells} 共 {count} 格，因为每个{house}同一个数只能有一个，最多容纳 {count} 个数：{told}；所以这些数都在这些格里，各自{houses}的其他格\
             都没有：{gone}"
    )
}

/// Says why the digits of several lines share few cells.
fn fireworks(scene: &Scene<'_>, it: &SetLogic, step: &Step) -> String {
    let (voice, layout, base, cover) = (scene.voice, scene.layout, &it.base, &it.cover);
    let (cells, digits) = (cells_of(cover), digits_of(base));
    let mut groups: Vec<(Vec<House>, Option<House>, DigitSet)> = vec![];
    for digit in digits {
        let houses = |slots: &[Slot]| -> Vec<House> { houses_of(&about(slots, digit)).collect() };
        let (lines, home) = (houses(base), houses(cover).first().copied());
        match groups.iter_mut().find(|(known, at, _)| *known == lines && *at == home) {
            Some((_, _, digits)) => digits.insert(digit),
            None => groups.push((lines, home, DigitSet::of(digit))),
        }
    }
    let told = groups.iter().map(|(lines, home, digits)| {
        let all = lines.iter().fold(CellSet::EMPTY, |all, &line| all | layout.cells(line));
        let inside = home.map_or(CellSet::EMPTY, |home| layout.cells(home));
        let (titles, digits) = (scene.houses(lines.iter().copied()), voice.and(*digits));
        let (have, cells) = (plural(lines.len(), "has", "have"), voice.at((cells & all) - inside));
        match home.map(|home| scene.house(home)) {
            Some(home) => say!(
                voice,
                en: "outside {home} {titles} {have} {digits} only in {cells}",
                zh: "在{home}之外，{titles}的 {digits} 只在 {cells}"
            ),
            None => {
                say!(voice, en: "{titles} {have} {digits} only in {cells}", zh: "{titles}的 {digits} 只在 {cells}")
            }
        }
    });
    let told = voice.semicolons(told);
    let (count, digits, gone) = (voice.count(cells.len()), voice.and(digits), voice.follows(&step.conclusion));
    let all = voice.at(cells);
    say!(
        voice,
        en: "{told}; a digit that takes none of the cells outside its box stands where its lines cross, so {all} hold \
             {digits}, {count} digits for {count} cells: {gone}",
        zh: "{told}；一个数若不在宫外的这些格，就在两线的交点，所以 {all} 正好填 {digits}，{count}个数正好{count}格：{gone}"
    )
}

fn about(slots: &[Slot], digit: Digit) -> Vec<Slot> {
    slots.iter().filter(|slot| matches!(slot, Slot::House(_, other) if *other == digit)).copied().collect()
}

fn houses_of(slots: &[Slot]) -> impl Iterator<Item = House> {
    slots.iter().filter_map(|slot| if let Slot::House(house, _) = slot { Some(*house) } else { None })
}

/// The digits of the slots that name one.
fn digits_of(slots: &[Slot]) -> DigitSet {
    slots.iter().filter_map(|slot| if let Slot::House(_, digit) = slot { Some(*digit) } else { None }).collect()
}

/// The slots that are cells.
fn cells_of(slots: &[Slot]) -> CellSet {
    slots.iter().filter_map(|slot| if let Slot::Cell(cell) = slot { Some(*cell) } else { None }).collect()
}
