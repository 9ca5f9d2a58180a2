//! Which words go with which pattern.
use super::{chain, confined, cover, exocet, forcing, hypothesis, kraken, links, list, sets, single, symmetry, whole};
use crate::notation;
use crate::scene::Scene;
use qedoku_core::{CellSet, DigitSet, House, Layout, Pattern, Slot, Step};

/// Says why a step holds, in one sentence without its period.
pub fn why(scene: &Scene<'_>, step: &Step) -> String {
    match &step.pattern {
        Pattern::Single { slot } => single::why(scene, *slot, step),
        Pattern::Confined { digit, from, to } => confined::why(scene, *digit, (*from, *to), step),
        Pattern::Cover { base, cover, fins } => cover::why(scene, (base, cover, fins), step),
        Pattern::Wing { pivot, pincers, digits } => links::wing((*pivot, *pincers), *digits, step),
        Pattern::Sets { sets, common } => sets::why(sets, *common, step),
        Pattern::Colors { clusters } => links::colors(clusters, step),
        Pattern::Chain(chain) => chain::why(scene.layout, chain, step),
        Pattern::Kraken { base, cover, chains } => kraken::why(scene.layout, (base, cover, chains), step),
        Pattern::Deadly { deadly, guards } => whole::deadly(scene, (deadly, guards), step),
        Pattern::Exclusion { base, excluders } => whole::exclusion(scene.layout, *base, excluders, step),
        Pattern::Templates { digits } => whole::templates(*digits, step),
        Pattern::Exocet { .. } => exocet::why(scene.layout, step),
        Pattern::Symmetry { cells } => symmetry::why(scene, *cells, step),
        Pattern::Hypothesis(hypothesis) => hypothesis::why(scene, hypothesis, step),
        Pattern::Forcing(it) => forcing::why(scene, it, step),
    }
}

/// Says where to look for a step.
pub fn place(layout: &Layout, step: &Step) -> String {
    match &step.pattern {
        Pattern::Single { slot: Slot::Cell(cell) } => cell.to_string(),
        Pattern::Single { slot: Slot::House(house, _) } => layout.house_title(*house),
        Pattern::Confined { digit, from, .. } => format!("{digit} in {}", layout.house_title(*from)),
        Pattern::Cover { base, cover, .. } => match Set::of(base) {
            Some(Set::Cells(cells)) => format!("{} in {}", list::commas(digits_of(cover)), notation::cells(cells)),
            Some(Set::Digits(house, digits)) => {
                format!("{} in {}", list::commas(digits), layout.house_title(house))
            }
            Some(Set::Lines(digit, houses)) => {
                format!("{digit} in {}", list::commas(houses.iter().map(|&house| layout.house_name(house))))
            }
            None if !cells_of(cover).is_empty() => {
                format!("{} in {}", list::commas(digits_of(base)), notation::cells(cells_of(cover)))
            }
            None => list::commas(base.iter().map(|slot| slot.name(layout))),
        },
        Pattern::Wing { pivot, pincers, .. } => notation::cells(*pivot | *pincers),
        Pattern::Sets { sets, .. } => list::commas(sets.iter().map(|set| notation::cells(set.cells))),
        Pattern::Colors { clusters } => {
            notation::cells(clusters.iter().flatten().fold(CellSet::EMPTY, |all, set| all | set.cells()))
        }
        Pattern::Chain(chain) => chain::path(chain),
        Pattern::Kraken { base, cover, chains } => kraken::place(layout, (base, cover, chains)),
        Pattern::Deadly { deadly, .. } => notation::cells(deadly.cells()),
        Pattern::Exclusion { base, .. } => notation::cells(*base),
        Pattern::Templates { digits } => {
            format!("the {}", list::commas(digits.iter().map(|digit| format!("{digit}s"))))
        }
        Pattern::Exocet { base, targets, .. } => {
            format!("{} to {}", notation::cells(*base), notation::cells(*targets))
        }
        Pattern::Symmetry { cells } => notation::cells(*cells),
        Pattern::Hypothesis(hypothesis) => format!("{}?", hypothesis.assume),
        Pattern::Forcing(forcing) => match forcing.slot {
            Slot::Cell(cell) => cell.to_string(),
            Slot::House(house, digit) => format!("{digit} in {}", layout.house_title(house)),
        },
    }
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
