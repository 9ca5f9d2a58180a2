//! Which words go with which pattern.
use super::{
    chain, colors, confined, cover, exclusion, exocet, forcing, hypothesis, kraken, sets, single, symmetry, whole, wing,
};
use crate::say;
use crate::scene::Scene;
use crate::voice::Voice;
use qedoku_core::{CellSet, DigitSet, House, Pattern, Slot, Step};

/// Says why a step holds, in one sentence without its period.
pub fn why(scene: &Scene<'_>, step: &Step) -> String {
    scene.voice.spaced(match &step.pattern {
        Pattern::Single { slot } => single::why(scene, *slot, step),
        Pattern::Confined { digit, from, to } => confined::why(scene, *digit, (*from, *to), step),
        Pattern::Cover { base, cover, fins } => cover::why(scene, (base, cover, fins), step),
        Pattern::Wing { pivot, pincers, digits } => wing::why(scene, (*pivot, *pincers), *digits, step),
        Pattern::Sets { sets, common } => sets::why(scene, sets, *common, step),
        Pattern::Colors { clusters } => colors::why(scene, clusters, step),
        Pattern::Chain(chain) => chain::why(scene, chain, step),
        Pattern::Kraken { base, cover, chains } => kraken::why(scene, (base, cover, chains), step),
        Pattern::Deadly { deadly, guards } => whole::deadly(scene, (deadly, guards), step),
        Pattern::Exclusion { base, excluders } => exclusion::why(scene, *base, excluders, step),
        Pattern::Templates { digits } => whole::templates(scene.voice, *digits, step),
        Pattern::Exocet { .. } => exocet::why(scene, step),
        Pattern::Symmetry { cells } => symmetry::why(scene, *cells, step),
        Pattern::Hypothesis(hypothesis) => hypothesis::why(scene, hypothesis, step),
        Pattern::Forcing(it) => forcing::why(scene, it, step),
    })
}

/// Says where to look for a step.
pub fn place(scene: &Scene<'_>, step: &Step) -> String {
    let voice = scene.voice;
    match &step.pattern {
        Pattern::Single { slot: Slot::Cell(cell) } => voice.cell(*cell),
        Pattern::Single { slot: Slot::House(house, _) } => scene.house(*house),
        Pattern::Confined { digit, from, .. } => in_house(scene, *from, DigitSet::of(*digit)),
        Pattern::Cover { base, cover, .. } => covered(scene, base, cover),
        Pattern::Wing { pivot, pincers, .. } => voice.cells(*pivot | *pincers),
        Pattern::Sets { sets, .. } => voice.commas(sets.iter().map(|set| voice.joint(set.cells))),
        Pattern::Colors { clusters } => {
            voice.cells(clusters.iter().flatten().fold(CellSet::EMPTY, |all, set| all | set.cells()))
        }
        Pattern::Chain(chain) => chain::path(voice, chain),
        Pattern::Kraken { base, cover, chains } => kraken::place(scene, (base, cover, chains)),
        Pattern::Deadly { deadly, .. } => voice.cells(deadly.cells()),
        Pattern::Exclusion { base, .. } => voice.cells(*base),
        Pattern::Templates { digits } => {
            let all = whole::numbers(voice, *digits);
            say!(voice, en: "the {all}", zh: "所有的 {all}")
        }
        Pattern::Exocet { base, targets, .. } => {
            let [base, targets] = [base, targets].map(|cells| voice.cells(*cells));
            say!(voice, en: "{base} to {targets}", zh: "{base} 到 {targets}")
        }
        Pattern::Symmetry { cells } => voice.cells(*cells),
        Pattern::Hypothesis(hypothesis) => {
            let assumed = voice.candidate(hypothesis.assume);
            say!(voice, en: "{assumed}?", zh: "{assumed}？")
        }
        Pattern::Forcing(forcing) => match forcing.slot {
            Slot::Cell(cell) => voice.cell(cell),
            Slot::House(house, digit) => in_house(scene, house, DigitSet::of(digit)),
        },
    }
}

fn covered(scene: &Scene<'_>, base: &[Slot], cover: &[Slot]) -> String {
    let voice = scene.voice;
    let (digits, cells) = match Set::of(base) {
        Some(Set::Cells(cells)) => (digits_of(cover), cells),
        Some(Set::Digits(house, digits)) => return in_house(scene, house, digits),
        Some(Set::Lines(digit, houses)) => {
            let houses = scene.houses(houses);
            return say!(voice, en: "{digit} in {houses}", zh: "{houses}的 {digit}");
        }
        None if !cells_of(cover).is_empty() => (digits_of(base), cells_of(cover)),
        None => return voice.slots(scene.layout, base),
    };
    at_cells(voice, digits, cells)
}

fn in_house(scene: &Scene<'_>, house: House, digits: DigitSet) -> String {
    let (digits, house) = (scene.voice.commas(digits), scene.house(house));
    say!(scene.voice, en: "{digits} in {house}", zh: "{house}的 {digits}")
}

/// Digits and the cells they are sought in.
pub(super) fn at_cells(voice: Voice, digits: DigitSet, cells: CellSet) -> String {
    let (digits, cells) = (voice.commas(digits), voice.cells(cells));
    say!(voice, en: "{digits} in {cells}", zh: "{cells} 的 {digits}")
}

/// Slots that are of one kind and so have a short name.
pub(super) enum Set {
    /// Some cells.
    Cells(CellSet),
    /// Some digits in one house.
    Digits(House, DigitSet),
    /// One digit in some houses.
    Lines(qedoku_core::Digit, Vec<House>),
}

impl Set {
    /// Sees what the slots have in common.
    pub(super) fn of(slots: &[Slot]) -> Option<Self> {
        let cell = |slot: &Slot| if let Slot::Cell(cell) = slot { Some(*cell) } else { None };
        if let Some(cells) = slots.iter().map(cell).collect::<Option<CellSet>>() {
            return (!cells.is_empty()).then_some(Self::Cells(cells));
        }
        let pair = |slot: &Slot| if let Slot::House(house, digit) = slot { Some((*house, *digit)) } else { None };
        let pairs: Vec<_> = slots.iter().map(pair).collect::<Option<_>>()?;
        let (house, digit) = *pairs.first()?;
        if pairs.iter().all(|&(_, other)| other == digit) {
            return Some(Self::Lines(digit, pairs.into_iter().map(|(house, _)| house).collect()));
        }
        let same = pairs.iter().all(|&(other, _)| other == house);
        same.then(|| Self::Digits(house, pairs.into_iter().map(|(_, digit)| digit).collect()))
    }
}

/// The digits of the slots that name one.
pub(super) fn digits_of(slots: &[Slot]) -> DigitSet {
    slots.iter().filter_map(|slot| if let Slot::House(_, digit) = slot { Some(*digit) } else { None }).collect()
}

/// The slots that are cells.
pub(super) fn cells_of(slots: &[Slot]) -> CellSet {
    slots.iter().filter_map(|slot| if let Slot::Cell(cell) = slot { Some(*cell) } else { None }).collect()
}
