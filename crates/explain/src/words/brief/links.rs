//! Lines about candidates of which one is true, and about what an assumption leads to.
use super::{candidates, held, houses, names, only_at};
use crate::say;
use crate::scene::Scene;
use crate::voice::Voice;
use crate::words::naming::digits_in;
use qedoku_core::{
    Assumption, CandidateSet, Chain, Choice, Deadly, DeadlyKind, Forcing, HouseSet, Hypothesis, Kraken, Reason, Ring,
    Slot, Step, StrongLink, Truth,
};

/// How many steps from an assumption a line names; of more it names the first and the last.
const TOLD: usize = 5;

/// The ends of a chain, and what its links are in.
pub(super) fn chain(scene: &Scene<'_>, chain: &Chain) -> String {
    let voice = scene.voice;
    let by = by(scene, chain.links());
    let (start, end) = (chain.start(), chain.end());
    if chain.is_loop() {
        let start = candidates(scene, start);
        return say!(voice, en: "loop from {start} by {by}", zh: "从 {start} 起的环，经 {by}");
    }
    let ends = [start, end].map(|set| candidates(scene, set));
    let ends = match (start.is_subset(end), end.is_subset(start)) {
        (true, _) => ends[1].clone(),
        (_, true) => ends[0].clone(),
        _ => voice.or(ends),
    };
    say!(voice, en: "{ends} by {by}", zh: "{ends}，经 {by}")
}

/// What strong links are in, in order.
fn by<'l>(scene: &Scene<'_>, links: impl IntoIterator<Item = &'l StrongLink>) -> String {
    let voice = scene.voice;
    let each = links.into_iter().map(|link| match link.reason {
        Reason::Cell(cell) => voice.cell(cell),
        Reason::House(house, _) | Reason::Group(house, _) => houses(scene, HouseSet::of(house)),
        Reason::AlmostLocked(set) => format!("ALS {}", held(scene, set.cells, set.digits)),
        Reason::AlmostLockedAndCell(set, cell) => {
            format!("ALS {}+{}", held(scene, set.cells, set.digits), voice.cell(cell))
        }
        Reason::AlmostHidden(house, digits) => format!("AHS {digits} {}", houses(scene, HouseSet::of(house))),
        Reason::AlmostFish(digit, lines) => {
            let fish = say!(voice, en: "fish", zh: "鱼");
            format!("{fish} {digit} {}", houses(scene, lines))
        }
        Reason::Deadly(deadly) => {
            let word = say!(voice, en: "deadly", zh: "致命");
            format!("{word} {}", held(scene, deadly.cells(), digits_in(&deadly)))
        }
    });
    each.collect::<Vec<_>>().join("-")
}

/// The two sides of each pair of colors.
pub(super) fn colors(scene: &Scene<'_>, clusters: &[[CandidateSet; 2]], step: &Step) -> String {
    let voice = scene.voice;
    let fault = clusters.iter().flatten().find(|side| step.conclusion.eliminate.is_subset(side));
    let all = |set: &CandidateSet| {
        let each = digits_in(set).iter().map(|digit| format!("{}={digit}", names(scene, set.plane(digit))));
        if set.len() > super::NAMED { candidates(scene, set) } else { each.collect::<Vec<_>>().join("+") }
    };
    let told = clusters.iter().map(|pair| {
        let sides: Vec<String> = pair.iter().filter(|side| !side.is_empty()).map(&all).collect();
        let sides = voice.or(sides);
        say!(voice, en: "either {sides}", zh: "{sides} 二者之一")
    });
    let told = told.collect::<Vec<_>>().join(if voice.lang == crate::Lang::En { "; " } else { "；" });
    match fault {
        Some(_) => say!(voice, en: "{told}; the side that goes fails", zh: "{told}；要删的一方不成立"),
        None => told,
    }
}

/// The ring and what stands beside it.
pub(super) fn ring(scene: &Scene<'_>, it: &Ring) -> String {
    let (voice, digit, count) = (scene.voice, it.digit, it.places.len());
    let places: Vec<String> = it.places.iter().map(|place| voice.cell(place.cell)).collect();
    let (places, others) = (places.join("-"), candidates(scene, &CandidateSet::of_digit(digit, it.guardians)));
    say!(
        voice,
        en: "odd ring of {count} places of {digit}, {places}: {others}",
        zh: "{digit} 的 {count} 处连成奇环 {places}：{others}"
    )
}

/// The fish, its fins and where all of it leads.
pub(super) fn kraken(scene: &Scene<'_>, it: &Kraken) -> String {
    let voice = scene.voice;
    let (digit, fins) = (it.fish.digit, names(scene, it.fish.fins()));
    let (base, cover) = (houses(scene, it.fish.base), houses(scene, it.fish.cover()));
    let starts = candidates(scene, &it.starts());
    say!(
        voice,
        en: "{digit} of {base} only in {cover} but for {fins}; chains from {starts}",
        zh: "{base} 的 {digit} 除了 {fins} 只在 {cover}；从 {starts} 出发的链"
    )
}

/// What would be left, and what prevents it.
pub(super) fn deadly(scene: &Scene<'_>, it: &Deadly, step: &Step) -> String {
    let voice = scene.voice;
    let guards = candidates(scene, &it.guards);
    if it.kind == DeadlyKind::Bug {
        return say!(
            voice,
            en: "two digits in every open cell but for {guards}",
            zh: "除了 {guards}，所有空格都只有两个候选数"
        );
    }
    let deadly = held(scene, it.deadly.cells(), digits_in(&it.deadly));
    let said = say!(voice, en: "{deadly} cannot be all: {guards}", zh: "{deadly} 不能成立：{guards}");
    let beside = step.truths.iter().filter_map(|truth| match truth {
        Truth::House { house, digit, cells } => {
            let cells = names(scene, *cells);
            Some(only_at(scene, (*digit).into(), HouseSet::of(*house), &cells))
        }
        Truth::Cell { cell, digits } if !it.deadly.cells().contains(*cell) => {
            Some(held(scene, (*cell).into(), *digits))
        }
        _ => None,
    });
    let beside = voice.semicolons(beside);
    if beside.is_empty() { said } else { said + &say!(voice, en: "; {beside}", zh: "；{beside}") }
}

/// An assumption, what follows from it, and what it leaves empty.
pub(super) fn refuted(scene: &Scene<'_>, it: &Hypothesis) -> String {
    let end = emptied(scene, it.end);
    format!("{} -> {end}", followed(scene, it.assume, &it.steps))
}

/// An assumption and the steps from it, of many the last: `r1c1=3 -> r8c1=8 -> r7c5=3`.
fn followed(scene: &Scene<'_>, assume: Assumption, steps: &[Step]) -> String {
    let (voice, count) = (scene.voice, steps.len());
    let told = |step: &Step| voice.conclusion(&step.conclusion);
    let assume = voice.assumption(assume);
    if count <= TOLD {
        return std::iter::once(assume).chain(steps.iter().map(told)).collect::<Vec<_>>().join(" -> ");
    }
    let [first, last] = [steps.first(), steps.last()].map(|step| step.map(told).unwrap_or_default());
    let between = count - 2;
    say!(
        voice,
        en: "{assume} -> {first} -> ({between} steps) -> {last}",
        zh: "{assume} -> {first} ->（{between} 步）-> {last}"
    )
}

/// After how many steps.
pub(super) fn after(voice: Voice, steps: usize) -> String {
    let word = if steps == 1 { "step" } else { "steps" };
    say!(voice, en: "after {steps} {word}", zh: "{steps} 步后")
}

/// What nothing is left for.
pub(super) fn emptied(scene: &Scene<'_>, end: Slot) -> String {
    let voice = scene.voice;
    match end {
        Slot::Cell(cell) => {
            let cell = voice.cell(cell);
            say!(voice, en: "nothing for {cell}", zh: "{cell} 无数可填")
        }
        Slot::House(house, digit) => {
            let house = houses(scene, HouseSet::of(house));
            say!(voice, en: "no {digit} in {house}", zh: "{house} 无处填 {digit}")
        }
    }
}

/// The candidates that are tried.
pub(super) fn forcing(scene: &Scene<'_>, it: &Forcing) -> String {
    let voice = scene.voice;
    let tried: CandidateSet = it.cases.iter().map(|case| case.assume.candidate).collect();
    let choice = match it.choice {
        Choice::Slot(Slot::Cell(cell)) => held(scene, cell.into(), tried.digits(cell)),
        Choice::Slot(Slot::House(house, digit)) => {
            let house = houses(scene, HouseSet::of(house));
            say!(voice, en: "{digit} of {house}", zh: "{house} 的 {digit}")
        }
        Choice::Candidate(candidate) => {
            let candidate = voice.candidate(candidate);
            say!(voice, en: "{candidate} or not", zh: "{candidate} 或否")
        }
    };
    let cases = voice.semicolons(it.cases.iter().map(|case| {
        let told = followed(scene, case.assume, &case.steps);
        case.end.map_or(told.clone(), |end| format!("{told} -> {}", emptied(scene, end)))
    }));
    say!(voice, en: "{choice}, each way: {cases}", zh: "{choice}，每种情况：{cases}")
}

/// What each truth leaves.
pub(super) fn truths(scene: &Scene<'_>, step: &Step) -> String {
    let each = step.truths.iter().map(|truth| candidates(scene, &truth.members()));
    scene.voice.semicolons(each)
}
