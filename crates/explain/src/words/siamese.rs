//! Two fish on one base, told one after the other.
use super::list::plural;
use crate::say;
use crate::scene::Scene;
use qedoku_core::{CandidateSet, CellSet, Conclusion, Digit, House, HouseSet, Layout, Step};

/// One of the two fish.
struct Fish {
    cover: HouseSet,
    fins: CellSet,
    gone: CellSet,
}

/// Says of a base with more cover houses than base houses which two fish that makes, and what each of them clears;
/// nothing if there are no two that account for the whole step.
pub(super) fn why(
    scene: &Scene<'_>,
    digit: Digit,
    (base, cover, fins): (&[House], &[House], CellSet),
    step: &Step,
) -> Option<String> {
    if cover.len() <= base.len() {
        return None;
    }
    let places = step.truths.iter().map(|truth| truth.members().plane(digit));
    let base_places = places.fold((CellSet::EMPTY, CellSet::EMPTY), together);
    let gone = step.conclusion.eliminate.plane(digit);
    let mut school: Vec<Fish> = Vec::new();
    each_choice(cover, base.len(), HouseSet::EMPTY, &mut |chosen| {
        school.extend(fish(scene.layout, base_places, chosen, (fins, gone)));
    });
    let all: HouseSet = cover.iter().copied().collect();
    let whole = |a: &Fish, b: &Fish| (a.cover | b.cover, a.fins | b.fins, a.gone | b.gone) == (all, fins, gone);
    let mut pairs = school.iter().enumerate().flat_map(|(at, a)| school[at + 1..].iter().map(move |b| (a, b)));
    let (one, other) = pairs.find(|(a, b)| whole(a, b))?;
    let (voice, base) = (scene.voice, scene.houses(base.iter().copied()));
    let both = voice.semicolons([one, other].map(|fish| tell(scene, digit, fish)));
    Some(
        say!(voice, en: "{digit} in {base} is the base of two fish: {both}", zh: "{base}的 {digit} 构成两条鱼：{both}"),
    )
}

fn tell(scene: &Scene<'_>, digit: Digit, fish: &Fish) -> String {
    let voice = scene.voice;
    let cover = scene.houses(fish.cover);
    let (fin, see) = (plural(fish.fins.len(), "fin", "fins"), plural(fish.gone.len(), "sees", "see"));
    let every = plural(fish.fins.len(), "it", "all of these");
    let (fins, cells) = (voice.at(fish.fins), voice.at(fish.gone));
    let eliminate = CandidateSet::of_digit(digit, fish.gone);
    let lost = voice.follows(&Conclusion { eliminate, ..Conclusion::default() });
    say!(
        voice,
        en: "it is in {cover} but for the {fin} {fins}, and {cells} {see} {every}, so {lost}",
        zh: "除了鳍 {fins} 都在{cover}，而 {cells} 看到所有的鳍，所以 {lost}"
    )
}

/// The places in some houses, and those in two of them, after one more house.
fn together((once, twice): (CellSet, CellSet), places: CellSet) -> (CellSet, CellSet) {
    (once | places, twice | once & places)
}

/// The fish with this cover, if it has some of the fins and clears some of what goes.
fn fish(
    layout: &Layout,
    (in_base, endo): (CellSet, CellSet),
    cover: HouseSet,
    (fins, gone): (CellSet, CellSet),
) -> Option<Fish> {
    let houses = cover.iter().map(|house| layout.cells(house));
    let (in_cover, shared) = houses.fold((CellSet::EMPTY, CellSet::EMPTY), together);
    let own = (in_base - in_cover) | endo;
    if own.is_empty() || !own.is_subset(fins) {
        return None;
    }
    let gone = gone & ((in_cover - in_base) | shared) & layout.common_peers(own);
    (!gone.is_empty()).then_some(Fish { cover, fins: own, gone })
}

/// Calls `report` with every choice of so many of the houses.
fn each_choice(from: &[House], missing: usize, chosen: HouseSet, report: &mut dyn FnMut(HouseSet)) {
    if missing == 0 {
        return report(chosen);
    }
    for (index, &house) in from.iter().enumerate() {
        each_choice(&from[index + 1..], missing - 1, chosen.with(house), report);
    }
}
