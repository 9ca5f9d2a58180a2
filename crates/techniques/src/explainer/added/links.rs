//! Strong links of one digit whose ends may be groups.
use crate::Context;
use qedoku_core::{CandidateSet, CellSet, Digit, House, Slot, StrongLink};

/// All places of a digit in a house, in two parts: one of the parts has the digit.
#[derive(Clone, Copy, Debug)]
pub(super) struct DigitLink {
    pub(super) house: House,
    /// Each is one cell, or cells that share another house.
    pub(super) ends: [CellSet; 2],
    /// For each end the cells that see all of it.
    pub(super) seen: [CellSet; 2],
}

impl DigitLink {
    /// All places.
    pub(super) fn cells(&self) -> CellSet {
        self.ends[0] | self.ends[1]
    }

    /// Whether an end has several cells.
    pub(super) fn is_grouped(&self) -> bool {
        self.ends.iter().any(|end| end.is_several())
    }

    /// The link as chains have it, from one of its ends.
    pub(super) fn told(&self, from: usize, digit: Digit) -> StrongLink {
        let [near, far] = [from, 1 - from].map(|end| CandidateSet::of_digit(digit, self.ends[end]));
        StrongLink::new(near, far, Slot::House(self.house, digit))
    }
}

/// The links of a position, those of each digit in the order of their houses.
#[derive(Clone, Debug, Default)]
pub(super) struct DigitLinks {
    links: Vec<DigitLink>,
    /// Where those of each digit end.
    ends: [usize; Digit::COUNT],
}

impl DigitLinks {
    pub(super) fn fill(&mut self, cx: &Context<'_>) {
        self.links.clear();
        for digit in Digit::ALL {
            for house in cx.layout.houses() - cx.board.homes(digit) {
                self.add(house, cx.board.plane(digit) & cx.layout.cells(house), cx);
            }
            self.ends[digit.index()] = self.links.len();
        }
    }

    pub(super) fn of(&self, digit: Digit) -> &[DigitLink] {
        let start = digit.index().checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.links[start..self.ends[digit.index()]]
    }

    /// Adds the links of a house: two places, or more of which one part shares a house that the other part is outside of.
    fn add(&mut self, house: House, places: CellSet, cx: &Context<'_>) {
        let first = self.links.len();
        let crossing = places.iter().fold(qedoku_core::HouseSet::EMPTY, |all, cell| all | cx.layout.houses_of(cell));
        for other in crossing.without(house) {
            let part = places & cx.layout.cells(other);
            let rest = places - part;
            let joined = rest.single().is_some() || cx.layout.houses_around(rest).without(house).first().is_some();
            if rest.is_empty() || !joined {
                continue;
            }
            let known = |link: &DigitLink| link.ends.contains(&part);
            if !self.links[first..].iter().any(known) {
                let ends = [part, rest];
                self.links.push(DigitLink { house, ends, seen: ends.map(|end| cx.layout.common_peers(end)) });
            }
        }
    }
}
