//! Lines about cells that have just enough digits, and digits that have just enough cells.
use super::{candidates, held, houses, names, on_board, only_at};
use crate::say;
use crate::scene::Scene;
use crate::words::list::plural;
use crate::words::naming::digits_in;
use qedoku_core::{
    CandidateSet, CellSet, Confined, Digit, DigitSet, Exclusion, Exocet, Fish, House, HouseKind, HouseSet, SetLogic,
    Sets, Slot, Step, Subset, Templates, Wing,
};

/// The digit of the house that confines it, and the house that it is confined to.
pub(super) fn confined(scene: &Scene<'_>, it: &Confined) -> String {
    let cells = names(scene, scene.board.plane(it.digit) & scene.layout.cells(it.from));
    let fact = only_at(scene, it.digit.into(), HouseSet::of(it.from), &cells);
    let to = houses(scene, HouseSet::of(it.to));
    say!(scene.voice, en: "{fact}, in {to}", zh: "{fact}，在 {to}")
}

/// What is locked in which cells.
pub(super) fn subset(scene: &Scene<'_>, subset: &Subset) -> String {
    let voice = scene.voice;
    match subset {
        Subset::Naked(it) => {
            let (cells, digits, houses) = (names(scene, it.cells), it.digits, houses(scene, it.houses));
            say!(voice, en: "{cells} hold only {digits}, in {houses}", zh: "{cells} 只有 {digits}，在 {houses}")
        }
        Subset::Hidden(it) => only_at(scene, it.digits, HouseSet::of(it.house), &names(scene, it.cells)),
        Subset::AlmostLocked(it) => {
            let crossing = scene.layout.cells(it.naked) & scene.layout.cells(it.hidden);
            let places = it.digits.iter().fold(it.places, |all, digit| all | crossing & scene.board.plane(digit));
            let hidden = only_at(scene, it.digits, HouseSet::of(it.hidden), &names(scene, places));
            let (cells, digits) = (names(scene, it.cells), it.digits);
            let hold = plural(it.cells.len(), "holds", "hold");
            say!(voice, en: "{cells} {hold} only {digits}, and {hidden}", zh: "{cells} 只有 {digits}，而 {hidden}")
        }
    }
}

/// The base, the cover, the places and the fins.
pub(super) fn fish(scene: &Scene<'_>, fish: &Fish) -> String {
    let (voice, digit) = (scene.voice, fish.digit);
    let base = houses(scene, fish.base);
    let covers = voice.or(fish.bodies().map(|body| houses(scene, body.cover)));
    let all = fish.base.iter().fold(CellSet::EMPTY, |all, house| all | scene.layout.cells(house));
    let fins = fish.fins();
    let places = names(scene, (all & scene.board.plane(digit)) - fins);
    if fins.is_empty() {
        return say!(
            voice,
            en: "{digit} of {base} only in {covers} ({places})",
            zh: "{base} 的 {digit} 只在 {covers}（{places}）"
        );
    }
    let (word, fins) = (if fins.is_several() { "fins" } else { "fin" }, names(scene, fins));
    say!(
        voice,
        en: "{digit} of {base} only in {covers} ({places}) but for {word} {fins}",
        zh: "{base} 的 {digit} 除了鳍 {fins} 只在 {covers}（{places}）"
    )
}

/// As many slots on either side.
pub(super) fn set_logic(scene: &Scene<'_>, it: &SetLogic) -> String {
    let [base, cover] = [&it.base, &it.cover].map(|slots| in_short(scene, slots));
    let (voice, count) = (scene.voice, it.base.len());
    if it.base.iter().all(|slot| matches!(slot, Slot::Cell(_))) {
        return say!(voice, en: "{count} cells {base} for {count} digits, {cover}", zh: "{base} 共 {count} 格，正好填 {cover}");
    }
    say!(
        voice,
        en: "{base} only at {cover}, {count} for {count}",
        zh: "{base} 只在 {cover}，{count} 对 {count}"
    )
}

/// Slots in short: `r12c3`, `57 of r28`.
fn in_short(scene: &Scene<'_>, slots: &[Slot]) -> String {
    let mut cells = CellSet::EMPTY;
    let mut groups: Vec<(DigitSet, HouseSet)> = Vec::new();
    for house in scene.layout.houses() {
        let digits: DigitSet = slots
            .iter()
            .filter_map(|slot| if let Slot::House(at, digit) = slot { (*at == house).then_some(*digit) } else { None })
            .collect();
        match groups.iter_mut().find(|(known, _)| *known == digits) {
            _ if digits.is_empty() => {}
            Some((_, houses)) => houses.insert(house),
            None => groups.push((digits, HouseSet::of(house))),
        }
    }
    for slot in slots {
        if let Slot::Cell(cell) = slot {
            cells.insert(*cell);
        }
    }
    let voice = scene.voice;
    let cells = (!cells.is_empty()).then(|| names(scene, cells));
    voice.and(cells.into_iter().chain(groups.into_iter().map(|(digits, houses)| {
        let houses = super::houses(scene, houses);
        say!(voice, en: "{digits} of {houses}", zh: "{houses} 的 {digits}")
    })))
}

/// The cells with what they hold, and where the digit is that goes.
pub(super) fn wing(scene: &Scene<'_>, wing: &Wing) -> String {
    let voice = scene.voice;
    let cells = wing.pivot | wing.pincers;
    let all = cells.iter().map(|cell| held(scene, CellSet::of(cell), scene.board.digits(cell)));
    let all = voice.commas(all);
    let places = wing.digits.iter().map(|digit| CandidateSet::of_digit(digit, cells & scene.board.plane(digit)));
    let places = candidates(scene, &places.fold(CandidateSet::EMPTY, |all, set| all | set));
    say!(voice, en: "{all}: {places}", zh: "{all}：{places}")
}

/// Sets with their digits and what they share.
pub(super) fn sets(scene: &Scene<'_>, sets: &Sets, step: &Step) -> String {
    let voice = scene.voice;
    let lost = digits_in(&step.conclusion.eliminate);
    match sets {
        Sets::SueDeCoq(it) => {
            let groups = voice.and(it.groups.iter().map(|group| held(scene, group.set.cells, group.set.digits)));
            let crossing = held(scene, it.crossing.cells, it.crossing.digits);
            let count = it.groups.iter().fold(it.crossing.cells.len(), |all, group| all + group.set.cells.len());
            say!(
                voice,
                en: "{crossing} with {groups}: {count} cells for {count} digits",
                zh: "{crossing} 与 {groups}：{count} 格 {count} 个数"
            )
        }
        Sets::Blossom(it) => {
            let petals = voice.commas(it.petals.iter().map(|petal| {
                let (common, set) = (petal.common, held(scene, petal.set.cells, petal.set.digits));
                say!(voice, en: "{common} to {set}", zh: "{common} 连 {set}")
            }));
            let stem = held(scene, CellSet::of(it.stem), scene.board.digits(it.stem));
            say!(voice, en: "stem {stem}, {petals}: {lost} in any case", zh: "茎 {stem}，{petals}：总有 {lost}")
        }
        Sets::Chain(it) => {
            let first = held(scene, it.first.cells, it.first.digits);
            let rest = it.rest.iter().map(|next| {
                let (common, set) = (next.common, held(scene, next.set.cells, next.set.digits));
                say!(voice, en: " -{common}- {set}", zh: " -{common}- {set}")
            });
            let chain = std::iter::once(first).chain(rest).collect::<String>();
            let ends = it.rest.last().map_or(CellSet::EMPTY, |last| last.set.cells) | it.first.cells;
            let ends = lost.iter().map(|digit| CandidateSet::of_digit(digit, ends & scene.board.plane(digit)));
            let doubly = it.rest.len() == 1 && it.rest.iter().any(|next| next.common.is_several());
            if doubly {
                return say!(voice, en: "{chain}: both locked", zh: "{chain}：两组皆锁定");
            }
            let ends = candidates(scene, &ends.fold(CandidateSet::EMPTY, |all, set| all | set));
            say!(voice, en: "{chain}: {ends}", zh: "{chain}：{ends}")
        }
    }
}

/// The cells that cannot be filled beside what goes.
pub(super) fn exclusion(scene: &Scene<'_>, it: &Exclusion) -> String {
    let voice = scene.voice;
    let base = held(scene, it.base, on_board(scene, it.base));
    if it.excluders.is_empty() {
        return say!(voice, en: "no way to fill {base} with it", zh: "若成立，{base} 无法填满");
    }
    let excluders = in_short(scene, &it.excluders);
    say!(
        voice,
        en: "no way to fill {base} with it leaves something to {excluders}",
        zh: "若成立，{base} 的填法都使 {excluders} 无数可填"
    )
}

/// Ways to place the digits.
pub(super) fn templates(scene: &Scene<'_>, it: &Templates, step: &Step) -> String {
    let (voice, told) = (scene.voice, digits_in(&(step.conclusion.place | step.conclusion.eliminate)));
    let lines = scene.layout.houses_of_kind(HouseKind::Row).iter();
    let lines: HouseSet = lines.filter(|&row| told.iter().any(|digit| is_open(scene, digit, row))).collect();
    let (all, lines) = (&told, houses(scene, lines));
    let beside = it.digits - told;
    let others = if beside.is_empty() {
        say!(voice, en: "that spares every other digit", zh: "且不妨碍其他数")
    } else {
        say!(voice, en: "that fits beside {beside}", zh: "且与 {beside} 相容")
    };
    if step.conclusion.place.is_empty() {
        return say!(
            voice,
            en: "no way to place {all} in all of {lines} {others} has these",
            zh: "在 {lines} 填完 {all} {others}的填法都不用到"
        );
    }
    say!(
        voice,
        en: "every way to place {all} in all of {lines} {others} has these",
        zh: "在 {lines} 填完 {all} {others}的填法都用到"
    )
}

/// Whether a house still lacks a digit.
fn is_open(scene: &Scene<'_>, digit: Digit, house: House) -> bool {
    scene.layout.cells(house).iter().all(|cell| scene.board.value(cell) != Some(digit))
}

/// The base, the targets, the lines across and the mirrors.
pub(super) fn exocet(scene: &Scene<'_>, it: &Exocet) -> String {
    let (voice, base, targets) = (scene.voice, held(scene, it.base, it.digits), names(scene, it.targets));
    let lines = houses(scene, it.lines);
    let said = say!(
        voice,
        en: "base {base} repeats in targets {targets}, each digit twice at most elsewhere in {lines}",
        zh: "基 {base} 的数在目标 {targets} 重现，每个数在 {lines} 的其他格最多两次"
    );
    let mirrored = it.targets.iter().zip(&it.mirrors).filter(|(_, mirror)| !mirror.is_empty());
    mirrored.fold(said, |said, (target, &mirror)| {
        let (target, mirror) = (voice.cell(target), names(scene, mirror));
        said + &say!(voice, en: "; {target} mirrored in {mirror}", zh: "；{target} 的镜像 {mirror}")
    })
}
