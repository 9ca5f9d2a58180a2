//! What a strong link goes through, if it is more than a slot.
use super::chain::{digits_of, joined};
use super::short::cells;
use qedoku_core::{CandidateSet, CellSet, DigitSet, House, Layout, Link, Slot, Step, Truth};

/// A pattern that holds but for one thing: one end of the link, or else the other.
pub(crate) enum Through {
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
        house: String,
    },
    /// A digit in as many lines as it stands in, but for some places.
    Fish {
        /// What such a fish is called.
        name: &'static str,
        /// The lines.
        houses: String,
    },
    /// Cells that would allow two solutions.
    Deadly {
        /// The cells.
        set: CellSet,
        /// What would be left in them.
        digits: DigitSet,
    },
    /// Anything else.
    Slots(String),
}

impl Through {
    /// What a link goes through.
    pub(crate) fn of(layout: &Layout, link: &Link, step: &Step) -> Option<Self> {
        if link.unique {
            return Some(Self::deadly(link, step));
        }
        if let Some(set) = locked_set(link) {
            let digits = held(set, step) | digits_of(&link.from) | digits_of(&link.to);
            return Some(Self::Locked { set, digits });
        }
        let [_, _, ..] = link.strong.as_slice() else { return None };
        let pair = |slot: &Slot| if let Slot::House(house, digit) = slot { Some((*house, *digit)) } else { None };
        let pairs: Option<Vec<_>> = link.strong.iter().map(pair).collect();
        if let Some(pairs @ [(house, digit), ..]) = pairs.as_deref() {
            if pairs.iter().all(|(_, other)| other == digit) {
                let name = ["X-Wing", "Swordfish", "Jellyfish"].get(pairs.len() - 2).unwrap_or(&"fish");
                return Some(Self::Fish { name, houses: houses(layout, pairs.iter().map(|&(house, _)| house)) });
            }
            if pairs.iter().all(|(other, _)| other == house) {
                let digits = pairs.iter().map(|&(_, digit)| digit).collect();
                return Some(Self::Hidden { digits, house: layout.house_name(*house).to_owned() });
            }
        }
        let names: Vec<String> = link.strong.iter().map(|slot| slot.name(layout)).collect();
        Some(Self::Slots(names.join(",")))
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

    /// As it stands within a chain: `X-Wing(r28)`.
    pub(crate) fn short(&self) -> String {
        match self {
            Self::Locked { set, digits } => format!("ALS({digits}){}", joined(*set)),
            Self::Hidden { digits, house } => format!("AHS({digits}){house}"),
            Self::Fish { name, houses } => format!("{name}({houses})"),
            Self::Deadly { set, .. } if set.is_empty() => "Deadly".to_owned(),
            Self::Deadly { set, digits } if set.len() == 4 && digits.len() == 2 => {
                format!("UR({digits}){}", joined(*set))
            }
            Self::Deadly { set, digits } => format!("Deadly({digits}){}", joined(*set)),
            Self::Slots(names) => format!("[{names}]"),
        }
    }

    /// As it stands behind what it makes true: `by the X-Wing in r28`.
    pub(crate) fn words(&self) -> String {
        match self {
            Self::Locked { set, digits } => format!("by the locked set {} {{{digits}}}", cells(*set)),
            Self::Hidden { digits, house } => format!("by the hidden set {{{digits}}} in {house}"),
            Self::Fish { name, houses } => format!("by the {name} in {houses}"),
            Self::Deadly { set, .. } if set.is_empty() => "for a unique solution".to_owned(),
            Self::Deadly { set, digits } => format!("to keep {} {{{digits}}} from a second solution", cells(*set)),
            Self::Slots(names) => format!("by {names}"),
        }
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

/// Houses in short: `r28`, `r2b4`.
fn houses(layout: &Layout, houses: impl Iterator<Item = House>) -> String {
    let mut text = String::new();
    let mut kind = None;
    for house in houses {
        let name = layout.house_name(house);
        let (letter, number) = name.split_at(name.find(|c: char| c.is_ascii_digit()).unwrap_or(0));
        if kind != Some(letter) {
            text += letter;
            kind = Some(letter);
        }
        text += number;
    }
    text
}
