//! What a strong link goes through, if it is more than a cell.
use super::chain::{digits_of, joined};
use crate::say;
use crate::scene::Scene;
use crate::voice::Voice;
use qedoku_core::{CandidateSet, CellSet, Digit, DigitSet, House, HouseKind, Link, Slot, Step, Truth};

/// A pattern that holds but for one thing: one end of the link, or else the other.
pub(crate) enum Through {
    /// A house with two places left for a digit.
    House(House),
    /// Cells with one digit more than they are many.
    Locked {
        /// The cells.
        set: CellSet,
        /// The digits.
        digits: DigitSet,
    },
    /// Digits with one cell more in a house than they are many.
    Hidden {
        /// The digits.
        digits: DigitSet,
        /// The house.
        house: House,
    },
    /// A digit in as many lines as it stands in, but for some places.
    Fish {
        /// The lines.
        houses: Vec<House>,
    },
    /// Cells that would allow two solutions.
    Deadly {
        /// The cells.
        set: CellSet,
        /// What would be left in them.
        digits: DigitSet,
    },
    /// Anything else.
    Slots(Vec<Slot>),
}

impl Through {
    /// What a link goes through; nothing if that is one cell.
    pub(crate) fn of(link: &Link, step: &Step) -> Option<Self> {
        if link.unique {
            return Some(Self::deadly(link, step));
        }
        if let Some(set) = locked_set(link) {
            let digits = held(set, step) | digits_of(&link.from) | digits_of(&link.to);
            return Some(Self::Locked { set, digits });
        }
        match link.strong.as_slice() {
            [] | [Slot::Cell(_)] => return None,
            [Slot::House(house, _)] => return Some(Self::House(*house)),
            _ => {}
        }
        let pair = |slot: &Slot| if let Slot::House(house, digit) = slot { Some((*house, *digit)) } else { None };
        let pairs: Option<Vec<(House, Digit)>> = link.strong.iter().map(pair).collect();
        if let Some(pairs @ [(house, digit), ..]) = pairs.as_deref() {
            if pairs.iter().all(|(_, other)| other == digit) {
                return Some(Self::Fish { houses: pairs.iter().map(|&(house, _)| house).collect() });
            }
            if pairs.iter().all(|(other, _)| other == house) {
                return Some(Self::Hidden { digits: pairs.iter().map(|&(_, digit)| digit).collect(), house: *house });
            }
        }
        Some(Self::Slots(link.strong.clone()))
    }

    /// The deadly pattern whose guards a link joins.
    fn deadly(link: &Link, step: &Step) -> Self {
        let ends = link.from | link.to;
        let guard = step.truths.iter().find_map(|truth| match truth {
            Truth::Guard(guard) if guard.guards == ends => Some(guard.deadly),
            _ => None,
        });
        let deadly = guard.unwrap_or(CandidateSet::EMPTY);
        Self::Deadly { set: deadly.cells(), digits: digits_of(&deadly) }
    }

    /// As it stands within a chain: `X-Wing(r28)`; nothing if the notation says it by itself.
    pub(crate) fn short(&self, scene: &Scene<'_>) -> Option<String> {
        let voice = scene.voice;
        Some(match self {
            Self::House(_) | Self::Locked { .. } => return None,
            Self::Hidden { digits, house } => format!("AHS({digits}){}", houses(scene, &[*house])),
            Self::Fish { houses: lines } => {
                let name = ["X-Wing", "Swordfish", "Jellyfish"].get(lines.len() - 2).unwrap_or(&"Fish");
                format!("{name}({})", houses(scene, lines))
            }
            Self::Deadly { set, .. } if set.is_empty() => "Deadly".to_owned(),
            Self::Deadly { set, digits } if set.len() == 4 && digits.len() == 2 => {
                format!("UR({digits}){}", joined(voice, *set))
            }
            Self::Deadly { set, digits } => format!("Deadly({digits}){}", joined(voice, *set)),
            Self::Slots(slots) => {
                let name = |slot: &Slot| match *slot {
                    Slot::Cell(cell) => voice.cell(cell),
                    Slot::House(house, digit) => format!("{}n{digit}", houses(scene, &[house])),
                };
                format!("[{}]", slots.iter().map(name).collect::<Vec<_>>().join(","))
            }
        })
    }

    /// As it stands in brackets behind what it makes true: `X-Wing in rows 2 and 8`.
    pub(crate) fn words(&self, scene: &Scene<'_>) -> String {
        let voice = scene.voice;
        match self {
            Self::House(house) => scene.house(*house),
            Self::Locked { set, digits } => {
                let cells = voice.at(*set);
                say!(voice, en: "locked set {cells} {{{digits}}}", zh: "待定数组 {cells} {{{digits}}}")
            }
            Self::Hidden { digits, house } => {
                let house = scene.house(*house);
                say!(voice, en: "hidden set {{{digits}}} in {house}", zh: "{house}的隐性待定数组 {{{digits}}}")
            }
            Self::Fish { houses } => {
                let (name, lines) = (fish(voice, houses.len()), scene.houses(houses.iter().copied()));
                say!(voice, en: "{name} in {lines}", zh: "{lines}的{name}")
            }
            Self::Deadly { set, .. } if set.is_empty() => {
                say!(voice, en: "or there would be two solutions", zh: "否则会有两个解")
            }
            Self::Deadly { set, digits } => {
                let cells = voice.at(*set);
                say!(
                    voice,
                    en: "or {cells} {{{digits}}} would allow two solutions",
                    zh: "否则 {cells} {{{digits}}} 会有两个解"
                )
            }
            Self::Slots(slots) => voice.slots(scene.layout, slots),
        }
    }
}

/// What a fish of this size is called.
fn fish(voice: Voice, size: usize) -> String {
    match size {
        2 => say!(voice, en: "X-Wing", zh: "二阶鱼"),
        3 => say!(voice, en: "Swordfish", zh: "三阶鱼"),
        _ => say!(voice, en: "Jellyfish", zh: "四阶鱼"),
    }
}

/// The cells of the almost locked set a link goes through.
pub(super) fn locked_set(link: &Link) -> Option<CellSet> {
    let cell = |slot: &Slot| if let Slot::Cell(cell) = slot { Some(*cell) } else { None };
    let set: CellSet = link.strong.iter().map(cell).collect::<Option<_>>()?;
    let inside = (link.from.cells() | link.to.cells()).is_subset(set);
    (set.is_several() && inside && !link.unique).then_some(set)
}

/// What the truths leave in some cells.
pub(super) fn held(set: CellSet, step: &Step) -> DigitSet {
    let of = |truth: &Truth| match truth {
        Truth::Cell { cell, digits } if set.contains(*cell) => *digits,
        _ => DigitSet::EMPTY,
    };
    step.truths.iter().fold(DigitSet::EMPTY, |all, truth| all | of(truth))
}

/// Houses in short: `r28`, `r2b4`; `BH` where rows have letters.
fn houses(scene: &Scene<'_>, houses: &[House]) -> String {
    let mut text = String::new();
    let mut before = None;
    for &house in houses {
        let (kind, number) = (scene.layout.kind(house), scene.voice.number(scene.layout, house));
        if before != Some(kind) {
            let lettered = kind == HouseKind::Row && number.starts_with(char::is_alphabetic);
            text.extend((!lettered).then(|| &kind.word()[..1]));
            before = Some(kind);
        }
        text += &number;
    }
    text
}
