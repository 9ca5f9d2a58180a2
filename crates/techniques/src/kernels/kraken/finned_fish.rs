//! Fish of one digit with fins that have something in common.
use crate::Context;
use qedoku_core::{Candidate, CandidateSet, CellSet, Digit, House, HouseSet};

/// The least and the greatest number of base houses of a fish.
const SIZES: std::ops::RangeInclusive<usize> = 2..=4;

/// The most fins of a fish of lines.
const FINS: usize = 5;

/// The most fins of a fish with boxes.
const FINS_WITH_BOXES: usize = 2;

/// The most choices of base and cover that the search tries for one digit before it gives up.
const NODES: usize = 1_000_000;

/// A fish, and the losses that its fins have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct FinnedFish {
    pub(super) digit: Digit,
    /// The houses that must take the digit; no place lies in two of them.
    pub(super) base: HouseSet,
    /// The houses that can give it to them.
    pub(super) cover: HouseSet,
    /// The places in the base.
    pub(super) places: CellSet,
    /// The places outside the cover.
    pub(super) fins: CellSet,
    /// The candidates lost whichever fin is true, as far as they are wanted.
    pub(super) lost: CandidateSet,
}

/// The places of a digit, house by house.
pub(super) struct FinnedFishSearch<'a> {
    cx: &'a Context<'a>,
    digit: Digit,
    plane: CellSet,
    boxes: HouseSet,
    /// For each candidate, the candidates lost if it is true.
    losses: &'a [CandidateSet],
    nodes: usize,
}

/// Receives fish.
pub(super) type ReportFinnedFish<'r> = &'r mut dyn FnMut(&FinnedFish);

/// The base and cover houses chosen so far.
#[derive(Clone, Copy)]
struct ChosenHouses {
    fish: FinnedFish,
    /// The places that neither the cover holds nor are fins.
    open: CellSet,
    /// The houses that the cover may still take.
    from: HouseSet,
    /// The most fins that the fish may have.
    fins: usize,
}

impl<'a> FinnedFishSearch<'a> {
    pub(super) fn of(cx: &'a Context<'_>, digit: Digit, losses: &'a [CandidateSet]) -> Self {
        let boxes = cx.layout.boxes();
        Self { cx, digit, plane: cx.board.plane(digit), boxes, losses, nodes: 0 }
    }

    /// Calls `report` with each fish whose fins lose some of `wanted` all together: base from lines of one kind and boxes,
    /// cover from lines of the other kind and boxes.
    pub(super) fn each(&mut self, wanted: &CandidateSet, report: ReportFinnedFish<'_>) {
        let layout = self.cx.layout;
        let [rows, columns] = layout.rows_and_columns();
        let open = layout.houses() - self.cx.board.placed_houses(self.digit);
        for (base, cover) in [(rows, columns), (columns, rows)] {
            let empty = FinnedFish {
                digit: self.digit,
                base: HouseSet::EMPTY,
                cover: HouseSet::EMPTY,
                places: CellSet::EMPTY,
                fins: CellSet::EMPTY,
                lost: *wanted,
            };
            self.choose_base((base | self.boxes) & open, (cover | self.boxes) & open, &empty, report);
        }
    }

    /// Adds one more of `from` to the base.
    fn choose_base(&mut self, from: HouseSet, cover: HouseSet, fish: &FinnedFish, report: ReportFinnedFish<'_>) {
        let mut later = from;
        for house in from {
            later.remove(house);
            let places = self.plane & self.cx.layout.cells(house);
            if !places.is_several() || places.meets(fish.places) {
                continue;
            }
            let fish = FinnedFish { base: fish.base.with(house), places: fish.places | places, ..*fish };
            if SIZES.contains(&fish.base.len()) {
                let fins = if fish.base.meets(self.boxes) { FINS_WITH_BOXES } else { FINS };
                let from = cover - fish.base;
                self.choose_cover(&ChosenHouses { fish, open: fish.places, from, fins }, report);
            }
            if fish.base.len() < *SIZES.end() {
                self.choose_base(later, cover, &fish, report);
            }
        }
    }

    /// Gives the first place that has none a cover house, or makes it a fin, until there is no such place left.
    fn choose_cover(&mut self, chosen: &ChosenHouses, report: ReportFinnedFish<'_>) {
        let fish = &chosen.fish;
        let Some(cell) = chosen.open.first() else {
            if fish.cover.len() == fish.base.len() && !fish.fins.is_empty() && self.needs_cover(fish) {
                report(fish);
            }
            return;
        };
        self.nodes += 1;
        if self.nodes > NODES {
            return;
        }
        let houses = self.cx.layout.houses_of(cell) & chosen.from;
        let mut from = chosen.from;
        if fish.cover.len() < fish.base.len() {
            for house in houses {
                from.remove(house);
                self.cover(chosen, house, from, report);
            }
        }
        let lost = fish.lost & self.losses[Candidate { cell, digit: self.digit }.index()];
        if fish.fins.len() < chosen.fins && !lost.is_empty() {
            let fish = FinnedFish { fins: fish.fins.with(cell), lost, ..*fish };
            let open = chosen.open.without(cell);
            self.choose_cover(&ChosenHouses { fish, open, from: from - houses, fins: chosen.fins }, report);
        }
    }

    /// True if each cover house holds a place of the base that no other does.
    fn needs_cover(&self, fish: &FinnedFish) -> bool {
        let cells = |house| self.cx.layout.cells(house);
        fish.cover.iter().all(|house| {
            let others = fish.cover.without(house).iter().fold(CellSet::EMPTY, |all, other| all | cells(other));
            !((fish.places & cells(house)) - others).is_empty()
        })
    }

    fn cover(&mut self, chosen: &ChosenHouses, house: House, from: HouseSet, report: ReportFinnedFish<'_>) {
        let fish = FinnedFish { cover: chosen.fish.cover.with(house), ..chosen.fish };
        let fins = if self.boxes.contains(house) { chosen.fins.min(FINS_WITH_BOXES) } else { chosen.fins };
        if fish.fins.len() <= fins {
            let open = chosen.open - self.cx.layout.cells(house);
            self.choose_cover(&ChosenHouses { fish, open, from, fins }, report);
        }
    }
}
